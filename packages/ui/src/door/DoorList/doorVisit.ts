/** A booking at the door. */
export interface DoorVisit {
  id: number
  /** Surname first: "Sosa, Martina". */
  name: string
  /** How many come, and how many of them are inside. */
  people: number
  inside: number
  /** When they came and how, or what they wrote: "15:01, by code". */
  note?: string | undefined
  /** What they need, in words, each as a label of its own. */
  needs?: readonly string[]
  /** Whether they confirmed. */
  unconfirmed?: boolean
  /** What is wrong: "At another door too, 15:04". */
  warning?: string | undefined
  /** How many more than booked can come in: as many as places are free. */
  spare?: number
}
