import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from, fromLetters, inLargeLetters, onPaper } from '../../tokens/breakpoints.ts'

const desktop = fromLetters('desktop')

const repeat = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = kitStyle({
  display: 'grid',
  columnGap: vars.space.s3,
  rowGap: vars.space.s6,
  '@media': { [from('phone')]: { columnGap: vars.layout.gap }, [onPaper]: { rowGap: vars.space.s4 } },
})
export const phone = kitVariants({
  one: repeat(1),
  two: { ...repeat(2), '@media': { [inLargeLetters]: repeat(1) } },
})
/** A sheet shows what there is, small: more columns than the widest window. */
export const columnCounts = kitVariants({
  2: {
    '@media': {
      [from('phone')]: repeat(2),
      [desktop]: { rowGap: vars.space.s7 },
      [onPaper]: repeat(4),
    },
  },
  3: {
    '@media': {
      [from('phone')]: repeat(2),
      [desktop]: { ...repeat(3), rowGap: vars.space.s7 },
      [onPaper]: repeat(7),
    },
  },
  4: { '@media': { [from('phone')]: repeat(2), [`${desktop}, ${onPaper}`]: repeat(4) } },
})
