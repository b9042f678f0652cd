import { type ImportDetail, type ImportMap, importKeyOf } from '@gallery/contract'
import type { MappedColumn } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { targetOf } from './mapping.ts'

/** Says of a column how it stands: ignored, the key, what the last review made of it. */
export function useColumnStates(
  record: ImportDetail,
  map: ImportMap
): (column: string) => Pick<MappedColumn, 'state' | 'tone'> {
  const intl = useIntl()
  const say = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `admin.imports.${id}` }, values)
  const key = importKeyOf(record.kind, map)
  return (column) => {
    const target = targetOf(map, column)
    const errors = record.column_errors[column] ?? 0
    if (target === '') return { state: say('ignored') }
    if (errors > 0) return { state: say('columnErrors', { count: errors }), tone: 'err' }
    if (target === 'id' && target === key) return { state: say('isOurs'), tone: 'warn' }
    if (target === key) return { state: say('isKey'), tone: 'ok' }
    const { new_artists = 0, new_collections = 0, new_archives = 0 } = record.counts ?? {}
    if ((target === 'artist' || target === 'artists') && new_artists > 0) {
      return { state: say('newArtists', { count: new_artists }), tone: 'warn' }
    }
    if (target === 'collections' && new_collections > 0) {
      return { state: say('newCollections', { count: new_collections }), tone: 'warn' }
    }
    if (target === 'archive' && new_archives > 0) {
      return { state: say('newArchives', { count: new_archives }), tone: 'warn' }
    }
    if (target === 'image' && record.images.count === 0) return { state: say('noImages'), tone: 'warn' }
    return record.counts ? { state: say('understood'), tone: 'ok' } : { state: '' }
  }
}
