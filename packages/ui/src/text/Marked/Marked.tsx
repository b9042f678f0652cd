import { Fragment } from 'react'
import * as styles from './Marked.css.ts'
import { marks } from './marks.ts'

export interface MarkedProps {
  /** The text that was found. */
  text: string
  /** What was searched for; each of its words is marked wherever it stands. */
  words: string
}

/**
 * A text with the words that were searched for underlined, whatever their accents and case. Renders text and `<mark>`.
 *
 * Use it in results; for emphasis use `<strong>` instead.
 */
export function Marked({ text, words }: MarkedProps) {
  return marks(text, words).map(({ text: part, marked }, place) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name.
      <mark key={place} className={styles.mark}>
        {part}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name.
      <Fragment key={place}>{part}</Fragment>
    )
  )
}
