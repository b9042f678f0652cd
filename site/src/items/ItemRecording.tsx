import { useLanguage } from '@gallery/client'
import type { ItemImage, Language, StatedItemImage } from '@gallery/contract'
import { languages, recordingKind, storagePath, urlOf } from '@gallery/contract/plain'
import { type AudioCue, AudioPlayer, VideoPlayer } from '@gallery/ui'
import { useEffect, useState } from 'react'
import type { Recording } from './recordings.ts'

interface ItemRecordingProps {
  /** The item's hash. */
  item: string
  recording: Recording<StatedItemImage>
  title: string
  titleLang?: string | undefined
}

/** A recording or a film of an item, with what is said in it: its captions, or a text that was written down of it. */
export function ItemRecording({ item, recording, title, titleLang }: ItemRecordingProps) {
  const language = useLanguage()
  const { media, transcript, transcriptLang } = recording
  const captions = languages
    .filter((lang) => media.captions.includes(lang))
    .map((lang) => ({ lang, src: captionsOf(item, media, lang) }))
  const captioned = captions.find(({ lang }) => lang === language) ?? captions[0]
  const said = useSaid(
    captioned?.src ?? (transcript && storagePath('images', transcript.file)),
    captioned !== undefined
  )
  const lang = captioned?.lang ?? transcriptLang
  const shared = {
    'data-screen': '',
    src: storagePath('images', media.file),
    title,
    transcript: said,
    ...(titleLang ? { titleLang } : {}),
    ...(lang && lang !== language ? { transcriptLang: lang } : {}),
  }
  return recordingKind(media.file) === 'Video' ? (
    <VideoPlayer {...shared} size={filmSize(media.recording)} captions={captions} />
  ) : (
    <AudioPlayer {...shared} />
  )
}

/** A film's size in pixels; undefined as long as nobody has looked. */
function filmSize(recording: StatedItemImage['recording']): { width: number; height: number } | undefined {
  const { width, height } = recording ?? {}
  return width && height ? { width, height } : undefined
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
