import { vars } from '../theme.css.ts'

/** The event's hatch on its tint, the sign for "full": lines of 1.5px, one every `step` px. */
export function hatch(step: number): string {
  const line = `${vars.event.edge} 0 1.5px`
  return `repeating-linear-gradient(135deg, ${line}, transparent 1.5px ${step}px), ${vars.event.tint}`
}

/**
 * The same in the two colours that a visitor with forced colours chose; needs `forcedColorAdjust: 'none'`, without
 * which the browser drops every gradient.
 */
export function forcedHatch(step: number): string {
  return `repeating-linear-gradient(135deg, CanvasText 0 1.5px, Canvas 1.5px ${step}px)`
}
