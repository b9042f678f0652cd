import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createIntl, createIntlCache, type MessageFormatElement } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { catalogues as all } from '../stories/say.ts'
import adminEs from './admin/es.json'
import { defaultTexts, isSource } from './defaultTexts.ts'
import es from './es.json'
import { textIds } from './textIds.ts'

const catalogues: Record<string, Record<string, string>> = all
const languages = ['en', 'fr', 'ar']
const kit = fileURLToPath(new URL('..', import.meta.url))

const sources = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter(isSource)
  .map((path) => readFileSync(`${kit}/${path}`, 'utf8'))

/** What an ICU text asks for, inside plurals and tags too: `count 6` (6 is the parser's number for a plural). */
function argumentsOf(parts: readonly MessageFormatElement[]): string[] {
  const found = parts.flatMap((part) => {
    const inside = [
      ...('options' in part ? Object.values(part.options).flatMap(({ value }) => argumentsOf(value)) : []),
      ...('children' in part ? argumentsOf(part.children) : []),
    ]
    const isWords = part.type === 0 || part.type === 7
    return isWords || !('value' in part) ? inside : [`${part.value} ${part.type}`, ...inside]
  })
  return [...new Set(found)].sort()
}

function parse(locale: string, id: string): MessageFormatElement[] {
  const { formatters } = createIntl({ locale, messages: catalogues[locale] }, createIntlCache())
  return formatters.getMessageFormat(catalogues[locale]?.[id] ?? '', locale).getAst()
}

/** What a text's own words are, inside plurals and tags too, without what is put in. */
function wordsOf(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap((part) => [
    ...(part.type === 0 ? [part.value] : []),
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => wordsOf(value)) : []),
    ...('children' in part ? wordsOf(part.children) : []),
  ])
}

/** A text with its values, the words inside tags among the others. */
function said(locale: string, id: string, values: Record<string, string | number>) {
  const intl = createIntl({ locale, messages: catalogues[locale] }, createIntlCache())
  return intl.formatMessage({ id }, { ...values, b: (words) => words.join('') })
}

const ids = Object.keys(all.es)
const write = 'node packages/ui/scripts/writeSpanish.mjs'

describe('the catalogues of the kit', () => {
  test('in Spanish say what the source says by default', () => {
    expect(all.es, write).toEqual(defaultTexts(sources))
  })

  test('part the texts of the public entry, which visitors download, from the panel’s', () => {
    const visitors = textIds(`${kit}index.ts`)
    expect(ids.filter((id) => visitors.has(id)).sort(), write).toEqual(Object.keys(es))
    expect(ids.filter((id) => !visitors.has(id)).sort(), write).toEqual(Object.keys(adminEs))
  })

  test.each([
    ['public', '', languages],
    ['panel', 'admin/', ['en', 'fr']],
  ])('%s hold the same ids in the same, sorted order', async (_entry, folder, others) => {
    const idsIn = async (language: string) =>
      Object.keys(JSON.parse(await readFile(`${kit}messages/${folder}${language}.json`, 'utf8')))
    const spanish = await idsIn('es')
    expect(spanish).toEqual(spanish.toSorted())
    for (const language of others) expect(await idsIn(language), write).toEqual(spanish)
  })

  describe.each(languages)('in %s', (language) => {
    test.each(ids)('%s is well-formed and takes the same arguments', (id) => {
      expect(argumentsOf(parse(language, id))).toEqual(argumentsOf(parse('es', id)))
    })
  })

  test('hold each id that the source writes, which says its text beside it', () => {
    const written = sources.flatMap((source) => [
      ...source.matchAll(/\bid(?::\s*|=)['"]([a-z]\w*\.[\w.]+)['"]/g),
    ])
    expect(written.map(([, id]) => id).sort()).toEqual(ids.toSorted())
  })
})

// An ordinary space lets a sign begin a line; U+00A0 does not.
test('in French no sign that stands apart is parted from its words', () => {
  const breakable = ids.filter((id) => wordsOf(parse('fr', id)).some((words) => / [:;!?»]|« /.test(words)))
  expect(breakable).toEqual([])
})

describe('texts agree with their numbers', () => {
  test.each([
    ['es', 'doorList.part', { inside: 1, people: 3 }, 'Entró 1 de 3'],
    ['es', 'doorList.part', { inside: 2, people: 3 }, 'Entraron 2 de 3'],
    ['en', 'doorList.part', { inside: 1, people: 3 }, '1 of 3 is in'],
    ['en', 'doorList.part', { inside: 2, people: 3 }, '2 of 3 are in'],
    ['fr', 'doorList.part', { inside: 1, people: 3 }, '1 sur 3 est entré'],
    ['fr', 'doorList.part', { inside: 2, people: 3 }, '2 sur 3 sont entrés'],
    ['es', 'doorList.spare', { people: 1, spare: 0 }, 'Ya está adentro. No quedan lugares.'],
    ['es', 'doorList.spare', { people: 2, spare: 1 }, 'Están todos. Queda 1 lugar libre.'],
    ['en', 'doorList.spare', { people: 1, spare: 2 }, 'Is in. 2 places are free.'],
    ['en', 'doorList.spare', { people: 2, spare: 0 }, 'All are in. No places are left.'],
    ['fr', 'doorList.spare', { people: 1, spare: 2 }, 'À l’intérieur. Il reste 2 places.'],
    ['fr', 'doorList.spare', { people: 2, spare: 0 }, 'Tous sont là. Il ne reste aucune place.'],
    ['es', 'bookingDone.hoursLeft', { hours: 1, minutes: 0 }, 'queda 1 h'],
    ['es', 'bookingDone.hoursLeft', { hours: 1, minutes: 20 }, 'queda 1 h 20 min'],
    ['es', 'bookingDone.hoursLeft', { hours: 2, minutes: 0 }, 'quedan 2 h'],
    ['en', 'bookingDone.hoursLeft', { hours: 1, minutes: 0 }, '1 h left'],
    ['en', 'bookingDone.hoursLeft', { hours: 2, minutes: 1 }, '2 h 1 min left'],
    ['fr', 'bookingDone.hoursLeft', { hours: 1, minutes: 0 }, 'encore 1 h'],
    ['fr', 'bookingDone.hoursLeft', { hours: 2, minutes: 5 }, 'encore 2 h 5 min'],
    ['ar', 'bookingDone.hoursLeft', { hours: 1, minutes: 0 }, 'بقي 1 س'],
    ['ar', 'bookingDone.hoursLeft', { hours: 2, minutes: 5 }, 'بقي 2 س 5 د'],
    ['fr', 'slotCells.confirmed', { people: 1 }, '1 confirmée'],
    ['fr', 'slotCells.held', { people: 2 }, '2 retenues'],
    ['fr', 'slotCells.offered', { people: 2 }, '2 proposées'],
    ['fr', 'bulkReview.stay', { count: 2 }, 'restent telles quelles'],
    ['fr', 'doorList.all', { people: 1 }, 'À l’intérieur'],
    ['fr', 'doorList.all', { people: 3 }, 'Les 3 sont à l’intérieur'],
    [
      'fr',
      'doorNow.cells',
      { inside: 1, coming: 1, free: 1, limit: 9 },
      '1 à l’intérieur, 1 à venir, places libres\u00A0: 1 sur 9',
    ],
    ['ar', 'bookingPanel.people', { limit: 2 }, 'حتى شخصين'],
    ['ar', 'bookingForm.largestParty', { most: 2 }, 'حتى شخصين في الحجز الواحد'],
    ['ar', 'partyFilter.most', { max: 0 }, 'حتى 0 شخص في الحجز الواحد'],
    ['ar', 'bookingForm.inAll', { free: 1 }, 'يتسع هذا الموعد لشخص واحد'],
    ['ar', 'bookingForm.inAll', { free: 2 }, 'يتسع هذا الموعد لشخصين'],
    ['ar', 'bookingForm.inAll', { free: 5 }, 'يتسع هذا الموعد لـ 5 أشخاص'],
    ['ar', 'filterBar.found', { things: 'works', found: 1, filters: 'x' }, 'عمل واحد يطابق x.'],
    ['ar', 'filterBar.found', { things: 'works', found: 2, filters: 'x' }, 'عملان يطابقان x.'],
    ['ar', 'filterBar.found', { things: 'items', found: 2, filters: 'x' }, 'وثيقتان تطابقان x.'],
    ['ar', 'filterBar.found', { things: 'items', found: 3, filters: 'x' }, '3 وثائق تطابق x.'],
    ['ar', 'filterBar.foundOf', { things: 'works', found: 1, total: 2, filters: 'x' }, '1 من عملين يطابق x.'],
    [
      'ar',
      'filterBar.foundOf',
      { things: 'works', found: 3, total: 12, filters: 'x' },
      '3 من 12 عملًا تطابق x.',
    ],
    [
      'ar',
      'filterBar.foundOf',
      { things: 'items', found: 1, total: 2, filters: 'x' },
      '1 من وثيقتين تطابق x.',
    ],
    [
      'ar',
      'filterBar.foundOf',
      { things: 'items', found: 2, total: 5, filters: 'x' },
      '2 من 5 وثائق تطابقان x.',
    ],
  ])('%s %s %o', (language, id, values, words) => {
    expect(said(language, id, values)).toBe(words)
  })
})
