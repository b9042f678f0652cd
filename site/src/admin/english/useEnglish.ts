import { type BilingualKind, bilingualKinds, recordEnglishUrl } from '@gallery/contract'
import type { OutdatedSide } from '@gallery/ui/admin'
import { send } from '../../data/send.ts'
import { useGet } from '../../data/useGet.ts'
import { useRefresh } from '../../data/useRefresh.ts'

/**
 * Tells which fields of a record have English that its Spanish has left behind, as `BilingualField` shows it.
 *
 * @param name the record among the panel's: `events/12`. Of one that is not written in two languages, or not there
 * yet, nothing is outdated.
 */
export function useEnglish(name: string): (field: string) => OutdatedSide | undefined {
  const record = recordIn(name)
  const refresh = useRefresh()
  const { data } = useGet(record && recordEnglishUrl(record.kind, record.id))
  const outdated = data?.data.outdated
  return (field) => {
    const before = outdated?.[field]
    if (!record || before === undefined) return undefined
    return {
      language: 'en',
      before,
      onUpToDate: () => {
        void send('POST', recordEnglishUrl(record.kind, record.id), { fields: [field] }).then(
          () => refresh('/api/english', '/api/panel', `/api/${record.kind}`),
          () => undefined
        )
      },
    }
  }
}

function recordIn(name: string): { kind: BilingualKind; id: number } | null {
  const [, path, id] = /^(\w+)\/(?:.*-)?(\d+)$/.exec(name) ?? []
  const kind = bilingualKinds.find((each) => each === (path === 'backshop' ? 'collections' : path))
  return kind && id ? { kind, id: Number(id) } : null
}
