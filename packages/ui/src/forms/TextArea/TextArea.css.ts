import { kitStyle } from '../../private/kitStyle.ts'

export const area = kitStyle({
  minHeight: '7rem',
  resize: 'vertical',
  // As high as its text, in browsers that can do that.
  selectors: { '&&[data-in-place]': { minHeight: '3rem', fieldSizing: 'content' } },
})
