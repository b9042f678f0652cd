import { kitStyle, kitVariants } from '../../private/kitStyle.ts'

export const inline = kitStyle({ display: 'flex', flexWrap: 'wrap', maxWidth: '100%' })
export const aligns = kitVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
})
export const justifies = kitVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
})
