import { logo } from '../../controls/Logo/Logo.css.ts'
import { columnStart, corner, footSpace } from '../../feedback/Toast/Toast.css.ts'
import { control, optional } from '../../forms/Field/Field.css.ts'
import { form, grid } from '../../forms/Form/Form.css.ts'
import { row as sendRow } from '../../forms/SubmitRow/SubmitRow.css.ts'
import { field as switchField } from '../../forms/Switch/Switch.css.ts'
import { pickerHeight } from '../../panel-forms/EntityPicker/EntityPicker.css.ts'
import { filters } from '../../panel-lists/ListFilters/ListFilters.css.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { modalLevel } from '../../private/modal/modalLevel.ts'
import { fadeIn } from '../../private/motion.css.ts'
import { sizes as headings } from '../../text/Heading/Heading.css.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'
import { columnSide } from '../FootBar/FootBar.css.ts'

const sidebarWidth = '13.2rem'

/** Without scripts nothing opens the menu: the sidebar stands over the column. */
const noScripts = '(scripting: none)'

export const shell = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  '@media': {
    [fromLetters('desktop')]: { display: 'grid', gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)` },
  },
})
export const sidebar = kitStyle({
  display: 'none',
  flexDirection: 'column',
  gap: '0.85rem',
  padding: '1.1rem 0.8rem 1rem',
  background: vars.color.ground,
  '@media': {
    [noScripts]: { display: 'flex' },
    [fromLetters('desktop')]: {
      display: 'flex',
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      height: '100dvh',
      overflowY: 'auto',
    },
  },
})
// Where the window is too low for all screens they scroll by themselves: above them the palette stays, below them the
// account. Only a window of a few lines scrolls the whole sidebar.
kitGlobal(`${sidebar} > *`, { '@media': { [fromLetters('desktop')]: { flex: 'none' } } })
kitGlobal(`${sidebar} > nav`, {
  '@media': {
    [fromLetters('desktop')]: {
      flex: '0 1 auto',
      minHeight: '8rem',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // As wide as the sidebar: the bar stands at its edge, and the ring around a link is not cut off.
      marginInline: '-0.8rem',
      paddingInline: '0.8rem',
      marginBlock: '-3px',
      paddingBlock: '3px',
    },
  },
})
/** The head of a phone or a tablet: logo and "Menú". */
export const topBar = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minHeight: '3.6rem',
  marginInline: vars.layout.gutter,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [noScripts]: { display: 'none' }, [fromLetters('desktop')]: { display: 'none' } },
})
export const home = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '2.75rem',
  '@media': {
    [fromLetters('desktop')]: { minHeight: '1.6rem', paddingInline: '0.6rem' },
  },
})
// Smaller than over a public page: what one works on comes first.
kitGlobal(`${home} ${logo}`, { fontSize: '1.1rem' })
export const word = kitStyle({
  minHeight: '2.75rem',
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
})

export const main = kitStyle({
  vars: { [columnSide]: vars.layout.gutter },
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingInline: columnSide,
  outline: 'none',
  // The space under what is last; a bar closes the column itself.
  '::after': { content: '', flex: 'none', height: vars.space.s7 },
  selectors: { '&:has([data-foot-bar])::after': { display: 'none' } },
  '@media': {
    [fromLetters('desktop')]: { vars: { [columnSide]: '1.9rem' }, minHeight: '100dvh' },
  },
})
kitGlobal(`${main} > *`, { minWidth: 0 })
kitGlobal(`${main} > :not([data-foot-bar])`, { width: '100%', maxWidth: '82rem' })
// A screen that brings its bar along is as high as the column: the bar stands at the foot of a short one too.
kitGlobal(`${main} > :has(> [data-foot-bar])`, {
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
})
// The parts of a record stand under their tabs.
kitGlobal(`${main} > nav:not(:last-child)`, { marginBottom: vars.space.s5 })
kitGlobal(`${main} > :has(+ [data-foot-bar])`, { marginBottom: '1.4rem' })

kitGlobal(`${main} > ${filters}`, { marginBottom: '0.6rem' })
// Somebody works here all day with a mouse: more of a record fits on the screen than of a visitor's form.
kitGlobal(`${main} :is(input, select)${control}:not([data-in-place])`, {
  '@media': {
    '(pointer: fine)': { minHeight: '2.1rem', paddingBlock: '0.3rem', paddingInlineStart: '0.6rem' },
  },
})
// At its right a select has an arrow.
kitGlobal(`${main} input${control}:not([data-in-place])`, {
  '@media': { '(pointer: fine)': { paddingInlineEnd: '0.6rem' } },
})
kitGlobal(main, { '@media': { '(pointer: fine)': { vars: { [pickerHeight]: '2.1rem' } } } })
kitGlobal(`${main} ${sendRow} > :is(a, button)`, {
  '@media': { '(pointer: fine)': { minHeight: '2.1rem', paddingBlock: '0.3rem' } },
})
// Nearly every field of a record may stay empty: a word after each would be noise.
kitGlobal(`${main} ${optional}`, { display: 'none' })
// The parts of a screen are named in smaller type than the screen.
kitGlobal(`${main} :is(${headings.xl}, ${headings.l})`, { fontSize: '1.1rem', lineHeight: 1.25 })
kitGlobal(`${main} ${form}`, { '@media': { '(pointer: fine)': { gap: '1.1rem' } } })
kitGlobal(`${main} ${grid}`, { '@media': { '(pointer: fine)': { rowGap: '1.1rem' } } })
// Beside a field a switch is level with its control, not with its label.
kitGlobal(`${main} ${grid} > ${switchField}`, { alignSelf: 'end' })

// Toasts stand over the column, above its bar: one of one line, or of words over buttons where there is little space.
kitGlobal(`:root:has(${shell})`, {
  '@media': { [fromLetters('desktop')]: { vars: { [columnStart]: `calc(${sidebarWidth} + 1.9rem)` } } },
})
kitGlobal(`:root:has(${shell} [data-foot-bar])`, {
  vars: { [footSpace]: '6.7rem' },
  // A field that is gone to stands above the bar, and so do two lines of what is wrong with it.
  scrollPaddingBlockEnd: `calc(${footSpace} + 3.5rem)`,
  '@media': { [fromLetters('tablet')]: { vars: { [footSpace]: '4rem' } } },
})
// When the bar goes they would fall from under the pointer, and the press of one that is offered would be lost: they wait
// until nobody is at them. That is rest, not motion, so it holds for who wants none.
kitGlobal(`:root:has(${shell}):not(:has(${shell} [data-foot-bar])) ${corner}:is(:hover, :focus-within)`, {
  transition: 'bottom 0s 999999s !important',
})

export const go = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.55rem',
  width: '100%',
  minHeight: '2.1rem',
  paddingBlock: '0.2rem',
  paddingInline: '0.6rem 0.5rem',
  background: vars.color.paper,
  color: vars.color.ink3,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const goKeys = kitStyle({ marginInlineStart: 'auto' })

export const sheet = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: modalLevel,
  display: 'flex',
  flexDirection: 'column',
  gap: '0.85rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.layout.gutter,
  paddingBlockEnd: vars.space.s4,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  animation: `${fadeIn} ${vars.duration.t2} ${vars.easing.out}`,
})
export const sheetHead = kitStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.6rem',
})
