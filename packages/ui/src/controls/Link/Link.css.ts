import { kitVariants } from '../../private/kitStyle.ts'

const line = { textDecorationThickness: '1px', textUnderlineOffset: '0.22em' } as const

export const underlines = {
  ...kitVariants({
    always: { ...line, textDecorationLine: 'underline', ':hover': { textDecorationThickness: '2px' } },
    hover: { ...line, ':hover': { textDecorationLine: 'underline' } },
  }),
  none: '',
}
