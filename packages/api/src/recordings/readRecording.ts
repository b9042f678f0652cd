import { BufferSource, Input, MP3, MP4, QTFF, WAVE } from 'mediabunny'

/** What a recording tells of itself; of sound there is no size, of what cannot be read nothing. */
export type RecordingFacts = { seconds: number | null; width: number | null; height: number | null }

const nothing: RecordingFacts = { seconds: null, width: null, height: null }

/** Reads how long a recording is, and how large a film; all that is asked of it stands in its heads. */
export async function readRecording(bytes: Uint8Array): Promise<RecordingFacts> {
  const input = new Input({ formats: [MP3, MP4, QTFF, WAVE], source: new BufferSource(bytes) })
  try {
    const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration())
    if (!(seconds > 0)) return nothing
    const film = await input.getPrimaryVideoTrack()
    if (film === null) return { ...nothing, seconds }
    return { seconds, width: film.displayWidth, height: film.displayHeight }
  } catch {
    // It is no such file, or a damaged one: nothing of what it is will change.
    return nothing
  } finally {
    input.dispose()
  }
}
