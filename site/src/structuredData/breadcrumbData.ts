import type { StructuredData } from '../head/head.ts'

/** The way to a page, as search engines show it. The last step, the page itself, needs no address. */
export function breadcrumbData(steps: readonly { label: string; href?: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: href } : {}),
    })),
  }
}
