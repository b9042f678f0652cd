import { type BilingualKind, bilingualKinds, lateOptionsUrl, recordEnglishUrl } from '@gallery/contract'
import type { OutdatedSide } from '@gallery/ui/admin'
import { send } from '../../data/send.ts'
import { useGet } from '../../data/useGet.ts'
import { useRefresh } from '../../data/useRefresh.ts'

/**
 * Tells which fields of a record have English that its Spanish has left behind, as `BilingualField` shows it.
 *
 * @param name the record among the panel's: `events/12`, or a screen of the site's options. Of one that is not written
 * in two languages, or not there yet, nothing is outdated.
 */
export function useEnglish(name: string): (field: string) => OutdatedSide | undefined {
  const record = recordIn(name)
  const isOptions = name.startsWith('options/')
  const refresh = useRefresh()
  const outdated = useGet(record && recordEnglishUrl(record.kind, record.id)).data?.data.outdated
  const late = useGet(isOptions ? lateOptionsUrl() : null).data?.data

  function declare(path: string, field: string, ...shown: readonly string[]) {
    void send('POST', path, { fields: [field] }).then(
      () => refresh('/api/english', '/api/panel', ...shown),
      () => undefined
    )
  }

  return (field) => {
    if (late?.includes(field)) {
      const path = lateOptionsUrl()
      return { language: 'en', onUpToDate: () => declare(path, field, '/api/options') }
    }
    const before = outdated?.[field]
    if (!record || before === undefined) return undefined
    const path = recordEnglishUrl(record.kind, record.id)
    return { language: 'en', before, onUpToDate: () => declare(path, field, `/api/${record.kind}`) }
  }
}

function recordIn(name: string): { kind: BilingualKind; id: number } | null {
  const [, path, id] = /^(\w+)\/(?:.*-)?(\d+)$/.exec(name) ?? []
  const kind = bilingualKinds.find((each) => each === (path === 'backshop' ? 'collections' : path))
  return kind && id ? { kind, id: Number(id) } : null
}
