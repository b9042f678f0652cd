import { describe, expect, test } from 'vitest'
import { maxDocumentBytes, maxPictureBytes } from '../packages/api/src/images/limits.ts'
import { hang as hangOnPaper } from '../packages/api/src/paper/hanging.ts'
import * as contract from '../packages/contract/src/days.ts'
import { htmlText } from '../packages/contract/src/htmlText.ts'
import { freePlaces as freePlacesOfContract, isBookable } from '../packages/contract/src/isBookable.ts'
import { languages } from '../packages/contract/src/languages.ts'
import { sizeOf } from '../packages/contract/src/sizeOf.ts'
import { colors, edges } from '../packages/embed/src/colors.ts'
import { freePlaces, slotState } from '../packages/ui/src/booking/SlotList/slotState.ts'
import * as kit from '../packages/ui/src/dates/days.ts'
import { instantOf } from '../packages/ui/src/forms/DateTimeField/galleryTime.ts'
import { htmlWords } from '../packages/ui/src/panel-forms/BilingualField/textChanges.ts'
import { defaultMaxBytes, documentMaxBytes } from '../packages/ui/src/private/imageFile.ts'
import { hang as hangOnScreen } from '../packages/ui/src/public/WallView/hang.ts'
import { formatSize } from '../packages/ui/src/public/WorkLabel/formatSize.ts'
import { eventColorNames, eventColors, colors as kitColors } from '../packages/ui/src/tokens/tokens.ts'

// The kit is published by itself and knows no other package (docs/decisions/016-rules-that-stand-twice.md): what it and
// another package have to know stands in both, and is the same.

describe('the days of the kit are those of the contract', () => {
  const zones = ['America/Argentina/Buenos_Aires', 'Europe/Madrid', 'America/New_York', 'Pacific/Apia', 'UTC']
  const days = ['2024-02-28', '2025-12-31', '2026-03-07', '2026-03-29', '2026-10-25', '2026-11-01']

  test.each(days)('counting from %s', (day) => {
    for (const count of [-366, -1, 0, 1, 2, 365])
      expect(kit.addDays(day, count)).toBe(contract.addDays(day, count))
  })

  test.each(['2026-02-28', '2026-02-29', '2026-2-1', '2026-02-01T00:00', '', 'hoy'])('“%s”', (text) => {
    expect(kit.isDay(text)).toBe(contract.isDay(text))
  })

  test.each(zones)('the clock of %s, where it changes too', (zone) => {
    for (const day of days) {
      for (const time of ['00:00', '01:30', '02:00', '02:30', '03:00', '12:00', '23:59']) {
        const instant = contract.instantOf(day, time, zone).toISOString()
        expect(instantOf(`${day}T${time}`, zone), `${day} ${time}`).toBe(instant)
        expect(kit.dayOf(instant, zone)).toBe(contract.dayOf(new Date(instant), zone))
      }
    }
  })
})

test('the kit takes files that are as large as the server takes', () => {
  expect(defaultMaxBytes).toBe(maxPictureBytes)
  expect(documentMaxBytes).toBe(maxDocumentBytes)
})

describe('a slot can be booked on the screen where it can be booked', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  const slots = [0, 3, 4, 5].flatMap((count) =>
    [true, false].flatMap((unavailable) =>
      ['2026-11-20T14:59:59Z', '2026-11-20T15:00:00Z', '2026-11-20T15:00:01Z'].map((start) => ({
        count,
        unavailable,
        start,
        limit: 4,
      }))
    )
  )

  test.each(slots)('$count of $limit, closed: $unavailable, at $start', (slot) => {
    const past = new Date(slot.start) <= now
    expect(slotState({ ...slot, past }) === 'available').toBe(isBookable(slot, now))
    expect(freePlaces(slot)).toBe(freePlacesOfContract(slot))
  })
})

describe('the colours on other sites are the kit’s', () => {
  test('ink, paper and lines', () => {
    for (const [theme, value] of [kitColors.light, kitColors.dark].entries()) {
      const ours = Object.entries(colors).map(([name, pair]) => [name, pair[theme]])
      expect(value).toMatchObject(Object.fromEntries(ours))
    }
  })

  test('what events are told by', () => {
    const { light, dark } = eventColors
    const kits = eventColorNames.map((name) => [name, [light[name].edge, dark[name].edge]])
    expect(edges).toEqual(Object.fromEntries(kits))
  })
})

describe('works hang on paper as on the screen', () => {
  const works = [
    { height: 81, width: 55 },
    { height: 271, width: 200 },
    { height: 270, width: 30 },
    { height: 12, width: 300 },
  ]

  test.each([
    ['none', []],
    ['one', works.slice(0, 1)],
    ['several, one higher than hangs by its middle', works],
  ])('%s', (_which, hung) => {
    const gap = 55
    const screen = hangOnScreen(hung, gap)
    const paper = hangOnPaper(hung, { gap, wall: undefined })
    expect(screen.places).toEqual(paper.hung.map(({ left, bottom, top }) => ({ x: left, bottom, top })))
    if (hung.length > 0) expect(screen.length).toBe(paper.length)
  })
})

describe('a text of the editor says the same on the screen as elsewhere', () => {
  test.each([
    ['<p>Obras nuevas (<em>Patio</em>) y “<em>Siesta</em>”: mirá.</p>'],
    [
      '<h3>Uno</h3><ul><li>dos</li><li>tres<br />cuatro</li></ul><blockquote><p>cinco</p></blockquote>\n<p>seis\nsiete</p>',
    ],
    ['<p>a &amp;lt; b &lt;c&gt; &quot;d&quot; &apos;e&apos;&nbsp;f</p>'],
    ['&#39; &#x27; &#X2014; &#128512; &#1114112; &#; &nothing; &constructor; AT&T'],
    ['menos de <30 o >40 cm'],
    ['<p></p>'],
  ])('%s', (html) => {
    expect(htmlWords(html)).toBe(htmlText(html))
  })
})

describe('what a work measures is said on the screen as elsewhere', () => {
  test.each([
    [81, 55, 2.5],
    [60, null, null],
    [0, 81, 20],
    [109.5, 10.25, 30.488],
    [1_200, 12_345.6, 0],
    [null, null, null],
  ])('%s × %s × %s', (height, width, depth) => {
    for (const language of languages) {
      const size = sizeOf({ height, width, depth, size_text: '' }, language)
      expect(formatSize({ height, width, depth }, language) ?? '').toBe(size)
    }
  })
})
