import { type ComponentPropsWithRef, type ReactNode, type Ref, useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { useCoverHeading } from '../DoorPage/CoverHeadingContext.ts'
import * as styles from './ScanWindow.css.ts'

const messages = {
  close: { id: 'scanWindow.close', defaultMessage: 'Cerrar la cámara' },
  camera: { id: 'scanWindow.camera', defaultMessage: 'Lo que ve la cámara' },
} as const

export interface ScanWindowProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** Which door and day: "Puerta, martes 17". */
  title: ReactNode
  /** Where the camera's picture is put (`srcObject`). */
  videoRef: Ref<HTMLVideoElement>
  /** What is said over the picture: that it is being opened, or what to do. */
  hint?: ReactNode
  /** Called by the cross; turning the camera off is for whoever turned it on. */
  onClose: () => void
}

/**
 * What the camera sees, all of it dimmed but for the window with the cut corner into which a code is to be held. Renders
 * `<section>`.
 *
 * Use it on a `DoorPage` with a `ScanResult` under it. Use a `TextField` instead where there is no camera.
 */
export function ScanWindow({ title, videoRef, hint, onClose, className, ...props }: ScanWindowProps) {
  const intl = useIntl()
  const id = useId()
  const heading = useCoverHeading()
  return (
    <section {...props} className={joinClasses(styles.camera, className)}>
      <video
        ref={videoRef}
        muted
        playsInline
        autoPlay
        aria-label={intl.formatMessage(messages.camera)}
        className={styles.video}
      />
      <svg viewBox="0 0 390 360" aria-hidden="true" className={styles.veil}>
        <path
          d="M-900-400H1300V800H-900zM83 74V300H307V102L279 74z"
          fill="#0c0c0d"
          fillOpacity=".72"
          fillRule="evenodd"
        />
        <path d="M83 74V300H307V102L279 74z" fill="none" stroke="#fff" strokeWidth="2.5" />
      </svg>
      <div className={styles.bar}>
        {/* Who comes to it hears at once how the camera stands; the hint alone is read when it changes. */}
        <h1 {...heading} aria-describedby={`${id}-hint`} className={styles.title}>
          {title}
        </h1>
        <button
          type="button"
          aria-label={intl.formatMessage(messages.close)}
          className={styles.close}
          onClick={onClose}
        >
          <Icon name="close" size="l" />
        </button>
      </div>
      <p id={`${id}-hint`} role="status" className={styles.hint}>
        {hint}
      </p>
    </section>
  )
}
