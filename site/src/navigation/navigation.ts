/** The header's sections in their order, by path; the text is `nav.<path>`. */
const sections = ['exhibitions', 'events', 'collections', 'artists', 'archives', 'about', 'contact'] as const
/** What who is signed in has of their own. */
const own = ['user', 'appointments'] as const

export type Section = (typeof sections)[number] | (typeof own)[number] | 'admin'

/** What the header leads everybody to. */
export const headerSections: readonly Section[] = sections
/** The signed-in visitor's pages. */
export const ownSections: readonly Section[] = own
/** Those of somebody with the panel. */
export const superSections: readonly Section[] = [...own, 'admin']
