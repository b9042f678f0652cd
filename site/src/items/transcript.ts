import type { AudioCue } from '@gallery/ui'

/** A line that begins at a time: "1:05 Ana", "[00:01:05] Ana", "(1:05) - Ana". */
const timed = /^[[(]?((?:\d+:)?\d{1,2}:\d{2})(?:[.,]\d+)?[\])]?\s*[-–—:]?\s*(.*)$/

/** The parts of a transcript as people type it: a time at the beginning of a line begins a part, and so does an empty line. */
export function transcriptOf(text: string): AudioCue[] {
  const parts: AudioCue[] = []
  let isOpen = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [, time, said = line.trim()] = timed.exec(line.trim()) ?? []
    const last = parts.at(-1)
    if (time !== undefined) parts.push({ at: secondsOf(time), text: said })
    else if (said !== '' && isOpen && last) last.text = `${last.text} ${said}`.trim()
    else if (said !== '') parts.push({ text: said })
    isOpen = time !== undefined || said !== ''
  }
  return parts.filter((part) => part.text !== '')
}

const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
