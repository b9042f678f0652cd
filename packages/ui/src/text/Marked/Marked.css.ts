import { kitStyle } from '../../private/kitStyle.ts'

export const mark = kitStyle({
  background: 'none',
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
})
