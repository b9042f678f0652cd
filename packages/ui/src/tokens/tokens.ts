import { fluid } from './fluid.ts'

/** Two hands of the same palette; every pair that carries text was measured against WCAG 2.2 AA. */
export const colors = {
  light: {
    /** The page. */
    paper: '#ffffff',
    /** Behind works, sidebars, filter bars and weekends. */
    ground: '#f3f3f1',
    /** Hover, neutral tags, what is disabled. */
    ground2: '#e8e8e5',
    /** Text, primary buttons, structural rules. */
    ink: '#141414',
    /** Secondary text; legible on paper, ground and ground2. */
    ink2: '#4a4a48',
    /** Tertiary text and placeholders; legible on paper and ground, not on ground2. */
    ink3: '#686865',
    /** Decorative hairlines. */
    line: '#dcdcd8',
    /** Borders of fields and outlined buttons: 3:1 on paper and ground. */
    line2: '#878783',
    /** Focus ring and drop line, and nothing else. */
    focus: '#1d3fe0',
    err: '#b3261e',
    errTint: '#fbe4e1',
    ok: '#1f6b3a',
    okTint: '#dff0e3',
    warn: '#7a5200',
    warnTint: '#faeecb',
    /** The veil under a modal: the wall fades, it does not go black. */
    scrim: 'rgba(240, 240, 238, 0.9)',
  },
  dark: {
    paper: '#131314',
    ground: '#1d1d1e',
    ground2: '#2a2a2b',
    ink: '#f1f1ee',
    ink2: '#bdbdb8',
    ink3: '#9b9b96',
    line: '#303032',
    line2: '#7c7c7c',
    focus: '#9db2ff',
    err: '#ff9d92',
    errTint: '#3c1c19',
    ok: '#8fd3a6',
    okTint: '#17301f',
    warn: '#ecc463',
    warnTint: '#342a10',
    scrim: 'rgba(12, 12, 13, 0.86)',
  },
} as const

/** The kit's own six. */
export const eventColorNames = ['green', 'gray', 'red', 'purple', 'yellow', 'orange'] as const

/** Where an event's colour stands. */
export interface EventColorRoles {
  /** The bar. */
  solid: string
  /** A dot, or text, on the bar. */
  on: string
  /** A ground under text. */
  tint: string
  /** On the tint and on paper. */
  text: string
  /** Around the tint, and its hatch. */
  edge: string
}

/** Each of the six in each of the roles. */
type SixColors = Readonly<Record<(typeof eventColorNames)[number], Readonly<EventColorRoles>>>

/** The six colours that a gallerist gives an event. */
export const eventColors: Readonly<Record<'light' | 'dark', SixColors>> = {
  light: {
    green: { solid: '#2e7d50', on: '#ffffff', tint: '#d9ebdd', text: '#1c5233', edge: '#2e7d50' },
    gray: { solid: '#6d6f6c', on: '#ffffff', tint: '#e5e5e2', text: '#434542', edge: '#6d6f6c' },
    red: { solid: '#cc3a2b', on: '#ffffff', tint: '#fadfda', text: '#8d2017', edge: '#cc3a2b' },
    purple: { solid: '#6a4ba3', on: '#ffffff', tint: '#e5dcf3', text: '#482d7a', edge: '#6a4ba3' },
    yellow: { solid: '#f0be2a', on: '#141414', tint: '#fbecb9', text: '#5f4600', edge: '#8f6b00' },
    orange: { solid: '#df6c1e', on: '#141414', tint: '#fce0c6', text: '#793300', edge: '#b4520f' },
  },
  dark: {
    green: { solid: '#58b07f', on: '#0d1711', tint: '#1a3224', text: '#a4dcb9', edge: '#58b07f' },
    gray: { solid: '#999b97', on: '#131413', tint: '#303130', text: '#cfd0cc', edge: '#999b97' },
    red: { solid: '#ea6a5a', on: '#1c0906', tint: '#431f1a', text: '#ffb9ae', edge: '#ea6a5a' },
    purple: { solid: '#a98bdf', on: '#140c20', tint: '#30264a', text: '#d4c2f5', edge: '#a98bdf' },
    yellow: { solid: '#ecc244', on: '#1a1503', tint: '#3a300f', text: '#f3d98b', edge: '#ecc244' },
    orange: { solid: '#ee9350', on: '#1d0f04', tint: '#43290f', text: '#ffc796', edge: '#ee9350' },
  },
}

/**
 * Colours that are another one until a brand gives them their own. What is pressed and what is chosen: the first button
 * of a view, a ticked box, the page that is open.
 */
export const colorAliases = {
  /** Behind the words of the first button, and of what is chosen; 3:1 on paper and ground. */
  action: 'ink',
  /** The same under the pointer. */
  actionHover: 'ink2',
  /** Text on both. */
  onAction: 'paper',
} as const satisfies Readonly<Record<string, keyof typeof colors.light>>

/**
 * The names of event colours. A page that has more of them adds their names here, and a rule for each:
 *
 *     import '@gallery/ui/theme'
 *
 *     declare module '@gallery/ui/theme' {
 *       interface EventColors { blue: unknown }
 *     }
 *
 * Without an import the file would declare the module anew, and what the kit exports would be gone.
 *
 * Names are the same for all parts of a page, so that they are added once and not at each part, as type parameters
 * would be.
 */
export interface EventColors extends Record<(typeof eventColorNames)[number], unknown> {}

/** The name of an event's colour: one of the kit's six, or of those that a page adds. */
export type EventColor = keyof EventColors

/** Distances, in rem of the fluid root. Between page sections `s9` (`s8` on phones), title block to content `s6`. */
export const space = {
  s1: '0.25rem',
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.5rem',
  s6: '2rem',
  s7: '3rem',
  s8: '4rem',
  s9: '6rem',
  s10: '8rem',
} as const

/** The page's own measures. */
export const layout = {
  /** Space beside the content: 20px on a phone, 38px from 1200px on; no more of a window where text is large. */
  gutter: fluid(20, 38, 6.25),
  /** Between columns. */
  gap: fluid(16, 23),
  /** The widest that content gets. */
  max: '1364px',
  /** The longest line of running text. */
  measure: '34em',
} as const

/** Type sizes, from small print to page titles; 480px and 1200px ends in the comment. */
export const fontSizes = {
  /** Tags, weekdays on a phone: 11 to 13. Always bold. */
  xxs: '0.6875rem',
  /** Legends, kinds and dates on cards: 12 to 14. */
  xs: '0.75rem',
  /** Navigation, captions, labels, buttons: 13 to 15. */
  s: '0.8125rem',
  /** Running text and fields: 16 to 19. */
  m: '1rem',
  /** Leads, third headings, headings of modals, times: 20 to 25. */
  l: fluid(20, 25),
  /** Second headings, artists' names: 24 to 34. */
  xl: fluid(24, 34),
  /** Headings of the timeline: 30 to 48. */
  xxl: fluid(30, 48, 12.5),
  /** Page titles and the home headline: 40 to 84; large text grows as long as a long word fits. Always regular weight. */
  xxxl: fluid(40, 84, 14),
  /** The panel's text: 14 to 15. */
  admin: 'max(0.7895rem, 14px)',
} as const

export const fontFamilies = {
  text: 'Archivo, "Helvetica Neue", Helvetica, Arial, sans-serif',
  /** Headings, from page titles to those of dialogs. */
  heading: 'var(--gallery-fontFamily-text)',
} as const

export const fontWeights = {
  /** Running text. */
  normal: '400',
  /** Labels, buttons, names and all that stands out of running text. */
  strong: '700',
  /** Headings, but for page titles. */
  heading: 'var(--gallery-fontWeight-strong)',
  /** Page titles and the home headline. */
  title: '400',
} as const

/** Of headings by their size; `text` is that of running text. */
export const lineHeights = {
  text: '1.5',
  m: '1.35',
  l: '1.25',
  xl: '1.15',
  xxl: '1.08',
  xxxl: '1',
} as const

/** Of headings by their size. Words stay apart: `private/wordSpace.ts` gives them back what the space loses. */
export const letterSpacings = {
  l: '-0.01em',
  xl: '-0.015em',
  xxl: '-0.02em',
  xxxl: '-0.035em',
} as const

export const radii = {
  /** Buttons, fields, tags. */
  control: '0px',
  /** What lies over the page or apart from it: dialogs, menus, toasts, notes. Pictures of works are never rounded. */
  box: '0px',
} as const

/**
 * How deep the corner of the first button is cut, along the diagonal; every other cut of the kit keeps its proportion
 * to it. `0px` cuts none.
 */
export const corner = '0.4rem'

export const durations = {
  /** Hover, switch, dot. */
  t1: '120ms',
  /** Menu, accordion, toast in. */
  t2: '200ms',
  /** Modal, carousel step. */
  t3: '320ms',
} as const

export const easings = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  out: 'cubic-bezier(0, 0, 0.2, 1)',
} as const
