import { kitStyle } from '../../private/kitStyle.ts'

export const area = kitStyle({ minHeight: '7rem', resize: 'vertical' })
