import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../private/joinClasses.ts'
import { prose } from './Prose.css.ts'

interface ProseOfHtml {
  /** Text of the editor as HTML that the server has already cleaned: it is set as it is. */
  html: string
  children?: never
}

interface ProseOfChildren {
  html?: never
  children: ReactNode
}

export type ProseProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & (ProseOfHtml | ProseOfChildren)

/** Running text with its paragraphs, lists, quotes and links, in lines of 34em. Renders `<div>`. */
export function Prose({ html, children, className, ...props }: ProseProps) {
  const classes = joinClasses(prose, className)
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
