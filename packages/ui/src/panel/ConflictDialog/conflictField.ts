/** A field that was changed here and saved elsewhere in between. */
export interface ConflictField {
  /** The field's name. */
  id: string
  /** What it is called: "Title (es)". */
  label: string
  /** What was typed here, as it is read; empty for nothing. */
  mine: string
  /** What was saved in between. */
  theirs: string
  /** The language of both texts, where it is not the page's. */
  lang?: string
  /**
   * Whether the two can be put together by hand: a text of several lines without markup.
   * @default false
   */
  joinable?: boolean
}

/** What shall stand in a field: one of the two versions, or what was put together by hand. */
export type ConflictChoice = { kind: 'mine' } | { kind: 'theirs' } | { kind: 'joined'; text: string }

/** What was chosen, by field. */
export type ConflictChoices = Readonly<Record<string, ConflictChoice>>
