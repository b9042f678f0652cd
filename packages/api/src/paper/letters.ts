import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Font } from 'fontkit'
import { type Face, faces, readFonts } from './fonts.ts'

/** A file with letters: what it is called in a document, and what it has. */
export type Letters = {
  name: string
  file: Buffer
  font: Font
  /** The code points that it has. */
  has: ReadonlySet<number>
  /** How high its tallest letters stand over the line, in parts of the size. */
  ascent: number
}

/** Finds the letters that a sign is set with in a face of ours; undefined where none of our files has it. */
type FindLetters = (sign: string, face: Face) => Letters | undefined

type Cut = '400-normal' | '400-italic' | '700-normal'

const require = createRequire(import.meta.url)
// Looked for once: each time would take longer than to measure a letter.
const folders = {
  noto: dirname(require.resolve('@fontsource/noto-sans/package.json')),
  hebrew: dirname(require.resolve('@fontsource/noto-sans-hebrew/package.json')),
  arabic: dirname(require.resolve('@fontsource/ibm-plex-sans-arabic/package.json')),
}

const noto = (cut: Cut, subset: string) => join(folders.noto, `files/noto-sans-${subset}-${cut}.woff`)
const hebrew = (cut: Cut) => join(folders.hebrew, `files/noto-sans-hebrew-hebrew-${upright(cut)}.woff`)
const arabic = (cut: Cut) => join(folders.arabic, `files/ibm-plex-sans-arabic-arabic-${upright(cut)}.woff`)

/** Hebrew and Arabic have no italics. */
function upright(cut: Cut): Cut {
  return cut === '700-normal' ? cut : '400-normal'
}

/**
 * Where letters are looked for that Archivo lacks, by their alphabet: in subsets that are read when a text needs them. The
 * Arabic of Noto is not taken: it draws letters and their dots apart, and pdfkit then cannot say which letters they were.
 */
const alphabets: readonly { letter: RegExp; files(cut: Cut): string[] }[] = [
  { letter: /\p{scx=Latin}/u, files: (cut) => [noto(cut, 'vietnamese'), noto(cut, 'latin-ext')] },
  { letter: /\p{scx=Greek}/u, files: (cut) => [noto(cut, 'greek'), noto(cut, 'greek-ext')] },
  { letter: /\p{scx=Cyrillic}/u, files: (cut) => [noto(cut, 'cyrillic'), noto(cut, 'cyrillic-ext')] },
  { letter: /\p{scx=Hebrew}/u, files: (cut) => [hebrew(cut)] },
  { letter: /\p{scx=Arabic}/u, files: (cut) => [arabic(cut)] },
]

const cuts: Readonly<Record<Face, Cut>> = { regular: '400-normal', italic: '400-italic', bold: '700-normal' }

/** The letters of the faces of ours, and of what stands in for them. */
export type AllLetters = { own: Readonly<Record<Face, Letters>>; find: FindLetters }

let opened: Promise<AllLetters> | undefined

/** Opens our faces, once; the files of other alphabets are read when a sign is looked for that ours lack. */
export function openLetters(): Promise<AllLetters> {
  opened ??= openAll()
  return opened
}

async function openAll(): Promise<AllLetters> {
  const files = await readFonts()
  const { create } = await import('fontkit')
  const open = (name: string, file: Buffer): Letters => {
    const font = create(file)
    if (!('characterSet' in font)) throw new Error(`${name} holds several faces`)
    return { name, file, font, has: new Set(font.characterSet), ascent: font.ascent / font.unitsPerEm }
  }
  const own = {
    regular: open(faces.regular, files.regular),
    italic: open(faces.italic, files.italic),
    bold: open(faces.bold, files.bold),
  }
  const read = new Map<string, Letters>()
  const lettersIn = (path: string) => {
    const letters = read.get(path) ?? open(basename(path), readFileSync(path))
    read.set(path, letters)
    return letters
  }
  const find: FindLetters = (sign, face) => {
    if (hasAll(own[face], sign)) return own[face]
    for (const { letter, files } of alphabets) {
      if (!letter.test(sign)) continue
      for (const path of files(cuts[face])) {
        const letters = lettersIn(path)
        if (hasAll(letters, sign)) return letters
      }
    }
    return undefined
  }
  return { own, find }
}

/** Whether a file has all signs of a text; the ends of lines need none. */
export function hasAll({ has }: Letters, text: string): boolean {
  for (const sign of text) if (sign !== '\n' && !has.has(sign.codePointAt(0) ?? 0)) return false
  return true
}
