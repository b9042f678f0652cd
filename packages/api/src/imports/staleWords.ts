import type { Judging } from './judging.ts'

/** Which words stand in place of which numbers. */
const inPlaceOf = [
  ['year_text', ['year']],
  ['size_text', ['height', 'width', 'depth']],
] as const

/**
 * Words that stood for numbers which a row changes, and of which it says nothing, go: they would be shown in place of
 * the new numbers.
 */
export function dropStaleWords({ plan, draft, current, data, changes }: Judging): void {
  if (plan.rules.fill_only) return
  for (const [words, numbers] of inPlaceOf) {
    const old = current?.fields[words]
    if (typeof old !== 'string' || old === '' || words in draft.fields) continue
    if (!numbers.some((field) => field in data.fields)) continue
    data.fields[words] = ''
    changes.push({ field: words, old, new: '' })
  }
}
