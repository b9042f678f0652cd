import { reported, send, useGet } from '@gallery/client'
import { type BilingualKind, bilingualKinds, urlOf } from '@gallery/contract'
import type { OutdatedSide } from '@gallery/ui/admin'
import { useRefresh } from '../frame/useRefresh.ts'

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
  const outdated = useGet(record && urlOf('/api/english/:kind/:id', record)).data?.data.outdated
  const late = useGet(isOptions ? urlOf('/api/options/english') : null).data?.data

  function declare(write: () => Promise<unknown>) {
    void reported(async () => {
      await write()
      await refresh()
    })
  }

  return (field) => {
    if (late?.includes(field)) {
      return {
        language: 'en',
        onUpToDate: () => declare(() => send('POST /api/options/english', {}, { fields: [field] })),
      }
    }
    const before = outdated?.[field]
    if (!record || before === undefined) return undefined
    return {
      language: 'en',
      before,
      onUpToDate: () => declare(() => send('POST /api/english/:kind/:id', record, { fields: [field] })),
    }
  }
}

function recordIn(name: string): { kind: BilingualKind; id: number } | null {
  const [, path, id] = /^(\w+)\/(?:.*-)?(\d+)$/.exec(name) ?? []
  const kind = bilingualKinds.find((each) => each === (path === 'backshop' ? 'collections' : path))
  return kind && id ? { kind, id: Number(id) } : null
}
