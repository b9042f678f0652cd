import { useLanguage } from '@gallery/client'
import type { ItemImage, Language, StatedItemImage } from '@gallery/contract'
import { languages, storagePath, urlOf } from '@gallery/contract/plain'
import { type AudioCue, AudioPlayer } from '@gallery/ui'
import { useEffect, useState } from 'react'
import type { Recording } from './recordings.ts'

interface ItemRecordingProps {
  /** The item's hash. */
  item: string
  recording: Recording<StatedItemImage>
  title: string
  titleLang?: string | undefined
}

/** A recording of an item, with what is said in it: its captions, or a text that was written down of it. */
export function ItemRecording({ item, recording, title, titleLang }: ItemRecordingProps) {
  const language = useLanguage()
  const { audio, transcript, transcriptLang } = recording
  const captioned = [language, ...languages].find((each) => audio.captions.includes(each))
  const said = useSaid(
    captioned ? captionsOf(item, audio, captioned) : transcript && storagePath('images', transcript.file),
    captioned !== undefined
  )
  const lang = captioned ? (captioned === language ? undefined : captioned) : transcriptLang
  return (
    <AudioPlayer
      data-screen=""
      src={storagePath('images', audio.file)}
      title={title}
      {...(titleLang ? { titleLang } : {})}
      transcript={said}
      {...(lang ? { transcriptLang: lang } : {})}
    />
  )
}

function captionsOf(id: string, { id: image }: Pick<ItemImage, 'id'>, lang: Language): string {
  return urlOf('/api/items/:id/images/:image/captions/:lang', { id, image, lang })
}

/** What is said, once it has come: the file itself is among the others to download, for who waits in vain. */
function useSaid(address: string | undefined, isCaptions: boolean): readonly AudioCue[] {
  const [said, setSaid] = useState<readonly AudioCue[]>([])
  useEffect(() => {
    if (address === undefined) return
    const leaving = new AbortController()
    async function listen(from: string) {
      const answer = await fetch(from, { signal: leaving.signal })
      const text = answer.ok ? await answer.text() : ''
      const parts = isCaptions
        ? (await import('./captionCues.ts')).captionCues(text)
        : (await import('./transcript.ts')).transcriptOf(text)
      if (!leaving.signal.aborted) setSaid(parts)
    }
    listen(address).catch(() => undefined)
    return () => leaving.abort()
  }, [address, isCaptions])
  return said
}
