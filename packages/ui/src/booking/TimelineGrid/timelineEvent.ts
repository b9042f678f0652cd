import type { EventColor } from '../../tokens/tokens.ts'
import type { EventSpan } from './cellState.ts'

/** An event as a row of the timeline; a plain value, never the API's record. */
export interface TimelineEvent extends EventSpan {
  id: string | number
  title: string
  /** The title's language, when it is not the page's. */
  lang?: string
  /** The event's page. The title is a link only when this is given and the event is active. */
  href?: string
  /** An inactive event keeps its cells, but its title is plain. */
  active: boolean
  color: EventColor
  /** The artists' names: "Elsa Brandariz, Irma Szalay". */
  note?: string
}

/** A cell of the timeline by what it stands for. */
export interface TimelineCellId {
  event: TimelineEvent['id']
  /** 'YYYY-MM-DD'. */
  day: string
}
