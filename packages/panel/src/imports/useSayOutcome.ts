import type { ImportDetail } from '@gallery/contract'
import { useIntl } from 'react-intl'
import { useSayCounts } from './useSayCounts.ts'

type Outcome = Pick<ImportDetail, 'state' | 'counts' | 'kept' | 'failure'>

/** Says what became of an import in one go: why it failed, or "Aplicada: 41 nuevas, 2 cambiadas" and what was edited since. */
export function useSayOutcome(): (record: Outcome) => string {
  const intl = useIntl()
  const sayCounts = useSayCounts()
  return ({ failure, ...record }) => {
    const { state, counts, kept } = record
    if (failure !== '') return failure
    const what = [intl.formatMessage({ id: `admin.imports.state.${state}` }), sayCounts(counts)]
    const since = kept === 0 ? '' : intl.formatMessage({ id: keptText(record) }, { count: kept })
    return [what.filter(Boolean).join(': '), since].filter(Boolean).join('. ')
  }
}

/** Whether an import was to be taken back and was not: somebody has edited since what it brought. */
export function isStopped({ state, kept }: Pick<ImportDetail, 'state' | 'kept'>): boolean {
  return state === 'applied' && kept > 0
}

/** The text that says how many records were edited since. */
export function keptText(record: Pick<ImportDetail, 'state' | 'kept'>): string {
  return `admin.imports.${isStopped(record) ? 'later' : 'kept'}`
}
