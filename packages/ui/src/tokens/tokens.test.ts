import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DesignToken, type DesignTokenGroup, designTokens, type TokenValue } from './designTokens.ts'
import { commented, tokenComments } from './tokenComments.ts'
import published from './tokens.json'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const comments = tokenComments(...commented.map((name) => readFileSync(here(name), 'utf8')))

/** A token's value as CSS would say it. */
function cssOf(value: TokenValue, unit: string): string {
  if (typeof value === 'number') return `${value}${unit}`
  if (typeof value === 'string') return `var(--gallery-${value.slice(1, -1).replaceAll('.', '-')})`
  if ('hex' in value) {
    const channels = value.components.map((channel) => Math.round(channel * 255))
    return value.alpha === 1 ? value.hex : `rgba(${[...channels, value.alpha].join(', ')})`
  }
  if ('unit' in value) return `${value.value}${value.unit}`
  if ('fontSize' in value) throw new Error('A style of type is no variable.')
  const isCurve = typeof value[0] === 'number'
  return isCurve
    ? `cubic-bezier(${value.join(', ')})`
    : value.map((name) => (/ /.test(`${name}`) ? `"${name}"` : name)).join(', ')
}

const isToken = (part: DesignToken | DesignTokenGroup): part is DesignToken => '$value' in part

/** Every token inside a group as the CSS variable that its path names, with its value. */
function variables(part: DesignToken | DesignTokenGroup, path: string[] = []): Record<string, string> {
  if (isToken(part)) {
    const value =
      part.$extensions?.['gallery.css'] ?? cssOf(part.$value, path[0] === 'letterSpacing' ? 'em' : '')
    // An alias within a theme names no theme: `{light.color.ink}` is what the variable holds in both.
    return { [`--gallery-${path.join('-')}`]: value.replace(/-gallery-(light|dark)-/, '-gallery-') }
  }
  const inside = Object.entries(part).map(([name, group]) =>
    typeof group === 'string' ? {} : variables(group, [...path, name])
  )
  return Object.assign({}, ...inside)
}

let css = ''

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [here('../eventColors.css.ts')],
    outdir: here('.'),
    bundle: true,
    write: false,
    plugins: [vanillaExtractPlugin()],
  })
  css = outputFiles.find(({ path }) => path.endsWith('.css'))?.text.replace(/,\s+/g, ', ') ?? ''
})

/** The variables that the rules of a selector set in the style sheet of the theme, for no window in particular. */
function emitted(selector: string): Record<string, string> {
  const rules = css.split(`\n  ${selector} {`).slice(1)
  const set = rules.flatMap((rule) => [
    ...rule.slice(0, rule.indexOf('}')).matchAll(/(--gallery-[\w-]+):\s+([^;]+);/g),
  ])
  return Object.fromEntries(set.map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')]))
}

describe('the published tokens', () => {
  const { light, dark, at480, at1200, breakpoint, typeStyle, ...still } = published

  test('are those of the source (node packages/ui/scripts/writeTokens.mjs writes them)', () => {
    expect(published).toEqual(designTokens(comments))
  })

  test('are the variables that the theme sets, whichever it is', () => {
    const { '--gallery-light': _light, '--gallery-dark': _dark, ...set } = emitted(':root')
    expect(variables(still)).toEqual(set)
  })

  test('are the colours of both themes where the theme sets them', () => {
    const inDark = variables(dark)
    const both = Object.entries(variables(light)).map(([name, value]) => [
      name,
      value.startsWith('var(')
        ? value
        : `var(--gallery-light, ${value}) var(--gallery-dark, ${inDark[name]})`,
    ])
    expect(Object.fromEntries(both)).toEqual(emitted(':root, [data-theme]'))
  })

  test('say of a size that grows how large it gets, how it grows, and how large it is at both ends', () => {
    expect(published.fontSize.xxxl).toEqual({
      $value: { value: 4.4211, unit: 'rem' },
      $extensions: { 'gallery.css': 'clamp(min(2.5rem, 14vw), 0.7619rem + 5.7937vw, 4.4211rem)' },
      $description: comments['fontSizes.xxxl'],
    })
    expect(at480.fontSize.xxxl.$value).toEqual({ value: 40, unit: 'px' })
    expect(at1200.fontSize.xxxl.$value).toEqual({ value: 84, unit: 'px' })
    expect([at480.fontSize.admin.$value.value, at1200.fontSize.admin.$value.value]).toEqual([14, 15])
    expect([at480.space.s4.$value.value, at1200.space.s4.$value.value]).toEqual([16, 19])
  })

  test('say what each is for, also where another object has one of the same name', () => {
    const { palette } = published.light
    expect(palette.green.text.$description).toBe('On the tint and on paper.')
    expect(published.fontSize.m.$description).toBe('Running text and fields: 16 to 19.')
    expect(published.fontFamily.heading.$description).toBe('Headings, from page titles to those of dialogs.')
    expect(published.fontWeight.heading.$description).toBe('Headings, but for page titles.')
    expect(published.typeStyle.text.$description).toBe('Running text.')
    expect(published.lineHeight.m).not.toHaveProperty('$description')
    expect(published.letterSpacing.xl).not.toHaveProperty('$description')
  })

  test('hold the widths at which the layout changes, and the styles of type by what they are made of', () => {
    expect(breakpoint.desktop.$value).toEqual({ value: 1088, unit: 'px' })
    expect(typeStyle.headingXxl.$value).toEqual({
      fontFamily: '{fontFamily.heading}',
      fontSize: '{fontSize.xxl}',
      fontWeight: '{fontWeight.heading}',
      lineHeight: '{lineHeight.xxl}',
      letterSpacing: { value: -0.0505, unit: 'rem' },
    })
  })
})
