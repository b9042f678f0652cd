import { colorValue } from '../tokens/designTokens.ts'

type Triple = readonly [number, number, number]

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const gamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

const times = (rows: readonly Triple[], [a, b, c]: Triple): Triple => {
  const [x = 0, y = 0, z = 0] = rows.map(([i, j, k]) => i * a + j * b + k * c)
  return [x, y, z]
}
const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
]

/** The matrices of CSS Color 4, 10.8. */
const toCones: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toOklab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromOklab: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const fromCones: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

function oklabOf(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = colorValue(hex).components
  return times(toOklab, each(times(toCones, each([red, green, blue], linear)), Math.cbrt))
}

function hexOf(color: Triple): string {
  const channels = each(
    times(
      fromCones,
      each(times(fromOklab, color), (value) => value ** 3)
    ),
    gamma
  )
  const pair = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(pair).join('')}`
}

/** What `color-mix(in oklab, one share, other)` gives of two opaque colours; `share` between 0 and 1. */
export function mixed(one: string, share: number, other: string): string {
  const [a, b] = [oklabOf(one), oklabOf(other)]
  const part = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share)
  return hexOf([part(0), part(1), part(2)])
}
