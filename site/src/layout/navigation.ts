import { routes } from '../routes.tsx'

/** The header's sections in their order (spec §2), by path; the text is `nav.<path>`. */
const sections = ['exhibitions', 'events', 'collections', 'artists', 'archives', 'about', 'contact'] as const
/** What who is signed in has of their own. */
const own = ['user', 'appointments'] as const

export type Section = (typeof sections)[number] | (typeof own)[number]

function exists(path: string): boolean {
  return routes.some((route) => route.path === path)
}

/** The sections that have a page. */
export const headerSections: readonly Section[] = sections.filter(exists)
/** The signed-in visitor's pages that exist. */
export const ownSections: readonly Section[] = own.filter(exists)
