import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import type { IconName } from '../../controls/Icon/iconPaths.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './ImageZoom.css.ts'
import type { ZoomTrackProps } from './ZoomTrack.tsx'
import { zoomMessages as messages } from './zoomMessages.ts'
import { canStep, scaleBar, stepScale, wholeIn } from './zoomScale.ts'

interface ZoomControlsProps
  extends Pick<ZoomTrackProps, 'images' | 'index' | 'scale' | 'extent' | 'nearest'> {
  /** Whose work it is. */
  label: ReactNode
  onShow: ZoomTrackProps['onShow']
  onScale: ZoomTrackProps['onScale']
  /** Whether another picture stands beside it. */
  isBeside: boolean
  /** Puts another one beside it, or takes it away. */
  onBeside: () => void
  /** Whether both go nearer and are moved as one. */
  together: boolean
  onTogether: () => void
  /** Asks for the near picture again, where it did not come. */
  onRetry: (() => void) | null
  /** Fills the screen, or gives it back; without it a browser cannot. */
  onFullScreen: (() => void) | undefined
}

/** The foot of the zoom: what it is at the left, how large in the middle, nearer, farther and the others at the right. */
export function ZoomControls({
  images,
  index,
  scale,
  extent,
  nearest,
  label,
  onShow,
  onScale,
  isBeside,
  onBeside,
  together,
  onTogether,
  onRetry,
  onFullScreen,
}: ZoomControlsProps) {
  const intl = useIntl()
  const current = images[index]
  if (!current) return null
  const drawn = wholeIn(extent, current.picture).width * scale
  const bar = current.across === undefined ? null : scaleBar(current.across, drawn)
  const tool = (
    icon: IconName,
    name: keyof typeof messages,
    press: () => void,
    state: { 'aria-disabled'?: boolean; 'aria-pressed'?: boolean } = {}
  ) => (
    <button
      type="button"
      className={joinClasses(styles.press, styles.tool)}
      aria-label={intl.formatMessage(messages[name])}
      title={intl.formatMessage(messages[name])}
      {...state}
      data-active={state['aria-pressed'] || undefined}
      onClick={press}
    >
      <Icon name={icon} size="m" />
    </button>
  )
  return (
    <div className={styles.foot}>
      <div className={styles.caption}>
        {label}
        <p role="status" className={styles.line}>
          {images.length > 1 ? (
            <span className={styles.position}>
              <FormattedMessage {...messages.position} values={{ index: index + 1, total: images.length }} />
            </span>
          ) : null}
          <span lang={current.descriptionLang}>{current.description}</span>
        </p>
      </div>
      {onRetry ? (
        <p role="alert" className={styles.failed}>
          <span style={{ paddingInlineStart: '0.8rem' }}>
            <FormattedMessage {...messages.detailFailed} />
          </span>
          <button type="button" className={joinClasses(styles.press, styles.word)} onClick={onRetry}>
            <FormattedMessage {...messages.retry} />
          </button>
        </p>
      ) : null}
      {bar ? (
        <svg
          role="img"
          aria-label={intl.formatMessage(messages.bar, { centimetres: bar.centimetres })}
          width={bar.pixels}
          height="30"
          className={styles.bar}
        >
          <path d={`M.5 0v8h${bar.pixels - 1}v-8`} />
          <text x="50%" y="26" textAnchor="middle">
            {intl.formatMessage(messages.centimetres, { centimetres: bar.centimetres })}
          </text>
        </svg>
      ) : null}
      <div className={styles.controls}>
        {tool(
          'minus',
          'zoomOut',
          () => onScale(stepScale(scale, 'out', nearest)),
          off(!canStep(scale, 'out', nearest))
        )}
        <output className={joinClasses(styles.level, isBeside && styles.wideOnly)}>
          <FormattedNumber value={Math.round(scale * 100) / 100} style="percent" />
        </output>
        {tool(
          'plus',
          'zoomIn',
          () => onScale(stepScale(scale, 'in', nearest)),
          off(!canStep(scale, 'in', nearest))
        )}
        <button
          type="button"
          className={joinClasses(styles.press, styles.word, styles.wideOnly)}
          aria-disabled={scale === 1 || undefined}
          onClick={() => onScale(1)}
        >
          <FormattedMessage {...messages.whole} />
        </button>
        {onFullScreen ? (
          <span className={styles.wideOnly}>{tool('full-screen', 'fullScreen', onFullScreen)}</span>
        ) : null}
        {images.length > 1 ? (
          <>
            {isBeside
              ? tool(together ? 'link' : 'unlink', 'together', onTogether, { 'aria-pressed': together })
              : null}
            {tool('pair', 'sideBySide', onBeside, { 'aria-pressed': isBeside })}
            {tool('arrow-left', 'previous', () => onShow(index - 1), off(index === 0))}
            {tool('arrow-right', 'next', () => onShow(index + 1), off(index === images.length - 1))}
          </>
        ) : null}
      </div>
    </div>
  )
}

/** Not `disabled`: the focus would be thrown out of the dialog. */
function off(isOff: boolean): { 'aria-disabled'?: boolean } {
  return isOff ? { 'aria-disabled': true } : {}
}
