import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { onPaper } from '../../tokens/breakpoints.ts'

export const line = kitStyle({
  display: 'none',
  '@media': {
    [onPaper]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      gap: '8mm',
      marginBlock: '0 6mm',
      fontSize: '8pt',
      lineHeight: 1.4,
      breakInside: 'avoid',
      // Its code stands beside the last line rather than under it: a foot without a distance is seldom alone on a sheet.
      selectors: { 'main ~ &': { marginBlock: '1mm 0' } },
    },
  },
})
export const end = kitStyle({ display: 'flex', alignItems: 'flex-end', gap: '3mm', textAlign: 'end' })
kitGlobal(`${end} img`, { width: '20mm', height: '20mm' })
