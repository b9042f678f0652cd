import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { Marked } from '../Marked/Marked.tsx'
import * as styles from './Transcription.css.ts'

export interface TranscriptionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Plain text, with the line breaks of the leaf. */
  text: string
  /**
   * What was searched for; each of its words is underlined.
   * @default ''
   */
  words?: string
}

/**
 * What is written on a leaf, line by line as it stands there, with what was searched for underlined. Renders `<div>`.
 *
 * Use it beside the picture of a letter or a page. Use `RichText` instead for a text that was written for the site.
 */
export function Transcription({ text, words = '', className, ...props }: TranscriptionProps) {
  return (
    <div {...props} className={joinClasses(styles.root, className)}>
      <Marked text={text} words={words} />
    </div>
  )
}
