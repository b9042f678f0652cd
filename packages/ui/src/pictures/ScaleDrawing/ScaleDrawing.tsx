import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { Figure } from '../../private/Figure.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { formatSize } from '../../public/WorkLabel/formatSize.ts'
import { fileOf } from '../Picture/fileOf.ts'
import type { PictureProps } from '../Picture/Picture.tsx'
import * as styles from './ScaleDrawing.css.ts'
import { scaleOf } from './scale.ts'

const messages = {
  label: { id: 'scaleDrawing.label', defaultMessage: 'La obra, de {size}, al lado de una persona de 1,70 m' },
} as const

export interface ScaleDrawingProps
  extends Omit<ComponentPropsWithRef<'svg'>, 'height' | 'width' | 'children'> {
  /** How high the work is, in centimetres. */
  height?: number | null
  /** How wide the work is, in centimetres. */
  width?: number | null
  /**
   * The work itself, from edge to edge and nothing else.
   * @default its outline, filled
   */
  picture?: PictureProps
}

/**
 * How large a work is: itself or its outline on a wall, its middle at 150 cm, beside a person of 170 cm. Renders `<svg>`, or
 * nothing without both measures or for a work higher than 400 cm.
 *
 * Use it on the page of one work; in a list use the size in `WorkLabel` instead.
 */
export function ScaleDrawing({ height, width, picture, className, ...props }: ScaleDrawingProps) {
  const intl = useIntl()
  const scale = scaleOf(height, width)
  if (!scale) return null
  const { work, figure } = scale
  return (
    <svg
      role="img"
      aria-label={intl.formatMessage(messages.label, {
        size: formatSize({ height, width, depth: null }, intl.locale) ?? '',
      })}
      viewBox={`-40 -4 ${scale.width + 80} ${scale.height + 4}`}
      preserveAspectRatio="xMidYMax meet"
      {...props}
      className={joinClasses(styles.drawing, className)}
    >
      {picture ? (
        <image {...work} href={fileOf(picture, 200)} preserveAspectRatio="none" className={styles.hung} />
      ) : (
        <rect {...work} className={styles.work} />
      )}
      <Figure x={figure.x} y={scale.height} className={styles.figure} />
    </svg>
  )
}
