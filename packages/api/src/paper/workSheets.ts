import { type Language, sizeOf, yearOf } from '@gallery/contract'
import { say } from '../say.ts'
import { translated } from '../translated.ts'
import { beginningHeight, type Flowing, flow } from './flow.ts'
import { closeFrame, type Printing } from './frame.ts'
import { priceOf } from './priceList.ts'
import {
  addPage,
  addPart,
  contentWidth,
  decorate,
  goTo,
  ink,
  mm,
  openSheet,
  page,
  rule,
  type Sheet,
} from './sheet.ts'
import { shortened } from './signs.ts'
import { linesOf as brokenLines, heightOf, type Run, type Style, styles, widthOf, write } from './text.ts'
import { textLines } from './textLines.ts'
import type { Thumb } from './thumbs.ts'
import type { PaperText, PaperWork } from './works.queries.ts'
import { artistOf, pictureText, techniqueOf, titleOf } from './workTexts.ts'

/** Of the works, what visitors read of them on the site, and their pictures large. */
export type WorkSheets = {
  works: readonly PaperWork[]
  thumbs: ReadonlyMap<number, Thumb>
  texts: ReadonlyMap<number, PaperText>
  /** With what it costs, or that it is sold or held. */
  priced: boolean
  house: { address: string; mail: string; phone: string }
}

const tallest = 139 * mm
const gutter = 9 * mm
const half = (contentWidth - gutter) / 2
const artistStyle: Style = { face: 'bold', size: 13, tight: 0.02 }
const titleStyle: Style = { face: 'italic', size: 23, tight: 0.03 }
/** A higher title is set smaller. */
const mostOfTitle = 60 * mm
/** How much of artist and title the head of a further page says, in characters; it has space for fewer wide ones. */
const mostOfHead = 140

/** A page for each work, to be handed or mailed to somebody: its picture whole, its label, and its texts. */
export async function printWorkSheets(printing: Printing, sheets: WorkSheets): Promise<Buffer> {
  const { language, gallery, now } = printing
  const title = say(language, 'paper.sheets.title', { count: sheets.works.length })
  const sheet = await openSheet({ title: `${title} | ${gallery}`, author: gallery, language, now })
  for (const [index, work] of sheets.works.entries()) {
    if (index > 0) addPage(sheet)
    sheet.head.title = shortened(`${artistOf(work, language)}, ${titleOf(work, language)}`, mostOfHead)
    addHead(sheet, gallery, sheets.house)
    addPicture(sheet, work, sheets.thumbs.get(work.id))
    rule(sheet, sheet.y, { weight: 0.7, color: ink.text })
    sheet.y += 5 * mm
    const below = { page: sheet.page, y: sheet.y }
    addLabel(sheet, work, sheets.priced)
    goTo(sheet, below)
    addTexts(sheet, sheets.texts.get(work.id))
  }
  return closeFrame(sheet, printing)
}

function addHead(sheet: Sheet, gallery: string, { address, mail, phone }: WorkSheets['house']): void {
  const y = page.top
  const side = 3.7 * mm
  const cut = side * 0.42
  decorate(sheet, (doc) => {
    const [x, top] = [page.left, y + 0.8 * mm]
    doc.polygon(
      [x, top],
      [x + side - cut, top],
      [x + side, top + cut],
      [x + side, top + side],
      [x, top + side]
    )
    doc.fill(ink.text)
  })
  const nameWidth = Math.min(80 * mm, widthOf(sheet, styles.name, gallery) + 1)
  write(sheet, sheet.root, styles.name, gallery, { x: page.left + 5.7 * mm, y, width: nameWidth })
  const lines = [address, [mail, phone].filter(Boolean).join(', ')].filter(Boolean).join('\n')
  const box = { x: page.right - 85 * mm, width: 85 * mm }
  write(sheet, sheet.root, { ...styles.small, align: 'right' }, lines, { ...box, y })
  const height = Math.max(
    heightOf(sheet, styles.name, gallery, nameWidth),
    heightOf(sheet, styles.small, lines, box.width)
  )
  sheet.y = y + Math.max(15 * mm, height + 4 * mm)
}

/** The whole picture, at the left. */
function addPicture(sheet: Sheet, work: PaperWork, thumb: Thumb | undefined): void {
  if (!thumb) return
  const { jpeg, width, height } = thumb
  const scale = Math.min(contentWidth / width, tallest / height)
  const figure = addPart(sheet, sheet.root, 'Figure', { alt: pictureText(work, sheet.language) })
  const y = sheet.y
  figure.add(() => {
    sheet.doc.image(jpeg, page.left, y, { width: width * scale, height: height * scale })
  })
  sheet.y += height * scale + 7 * mm
}

function addLabel(sheet: Sheet, work: PaperWork, priced: boolean): void {
  const { language } = sheet
  const box = { x: page.left, width: half }
  const part = addPart(sheet, sheet.root, 'Sect')
  const put = (style: Style, text: string, gap = 0, tag?: string) => {
    if (text === '') return
    flow(sheet, part, [[style, text]], { ...box, ...(tag ? { tag } : {}) })
    sheet.y += gap
  }
  put(artistStyle, artistOf(work, language), 0.5 * mm)
  const title = titleOf(work, language)
  const isHigh = heightOf(sheet, titleStyle, title, half) > mostOfTitle
  put(isHigh ? { ...titleStyle, size: artistStyle.size } : titleStyle, title, 2.5 * mm, 'H1')
  put(styles.text, yearOf(work, language))
  put(styles.text, techniqueOf(work, language))
  put(styles.text, sizeOf(work, language))
  const series = work.series && say(language, 'paper.sheets.series', { series: work.series })
  put({ ...styles.text, color: ink.quiet }, [series, work.code].filter(Boolean).join(', '))
  if (priced) {
    sheet.y += 3 * mm
    put({ ...styles.amount, align: 'left' }, priceOf(work, language))
  }
}

const lineGap = 0.5 * mm
const groups = ['reproduced', 'exposed', 'cited'] as const

/** What was written about it, at the right; what does not fit goes on on another page, and nothing is left out. */
function addTexts(sheet: Sheet, texts: PaperText | undefined): void {
  if (!texts) return
  const { language } = sheet
  const box = { x: page.left + half + gutter, width: half }
  const part = addPart(sheet, sheet.root, 'Sect')
  const put = (runs: readonly Run[], gap: number, more: Pick<Flowing, 'tag' | 'kept'> = {}) => {
    flow(sheet, part, runs, { ...box, ...more })
    sheet.y += gap
  }
  for (const line of linesOf(texts, 'description', language)) put(line, 2 * mm)
  for (const group of groups) {
    const lines = linesOf(texts, group, language)
    const [first] = lines
    if (first === undefined) continue
    sheet.y += 1 * mm
    const kept = lineGap + beginningHeight(brokenLines(sheet, first, box))
    put([[styles.strong, say(language, `paper.sheets.${group}`)]], lineGap, { tag: 'H2', kept })
    for (const line of lines) put(line, lineGap)
    sheet.y += 1.5 * mm
  }
}

const faces = { regular: styles.text, italic: styles.italic, bold: styles.strong } as const

/** What is written about it, line by line, as it is set. */
function linesOf(
  texts: PaperText,
  name: 'description' | (typeof groups)[number],
  language: Language
): Run[][] {
  return textLines(translated(texts, name, language)).map((line) =>
    line.map(({ face, text }) => [faces[face], text] as const)
  )
}
