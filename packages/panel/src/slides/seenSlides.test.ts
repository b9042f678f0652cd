import { Failure } from '@gallery/client'
import type { SlideRow, SlidesChange } from '@gallery/contract'
import { expect, test } from 'vitest'
import { changedIn } from '../record/edited.ts'
import { mergeRecord } from '../record/mergeRecord.ts'
import { pick } from '../record/pick.ts'
import { seenSlides, sendSlides } from './seenSlides.ts'
import { type SlidesRecord, slidesFields, slidesRecord } from './slidesRecord.ts'

const at = (minute: number) => `2026-11-02T12:0${minute}:00.000Z`
const slide = (id: number, minute = 0, title_es = `Slide ${id}`): SlideRow => ({
  id,
  title_es,
  title_en: '',
  link: '',
  filename: `${id}.jpg`,
  picture: { width: 60, height: 40, widths: [] },
  event: null,
  active: true,
  updated_at: at(minute),
})

/**
 * Saves over a colleague's change, as the form does: what nobody contradicts is sent again from their state.
 * @returns what was sent at last, and which fields are to be asked about
 */
async function saveOver(theirs: readonly SlideRow[], mine: Partial<SlidesRecord>) {
  const opened = [slide(1), slide(2), slide(3)]
  const seen = seenSlides(opened)
  const fields = slidesFields(opened)
  const sent: SlidesChange['slides'][] = []
  const send = async (slides: SlidesChange['slides']) => {
    sent.push(slides)
    if (sent.length > 1) return [...theirs]
    throw new Failure(409, 'Somebody saved since', {}, { data: theirs, by: null })
  }
  const base = slidesRecord(opened)
  const typed: SlidesRecord = Object.assign(slidesRecord(opened), mine)
  const refusal: unknown = await sendSlides(seen, mine, base.updated_at, send).catch(
    (error: unknown) => error
  )
  if (!(refusal instanceof Failure)) throw refusal
  const { data: now }: { data: SlidesRecord } = Object(refusal.body)
  const { values, conflicts } = mergeRecord(fields, base, typed, now)
  const again = pick(values, changedIn({ base: now, values }, fields))
  if (conflicts.length === 0) await sendSlides(seen, again, now.updated_at, send)
  return { sent: sent.at(-1), asked: conflicts.map(({ field }) => field) }
}

test('a title that is sent again leaves the slides in the order that a colleague gave them meanwhile', async () => {
  const theirs = [slide(3, 1), slide(1, 1), slide(2, 1)]
  expect(await saveOver(theirs, { '1_title_en': 'One' })).toEqual({
    sent: [{ id: 3 }, { id: 1, title_en: 'One' }, { id: 2 }],
    asked: [],
  })
})

test('two orders are compared', async () => {
  const theirs = [slide(3, 1), slide(1, 1), slide(2, 1)]
  expect(await saveOver(theirs, { order: [2, 1, 3] })).toMatchObject({ asked: ['order'] })
})

test.each([
  ['a title', { '1_title_en': 'One' }, [{ id: 1, title_en: 'One' }, { id: 3 }]],
  ['an order', { order: [3, 2, 1] }, [{ id: 3 }, { id: 1 }]],
  ['what was typed over it', { '2_title_en': 'Two' }, [{ id: 1 }, { id: 3 }]],
])(
  'of slides of which a colleague binned one, %s is sent for those that there are',
  async (_, mine, sent) => {
    expect(await saveOver([slide(1), slide(3)], mine)).toEqual({ sent, asked: [] })
  }
)

test('where none is left, nothing is asked, and the state has its instant', async () => {
  expect(await saveOver([], { '1_title_en': 'One' })).toEqual({ sent: [], asked: [] })
})

test('what is saved is the record as it is afterwards', async () => {
  const seen = seenSlides([slide(1), slide(2)])
  const saved = [slide(2, 1), slide(1, 1, 'Otra')]
  expect(await sendSlides(seen, { order: [2, 1] }, at(0), async () => saved)).toEqual(slidesRecord(saved))
})

test('any other refusal stays as it came', async () => {
  const refused = new Failure(422, '', { 'slides.0.link': ['No'] })
  const sending = sendSlides(seenSlides([slide(1)]), {}, at(0), () => Promise.reject(refused))
  await expect(sending).rejects.toBe(refused)
})
