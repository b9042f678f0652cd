/** A link of a list of links: header, footer, menus. */
export interface NavLink {
  href: string
  label: string
  /** Whether it is the page, or the part of the site, on the screen. */
  current?: boolean
}
