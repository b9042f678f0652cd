import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react'

/** What every link of the kit passes on: an anchor's own props, with an address that must be there. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where the link leads: a path of the site or a whole address. */
  href: string
}

/** A component that can stand for `<a>`, the router's link of the site that uses the kit; or `<a>` itself. */
export type LinkComponent = ComponentType<LinkProps> | 'a'

const LinkContext = createContext<LinkComponent>('a')

export interface LinkProviderProps {
  /** Renders every link of the kit that stands inside. */
  component: LinkComponent
  children?: ReactNode
}

/**
 * Gives the kit the router's link, so that the kit itself knows no router. Renders no element.
 *
 * Use it once, at the root, when a router follows the links. Use nothing instead when the pages are loaded whole:
 * the links are `<a>` then.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The link component of the nearest `LinkProvider`; a plain `<a>` without one. */
export function useLink(): LinkComponent {
  return useContext(LinkContext)
}
