import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { languageName } from '../../private/fieldLanguages.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { failed as failure, root } from '../AudioPlayer/AudioPlayer.css.ts'
import { type AudioCue, Transcript } from '../AudioPlayer/Transcript.tsx'
import { useMedia } from '../AudioPlayer/useMedia.ts'
import * as styles from './VideoPlayer.css.ts'

const messages = {
  failed: { id: 'videoPlayer.failed', defaultMessage: 'El video no se pudo cargar.' },
} as const

/** Captions of a film, as a file of WebVTT. */
export interface VideoCaptions {
  src: string
  /** The language that they are in. */
  lang: string
}

export interface VideoPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The film: an MP4. Its server must answer to ranges, or nobody can go forward in it. */
  src: string
  /** What is seen. */
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** Its size in pixels, where it is known: its place is kept until it comes. */
  size?: { width: number; height: number } | undefined
  /** What is said and heard, to be read in the picture: the player offers each by the name of its language. */
  captions?: readonly VideoCaptions[]
  /** What is said, in parts, to be read under it. Without any there is no transcript. */
  transcript?: readonly AudioCue[]
  /** The transcript's language, when it is not the page's. */
  transcriptLang?: string
}

/**
 * A film of the gallery's own in the browser's own player, with captions in it and a transcript under it, whose parts can
 * be gone to. Renders `<div>` around `<video>`, which works without scripts. Nothing but its length and its first picture
 * is loaded before somebody plays it.
 *
 * Use it for a film that the gallery keeps. Use `VideoEmbed` instead for a video of YouTube or Vimeo, `AudioPlayer` for a
 * recording without pictures.
 */
export function VideoPlayer({
  src,
  title,
  titleLang,
  size,
  captions = [],
  transcript = [],
  transcriptLang,
  className,
  ...props
}: VideoPlayerProps) {
  const { media, now, failed, go, told } = useMedia<HTMLVideoElement>(src)
  return (
    <div {...props} className={joinClasses(root, className)}>
      <video
        {...told}
        ref={media}
        src={src}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        lang={titleLang}
        width={size?.width}
        height={size?.height}
        className={styles.film}
      >
        {captions.map(({ src, lang }) => (
          <track key={lang} kind="captions" src={src} srcLang={lang} label={languageName(lang, lang)} />
        ))}
      </video>
      <p role="status" className={failed ? failure : undefined}>
        {failed ? <FormattedMessage {...messages.failed} /> : null}
      </p>
      <Transcript
        cues={transcript}
        now={now}
        onGo={go}
        {...(transcriptLang ? { lang: transcriptLang } : {})}
      />
    </div>
  )
}
