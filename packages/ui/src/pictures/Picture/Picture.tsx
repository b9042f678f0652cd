import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { showArrival, showFailed, showLoaded } from './arrival.ts'
import * as styles from './Picture.css.ts'

/** The same picture in another format, in several widths. */
export interface PictureSource {
  /** `image/avif`, `image/webp`. */
  type: string
  /** Addresses and widths: `/a-480.avif 480w, /a-960.avif 960w`. */
  srcSet: string
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'picture'>, 'children'> {
  /** The address that every browser understands. */
  src: string
  /** What it shows, for those who don't see it; empty when the words beside it say the same. */
  alt: string
  /** Of the original, in pixels: with `height`, the space that is kept until it arrives. */
  width: number
  /** Of the original, in pixels. */
  height: number
  /** Better formats, the best first. */
  sources?: readonly PictureSource[]
  /**
   * How wide it is drawn, as in `<img sizes>`.
   * @default '100vw'
   */
  sizes?: string
  /**
   * Loads at once and first; the others wait until they are near the window.
   * @default false
   */
  priority?: boolean
  /**
   * As wide as its box in its own proportions (`natural`), whole inside its box (`contain`), or filling its box and
   * cropped (`cover`, never for works).
   * @default 'natural'
   */
  fit?: 'natural' | 'contain' | 'cover'
}

/**
 * A picture whose space is kept before it arrives. Renders `<picture>`; nothing of it needs a style attribute, so a strict
 * content security policy lets it through.
 *
 * Use it for every picture, alone or inside a part of yours. Use `WorkThumb` instead for a work with its label, and
 * `ImageGallery` for several views of it.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sources,
  sizes = '100vw',
  priority = false,
  fit = 'natural',
  className,
  ...props
}: PictureProps) {
  return (
    <picture
      {...props}
      data-fit={fit}
      data-priority={priority || undefined}
      className={joinClasses(styles.frame, className)}
    >
      {sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        ref={showArrival}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        // Last: a browser that reads the address first would start before it knows the rest.
        src={src}
        onLoad={showLoaded}
        onError={showFailed}
        className={styles.image}
      />
    </picture>
  )
}
