import { createVar, fallbackVar } from '@vanilla-extract/css'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { onPaper } from '../../tokens/breakpoints.ts'

/** The size of a natural picture, for a parent that sets its height instead of its width. */
export const naturalWidth = createVar('naturalWidth')
export const naturalHeight = createVar('naturalHeight')
export const naturalMaxWidth = createVar('naturalMaxWidth')
/** The height that a natural picture never passes: where that is less than its width asks for, it stands whole in it. */
export const naturalMaxHeight = createVar('naturalMaxHeight')
export const naturalFit = createVar('naturalFit')

export const frame = kitStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  selectors: {
    '&:not([data-fit="natural"])': { width: '100%', height: '100%' },
    // The ground shows where a picture is to come, not behind one with see-through edges.
    '&[data-state="loading"], &[data-state="failed"]': { background: vars.color.ground },
  },
})

export const image = kitStyle({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  transition: `opacity 160ms ${vars.easing.standard}`,
  selectors: {
    // Only here, because what a variable says is worked out for every picture of a page.
    [`${frame}[data-fit="natural"] &`]: {
      width: fallbackVar(naturalWidth, '100%'),
      height: fallbackVar(naturalHeight, 'auto'),
      maxWidth: fallbackVar(naturalMaxWidth, 'none'),
      maxHeight: fallbackVar(naturalMaxHeight, 'none'),
      objectFit: fallbackVar(naturalFit, 'contain'),
      // Where less high than its width asks for, a natural picture begins where its caption does.
      objectPosition: 'left',
    },
    [`${frame}[data-fit="cover"] &`]: { objectFit: 'cover' },
    [`${frame}[data-state="loading"]:not([data-priority]) &, ${frame}[data-state="failed"] &`]: {
      opacity: 0,
    },
  },
  // What came for the sheet was seen by no script.
  '@media': { [onPaper]: { opacity: '1 !important' } },
})
