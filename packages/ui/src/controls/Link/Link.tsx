import { joinClasses } from '../../private/joinClasses.ts'
import { underlines } from './Link.css.ts'
import { type LinkProps, useLink } from './LinkProvider.tsx'

export interface TextLinkProps extends LinkProps {
  /**
   * How the link shows that it is one: `always` underlined (inside running text), underlined on `hover`
   * (lists, captions, navigation), or left to what it holds (`none`).
   * @default 'always'
   */
  underline?: 'always' | 'hover' | 'none'
}

/**
 * A link, through the component given to `LinkProvider`. Renders `<a>`.
 *
 * Use it for every way to another page. Use `Button` with `variant="tertiary"` instead for an action that looks
 * like a link, and `Button` with an `href` for the one a view is for.
 */
export function Link({ underline = 'always', className, ...props }: TextLinkProps) {
  const Component = useLink()
  return <Component {...props} className={joinClasses(underlines[underline], className)} />
}
