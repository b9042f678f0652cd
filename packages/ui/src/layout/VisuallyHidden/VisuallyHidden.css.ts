import { kitStyle } from '../../private/kitStyle.ts'

export const hidden = kitStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
