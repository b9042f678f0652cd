import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { large, openings, richText, rows, twoColumns } from './RichText.css.ts'

interface RichTextOfHtml {
  /**
   * Text of the editor as HTML that the server has already cleaned: it is set as it is. Its links are plain ones, which
   * no `LinkProvider` reaches: a router has to catch their clicks around the text.
   */
  html: string
  children?: never
}

interface RichTextOfChildren {
  html?: never
  children: ReactNode
}

interface RichTextLook {
  /**
   * `l` for what is read first.
   * @default 'm'
   */
  size?: 'm' | 'l'
  /**
   * The first paragraph set larger than the others and across all columns: 20 to 25 px (`l`) or 24 to 34 (`xl`).
   * @default all paragraphs alike
   */
  opening?: keyof typeof openings
  /**
   * From 769px on; two for long texts where the page is wide.
   * @default 1
   */
  columns?: 1 | 2
  /**
   * Running text, or `rows`: each heading at the left of what follows it, as a team or a list of terms. Rows stand in
   * one column.
   * @default 'text'
   */
  layout?: 'text' | 'rows'
}

export type RichTextProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  RichTextLook &
  (RichTextOfHtml | RichTextOfChildren)

/**
 * Running text with its paragraphs, headings, lists, quotes and links, in lines of 34em. Renders `<div>`.
 *
 * Use it for what an editor wrote. Use `Text` instead for one sentence of the interface, and `RichTextEditor` of the
 * panel to let somebody write such a text.
 */
export function RichText({
  html,
  children,
  size = 'm',
  opening,
  columns = 1,
  layout = 'text',
  className,
  ...props
}: RichTextProps) {
  const classes = joinClasses(
    richText,
    size === 'l' && large,
    opening && openings[opening],
    layout === 'rows' ? rows : columns === 2 && twoColumns,
    className
  )
  if (html === undefined) {
    return (
      <div {...props} className={classes}>
        {children}
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the prop's contract is HTML cleaned by the server
  return <div {...props} className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}
