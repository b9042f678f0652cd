import { colors, durations, easings, eventColors, fontFamilies, fontSizes, layout, space } from './tokens.ts'

/** A colour, a length or a time, a curve, or typefaces in the order of preference. */
export type TokenValue =
  | ReturnType<typeof colorValue>
  | { value: number; unit: string }
  | readonly number[]
  | readonly string[]

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

const numbersOf = (css: string) => [...css.matchAll(/[\d.]+/g)].map(Number)
const hexPair = (value: number) => value.toString(16).padStart(2, '0')

/** A colour of the theme, `#rrggbb` or `rgba(r, g, b, a)`, as sRGB components between 0 and 1. */
export function colorValue(css: string) {
  const numbers = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : numbersOf(css)
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  const channels = [red, green, blue]
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${channels.map(hexPair).join('')}`,
  }
}

/**
 * A length as the format knows it, in px or rem. Of one that grows it is the largest, of one in em that at the size of
 * running text; the CSS beside it says the rest.
 */
function lengthToken(css: string): DesignToken {
  const plain = /^([\d.]+)(px|rem)$/.exec(css)
  if (plain?.[2]) return { $value: { value: Number(plain[1]), unit: plain[2] } }
  const [value] = css.startsWith('max')
    ? [...css.matchAll(/[\d.]+/g)]
    : [...css.matchAll(/[\d.]+/g)].slice(-1)
  return { $value: { value: Number(value), unit: 'rem' }, $extensions: { 'gallery.css': css } }
}

const colorToken = (css: string): DesignToken => ({ $value: colorValue(css) })
const durationToken = (css: string): DesignToken => ({
  $value: { value: Number.parseFloat(css), unit: 'ms' },
})
const easingToken = (css: string): DesignToken => ({ $value: numbersOf(css) })
const familyToken = (css: string): DesignToken => ({
  $value: css.split(', ').map((name) => name.replaceAll('"', '')),
})

/**
 * The kit's tokens for drawing tools: `light` and `dark` hold the colours of the two themes, the other groups hold in
 * both. A token's path is the name of its CSS variable: `light.color.ink` is `--gallery-color-ink`.
 *
 * @param comments what tokens are for, by name (`tokenComments`)
 */
export function designTokens(comments: Values): DesignTokenGroup {
  const group = ($type: string, values: Values, token: (css: string) => DesignToken): DesignTokenGroup => ({
    $type,
    ...Object.fromEntries(
      Object.entries(values).map(([name, css]) => {
        const $description = comments[name]
        return [name, { ...token(css), ...($description ? { $description } : {}) }]
      })
    ),
  })
  const theme = (name: keyof typeof colors): DesignTokenGroup => ({
    color: group('color', colors[name], colorToken),
    palette: Object.fromEntries(
      Object.entries(eventColors[name]).map(([color, roles]) => [color, group('color', roles, colorToken)])
    ),
  })
  return {
    light: theme('light'),
    dark: theme('dark'),
    space: group('dimension', space, lengthToken),
    layout: group('dimension', layout, lengthToken),
    fontSize: group('dimension', fontSizes, lengthToken),
    fontFamily: group('fontFamily', fontFamilies, familyToken),
    duration: group('duration', durations, durationToken),
    easing: group('cubicBezier', easings, easingToken),
  }
}
