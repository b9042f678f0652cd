import { once } from 'node:events'
import { CustomSource, Input, MP3, MP4, QTFF, WAVE } from 'mediabunny'
import { type Claims, isRecordingAsked, type RecordingSaid } from './messages.ts'

/** Reads the recording that it is asked for, as the main file of a process of its own: see `readRecording`. */
process.once('message', (asked) => {
  if (!isRecordingAsked(asked)) throw new Error('The reader of recordings was asked for nothing')
  void answer(asked.size)
})
// Nobody waits for an answer any more.
process.on('disconnect', () => process.exit())
// A terminal sends its signals to every process; whoever started this one ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

async function answer(size: number): Promise<void> {
  const input = new Input({
    formats: [MP3, MP4, QTFF, WAVE],
    source: new CustomSource({
      getSize: () => size,
      read: inTurn(async (start, end) => {
        const part = once(process, 'message')
        say({ what: 'part', start, end })
        const [bytes] = await part
        return bytes
      }),
      prefetchProfile: 'fileSystem',
    }),
  })
  try {
    say({ what: 'claims', claims: await claimsOf(input) })
  } catch {
    say({ what: 'damaged' })
  }
}

/** All that is asked of a recording stands in its heads. */
async function claimsOf(input: Input): Promise<Claims> {
  const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration())
  const film = await input.getPrimaryVideoTrack()
  return {
    seconds,
    width: film && (await film.getDisplayWidth()),
    height: film && (await film.getDisplayHeight()),
  }
}

/** Reads one part after the other: answers do not say what they answer. */
function inTurn(read: (start: number, end: number) => Promise<Uint8Array>): typeof read {
  let last: Promise<unknown> = Promise.resolve()
  return (start, end) => {
    const part = last.then(() => read(start, end))
    last = part
    return part
  }
}

function say(said: RecordingSaid): void {
  process.send?.(said)
}
