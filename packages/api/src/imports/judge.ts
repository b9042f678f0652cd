import { cellText } from './cellText.ts'
import type { Current } from './current.ts'
import { type Draft, titleFields } from './draft.ts'
import type { Judged } from './judged.ts'
import { judgeFields, judgeName } from './judgeFields.ts'
import { judgeImage } from './judgeImage.ts'
import { judgeFile, judgeIds, judgeKey, judgeNamesakes } from './judgeKeys.ts'
import { judgeArtists, judgePlaces, judgeTags } from './judgeLinks.ts'
import { judgeMovement } from './judgeMovement.ts'
import type { Judging, Knowledge } from './judging.ts'
import type { Plan } from './plan.ts'

/**
 * Judges a row beside the records that its key names: whether it makes a record, changes one and in what, leaves it as
 * it is, or is refused and why.
 */
export function judge(plan: Plan, draft: Draft, currents: readonly Current[], known: Knowledge): Judged {
  const [current] = currents
  const judging: Judging = { plan, draft, current, known, data: { fields: {} }, changes: [] }
  judgeKey(judging, currents.length)
  judgeFields(judging)
  judgeIds(judging)
  judgeArtists(judging)
  judgeTags(judging)
  judgePlaces(judging)
  judgeImage(judging)
  judgeMovement(judging)
  if (plan.kind === 'files') judgeFile(judging)
  else judgeName(judging)
  if (plan.kind === 'artists' && !current) judgeNamesakes(judging)
  return told(judging)
}

/** What was found of a row, of which only what it comes to is kept. */
function told({ plan, draft, current, data, changes }: Judging): Judged {
  const state =
    draft.faults.length > 0 ? 'error' : !current ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
  const [es] = titleFields(plan.kind)
  return {
    row: draft.row,
    state,
    title: (draft.title || cellText(current?.fields[es])).slice(0, 300),
    record_id: current?.id ?? null,
    seen_at: current?.updated_at ?? null,
    data: state === 'new' || state === 'changed' ? data : { fields: {} },
    changes: state === 'changed' ? changes : [],
    faults: draft.faults,
  }
}
