/** A drawing on a 20 × 20 grid: outlines, and points drawn with a wider stroke, each as the `d` of a path. */
export interface IconDrawing {
  line?: string
  dots?: string
  /** It points on or back: where one reads to the left it is mirrored. */
  turns?: boolean
}

/** The names of the kit's own icons. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'close'
  | 'columns'
  | 'door'
  | 'dots'
  | 'download'
  | 'external'
  | 'eye'
  | 'file'
  | 'full-screen'
  | 'grip'
  | 'image'
  | 'link'
  | 'list'
  | 'list-ordered'
  | 'mail'
  | 'minus'
  | 'pair'
  | 'pencil'
  | 'plus'
  | 'print'
  | 'quote'
  | 'redo'
  | 'search'
  | 'trash'
  | 'undo'
  | 'unlink'
  | 'upload'

/**
 * The drawings of the icons: outlines on a 20 × 20 grid, stroke 1.6, square caps, no fill.
 * `dot` marks are points drawn with a wider stroke.
 */
export const iconPaths: Readonly<Record<IconName, IconDrawing>> = {
  'arrow-left': { line: 'M17.5 10H3.5M8.5 4.5L3 10l5.5 5.5', turns: true },
  'arrow-right': { line: 'M2.5 10h14M11.5 4.5L17 10l-5.5 5.5', turns: true },
  check: { line: 'M3.5 10.5l4.2 4.2L16.5 6' },
  'chevron-down': { line: 'M5 7.5l5 5 5-5' },
  'chevron-left': { line: 'M12 4l-6 6 6 6', turns: true },
  'chevron-right': { line: 'M8 4l6 6-6 6', turns: true },
  'chevron-up': { line: 'M5 12.5l5-5 5 5' },
  close: { line: 'M5 5l10 10M15 5L5 15' },
  columns: { line: 'M3 4h14v12H3zM7.7 4v12M12.3 4v12' },
  door: { line: 'M5 17V3h10v14M2.5 17h15', dots: 'M12 10.5h.01' },
  dots: { dots: 'M4 10h.01M10 10h.01M16 10h.01' },
  download: { line: 'M10 3.5V13M5.5 9L10 13.5 14.5 9M3.5 16.5h13' },
  external: { line: 'M8 4H4v12h12v-4M11 3.5h5.5V9M16 4l-7 7' },
  eye: {
    line: 'M2 10c2-3.5 4.7-5.2 8-5.2s6 1.7 8 5.2c-2 3.5-4.7 5.2-8 5.2S4 13.5 2 10zM12.2 10a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0z',
  },
  file: { line: 'M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4' },
  'full-screen': { line: 'M7.5 3.5h-4v4M12.5 3.5h4v4M7.5 16.5h-4v-4M12.5 16.5h4v-4' },
  grip: { dots: 'M7.5 4.5h.01M12.5 4.5h.01M7.5 10h.01M12.5 10h.01M7.5 15.5h.01M12.5 15.5h.01' },
  image: { line: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5L13 10.5l4 4', dots: 'M13 7.3h.01' },
  link: {
    line: 'M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.9-2.9a3.2 3.2 0 0 0-4.6-4.6l-1 1M11.5 8.5a3.2 3.2 0 0 0-4.6 0L4 11.4A3.2 3.2 0 0 0 8.6 16l1-1',
  },
  list: { line: 'M8 5h9M8 10h9M8 15h9', dots: 'M3.5 5h.01M3.5 10h.01M3.5 15h.01', turns: true },
  'list-ordered': {
    line: 'M8 5h9M8 10h9M8 15h9M3 4l1.3-.8V7M3 12.8c.3-1.5 2.3-1.2 2 .2-.2.9-1.2 1.6-2 2.6h2.2',
  },
  mail: { line: 'M3 4.5h14v11H3zM3.5 5.5L10 11l6.5-5.5' },
  minus: { line: 'M4 10h12' },
  pair: { line: 'M3 4h14v12H3zM10 4v12' },
  pencil: { line: 'M3.5 16.5l.8-3.6L13.5 3.7l2.8 2.8-9.2 9.2zM11.5 5.7l2.8 2.8' },
  plus: { line: 'M10 4v12M4 10h12' },
  print: { line: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6z' },
  quote: { line: 'M3.5 10H8v5H3.5V10c0-2.8 1.2-4.5 3.5-5M11.5 10H16v5h-4.5V10c0-2.8 1.2-4.5 3.5-5' },
  redo: { line: 'M13 4l3.5 3.5L13 11M16 7.5H8a4.5 4.5 0 0 0 0 9h4', turns: true },
  search: { line: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM13 13l4.5 4.5' },
  trash: { line: 'M3.5 5.5h13M8 5V3h4v2M5 5.5l.8 11.5h8.4L15 5.5' },
  undo: { line: 'M7 4L3.5 7.5 7 11M4 7.5h8a4.5 4.5 0 0 1 0 9H8', turns: true },
  unlink: {
    line: 'M8 14.5L6.5 16A3.2 3.2 0 0 1 2 11.5L3.5 10M12 5.5L13.5 4A3.2 3.2 0 0 1 18 8.5L16.5 10M3 3l14 14',
  },
  upload: { line: 'M10 14V4M5.5 8L10 3.5 14.5 8M3.5 16.5h13' },
}
