import { readWebVtt } from '@gallery/contract/plain'
import type { AudioCue } from '@gallery/ui'

/** The parts of what is said, as its captions tell them; none of what are no captions. */
export function captionCues(file: string): AudioCue[] {
  return (readWebVtt(file) ?? []).map(({ from, text }) => ({ at: Math.floor(from), text }))
}
