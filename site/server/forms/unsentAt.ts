import { sought, type Unsent, unsent } from '../../src/asking/unsent.ts'
import { listQuery } from '../../src/lists/listQuery.ts'
import type { SentForm } from './pageForm.ts'

/** A form that was brought along and is not sent. */
interface Brought {
  /** Where it is shown, if not where it came to. */
  elsewhere?: string
}

const link: Unsent = 'link'
const enter: Unsent = 'enter'

/**
 * Where a form is shown as it was typed that the browser brought along and did not send; undefined when it was sent. Words
 * that are searched for (`q`) come in a field of it, and belong into the address.
 */
export function unsentAt({ path, query, values }: SentForm): Brought | undefined {
  const by = values[unsent]
  const words = wordsOf(values.q)
  if (by === undefined || (by === enter && words === wordsOf(values[sought]))) return undefined
  if (by === link || values.q === undefined || words === wordsOf(query.get('q'))) return {}
  const found = new URLSearchParams(query)
  found.delete('p')
  found.set('q', words)
  return { elsewhere: `${path}?${found}` }
}

function wordsOf(typed: string | null | undefined): string {
  return listQuery(new URLSearchParams({ q: typed ?? '' })).q
}
