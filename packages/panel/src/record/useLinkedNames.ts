import { useGet, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import type { FieldConflict } from './mergeRecord.ts'

/**
 * Gives what a field that leads to another record by its number is called; undefined for other fields, and until the name
 * is there.
 */
export function useLinkedNames(
  conflicts: readonly FieldConflict<string>[]
): (field: string, value: unknown) => string | undefined {
  const language = useLanguage()
  const idsIn = (field: string) =>
    conflicts
      .filter((conflict) => conflict.field === field)
      .flatMap(({ mine, theirs }) => [mine, theirs])
      .filter((value) => typeof value === 'number')
  const artistIds = idsIn('artist_id')
  const archiveIds = idsIn('archive_id')
  const artists = useGet(artistIds.length > 0 ? urlOf('/api/artists?list=1', { ids: artistIds }) : null)
  const archives = useGet(archiveIds.length > 0 ? urlOf('/api/archives?list=1', { ids: archiveIds }) : null)

  return (field, value) => {
    if (field === 'artist_id') return artists.data?.data.find(({ id }) => id === value)?.display
    if (field !== 'archive_id') return undefined
    const archive = archives.data?.data.find(({ id }) => id === value)
    return archive && translated(archive, 'title', language).text
  }
}
