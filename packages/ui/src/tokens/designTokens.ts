import { breakpoints } from './breakpoints.ts'
import { rootSize } from './fluid.ts'
import {
  colorAliases,
  colors,
  corner,
  durations,
  easings,
  eventColors,
  fontFamilies,
  fontSizes,
  fontWeights,
  layout,
  letterSpacings,
  lineHeights,
  radii,
  space,
} from './tokens.ts'
import { type TypeStyle, typeStyles } from './typeStyles.ts'

interface Dimension {
  value: number
  unit: string
}

/** A style of type: of what it is made, by the path of each part. */
type Typography = Readonly<Record<keyof TypeStyle, string | Dimension>>

/**
 * A colour, a length or a time, a number, a curve, typefaces in the order of preference, a style of type, or in braces
 * the path of the token that it is the same as.
 */
export type TokenValue =
  | ReturnType<typeof colorValue>
  | Dimension
  | Typography
  | readonly number[]
  | readonly string[]
  | number
  | string

/** A token in the format of the W3C Design Tokens Community Group (2025.10). */
export interface DesignToken {
  $value: TokenValue
  $description?: string
  /** `gallery.css` is the exact CSS where it says more than the format can: a size that grows with the window. */
  $extensions?: { 'gallery.css': string }
}

/** Tokens and groups of tokens by name; `$type` holds for all that is inside. */
export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup | string
}

type Values = Readonly<Record<string, string>>

const numbersOf = (css: string) => [...css.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
const hexPair = (value: number) => value.toString(16).padStart(2, '0')
const round = (value: number) => Number(value.toFixed(4))

/** A colour of the theme, `#rrggbb` or `rgba(r, g, b, a)`, as sRGB components between 0 and 1. */
export function colorValue(css: string) {
  const numbers = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : numbersOf(css)
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  const channels = [red, green, blue]
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => round(channel / 255)),
    alpha,
    hex: `#${channels.map(hexPair).join('')}`,
  }
}

/** A length in rem as it is where the window is widest; of one in em, as it is at the size of running text. */
function largest(css: string): number {
  const [first = 0] = numbersOf(css)
  return css.startsWith('max') ? first : (numbersOf(css).at(-1) ?? first)
}

/** As the format knows it, in px or rem: of a length that grows the largest. The CSS beside it says the rest. */
function lengthToken(css: string): DesignToken {
  const plain = /^([\d.]+)(px|rem)$/.exec(css)
  if (plain?.[2]) return { $value: { value: Number(plain[1]), unit: plain[2] } }
  return { $value: { value: largest(css), unit: 'rem' }, $extensions: { 'gallery.css': css } }
}

/** A length at one of the two ends of the root's growth, in px, which drawing tools take. */
const endToken =
  (end: keyof typeof rootSize) =>
  (css: string): DesignToken => {
    if (css.endsWith('px')) return { $value: { value: Number.parseFloat(css), unit: 'px' } }
    const rem = end === 'at480' && css.startsWith('clamp') ? Number(numbersOf(css)[0]) : largest(css)
    const pixels = rem * rootSize[end]
    const least = css.startsWith('max') ? Number(numbersOf(css).at(-1)) : 0
    return { $value: { value: Number(Math.max(pixels, least).toFixed(1)), unit: 'px' } }
  }

const colorToken = (css: string): DesignToken => ({ $value: colorValue(css) })
const numberToken = (css: string): DesignToken => ({ $value: Number.parseFloat(css) })
const durationToken = (css: string): DesignToken => ({
  $value: { value: Number.parseFloat(css), unit: 'ms' },
})
const easingToken = (css: string): DesignToken => ({ $value: numbersOf(css) })
const familyToken = (css: string): DesignToken => ({
  $value: css.split(', ').map((name) => name.replaceAll('"', '')),
})

/** `{fontWeight.strong}` of `var(--gallery-fontWeight-strong)`. */
function aliasOf(css: string): string | undefined {
  const path = /^var\(--gallery-([\w-]+)\)$/.exec(css)?.[1]
  return path && `{${path.replaceAll('-', '.')}}`
}

/** A style of type, whose letter spacing in em the format knows only as a length. */
function typeToken({ fontFamily, fontSize, fontWeight, lineHeight, letterSpacing }: TypeStyle): DesignToken {
  const em = letterSpacing === undefined ? 0 : Number.parseFloat(letterSpacings[letterSpacing])
  return {
    $value: {
      fontFamily: `{fontFamily.${fontFamily}}`,
      fontSize: `{fontSize.${fontSize}}`,
      fontWeight: `{fontWeight.${fontWeight}}`,
      lineHeight: `{lineHeight.${lineHeight}}`,
      letterSpacing: { value: round(em * largest(fontSizes[fontSize])), unit: 'rem' },
    },
  }
}

/**
 * The kit's tokens for drawing tools. `light` and `dark` hold the colours of the two themes, `at480` and `at1200` what
 * grows with the window at the two ends of its growth, in px: each pair is two modes of the same variables. The other
 * groups hold always. A token's path is the name of its CSS variable: `light.color.ink` is `--gallery-color-ink`;
 * breakpoints and styles of type have none.
 *
 * @param comments what tokens are for, by object and name (`tokenComments`)
 */
export function designTokens(comments: Values): DesignTokenGroup {
  const described = (object: string, name: string, token: DesignToken): DesignToken => {
    const $description = comments[`${object}.${name}`]
    return { ...token, ...($description ? { $description } : {}) }
  }
  /** The values of an object of the sources as tokens, with the comments that stand in it. */
  const group = (
    $type: string,
    object: string,
    values: Values,
    token: (css: string) => DesignToken
  ): DesignTokenGroup => ({
    $type,
    ...Object.fromEntries(
      Object.entries(values).map(([name, css]) => {
        const alias = aliasOf(css)
        return [name, described(object, name, alias ? { $value: alias } : token(css))]
      })
    ),
  })
  const theme = (name: keyof typeof colors): DesignTokenGroup => ({
    color: {
      ...group('color', 'colors', colors[name], colorToken),
      ...Object.fromEntries(
        Object.entries(colorAliases).map(([alias, other]) => [
          alias,
          described('colorAliases', alias, { $value: `{${name}.color.${other}}` }),
        ])
      ),
    },
    palette: Object.fromEntries(
      Object.entries(eventColors[name]).map(([color, roles]) => [
        color,
        group('color', 'EventColorRoles', roles, colorToken),
      ])
    ),
  })
  const end = (name: keyof typeof rootSize): DesignTokenGroup => ({
    space: group('dimension', 'space', space, endToken(name)),
    layout: group('dimension', 'layout', { ...layout, measure: '34rem' }, endToken(name)),
    fontSize: group('dimension', 'fontSizes', fontSizes, endToken(name)),
  })
  return {
    light: theme('light'),
    dark: theme('dark'),
    at480: end('at480'),
    at1200: end('at1200'),
    space: group('dimension', 'space', space, lengthToken),
    layout: group('dimension', 'layout', layout, lengthToken),
    fontSize: group('dimension', 'fontSizes', fontSizes, lengthToken),
    fontFamily: group('fontFamily', 'fontFamilies', fontFamilies, familyToken),
    fontWeight: group('fontWeight', 'fontWeights', fontWeights, numberToken),
    lineHeight: group('number', 'lineHeights', lineHeights, numberToken),
    letterSpacing: {
      ...group('number', 'letterSpacings', letterSpacings, numberToken),
      $description: 'In em, which the format has no unit for.',
    },
    radius: group('dimension', 'radii', radii, lengthToken),
    corner: { $type: 'dimension', ...lengthToken(corner) },
    duration: group('duration', 'durations', durations, durationToken),
    easing: group('cubicBezier', 'easings', easings, easingToken),
    breakpoint: {
      $type: 'dimension',
      ...Object.fromEntries(
        Object.entries(breakpoints).map(([name, value]) => [
          name,
          described('breakpoints', name, { $value: { value, unit: 'px' } }),
        ])
      ),
    },
    typeStyle: {
      $type: 'typography',
      ...Object.fromEntries(
        Object.entries(typeStyles).map(([name, style]) => [
          name,
          described('typeStyles', name, typeToken(style)),
        ])
      ),
    },
  }
}
