import type { ArchiveSummary } from '@gallery/contract'

/** The years that the items of an archive cover, "1946–1988" or one alone; undefined where none is known. */
export function yearsCovered({
  first_year,
  last_year,
}: Pick<ArchiveSummary, 'first_year' | 'last_year'>): string | undefined {
  const years = [...new Set([first_year, last_year])].filter((year) => year !== null)
  return years.length > 0 ? years.join('–') : undefined
}
