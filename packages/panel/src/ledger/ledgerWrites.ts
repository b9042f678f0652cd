import { type Sending, send, shownByForms } from '@gallery/client'
import type { LedgerTerm, Note, SentTo } from '@gallery/contract'

type Named = Pick<LedgerTerm, 'kind' | 'term'>

/** Ends a term or gives it longer. @returns the lines of the ledger that it became @throws Failure */
export async function endTerm(
  { kind, term }: Named,
  end: SentTo<'POST /api/ledger/terms/:kind/:term'>,
  sending: Sending = {}
): Promise<number[]> {
  const { data } = await send('POST /api/ledger/terms/:kind/:term', { kind, term }, end, sending)
  return data.movements
}

/** Writes to who has a work. @throws Failure */
export async function noticeTerm({ kind, term }: Named): Promise<string> {
  const { message } = await send('POST /api/ledger/terms/:kind/:term/notice', { kind, term }, {})
  return message
}

/** Writes a note. @throws Failure with errors per field */
export async function addNote(form: SentTo<'POST /api/ledger/notes'>): Promise<Note> {
  const { data } = await send('POST /api/ledger/notes', {}, form, shownByForms)
  return data
}

/** Strikes a note through. @throws Failure */
export async function strikeNote(id: number, why: string): Promise<Note> {
  const { data } = await send('POST /api/ledger/notes/:id/strike', { id }, { why }, shownByForms)
  return data
}
