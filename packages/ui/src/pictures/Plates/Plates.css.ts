import { laidEdge } from '../../private/hung.css.ts'
import { kitGlobal, kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from, onPaper } from '../../tokens/breakpoints.ts'
import { caption } from '../Photo/Photo.css.ts'
import { naturalFit, naturalMaxHeight } from '../Picture/Picture.css.ts'

export const plates = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s7} ${vars.layout.gap}`,
  alignItems: 'end',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})
/** Seen whole at once: never taller than the window, whatever its columns would allow. */
export const plate = kitStyle({
  minWidth: 0,
  breakInside: 'avoid',
  vars: { [naturalMaxHeight]: '85vh' },
  '@media': {
    // Pictures of a row end on one line, however long what stands under each.
    [from('tablet')]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 },
    [onPaper]: { vars: { [naturalMaxHeight]: '105mm' } },
  },
})
kitGlobal(`${plate} > :first-child`, { alignSelf: 'end' })
kitGlobal(`${plate} img`, { filter: laidEdge })

const across = (gridColumn: string) => ({ '@media': { [from('tablet')]: { gridColumn } } })
export const spans = kitVariants({
  whole: {
    '@media': {
      [from('tablet')]: { gridColumn: '1 / -1', vars: { [naturalMaxHeight]: 'none' } },
      [from('bleed')]: {
        marginInline: `calc((${vars.layout.max} - 100vw) / 2)`,
        vars: { [naturalMaxHeight]: '85vh', [naturalFit]: 'cover' },
      },
      [onPaper]: { vars: { [naturalMaxHeight]: '105mm', [naturalFit]: 'cover' } },
    },
  },
  leftWide: across('1 / 8'),
  leftHalf: across('1 / 7'),
  leftNarrow: across('1 / 5'),
  rightWide: across('6 / 13'),
  rightHalf: across('8 / 13'),
  rightNarrow: across('9 / 13'),
  middle: across('5 / 9'),
})
/** Under a picture that goes from edge to edge the caption begins where the page does. */
kitGlobal(`${spans.whole} > ${caption}`, {
  '@media': { [from('bleed')]: { marginInlineStart: `calc((100vw - ${vars.layout.max}) / 2)` } },
})
