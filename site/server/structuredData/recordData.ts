import type { RenderedPage } from '../../src/entry-server.tsx'
import type { StructuredData } from '../../src/head/head.ts'
import type { ShownRecord } from '../shownRecord.ts'
import { eventData } from './eventData.ts'
import { itemData } from './itemData.ts'
import { workData } from './workData.ts'

/**
 * What schema.org is told of a page's work, item or event. Who made it and when are as its citations say them, by rules
 * that browsers do not have: it is made on the server alone.
 */
export function recordData(
  { language, seed }: Pick<RenderedPage, 'language' | 'seed'>,
  shown: ShownRecord
): StructuredData {
  if (shown.kind === 'work') return workData(shown.record, shown.reference, language)
  if (shown.kind === 'item') return itemData(shown.record, shown.reference, language)
  const { data, today } = shown.site
  return eventData(shown.record, data, language, { now: new Date(seed.now), today })
}
