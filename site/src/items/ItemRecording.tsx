import type { ItemImage } from '@gallery/contract'
import { storagePath } from '@gallery/contract/plain'
import { type AudioCue, AudioPlayer } from '@gallery/ui'
import { useEffect, useState } from 'react'
import type { Recording } from './recordings.ts'
import { transcriptOf } from './transcript.ts'

interface ItemRecordingProps {
  recording: Recording<ItemImage>
  title: string
  titleLang?: string | undefined
}

/** A recording of an item, with what was written down of it. */
export function ItemRecording({ recording, title, titleLang }: ItemRecordingProps) {
  const { audio, transcript, transcriptLang } = recording
  const said = useTranscript(transcript?.file)
  return (
    <AudioPlayer
      data-screen=""
      src={storagePath('images', audio.file)}
      title={title}
      {...(titleLang ? { titleLang } : {})}
      transcript={said}
      {...(transcriptLang ? { transcriptLang } : {})}
    />
  )
}

/** What is said, once it has come: the file itself is among the others to download, for who waits in vain. */
function useTranscript(file: string | undefined): readonly AudioCue[] {
  const [said, setSaid] = useState<readonly AudioCue[]>([])
  useEffect(() => {
    if (file === undefined) return
    const leaving = new AbortController()
    fetch(storagePath('images', file), { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => setSaid(transcriptOf(text)))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [file])
  return said
}
