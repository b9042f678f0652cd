import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { useHydrated } from '../../private/useHydrated.ts'
import * as styles from './AudioPlayer.css.ts'
import { clock } from './clock.ts'
import { type AudioCue, Transcript } from './Transcript.tsx'
import { useMedia } from './useMedia.ts'

const messages = {
  failed: { id: 'audioPlayer.failed', defaultMessage: 'El audio no se pudo cargar.' },
  of: { id: 'audioPlayer.of', defaultMessage: '{now} de {length}' },
  pause: { id: 'audioPlayer.pause', defaultMessage: 'Pausar: {title}' },
  play: { id: 'audioPlayer.play', defaultMessage: 'Reproducir: {title}' },
  position: { id: 'audioPlayer.position', defaultMessage: 'Posición' },
} as const

export interface AudioPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The recording: MP3, M4A or WAV. Its server must answer to ranges, or nobody can go forward in it. */
  src: string
  /** What is heard. */
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** What is said, in parts. Without any there is no transcript. */
  transcript?: readonly AudioCue[]
  /** The transcript's language, when it is not the page's. */
  transcriptLang?: string
}

/**
 * A recording with what is said in it, whose parts can be gone to. Renders `<div>` around `<audio>`; until the scripts are
 * there the browser's own controls stand in the same place. Nothing but its length is loaded before somebody plays it.
 *
 * Use it for a recording of the gallery's own. Use `VideoPlayer` instead for a film of its own, `VideoEmbed` for a
 * video of others.
 */
export function AudioPlayer({
  src,
  title,
  titleLang,
  transcript = [],
  transcriptLang,
  className,
  ...props
}: AudioPlayerProps) {
  const intl = useIntl()
  const hydrated = useHydrated()
  const { media, now, length, failed, go, told } = useMedia<HTMLAudioElement>(src)
  const [plays, setPlays] = useState(false)

  // What the browser's own controls started before the scripts were there has told nobody.
  useEffect(() => setPlays(media.current?.paused === false), [media])

  function toggle() {
    if (failed) return
    if (plays) media.current?.pause()
    // What it is refused for is told by the element itself.
    else void media.current?.play().catch(() => undefined)
  }

  const times = { now: clock(now), length: clock(length) }
  return (
    <div {...props} data-state={plays ? 'playing' : 'paused'} className={joinClasses(styles.root, className)}>
      <audio
        {...told}
        ref={media}
        src={src}
        preload="metadata"
        aria-label={title}
        lang={titleLang}
        controls={!hydrated}
        className={styles.native}
        onPlay={() => setPlays(true)}
        onPause={() => setPlays(false)}
        // Another recording stops this one without a pause.
        onEmptied={() => setPlays(false)}
      />
      {hydrated ? (
        <div className={styles.bar}>
          <button
            type="button"
            // Not `disabled`: a press may be what fails.
            aria-disabled={failed || undefined}
            aria-label={intl.formatMessage(plays ? messages.pause : messages.play, { title })}
            className={styles.toggle}
            onClick={toggle}
          >
            <span aria-hidden className={styles.sign} />
          </button>
          <input
            type="range"
            min={0}
            max={Math.max(1, Math.floor(length))}
            value={Math.floor(now)}
            disabled={failed || length === 0}
            aria-label={intl.formatMessage(messages.position)}
            aria-valuetext={intl.formatMessage(messages.of, times)}
            className={styles.position}
            onChange={({ currentTarget }) => go(Number(currentTarget.value))}
          />
          <span aria-hidden className={styles.time}>
            {times.now} / {times.length}
          </span>
        </div>
      ) : null}
      <p role="status" className={failed ? styles.failed : undefined}>
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
