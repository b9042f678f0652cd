import { kitStyle, kitVariants } from '../../private/kitStyle.ts'

export const stack = kitStyle({ display: 'flex', flexDirection: 'column' })
export const aligns = kitVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
  end: { alignItems: 'flex-end' },
})
export const justifies = kitVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
