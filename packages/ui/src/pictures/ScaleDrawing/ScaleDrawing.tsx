import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { formatSize } from '../../public/WorkLabel/formatSize.ts'
import { scaleDrawingMessages as messages } from './messages.ts'
import * as styles from './ScaleDrawing.css.ts'
import { scaleOf } from './scale.ts'

export interface ScaleDrawingProps
  extends Omit<ComponentPropsWithRef<'svg'>, 'height' | 'width' | 'children'> {
  /** Centimetres. */
  height?: number | null
  /** Centimetres. */
  width?: number | null
}

/**
 * How large a work is: its outline on a wall, its middle at 150 cm, beside a person of 170 cm. Renders `<svg>`, or
 * nothing without both measures or for a work higher than 400 cm. Use it on the page of one work; in a list use the
 * size in `WorkLabel` instead.
 */
export function ScaleDrawing({ height, width, className, ...props }: ScaleDrawingProps) {
  const intl = useIntl()
  const scale = scaleOf(height, width)
  if (!scale) return null
  const { work, figure } = scale
  const head = scale.height - figure.height
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
      <rect {...work} className={styles.work} />
      <g className={styles.figure} transform={`translate(${figure.x} ${head})`}>
        <circle cx="0" cy="11" r="11" />
        <path d="M-9 26h18q8 0 9 8l3 50-7 1-4-44-1 40-2 89H1L0 90l-1 80h-6l-2-89-1-40-4 44-7-1 3-50q1-8 9-8z" />
      </g>
    </svg>
  )
}
