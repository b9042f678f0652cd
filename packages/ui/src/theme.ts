// For styles and scripts of the page that uses the kit: the theme's variables, and the numbers behind them.
export { galleryLayer, type ThemeVariable, type ThemeVariables, vars } from './theme.css.ts'
export { type Breakpoint, breakpoints, from } from './tokens/breakpoints.ts'
export { fluid } from './tokens/fluid.ts'
export {
  colors,
  type EventColor,
  type EventColorRoles,
  type EventColors,
  eventColorNames,
  eventColors,
} from './tokens/tokens.ts'
