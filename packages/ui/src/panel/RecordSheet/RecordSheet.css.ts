import '../../private/fieldsInPlace.css.ts'
import { row as fact } from '../../layout/Facts/Facts.css.ts'
import { side } from '../../panel-forms/BilingualField/BilingualField.css.ts'
import { clipped, factColumns, textColumns } from '../../private/inPlaceRules.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { languageNumbers } from '../../private/languageNumbers.ts'
import { paperGlobal } from '../../private/paperGlobal.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'
import { button as foldButton, name as foldName, sign as foldSign } from '../Fold/Fold.css.ts'
import { fold } from '../RecordFold/RecordFold.css.ts'
import { languages } from './LanguageSwitch.css.ts'

/**
 * On a phone one under the other, what decides today before what is known. From a tablet's width up the picture stands
 * beside the name; where it is wide, what decides today stands beside all.
 */
export const sheet = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  fontSize: vars.fontSize.admin,
  '@media': {
    [fromLetters('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto auto 1fr',
      gridTemplateAreas: '"stray" "main" "rail" "texts" "folds"',
      borderTop: `1px solid ${vars.color.ink}`,
      selectors: {
        '&[data-pictured]': {
          gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)',
          gridTemplateAreas: '"stray stray" "pictures main" "rail rail" "texts texts" "folds folds"',
        },
      },
      columnGap: '1.9rem',
    },
    [fromLetters('wide')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 17.2rem',
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateAreas: '"stray stray" "main rail" "texts rail" "folds rail"',
      selectors: {
        '&[data-pictured]': {
          gridTemplateColumns: '16.4rem minmax(0, 1fr) 17.2rem',
          gridTemplateAreas: '"stray stray stray" "pictures main rail" "texts texts rail" "folds folds rail"',
        },
      },
    },
  },
})

export const form = kitStyle({ selectors: { '&&': { display: 'contents' } } })
// A record is read on paper too: of its form only what is pressed stays off it.
paperGlobal(form, { display: 'contents' })
kitGlobal(`${form} > [data-form-errors]`, { gridArea: 'stray', marginTop: vars.space.s4 })

export const pictures = kitStyle({
  order: 1,
  '@media': { [fromLetters('tablet')]: { gridArea: 'pictures', paddingTop: '1.5rem' } },
})

export const main = kitStyle({
  display: 'contents',
  '@media': {
    [fromLetters('tablet')]: { display: 'block', gridArea: 'main', minWidth: 0, paddingTop: '1.5rem' },
  },
})
export const names = kitStyle({
  order: 2,
  paddingTop: vars.space.s4,
  fontWeight: vars.fontWeight.strong,
  selectors: { '&[data-work]': { fontWeight: vars.fontWeight.normal, fontStyle: 'italic' } },
  '@media': { [fromLetters('tablet')]: { paddingTop: 0 } },
})
export const before = kitStyle({
  marginBottom: '0.3rem',
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.strong,
  fontStyle: 'normal',
  lineHeight: 1.25,
  letterSpacing: vars.letterSpacing.l,
})
export const facts = kitStyle({
  order: 4,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.32rem',
  marginTop: '1.15rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${vars.color.ink}`,
  ':empty': { display: 'none' },
  '@media': { [fromLetters('tablet')]: { borderTopColor: vars.color.line } },
})

export const rail = kitStyle({
  order: 3,
  marginTop: '1.1rem',
  paddingTop: '1.1rem',
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': {
    // Two columns between the name and the texts.
    [fromLetters('tablet')]: { gridArea: 'rail', marginTop: '1.5rem', columns: 2, columnGap: '2.2rem' },
    [fromLetters('wide')]: {
      columns: 'auto',
      marginTop: 0,
      marginInlineStart: '0.2rem',
      paddingBlock: '1.5rem',
      paddingInline: '1.5rem 0',
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})
kitGlobal(`${rail} > *`, { breakInside: 'avoid' })
kitGlobal(`${rail} > *:not(:last-child)`, {
  marginBottom: '0.95rem',
  paddingBottom: '0.95rem',
  // Not above the next one, which may begin a column.
  borderBottom: `1px solid ${vars.color.line}`,
})

kitGlobal(`${rail} h2`, { fontSize: vars.fontSize.s, lineHeight: 1.3, letterSpacing: 0 })
export const texts = kitStyle({
  order: 5,
  minWidth: 0,
  marginTop: '1.9rem',
  '@media': { [fromLetters('tablet')]: { gridArea: 'texts' } },
})
export const heading = kitStyle({ ...clipped })
/** Stays while the texts are scrolled. */
export const heads = kitStyle({
  display: 'none',
  '@media': {
    [fromLetters('tablet')]: {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      display: 'grid',
      gridTemplateColumns: textColumns.both,
      columnGap: '1.6rem',
      paddingBlock: '0.45rem',
      background: vars.color.paper,
      borderBottom: `1px solid ${vars.color.ink}`,
      fontWeight: vars.fontWeight.strong,
    },
  },
})
export const head = kitStyle({ ':first-child': { gridColumn: 2 } })
// Facts stand close in a record: what divides them are its parts. What is not written is told as what is.
kitGlobal(`:is(${rail}, ${facts}) ${fact}`, {
  gridTemplateColumns: factColumns,
  paddingBlock: '0.15rem',
  border: 0,
})
kitGlobal(`${facts} dl`, { fontSize: 'inherit' })
kitGlobal(`${facts} dt`, { color: vars.color.ink3 })
// On a phone one language is seen, the one that its switch says.
for (const number of languageNumbers) {
  kitGlobal(`${texts}[data-shown="${number}"] ${side}[data-in-place="text"]:not([data-place="${number}"])`, {
    display: 'none',
    '@media': { [fromLetters('tablet')]: { display: 'contents' } },
  })
}
// What is folded among texts is a part of the record as any other.
kitGlobal(`:is(${facts}, ${texts}) ${foldName}`, { fontWeight: vars.fontWeight.normal })
// What is folded among the texts stands as the folded parts under them do.
kitGlobal(`${texts} ${foldButton}`, { gap: '0.4rem', borderBottom: 0 })
// Its line stands above it, as those of the texts beside it do.
kitGlobal(`${texts} > :has(> ${foldButton}):not(:is(${heads}, ${languages}) + *)`, {
  borderTop: `1px solid ${vars.color.line}`,
})
kitGlobal(`${texts} ${foldName}`, {
  minWidth: '6.2rem',
  marginInlineEnd: '0.6rem',
  '@media': { [fromLetters('desktop')]: { minWidth: '5.6rem' } },
})
kitGlobal(`:is(${facts}, ${texts}) ${foldSign}`, {
  width: '0.8rem',
  height: '0.8rem',
  color: vars.color.ink3,
})
kitGlobal(`:is(${facts}, ${texts}) [aria-expanded="false"] > ${foldSign}`, { rotate: '-90deg' })
kitGlobal(`${facts} ${foldButton}`, { minHeight: '1.75rem', border: 0, color: vars.color.ink2 })
// What names the languages is the line above the first text.
kitGlobal(`${texts}[data-shown] > :is(${heads}, ${languages}) + *`, { borderTop: 0 })

export const folds = kitStyle({
  order: 6,
  minWidth: 0,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [fromLetters('tablet')]: { gridArea: 'folds' } },
})
kitGlobal(`${folds} > :not(${fold})`, { paddingTop: '1.5rem' })
