import { breakpoints } from '../tokens/breakpoints.ts'

/** The widths of the toolbar's windows, by name: the breakpoints and those between them that are looked at. */
export const viewports: Readonly<Record<string, number>> = {
  ...breakpoints,
  small: 320,
  handheld: 390,
  slate: 820,
  desk: 1440,
}

/**
 * How wide a window a story asks for, where that is less than a page of documentation has: it stands in a frame then, or
 * it would show what it does where there is space.
 */
export function narrowWindow(globals: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const { value } = Object(globals?.viewport)
  const width = typeof value === 'string' ? viewports[value] : undefined
  return width !== undefined && width < breakpoints.desktop ? width : undefined
}
