import { Failure } from '@gallery/client'
import { type SlideRow, SlideRowsAnswer, type SlidesChange } from '@gallery/contract'
import { orderSince, type SlidesRecord, slidesChange, slidesRecord } from './slidesRecord.ts'

/** What is known of the slides while they are under edit, whoever brought it: a read, a save or its refusal. */
export interface SeenSlides {
  /** As they were last answered: a change names all that there are, in the order that they have by now. */
  newest: readonly SlideRow[]
  /** Each as it was seen last, those that are gone too: what was typed over one of those contradicts nobody. */
  rows: Map<number, SlideRow>
  /** The order of each state that a change may have started from, by its `updated_at`. */
  orders: Map<string, readonly number[]>
}

export function seenSlides(slides: readonly SlideRow[]): SeenSlides {
  const seen: SeenSlides = { newest: slides, rows: new Map(), orders: new Map() }
  see(seen, slides)
  return seen
}

/** Takes the slides over as they were read. */
export function see(seen: SeenSlides, slides: readonly SlideRow[]): void {
  keep(seen, slides)
  const { updated_at, order } = slidesRecord(slides)
  if (!seen.orders.has(updated_at)) seen.orders.set(updated_at, order)
}

/**
 * Sends a change of the slides that there are.
 *
 * @param startedFrom the `updated_at` of the record that it started from
 * @returns the record as it is afterwards
 * @throws Failure; that of a conflict knows the slides as one record, in which a slide that came or went is no other order
 */
export async function sendSlides(
  seen: SeenSlides,
  changes: Partial<SlidesRecord>,
  startedFrom: string | undefined,
  send: (slides: SlidesChange['slides']) => Promise<readonly SlideRow[]>
): Promise<SlidesRecord> {
  const order = changes.order ?? idsOf(seen.newest)
  try {
    const saved = await send(slidesChange(seen.newest, changes, order))
    return recordOf(seen, saved, idsOf(saved))
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 409) throw error
    const { message, errors, body } = error
    const { data } = SlideRowsAnswer.parse(body)
    const now = orderSince(seen.orders.get(startedFrom ?? ''), idsOf(data))
    throw new Failure(409, message, errors, { ...Object(body), data: recordOf(seen, data, now) })
  }
}

/** The record of slides that were just answered, in an order from which changes may start now. */
function recordOf(seen: SeenSlides, slides: readonly SlideRow[], order: readonly number[]): SlidesRecord {
  keep(seen, slides)
  const record = { ...slidesRecord([...seen.rows.values()]), order }
  seen.orders.set(record.updated_at, order)
  return record
}

function keep(seen: SeenSlides, slides: readonly SlideRow[]): void {
  seen.newest = slides
  for (const slide of slides) seen.rows.set(slide.id, slide)
}

function idsOf(slides: readonly SlideRow[]): number[] {
  return slides.map(({ id }) => id)
}
