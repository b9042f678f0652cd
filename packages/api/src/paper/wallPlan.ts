import { type Language, sizeOf } from '@gallery/contract'
import { type MessageId, say } from '../say.ts'
import { type Printing, printedBy } from './frame.ts'
import { eyeLevel, type Hung, hang } from './hanging.ts'
import { addPage, addPart, closeSheet, decorate, ink, mm, openSheet, type Part, type Sheet } from './sheet.ts'
import { draw, drawRuns, heightOf, onOneLine, type Style, styles, widthOf, write, writeLine } from './text.ts'
import type { Thumb } from './thumbs.ts'
import type { PaperWork } from './works.queries.ts'
import { artistOf, titleOf, yearOf } from './workTexts.ts'

/** A4 across. */
const across = { width: 297 * mm, height: 210 * mm, left: 14 * mm, right: 283 * mm, top: 11 * mm } as const
const contentWidth = across.right - across.left
/** How many works a sheet has lines for. */
const perSheet = 14
/** The space that the elevation may take, and what stands under it. */
const elevation = { top: 38 * mm, height: 58 * mm, least: 235 } as const
const line = 6.6 * mm

type Measured = PaperWork & { height: number; width: number }
type Place = Hung<Measured>

export interface WallPlan {
  works: readonly PaperWork[]
  thumbs: ReadonlyMap<number, Thumb>
  /** The collection's name; null for works that were chosen one by one. */
  name: string | null
  /** Centimetres. */
  gap: number
  /** Centimetres; undefined for as long as they need. */
  wall: number | undefined
}

/**
 * The works on their wall, drawn to scale with the measures that who hangs them needs: from the floor, from the left
 * corner, between one another. Fourteen to a sheet. Works without height and width are named at the end.
 */
export async function printWallPlan(printing: Printing, plan: WallPlan): Promise<Buffer> {
  const { language, gallery, now } = printing
  const title = say(language, 'paper.wall.title')
  const sheet = await openSheet(
    { title: `${plan.name ?? title} | ${gallery}`, author: gallery, language, now },
    across
  )
  const works = plan.works.filter(isMeasured)
  const { length, hung, fits } = hang(works, plan)
  const sheets = Math.max(1, Math.ceil(hung.length / perSheet))
  for (let index = 0; index < sheets; index += 1) {
    if (index > 0) addPage(sheet)
    const places = hung.slice(index * perSheet, (index + 1) * perSheet)
    addHead(sheet, printing, plan, { length, count: works.length, fits })
    const ends = { first: index * perSheet, isLast: index === sheets - 1 }
    const scale = addElevation(sheet, places, { thumbs: plan.thumbs, length, ...ends })
    addTable(sheet, places, index * perSheet)
    const unmeasured = index === sheets - 1 ? plan.works.length - works.length : 0
    addFoot(sheet, printing, { scale, number: index + 1, sheets, unmeasured })
  }
  return closeSheet(sheet)
}

function isMeasured(work: PaperWork): work is Measured {
  return Boolean(work.height && work.width)
}

/** Centimetres as they are read off a rule: "109,5". */
function centimetres(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false }).format(value)
}

function addHead(
  sheet: Sheet,
  { language, gallery }: Printing,
  { name, gap }: WallPlan,
  { length, count, fits }: { length: number; count: number; fits: boolean }
): void {
  const width = contentWidth - 70 * mm
  const title = say(language, 'paper.wall.title')
  const called = name ?? title
  const head = lowered(sheet, styles.title, called, width)
  write(sheet, sheet.root, head, called, {
    x: across.left,
    y: across.top,
    width,
    tag: 'H1',
  })
  const facts = say(language, 'paper.wall.facts', {
    length: centimetres(language, length),
    count,
    level: eyeLevel,
    gap: centimetres(language, gap),
  })
  const text = [name !== null && `${title}.`, facts, !fits && say(language, 'paper.wall.short')]
    .filter(Boolean)
    .join(' ')
  write(sheet, sheet.root, styles.text, text, {
    x: across.left,
    y: across.top + 13 * mm,
    width: contentWidth,
  })
  const nameWidth = Math.min(60 * mm, widthOf(sheet, styles.name, gallery) + 1)
  const named = lowered(sheet, styles.name, gallery, nameWidth)
  decorate(sheet, (doc) => {
    const x = across.right - nameWidth
    draw(sheet, named, gallery, { x, y: across.top + 1 * mm, width: nameWidth })
    const side = 3.7 * mm
    const [left, top, cut] = [x - 5.7 * mm, across.top + 1.4 * mm, side * 0.42]
    doc
      .polygon(
        [left, top],
        [left + side - cut, top],
        [left + side, top + cut],
        [left + side, top + side],
        [left, top + side]
      )
      .fill(ink.text)
    doc
      .lineWidth(1.2)
      .moveTo(across.left, across.top + 20 * mm)
      .lineTo(across.right, across.top + 20 * mm)
      .stroke(ink.text)
  })
}

/** A style in the size in which a text stands over the line of facts. */
function lowered(sheet: Sheet, style: Style, text: string, width: number): Style {
  const isLow = (size: number) => heightOf(sheet, { ...style, size }, text, width) <= 12.5 * mm
  return {
    ...style,
    size: [style.size, 15, 12, 10, 8, 6].filter((size) => size <= style.size).find(isLow) ?? 5,
  }
}

const tiny: Style = { ...styles.small, size: 6.6, color: ink.text }
const strongTiny: Style = { ...tiny, face: 'bold' }
const number: Style = { face: 'bold', size: 9.4 }

interface Stretch {
  thumbs: ReadonlyMap<number, Thumb>
  /** How long the whole wall is. */
  length: number
  /** How many works hang before these. */
  first: number
  /** Whether none hangs after them. */
  isLast: boolean
}

/** Draws the part of the wall that has these works. @returns how many centimetres one of the paper is */
function addElevation(
  sheet: Sheet,
  places: readonly Place[],
  { thumbs, length, first, isLast }: Stretch
): number {
  const { language } = sheet
  const [start, stop] = [places[0]?.left ?? 0, places.at(-1)?.right ?? length]
  const from = first === 0 ? Math.min(0, start) : start - 40
  const to = isLast ? Math.max(length, stop) : stop + 40
  const high = Math.max(elevation.least, ...places.map(({ top }) => top + 20))
  const unit = Math.min(contentWidth / (to - from), elevation.height / high)
  const x = (value: number) => across.left + (value - from) * unit
  const floor = elevation.top + high * unit
  const y = (value: number) => floor - value * unit
  const alt = say(language, 'paper.wall.drawing', { count: places.length })
  const end = x(to)
  addPart(sheet, sheet.root, 'Figure', { alt }).add(() => {
    const { doc } = sheet
    doc
      .lineWidth(0.35)
      .dash(4, { space: 3 })
      .moveTo(x(from), y(eyeLevel))
      .lineTo(end, y(eyeLevel))
      .stroke(ink.text)
    doc.undash()
    doc.lineWidth(1).moveTo(x(from), floor).lineTo(end, floor).stroke(ink.text)
    for (const corner of [0, length]) {
      if (corner < from || corner > to) continue
      doc.moveTo(x(corner), y(high)).lineTo(x(corner), floor).stroke(ink.text)
    }
    const level = say(language, 'paper.wall.level', { level: eyeLevel })
    const levelWidth = widthOf(sheet, tiny, level) + 2
    const lefts = [...places.map(({ left }) => left), to]
    // Where the wall shows for as long as the words are; the head of the sheet says it, too.
    const free = [from, ...places.map((place) => place.right)].find(
      (at, index) => ((lefts[index] ?? to) - at) * unit >= levelWidth + 1.5 * mm
    )
    if (free !== undefined)
      draw(sheet, tiny, level, { x: x(free) + 1 * mm, y: y(eyeLevel) - 9, width: levelWidth })
    for (const [index, place] of places.entries()) {
      const box = [x(place.left), y(place.top), place.each.width * unit, place.each.height * unit] as const
      const thumb = thumbs.get(place.each.id)
      if (thumb) doc.image(thumb.jpeg, box[0], box[1], { width: box[2], height: box[3] })
      doc
        .lineWidth(0.5)
        .rect(...box)
        .stroke(ink.text)
      centred(sheet, number, String(first + index + 1), { middle: box[0] + box[2] / 2, y: box[1] - 13 })
      const lower = centimetres(language, place.bottom)
      centred(sheet, tiny, lower, { middle: box[0] + box[2] / 2, y: box[1] + box[3] + 2 })
    }
  })
  const ends = { start: first === 0 ? 0 : null, stop: isLast ? length : null }
  addChain(sheet, places, { x, y: floor + 5 * mm, ends })
  sheet.y = floor + 15 * mm
  return (10 * mm) / unit
}

/** The measures along the wall, one after another: works bold, what lies between them not. */
function addChain(
  sheet: Sheet,
  places: readonly Place[],
  {
    x,
    y,
    ends,
  }: { x: (value: number) => number; y: number; ends: { start: number | null; stop: number | null } }
): void {
  const works = places.map(({ left, right }) => ({ from: left, to: right, isWork: true }))
  const between = places.slice(1).map(({ left }, index) => ({
    from: places[index]?.right ?? left,
    to: left,
    isWork: false,
  }))
  const [first, last] = [places[0], places.at(-1)]
  const margins = [
    ...(ends.start !== null && first ? [{ from: ends.start, to: first.left, isWork: false }] : []),
    ...(ends.stop !== null && last ? [{ from: last.right, to: ends.stop, isWork: false }] : []),
    // Works that do not fit hang beyond the corners.
  ].filter(({ from, to }) => to > from)
  const spans = [...margins, ...works, ...between]
  if (spans.length === 0) return
  decorate(sheet, (doc) => {
    const marks = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other)
    const [start = 0, stop = 0] = [marks[0], marks.at(-1)]
    doc.lineWidth(0.4).moveTo(x(start), y).lineTo(x(stop), y).stroke(ink.text)
    for (const mark of marks) {
      doc.moveTo(x(mark), y - 3).lineTo(x(mark), y + 3)
      doc.moveTo(x(mark) - 2, y + 2).lineTo(x(mark) + 2, y - 2)
    }
    doc.stroke(ink.text)
    for (const { from, to, isWork } of spans) {
      const text = centimetres(sheet.language, to - from)
      centred(sheet, isWork ? strongTiny : tiny, text, { middle: x((from + to) / 2), y: y + 3.5 })
    }
  })
}

function centred(
  sheet: Sheet,
  style: Style,
  text: string,
  { middle, y }: { middle: number; y: number }
): void {
  const width = widthOf(sheet, style, text)
  draw(sheet, style, text, { x: middle - width / 2, y, width: width + 2 })
}

/** What a column of the table says, where it stands in points from the left edge of the content, and how wide it is. */
type Column = {
  head: MessageId
  x: number
  width: number
  of: (place: Place, language: Language) => string
  style?: Style
}

const right = (style: Style): Style => ({ ...style, align: 'right' })
const small: Style = { ...styles.text, size: 8.4 }
const plain = right(small)
const columns: readonly Column[] = [
  { head: 'paper.wall.code', x: 88, width: 26, of: ({ each }) => each.code, style: small },
  {
    head: 'paper.wall.size',
    x: 112,
    width: 30,
    of: ({ each }, language) => sizeOf(each, language).replace(/ cm$/, ''),
  },
  {
    head: 'paper.wall.bottom',
    x: 144,
    width: 19,
    of: ({ bottom }, language) => centimetres(language, bottom),
  },
  { head: 'paper.wall.top', x: 164, width: 19, of: ({ top }, language) => centimetres(language, top) },
  {
    head: 'paper.wall.left',
    x: 184,
    width: 19,
    of: ({ left }, language) => centimetres(language, left),
    style: right({ ...small, face: 'bold' }),
  },
  {
    head: 'paper.wall.middle',
    x: 204,
    width: 16,
    of: ({ left, right: end }, language) => centimetres(language, (left + end) / 2),
  },
  {
    head: 'paper.wall.right',
    x: 221,
    width: 19,
    of: ({ right: end }, language) => centimetres(language, end),
  },
  { head: 'paper.wall.hook', x: 241, width: 17, of: () => '' },
]

function addTable(sheet: Sheet, places: readonly Place[], first: number): void {
  const { language } = sheet
  const table = addPart(sheet, sheet.root, 'Table')
  const heads = addPart(sheet, table, 'TR')
  const x = (at: number) => across.left + at * mm
  const head: Style = { ...styles.small, size: 6.8 }
  write(sheet, heads, head, say(language, 'paper.work'), {
    x: x(7),
    y: sheet.y + 8,
    width: 80 * mm,
    tag: 'TH',
  })
  for (const { head: id, x: at, width, style = plain } of columns) {
    const said = say(language, id)
    const set = { ...head, ...(style.align ? { align: style.align } : {}) }
    // One line stands where the second of the others does.
    const isShort = heightOf(sheet, set, said, width * mm) < 2 * head.size
    const y = sheet.y + (isShort ? 8 : 0)
    write(sheet, heads, set, said, { x: x(at), y, width: width * mm, tag: 'TH' })
  }
  write(sheet, heads, right(head), say(language, 'paper.wall.done'), {
    x: x(258),
    y: sheet.y + 8,
    width: 11 * mm,
    tag: 'TH',
  })
  sheet.y += 20
  hairline(sheet, 0.7, ink.text)
  for (const [index, place] of places.entries()) {
    addRow(sheet, addPart(sheet, table, 'TR'), place, first + index + 1)
    sheet.y += line
    hairline(sheet, 0.35, ink.line)
  }
}

function addRow(sheet: Sheet, row: Part, place: Place, index: number): void {
  const { language } = sheet
  const y = sheet.y + 5
  const x = (at: number) => across.left + at * mm
  const strong: Style = { ...small, face: 'bold' }
  write(sheet, row, strong, String(index), { x: x(0), y, width: 7 * mm, tag: 'TD' })
  const runs = [
    [strong, `${artistOf(place.each, language)} `],
    [{ ...small, face: 'italic' }, titleOf(place.each, language)],
    [small, yearOf(place.each, language)],
  ] as const
  addPart(sheet, row, 'TD').add(() =>
    drawRuns(sheet, onOneLine(sheet, runs, 80 * mm), { x: x(7), y, width: 80 * mm })
  )
  for (const { x: at, width, of, style = plain } of columns) {
    writeLine(sheet, row, style, of(place, language), { x: x(at), y, width: width * mm, tag: 'TD' })
  }
  decorate(sheet, (doc) => {
    doc
      .lineWidth(0.8)
      .rect(across.right - 4 * mm, sheet.y + 1.3 * mm, 4 * mm, 4 * mm)
      .stroke(ink.text)
  })
}

function hairline(sheet: Sheet, weight: number, color: string): void {
  decorate(sheet, (doc) => {
    doc.lineWidth(weight).moveTo(across.left, sheet.y).lineTo(across.right, sheet.y).stroke(color)
  })
}

interface Foot {
  /** One centimetre of the paper is so many of the wall. */
  scale: number
  number: number
  sheets: number
  unmeasured: number
}

function addFoot(sheet: Sheet, printing: Printing, { scale, number: at, sheets, unmeasured }: Foot): void {
  const { language } = printing
  const y = 199 * mm
  const note = say(language, 'paper.wall.note')
  const left =
    unmeasured > 0 ? `${note} ${say(language, 'paper.wall.unmeasured', { count: unmeasured })}` : note
  write(sheet, sheet.root, styles.small, left, { x: across.left, y, width: 150 * mm })
  const scaled = say(language, 'paper.wall.scale', { scale: Math.round(scale) })
  const page = say(language, 'paper.page', { page: at, pages: sheets })
  write(sheet, sheet.root, right(styles.small), [scaled, printedBy(printing), page].join(' '), {
    x: across.right - 115 * mm,
    y,
    width: 115 * mm,
  })
}
