import { picker } from '../forms/DateField/DateField.css.ts'
import { control, error, field, hint, label } from '../forms/Field/Field.css.ts'
import { select } from '../forms/Select/Select.css.ts'
import { area } from '../forms/TextArea/TextArea.css.ts'
import { vars } from '../theme.css.ts'
import { fromLetters, inLargeLetters } from '../tokens/breakpoints.ts'
import {
  changedDot,
  clipped,
  factColumns,
  hintInPlace,
  largeName,
  pointedAt,
  receding,
  refused,
  textColumns,
  textLine,
  writtenIn,
} from './inPlaceRules.ts'
import { kitGlobal } from './kitStyle.ts'
import { fromEnd } from './readingWay.ts'

// How the fields of forms look where a record is written in place; forms themselves load none of this.

const inPlace = '[data-in-place]'
const [name, fact, text] = ['name', 'fact', 'text'].map((place) => `[data-in-place="${place}"]`)

kitGlobal(`${field}${inPlace}`, { position: 'relative', alignItems: 'baseline', gap: `0 ${vars.space.s3}` })
kitGlobal(`${field}${fact}`, { gridTemplateColumns: factColumns })
kitGlobal(`${field}${text}`, {
  ...textLine,
  '@media': { [fromLetters('tablet')]: { gridTemplateColumns: textColumns.one } },
})
kitGlobal(`${field}${name}`, largeName)
kitGlobal(`${field}[data-changed]::before`, changedDot)

kitGlobal(`${inPlace} ${label}`, { ...receding, fontSize: 'inherit' })
kitGlobal(`${text} ${label}`, { fontSize: vars.fontSize.s })
kitGlobal(`${name} ${label}`, clipped)

// Under the field that is being written, over what follows: nothing moves.
kitGlobal(`${inPlace} ${hint}`, clipped)
kitGlobal(`${inPlace}:focus-within > ${hint}`, hintInPlace)
kitGlobal(`${inPlace}:focus-within > * > ${hint}`, hintInPlace)
kitGlobal(`${inPlace} > ${error}`, { gridColumn: '1 / -1', marginTop: '0.4rem' })
kitGlobal(`${fact} > ${error}`, { gridColumn: '2 / -1' })
kitGlobal(`${text} > ${error}`, { '@media': { [fromLetters('tablet')]: { gridColumn: '2 / -1' } } })

kitGlobal(`${control}${inPlace}`, {
  // A line is as high as what can still be pressed (WCAG 2.5.8).
  minHeight: '24px',
  padding: 0,
  backgroundColor: 'transparent',
  border: 0,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
kitGlobal(`${control}${name}`, {
  fontWeight: 'inherit',
  fontStyle: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
})
kitGlobal(`${control}${inPlace}:hover`, pointedAt)
kitGlobal(`${control}${inPlace}:focus-visible`, writtenIn)
kitGlobal(`${control}${inPlace}[aria-invalid="true"]`, refused)

// As long as what they say, and as high, in browsers that can do that.
kitGlobal(`${control}${select}${inPlace}`, {
  fieldSizing: 'content',
  width: 'fit-content',
  maxWidth: '100%',
  paddingInlineEnd: '1.3rem',
  backgroundPosition: `${fromEnd('0.46rem')} 52%, ${fromEnd('0.1rem')} 52%`,
})
kitGlobal(`${control}${picker}${inPlace}`, {
  width: 'fit-content',
  // A day has no space beside what it is of.
  '@media': { [inLargeLetters]: { gridColumn: '1 / -1' } },
})
kitGlobal(`${control}${area}${inPlace}`, { minHeight: '3rem', fieldSizing: 'content' })
