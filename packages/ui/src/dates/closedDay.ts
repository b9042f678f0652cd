/** A day on which the gallery is closed, as far as nothing was opened on it on purpose. */
export interface ClosedDay {
  /** 'YYYY-MM-DD'. */
  day: string
  /** Its weekday never is open, the gallery closes on that day, or it is a public holiday. */
  why: 'weekday' | 'closure' | 'holiday'
  /** The holiday's name, or the gallery's word about it: "montaje". */
  reason?: string
}

/** Days in a row that are closed for the same reason. */
export interface ClosedRun extends Omit<ClosedDay, 'day'> {
  from: string
  to: string
}
