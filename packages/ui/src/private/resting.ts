import { vars } from '../theme.css.ts'

/** A button that cannot be pressed now, by itself or because the fieldset around it is disabled. */
const off = '&:disabled, &[aria-disabled="true"]'

/** How a sign among the tools of a row rests while it cannot be pressed. To be spread into its selectors. */
export const restingSign = {
  [off]: { color: vars.color.line2, background: 'none', cursor: 'not-allowed' },
}

/** How underlined words rest. To be spread into their selectors. */
export const restingWords = {
  [off]: { color: vars.color.ink3, textDecorationLine: 'none', cursor: 'not-allowed' },
}
