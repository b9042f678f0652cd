import { kitStyle } from '../../private/kitStyle.ts'

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.4rem 0.9rem',
})
