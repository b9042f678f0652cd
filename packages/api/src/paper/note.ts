import type { NoteKind } from '@gallery/contract'
import { type MessageId, say } from '../say.ts'
import { wordsOfDay } from './days.ts'
import { flow, heightOfLines } from './flow.ts'
import { type Printing, print } from './frame.ts'
import { contentWidth, ink, mm, page, rule, type Sheet } from './sheet.ts'
import { addSignatures, gutter, half, signaturesHeight } from './signatures.ts'
import { heightOf, linesOf, styles, write } from './text.ts'
import type { Thumb } from './thumbs.ts'
import { addTotals, totalsHeight, type Worth, worthOf } from './values.ts'
import { addWorkTable, type TableWork } from './workRows.ts'

/** The gallery as a party: its name stands in the head. */
export type House = { name: string; address: string; phone: string; mail: string }

/** A note as it is printed. Without a number it is a draft, on which nobody's name need stand yet. */
export type PrintedNote = {
  kind: NoteKind
  /** `2026-0007`; null of a draft. */
  number: string | null
  date: string | null
  until: string | null
  party: string
  address: string
  contact: string
  terms: string
  /** The day since which it is void, and why. */
  struck: { day: string; why: string } | null
  works: readonly (TableWork & Worth)[]
}

/** What a kind of note is called, and what it calls who gives and who takes. */
const words = {
  consignment: {
    title: 'paper.note.title',
    from: 'paper.note.owner',
    to: 'paper.note.gallery',
    text: 'paper.note.text',
  },
  loan: { title: 'paper.loan.title', from: 'paper.loan.from', to: 'paper.loan.to', text: 'paper.loan.text' },
} as const satisfies Record<NoteKind, Record<string, MessageId>>

/** What says that works change hands without being sold: who gives, who takes, which works, their value, signatures. */
export async function printNote(
  printing: Printing,
  { note, thumbs, house }: { note: PrintedNote; thumbs: ReadonlyMap<number, Thumb>; house: House }
): Promise<Buffer> {
  const { language } = printing
  const { title, from, to, text } = words[note.kind]
  const named = say(language, title)
  const called =
    note.number === null ? named : say(language, 'paper.note.number', { title: named, number: note.number })
  return print(printing, { title: called }, (sheet) => {
    addStruck(sheet, note)
    addDays(sheet, note)
    const other = [note.party, [note.address, note.contact].filter(Boolean).join('\n')] as const
    const own = [house.name, [house.address, house.phone, house.mail].filter(Boolean).join('\n')] as const
    // Works are consigned to the gallery, and lent by it.
    const sides = note.kind === 'consignment' ? ([other, own] as const) : ([own, other] as const)
    const heads = [say(language, from), say(language, to)] as const
    addParties(sheet, heads, sides)
    addParagraph(sheet, say(language, text, { count: note.works.length }))
    addWorkTable(sheet, note.works, thumbs, {
      heads: {
        work: say(language, 'paper.work'),
        code: say(language, 'paper.code'),
        amount: say(language, 'paper.note.value'),
      },
      of: (work) => worthOf(work, sheet),
      kept: Math.min(mostKept, totalsHeight(note.works) + termsHeight(sheet, note) + signaturesHeight),
    })
    addTotals(sheet, note.works)
    if (note.terms !== '') {
      sheet.y += paragraphGap
      addParagraph(sheet, note.terms, paragraphGap + signaturesHeight)
    }
    addSignatures(sheet, heads, sheet.head.mark)
  })
}

const across = { x: page.left, width: contentWidth }
const paragraphGap = 5 * mm
/** Beyond that a note's terms go on by themselves: a sheet that is half empty is worse. */
const mostKept = 120 * mm

/** How high the terms stand with the distances around them. */
function termsHeight(sheet: Sheet, { terms }: PrintedNote): number {
  if (terms === '') return 0
  return heightOfLines(linesOf(sheet, [[styles.text, terms]], across)) + 2 * paragraphGap
}

/** Whoever finds a page of a note that was struck through reads that it is void, first of all. */
function addStruck(sheet: Sheet, { struck }: PrintedNote): void {
  if (struck === null) return
  const values = { day: wordsOfDay(struck.day, sheet.language), why: struck.why }
  sheet.head.mark = say(sheet.language, 'paper.note.struck', values)
  const text = struck.why === '' ? sheet.head.mark : say(sheet.language, 'paper.note.struckWhy', values)
  write(sheet, sheet.root, styles.heading, text, { x: page.left, y: sheet.y, width: contentWidth })
  sheet.y += heightOf(sheet, styles.heading, text, contentWidth) + 3 * mm
}

/** When it was written, and until when it holds, on one line. */
function addDays(sheet: Sheet, { date, until }: PrintedNote): void {
  if (date === null) return
  const left = { x: page.left, y: sheet.y, width: half }
  write(sheet, sheet.root, styles.strong, wordsOfDay(date, sheet.language), left)
  const day = until === null ? '' : wordsOfDay(until, sheet.language)
  const end = until === null ? '' : say(sheet.language, 'paper.note.until', { day })
  write(sheet, sheet.root, styles.strong, end, { ...left, x: page.left + half + gutter })
  sheet.y += 8 * mm
}

type Party = readonly [name: string, details: string]

/** Who gives and who takes, side by side; a line to write on where nobody is named. */
function addParties(sheet: Sheet, heads: readonly [string, string], parties: readonly [Party, Party]): void {
  const top = sheet.y
  const heights = parties.map(([name, details], side) => {
    const box = { x: page.left + side * (half + gutter), width: half }
    write(sheet, sheet.root, styles.small, heads[side] ?? '', { ...box, y: top })
    if (name === '') rule(sheet, top + 11 * mm, { color: ink.text, from: box.x, to: box.x + half })
    const nameHeight = heightOf(sheet, styles.strong, name, half)
    write(sheet, sheet.root, styles.strong, name, { ...box, y: top + 4.5 * mm })
    write(sheet, sheet.root, styles.text, details, { ...box, y: top + 4.5 * mm + nameHeight })
    return Math.max(7 * mm, nameHeight + heightOf(sheet, styles.text, details, half))
  })
  sheet.y = top + 4.5 * mm + Math.max(...heights) + 4 * mm
}

/** A text across the page. @param kept how high what follows is that its end must not be parted from */
function addParagraph(sheet: Sheet, text: string, kept = 0): void {
  flow(sheet, sheet.root, [[styles.text, text]], { ...across, kept })
  sheet.y += paragraphGap
}
