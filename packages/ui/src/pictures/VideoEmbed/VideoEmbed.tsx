import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isPlain } from '../../private/isPlain.ts'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import * as styles from './VideoEmbed.css.ts'
import { videoSource } from './videoSource.ts'

const messages = {
  play: { id: 'videoEmbed.play', defaultMessage: 'Reproducir: {title}' },
  notice: {
    id: 'videoEmbed.notice',
    defaultMessage: 'El video viene de {platform} recién cuando lo reproducís.',
  },
} as const

export interface VideoEmbedProps extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'title' | 'children'> {
  /** The platform's id of the video: a number is one of Vimeo, anything else one of YouTube. */
  video: string
  /** What the video is: the name of the player. */
  title: string
  /** The title's language, when it is not the page's. */
  titleLang?: string
  /** What stands in its place until it plays, kept by the gallery: it may be cut to 16:9. */
  poster?: PictureProps
}

/**
 * A video of YouTube or Vimeo of which nothing is loaded before the visitor presses play. Renders `<div>`; until
 * then it is a link to the video's own page, which works without scripts and may be opened in another tab.
 *
 * Use it for a video of others. Use `VideoPlayer` instead for a film of the gallery, `Picture` for a still.
 */
export function VideoEmbed({ video, title, titleLang, poster, ...props }: VideoEmbedProps) {
  const intl = useIntl()
  const [plays, setPlays] = useState(false)
  const player = useRef<HTMLIFrameElement>(null)
  const { platform, pageUrl, playerUrl } = videoSource(video, intl.locale)

  useEffect(() => {
    if (plays) player.current?.focus()
  }, [plays])

  return (
    <div {...props} data-state={plays ? 'playing' : 'waiting'}>
      <div className={styles.frame}>
        {plays ? (
          <iframe
            ref={player}
            src={playerUrl}
            title={title}
            lang={titleLang}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className={styles.player}
          />
        ) : (
          <a
            href={pageUrl}
            rel="noreferrer"
            aria-label={intl.formatMessage(messages.play, { title })}
            className={styles.poster}
            onClick={(click) => {
              if (!isPlain(click)) return
              click.preventDefault()
              setPlays(true)
            }}
          >
            {poster ? <Picture {...poster} alt="" fit="cover" /> : null}
            <span aria-hidden className={styles.sign} />
          </a>
        )}
      </div>
      {plays ? null : (
        <p className={styles.notice}>
          <FormattedMessage {...messages.notice} values={{ platform }} />
        </p>
      )}
    </div>
  )
}
