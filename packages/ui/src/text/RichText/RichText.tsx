import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { large, openings, richText, rows, twoColumns } from './RichText.css.ts'

interface RichTextOfHtml {
  /**
   * HTML that a cleaner has been over: it is set as it is, so that a script in it runs. Its links are plain ones, which
   * no `LinkProvider` reaches: a router has to catch their clicks around the text.
   */
  trustedHtml: string
  children?: never
}

interface RichTextOfChildren {
  trustedHtml?: never
  /** Elements of your own instead of HTML: paragraphs, headings, lists. */
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
 * Use it for what an editor wrote, cleaned where it comes in: by sanitize-html on a server, by DOMPurify in a browser.
 * Use `Text` instead for one sentence of the interface, and `RichTextEditor` of the panel to let somebody write such a
 * text.
 */
export function RichText({
  trustedHtml,
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
  if (trustedHtml === undefined) {
    return (
      <div {...props} className={classes}>
        {children}
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the prop's name says that nobody cleans it here
  return <div {...props} className={classes} dangerouslySetInnerHTML={{ __html: trustedHtml }} />
}
