/** A part of a text of the documentation. */
export type TextBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; language: string; code: string }
  /** A story, by the name of its export: a fence of the language `story`. */
  | { kind: 'story'; name: string }

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const levelOf = (signs: string) => (signs.length === 1 ? 1 : signs.length === 2 ? 2 : 3)

/** The lines of a block, each item or paragraph drawn together into one. */
const joined = (lines: readonly string[]) => lines.map((line) => line.trim()).join(' ')

function blockOf(lines: readonly string[]): TextBlock {
  const [first = ''] = lines
  const heading = /^(#{1,3}) (.+)$/.exec(first)
  if (heading) return { kind: 'heading', level: levelOf(heading[1] ?? ''), text: heading[2] ?? '' }
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cellsOf)
    return { kind: 'table', head, rows }
  }
  if (/^(- |\d+\. )/.test(first)) {
    const [, ...items] = lines.join('\n').split(/^(?:- |\d+\. )/m)
    return {
      kind: 'list',
      ordered: !first.startsWith('-'),
      items: items.map((item) => joined(item.trim().split('\n'))),
    }
  }
  return { kind: 'paragraph', text: joined(lines) }
}

function fenceOf(language: string, code: string): TextBlock {
  return language === 'story' ? { kind: 'story', name: code } : { kind: 'code', language, code }
}

/**
 * Reads as much Markdown as the documentation is written in: headings, paragraphs, flat lists, tables and fences, with an
 * empty line between any two.
 */
export function readMarkdown(source: string): TextBlock[] {
  const blocks: TextBlock[] = []
  const fences = source.split(/^```(\w*)\n([\s\S]*?)\n```$/m)
  for (let at = 0; at < fences.length; at += 3) {
    const texts = (fences[at] ?? '').split(/\n{2,}/).map((text) => text.trim())
    blocks.push(...texts.filter(Boolean).map((text) => blockOf(text.split('\n'))))
    const code = fences[at + 2]
    if (code !== undefined) blocks.push(fenceOf(fences[at + 1] ?? '', code))
  }
  return blocks
}

/** A piece of a line. */
export type TextPiece =
  | { kind: 'text' | 'code' | 'strong' | 'em'; text: string }
  | { kind: 'link'; text: string; href: string }

const pieces = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g

/** Takes a line apart: code, strong and emphasised words, links. */
export function readLine(line: string): TextPiece[] {
  const read: TextPiece[] = []
  let end = 0
  const text = (until: number) => {
    if (until > end) read.push({ kind: 'text', text: line.slice(end, until) })
  }
  for (const match of line.matchAll(pieces)) {
    const [all, code, strong, em, label, href] = match
    text(match.index)
    if (code) read.push({ kind: 'code', text: code })
    else if (strong) read.push({ kind: 'strong', text: strong })
    else if (em) read.push({ kind: 'em', text: em })
    else if (label && href) read.push({ kind: 'link', text: label, href })
    end = match.index + all.length
  }
  text(line.length)
  return read
}
