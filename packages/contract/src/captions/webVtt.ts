/** What is said from one instant of a recording to another, in seconds. */
export type Caption = { from: number; to: number; text: string }

const timing =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/

/**
 * The captions of a WebVTT file, in its order, without their markup; null for a text that is none: without its first line,
 * with a time that is no time, or with a caption that ends before it begins. Notes, styles and regions say nothing.
 */
export function readWebVtt(file: string): Caption[] | null {
  const [head = '', ...blocks] = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head) || head.includes('-->')) return null
  const captions: Caption[] = []
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.trim() !== '')
    const at = lines.findIndex((line) => line.includes('-->'))
    if (at === -1) continue
    const [, from, to] = timing.exec((lines[at] ?? '').trim()) ?? []
    if (at > 1 || from === undefined || to === undefined) return null
    const caption = { from: seconds(from), to: seconds(to), text: plain(lines.slice(at + 1)) }
    if (caption.to <= caption.from) return null
    captions.push(caption)
  }
  return captions
}

const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

/** What is read aloud or shown of a caption: one line, and who speaks before what they say. */
function plain(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replace(/<v(?:\.[^\s>]*)?\s+([^>]+)>/g, '$1: ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
