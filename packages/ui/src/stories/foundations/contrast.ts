import { colorValue } from '../../tokens/designTokens.ts'
import { colorAliases, colors, eventColors } from '../../tokens/tokens.ts'

/** A theme's name. */
export type ThemeName = keyof typeof colors

function luminance(css: string): number {
  const [red = 0, green = 0, blue = 0] = colorValue(css).components.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Two colours that meet in the kit, and the least contrast that they need: 4.5 for text, 3 for what is drawn. */
export interface Pair {
  name: string
  front: string
  back: string
  least: 4.5 | 3
}

type ColorName = keyof typeof colors.light | keyof typeof colorAliases

/** The colours of events by name, each by its role. */
export type EventPalette = Readonly<
  Record<string, Readonly<Record<'solid' | 'on' | 'tint' | 'text' | 'edge', string>>>
>

/** The kit's own colours of a theme. */
function ownColors(theme: ThemeName): Readonly<Record<ColorName, string>> {
  const color = colors[theme]
  const { action, actionHover, onAction } = colorAliases
  return { ...color, action: color[action], actionHover: color[actionHover], onAction: color[onAction] }
}

/**
 * Every pair of a theme's colours that carries text or a drawing that has to be seen.
 *
 * @param color those of a brand; the kit's own if none are given
 * @param palette the same of its events
 */
export function pairsOf(
  theme: ThemeName,
  color = ownColors(theme),
  palette: EventPalette = eventColors[theme]
): Pair[] {
  const pair = (front: ColorName, back: ColorName, least: Pair['least'] = 4.5): Pair => ({
    name: `${front} / ${back}`,
    front: color[front],
    back: color[back],
    least,
  })
  const events = Object.entries(palette).flatMap(([name, { solid, on, tint, text, edge }]): Pair[] => [
    { name: `${name}: on / solid`, front: on, back: solid, least: 4.5 },
    { name: `${name}: text / tint`, front: text, back: tint, least: 4.5 },
    { name: `${name}: text / paper`, front: text, back: color.paper, least: 4.5 },
    { name: `${name}: edge / tint`, front: edge, back: tint, least: 3 },
  ])
  return [
    pair('ink', 'paper'),
    pair('ink', 'ground'),
    pair('ink', 'ground2'),
    pair('ink2', 'paper'),
    pair('ink2', 'ground'),
    pair('ink2', 'ground2'),
    pair('ink3', 'paper'),
    pair('ink3', 'ground'),
    pair('onAction', 'action'),
    pair('onAction', 'actionHover'),
    pair('action', 'paper', 3),
    pair('action', 'ground', 3),
    pair('err', 'paper'),
    pair('err', 'errTint'),
    pair('ok', 'paper'),
    pair('ok', 'okTint'),
    pair('warn', 'paper'),
    pair('warn', 'warnTint'),
    pair('line2', 'paper', 3),
    pair('line2', 'ground', 3),
    pair('focus', 'paper', 3),
    pair('focus', 'ground', 3),
    ...events,
  ]
}
