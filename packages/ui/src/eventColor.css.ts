import { styleVariants } from '@vanilla-extract/css'
import { galleryLayer, vars } from './theme.css.ts'
import { eventColors } from './tokens/tokens.ts'

/**
 * The class that gives `vars.event.*` (solid, on, tint, text, edge) the values of one of the six event colours,
 * for the element and what is inside it, in whichever theme it stands.
 */
export const eventColor = styleVariants(eventColors.light, (_roles, name) => ({
  '@layer': {
    [galleryLayer]: {
      vars: {
        [vars.event.solid]: vars.palette[name].solid,
        [vars.event.on]: vars.palette[name].on,
        [vars.event.tint]: vars.palette[name].tint,
        [vars.event.text]: vars.palette[name].text,
        [vars.event.edge]: vars.palette[name].edge,
      },
    },
  },
}))
