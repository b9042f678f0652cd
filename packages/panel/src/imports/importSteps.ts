import type { ImportDetail, ImportSummary } from '@gallery/contract'
import type { ReactNode } from 'react'

/** The steps of an import. The file itself stands in the list. */
export const importSteps = ['file', 'columns', 'review', 'apply'] as const
export type ImportStep = (typeof importSteps)[number]

/** What each step's part of the screen is given. */
export interface ImportStepProps {
  record: ImportDetail
  /** What stands above every step. */
  head: ReactNode
}

/**
 * The steps that can be gone to: columns until it is applied, the review once there is one. Once the columns go elsewhere
 * than is saved (`differs`), the review is not of them.
 */
export function openSteps(
  { state, counts }: Pick<ImportSummary, 'state' | 'counts'>,
  differs = false
): readonly ImportStep[] {
  if (state === 'applied' || state === 'undone' || state === 'undoing') return ['review', 'apply']
  if (differs) return ['columns']
  if (state === 'checked' || state === 'applying') return ['columns', 'review']
  return counts ? ['columns', 'review'] : ['columns']
}

/**
 * The step on the screen: the one that is under way, else that of the address if it can be gone to, else the one that the
 * import has come to.
 */
export function stepOf(
  record: Pick<ImportSummary, 'state' | 'counts'>,
  asked: string | undefined,
  differs = false
): ImportStep {
  if (record.state === 'checking') return 'review'
  if (record.state === 'applying' || record.state === 'undoing') return 'apply'
  const open = openSteps(record, differs)
  return open.find((step) => step === asked) ?? open.at(-1) ?? 'columns'
}
