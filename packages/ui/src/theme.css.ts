import { assignVars, createGlobalThemeContract, globalLayer, globalStyle } from '@vanilla-extract/css'
import {
  colors,
  durations,
  easings,
  eventColors,
  fontFamilies,
  fontSizes,
  layout,
  space,
} from './tokens/tokens.ts'

/** The kit's one cascade layer: a class of the page that uses the kit wins over it without a fight. */
export const galleryLayer = globalLayer('gallery')

const name = (_value: string | null, path: string[]) => `gallery-${path.join('-')}`

const colorRoles = { solid: '', on: '', tint: '', text: '', edge: '' }

/**
 * The theme's variables, under names that never change (`--gallery-color-ink`): they are the public way to theme the kit.
 * `event` is set by an event's colour class and means nothing outside it.
 */
export const vars = createGlobalThemeContract(
  {
    color: { ...colors.light },
    palette: {
      green: colorRoles,
      gray: colorRoles,
      red: colorRoles,
      purple: colorRoles,
      yellow: colorRoles,
      orange: colorRoles,
    },
    event: colorRoles,
    space: { ...space },
    layout: { ...layout },
    fontSize: { ...fontSizes },
    fontFamily: { ...fontFamilies },
    duration: { ...durations },
    easing: { ...easings },
  },
  name
)

const { color, palette, event: _event, ...still } = vars

const stillVars = assignVars(still, {
  space,
  layout,
  fontSize: fontSizes,
  fontFamily: fontFamilies,
  duration: durations,
  easing: easings,
})
const light = {
  colorScheme: 'light',
  vars: assignVars({ color, palette }, { color: colors.light, palette: eventColors.light }),
}
const dark = {
  colorScheme: 'dark',
  vars: assignVars({ color, palette }, { color: colors.dark, palette: eventColors.dark }),
}

// The visitor's system decides, until `data-theme` on any element decides for what is inside it. Paper is light.
globalStyle(':root', {
  '@layer': {
    [galleryLayer]: {
      ...light,
      vars: { ...stillVars, ...light.vars },
      '@media': { 'screen and (prefers-color-scheme: dark)': dark },
    },
  },
})
globalStyle('[data-theme="light"]', { '@layer': { [galleryLayer]: light } })
globalStyle('[data-theme="dark"]', { '@layer': { [galleryLayer]: { '@media': { screen: dark } } } })
