import { readHtml } from './cells/html.ts'
import { folded } from './cells/words.ts'
import { cellText } from './cellText.ts'
import { titleFields, type Value } from './draft.ts'
import { type Judging, noteChange, refuse } from './judging.ts'
import type { Plan } from './plan.ts'
import { dropStaleWords } from './staleWords.ts'

/** The fields of the record itself: all that are told of a new one, those that differ of one that is there. */
export function judgeFields(judging: Judging): void {
  takeFields(judging)
  fillFields(judging)
  dropStaleWords(judging)
}

function takeFields({ plan, draft, current, data, changes }: Judging): void {
  for (const [field, value] of Object.entries(draft.fields)) {
    if (!current) {
      if (value !== null) data.fields[field] = value
      continue
    }
    const old = current.fields[field] ?? null
    const isKept =
      field === 'display'
        ? keepsName(plan, cellText(old), cellText(value), draft.cells.display)
        : isSame(field, old, value, draft.cells[field])
    if (isKept || (plan.rules.fill_only && cellText(old) !== '')) continue
    data.fields[field] = value
    changes.push({ field, old: cellText(old), new: cellText(value) })
  }
}

/** What is told of a record by another column of its row stands where nothing else does. */
function fillFields(judging: Judging): void {
  const {
    plan: { kind, rules },
    draft,
    current,
    data,
  } = judging
  const old = current?.fields ?? {}
  // A name with years in it that is there as it stands in the file is an artist's whom nothing is to happen to.
  const isThere = kind === 'artists' && draft.cells.display?.trim() === old.display
  if (isThere && rules.names === 'as_written') return
  for (const [field, value] of Object.entries(draft.filling ?? {})) {
    if (cellText(old[field]) !== '' || cellText(data.fields[field]) !== '') continue
    data.fields[field] = value
    noteChange(judging, { field, old: '', new: cellText(value) })
  }
}

/**
 * Whether an artist goes on being called as they are. One who is found by the name, however it is written, is not renamed
 * by that; but a name that is there in the order that the file is said to have is put right.
 */
function keepsName({ rules, key }: Plan, old: string, name: string, cell: string | undefined): boolean {
  if (old === name) return true
  if (cell?.trim() === old) return rules.names === 'as_written'
  return key?.field === 'display' && folded(old) !== folded(name)
}

/** Whether a cell says what is there already, however it was cleaned: what an export wrote comes back as it was. */
function isSame(field: string, old: Value, value: Value, cell: string | undefined): boolean {
  if (old === value || (typeof old === 'string' && cell?.trim() === old)) return true
  if (typeof old === 'number' && value === null) return old === 0 && cell?.trim() === '0'
  if (typeof old !== 'string' || typeof value !== 'string') return false
  return /_(es|en)$/.test(field) && readHtml(old) === value
}

/** A record must be called something; in one language is enough, and is then said in both. */
export function judgeName(judging: Judging): void {
  const {
    plan: { kind },
    draft,
    current,
    data,
  } = judging
  const [es, en] = titleFields(kind)
  const isTold = es in draft.fields || en in draft.fields
  if (current && (!isTold || data.fields[es] !== '')) return
  if (draft.faults.some((each) => each.field === es || each.field === en)) return
  if (draft.title !== '') data.fields[es] = draft.title
  else {
    refuse(judging, es in draft.cells ? es : en, {
      id: kind === 'artists' ? 'import.reason.nameMissing' : 'import.reason.titleMissing',
    })
  }
  if (kind === 'items' && !current && !('kind' in draft.cells)) data.fields.kind = 'other'
}
