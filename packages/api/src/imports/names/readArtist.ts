import type { Draft } from '../draft.ts'
import type { Plan } from '../plan.ts'
import { readName } from './personName.ts'

/**
 * Reads the name of an artist's row in the order that the rules say: what it is shown as, with the last name and the dates
 * that it tells for where the row and the artist have none.
 */
export function readArtist({ rules }: Plan, draft: Draft): void {
  const { display: written, dates_es, dates_en } = draft.fields
  const { display, last_name, dates } = readName(typeof written === 'string' ? written : '', rules.names)
  if ('display' in draft.fields) draft.fields.display = display
  draft.dates =
    [dates_es, dates_en, dates].find((text) => typeof text === 'string' && text !== '')?.toString() ?? ''
  draft.filling = {}
  if (last_name !== '' && !('last_name' in draft.cells)) draft.filling.last_name = last_name
  if (dates !== '' && draft.dates === dates)
    Object.assign(draft.filling, { dates_es: dates, dates_en: dates })
}
