import {
  assignVars,
  createGlobalThemeContract,
  globalLayer,
  globalStyle,
  type StyleRule,
} from '@vanilla-extract/css'
import { inBoth } from './private/inBoth.ts'
import {
  colorAliases,
  colors,
  corner,
  durations,
  type EventColorRoles,
  easings,
  type eventColorNames,
  fontFamilies,
  fontSizes,
  fontWeights,
  layout,
  letterSpacings,
  lineHeights,
  radii,
  space,
} from './tokens/tokens.ts'

/**
 * The kit's cascade layer, where all is but what the next one holds: a class of the page that uses the kit wins over it
 * without a fight. It stands inside `components`, between the layers that a page has for resets and for utilities,
 * whichever of them is loaded first.
 */
export const galleryLayer = globalLayer({ parent: 'components' }, 'gallery')

/**
 * The layer of what is not printed: after the one above, because parts say there how they are laid out, and no more
 * important than it, so that a class of the page puts on paper what the kit keeps off it.
 */
export const paperLayer = globalLayer({ parent: 'components' }, 'gallery-paper')

const name = (_value: string | null, path: string[]) => `gallery-${path.join('-')}`

const colorRoles = { solid: '', on: '', tint: '', text: '', edge: '' }

/** A variable of the theme, as a style takes it. */
export type ThemeVariable = `var(--${string})`

type Variables<Tokens> = { [Name in keyof Tokens]: ThemeVariable }

/** The theme's variables in their groups. */
// Not an interface, which has no index signature, as vanilla-extract wants one.
export type ThemeVariables = {
  color: Variables<typeof colors.light & typeof colorAliases>
  palette: Record<(typeof eventColorNames)[number], Variables<EventColorRoles>>
  event: Variables<EventColorRoles & { rim: string }>
  space: Variables<typeof space>
  layout: Variables<typeof layout>
  fontSize: Variables<typeof fontSizes>
  fontFamily: Variables<typeof fontFamilies>
  fontWeight: Variables<typeof fontWeights>
  lineHeight: Variables<typeof lineHeights>
  letterSpacing: Variables<typeof letterSpacings>
  radius: Variables<typeof radii>
  corner: ThemeVariable
  duration: Variables<typeof durations>
  easing: Variables<typeof easings>
}

/**
 * The theme's variables, under names that never change (`--gallery-color-ink`): they are the public way to theme the kit.
 * `event` is set by `data-event-color` and means nothing outside it; its `rim` is the line along a bar that is too light to
 * stand on paper by itself.
 */
export const vars: ThemeVariables = createGlobalThemeContract(
  {
    color: { ...colors.light, ...colorAliases },
    palette: {
      green: colorRoles,
      gray: colorRoles,
      red: colorRoles,
      purple: colorRoles,
      yellow: colorRoles,
      orange: colorRoles,
    },
    event: { ...colorRoles, rim: '' },
    space: { ...space },
    layout: { ...layout },
    fontSize: { ...fontSizes },
    fontFamily: { ...fontFamilies },
    fontWeight: { ...fontWeights },
    lineHeight: { ...lineHeights },
    letterSpacing: { ...letterSpacings },
    radius: { ...radii },
    corner,
    duration: { ...durations },
    easing: { ...easings },
  },
  name
)

/** Of `var(--gallery-light, a) var(--gallery-dark, b)` one stays: the other is set, and empty. */
const light = { colorScheme: 'light', vars: { '--gallery-light': 'initial', '--gallery-dark': ' ' } }
const dark = { colorScheme: 'dark', vars: { '--gallery-light': ' ', '--gallery-dark': 'initial' } }

const { color, palette: _palette, event: _event, ...still } = vars

/** A rule of the theme, in the kit's layer. */
function theme(selector: string, rule: StyleRule): void {
  globalStyle(selector, { '@layer': { [galleryLayer]: rule } })
}

// The visitor's system decides, until `data-theme` on any element decides for what is inside it. Paper is light.
theme(':root', {
  ...light,
  vars: {
    ...light.vars,
    ...assignVars(still, {
      space,
      layout,
      fontSize: fontSizes,
      fontFamily: fontFamilies,
      fontWeight: fontWeights,
      lineHeight: lineHeights,
      letterSpacing: letterSpacings,
      radius: radii,
      corner,
      duration: durations,
      easing: easings,
    }),
  },
  '@media': { 'screen and (prefers-color-scheme: dark)': dark },
})
theme('[data-theme="light"]', light)
theme('[data-theme="dark"]', { '@media': { screen: dark } })
// Said again wherever a theme begins: there the two names change their meaning. `eventColors.css.ts` has the palette.
theme(':root, [data-theme]', {
  vars: {
    ...inBoth('color', colors.light, colors.dark),
    ...Object.fromEntries(
      Object.entries(colorAliases).map(([token, other]) => [`--gallery-color-${token}`, color[other]])
    ),
  },
})
