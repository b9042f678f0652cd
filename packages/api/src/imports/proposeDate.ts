import { proposeEdtf } from '@gallery/contract'
import type { Draft } from './draft.ts'
import type { Plan } from './plan.ts'

/** Proposes the date that a row's words of it mean, where the rules ask for that and nothing else says one. The review shows it. */
export function proposeDate({ kind, rules }: Plan, draft: Draft): void {
  if (!rules.propose_dates || kind === 'artists') return
  const words = draft.fields[kind === 'works' ? 'year_text' : 'date_fallback']
  const proposal = typeof words === 'string' ? proposeEdtf(words) : null
  if (proposal === null || proposal === 'undated') return
  draft.filling = { ...draft.filling, date_edtf: proposal.edtf }
}
