import type { IconDrawing } from '../controls/Icon/iconPaths.ts'

/** The drawing of a code that is held before a camera, for `Icon`: only the door needs it. */
export const scanDrawing: IconDrawing = { line: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M3 10h14' }
