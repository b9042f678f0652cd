import * as Radix from '@radix-ui/react-dialog'
import { type KeyboardEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useReturnFocus } from '../../feedback/Dialog/useReturnFocus.ts'
import { useStillPage } from '../../feedback/Dialog/useStillPage.ts'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { closeOnEscape } from '../../private/closeOnEscape.ts'
import { useBackCloses } from '../../private/useBackCloses.ts'
import type { GalleryImage } from './galleryImage.ts'
import * as styles from './ImageZoom.css.ts'
import { imageGalleryMessages as messages } from './messages.ts'
import { ZoomControls } from './ZoomControls.tsx'
import { ZoomTrack } from './ZoomTrack.tsx'
import { stepScale } from './zoomScale.ts'

interface ImageZoomProps {
  images: readonly GalleryImage[]
  /** Which one is shown, from 0. */
  index: number
  onIndexChange: (index: number) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The pictures one by one over the whole screen, as near as one likes. Renders `<div role="dialog">` into `<body>`.
 * Arrows and a finger go from one to the next, plus, minus, a press, two fingers and the wheel with Ctrl go nearer,
 * Escape closes it.
 */
export default function ImageZoom({ images, index, onIndexChange, open, onOpenChange }: ImageZoomProps) {
  const intl = useIntl()
  const focus = useReturnFocus(open, undefined)
  const [scale, setScale] = useState(1)
  useStillPage(open)
  const layer = useBackCloses(open, () => change(false))

  function show(at: number) {
    if (at < 0 || at >= images.length || at === index) return
    setScale(1)
    onIndexChange(at)
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === '+' || key === '=') setScale(stepScale(scale, 'in'))
    else if (key === '-') setScale(stepScale(scale, 'out'))
    else if (key === '0') setScale(1)
    // Nearer than the whole the arrows move about in it: the browser does that.
    else if (scale > 1) return
    else if (key === 'ArrowRight') show(index + 1)
    else if (key === 'ArrowLeft') show(index - 1)
    else if (key === 'Home') show(0)
    else if (key === 'End') show(images.length - 1)
    else return
    event.preventDefault()
  }

  function change(next: boolean) {
    setScale(1)
    onOpenChange(next)
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          aria-modal="true"
          {...focus}
          {...layer}
          onKeyDown={(event) => {
            press(event)
            closeOnEscape(() => change(false))(event)
          }}
          className={styles.screen}
        >
          <Radix.Title className={hidden}>
            <FormattedMessage {...messages.title} />
          </Radix.Title>
          <ZoomTrack images={images} index={index} scale={scale} onShow={show} onScale={setScale} />
          <ZoomControls images={images} index={index} scale={scale} onShow={show} onScale={setScale} />
          <Radix.Close className={styles.close} aria-label={intl.formatMessage(messages.close)}>
            <Icon name="close" size="m" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
