import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { pathOf } from './pathOf.ts'
import * as styles from './QrCode.css.ts'

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Its rows from the top, a letter for each module: `1` for a dark one. */
  rows: readonly string[]
  /** What a camera finds in it, in words. */
  label: string
}

/** How many white modules must surround a code, by its standard. */
const quiet = 4

/**
 * A QR code, sharp at any size, black on white in both themes. Renders `<svg>`.
 *
 * Use it for what another device is to read from the screen, with the same as text beside it. Use `Link` instead
 * where the reader's own device is to open it.
 */
export function QrCode({ rows, label, className, ...props }: QrCodeProps) {
  const side = rows.length + 2 * quiet
  return (
    <svg
      {...props}
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={joinClasses(styles.code, className)}
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  )
}
