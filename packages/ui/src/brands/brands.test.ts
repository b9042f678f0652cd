import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { contrast, pairsOf, type ThemeName } from '../stories/foundations/contrast.ts'
import { brandColors, variablesOf } from './brandColors.ts'
import { mixed } from './oklab.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const derivation = variablesOf(read('../brand.css'))
const themes = ['light', 'dark'] as const satisfies readonly ThemeName[]
const brands = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter((name) =>
  name.endsWith('.css')
)

/** The pairs of a brand that are not seen well enough, said in a line each. */
function tooWeak(brand: Readonly<Record<string, string>>, theme: ThemeName, least = 0): string[] {
  const { color, palette } = brandColors({ ...derivation, ...brand }, theme)
  return pairsOf(theme, color, palette)
    .map((pair) => ({ ...pair, ratio: contrast(pair.front, pair.back) }))
    .filter(({ ratio, least: ofPair }) => ratio < (ofPair === 4.5 ? Math.max(ofPair, least) : ofPair))
    .map(({ name, front, back, ratio }) => `${name}: ${front} on ${back} has ${ratio.toFixed(2)}`)
}

describe.each(brands)('%s', (file) => {
  const css = read(file)

  test.each(themes)('has contrast enough for every text and drawing in the %s theme', (theme) => {
    expect(tooWeak(variablesOf(css), theme)).toEqual([])
  })

  test('is a brand of about ten lines', () => {
    expect(Object.keys(variablesOf(css)).length).toBeLessThanOrEqual(10)
  })
})

test.each(themes)('high contrast means 7:1 for every text of the page in the %s theme', (theme) => {
  const weak = tooWeak(variablesOf(read('contrast.css')), theme, 7)
  // The colours of events are the gallery's.
  expect(weak.filter((line) => !/on \/ solid|text \/ tint/.test(line))).toEqual([])
})

const hues = ['#ff0000', '#cccc00', '#00aa00', '#0000ff', '#ff00aa', '#808080']

test('whatever paper, ink and action a brand has: with 14:1 and 4.5:1 all the rest holds in both themes', () => {
  const found: string[] = []
  let tried = 0
  for (const paperHue of hues)
    for (const inkHue of hues)
      for (const actionHue of hues)
        for (const [paleness, darkness, strength] of [
          [0.04, 0.25, 0.9],
          [0.12, 0.15, 0.6],
        ] as const) {
          const paper = mixed(paperHue, paleness, '#ffffff')
          const ink = mixed(inkHue, darkness, '#000000')
          const action = mixed(actionHue, strength, '#000000')
          if (contrast(ink, paper) < 14 || contrast(action, paper) < 4.5) continue
          tried += 1
          const brand = {
            '--gallery-light-paper': paper,
            '--gallery-light-ink': ink,
            '--gallery-light-action': action,
          }
          for (const theme of themes)
            found.push(...tooWeak(brand, theme).map((line) => `${theme} ${paper} ${ink} ${action}: ${line}`))
        }
  expect(tried).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test('mixes as a browser does', () => {
  expect(mixed('#ff0000', 1, '#0000ff')).toBe('#ff0000')
  expect(mixed('#000000', 0.5, '#ffffff')).toBe('#636363')
  expect(mixed('#ff0000', 0.5, '#0000ff')).toBe('#8c53a2')
})
