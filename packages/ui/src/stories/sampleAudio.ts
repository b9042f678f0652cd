import type { StoryLanguage } from './say.ts'

const rate = 8_000

/** A recording that needs no file: tones, with the pauses in which nobody speaks. */
function recording(seconds: number): string {
  const samples = Array.from({ length: seconds * rate }, (_, at) => {
    const second = at / rate
    const isSaid = second % 2 < 1.2
    return isSaid ? 128 + Math.round(40 * Math.sin(2 * Math.PI * 220 * second)) : 128
  })
  const head = new DataView(new ArrayBuffer(44))
  const words = { 0: 'RIFF', 8: 'WAVE', 12: 'fmt ', 36: 'data' }
  for (const [offset, word] of Object.entries(words)) {
    for (const [index, letter] of [...word].entries()) {
      head.setUint8(Number(offset) + index, letter.charCodeAt(0))
    }
  }
  head.setUint32(4, 36 + samples.length, true)
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, rate, true)
  head.setUint32(28, rate, true)
  head.setUint16(32, 1, true)
  head.setUint16(34, 8, true)
  head.setUint32(40, samples.length, true)
  return URL.createObjectURL(new Blob([head, new Uint8Array(samples)], { type: 'audio/wav' }))
}

let made: string | undefined

/**
 * The same recording for all stories, made when the first asks for it. A server, whose page nobody could ask for it, draws
 * one of no length.
 */
export function sampleAudio(): string {
  if (typeof document === 'undefined')
    return 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='
  made ??= recording(24)
  return made
}

/** What is said in it, in the story's language. */
export function sampleTranscript(language: StoryLanguage) {
  const es = language === 'es'
  return [
    { text: es ? 'Grabación doméstica, 1977.' : 'Home recording, 1977.' },
    {
      at: 2,
      text: es ? 'La primera letra es la e. La segunda también.' : 'The first letter is e. So is the second.',
    },
    { at: 8, text: es ? 'Acá hay una negra: silencio.' : 'Here is a black one: silence.' },
    {
      at: 14,
      text: es
        ? 'Ahora de arriba abajo, que dura lo mismo.'
        : 'Now from top to bottom, which takes just as long.',
    },
  ]
}
