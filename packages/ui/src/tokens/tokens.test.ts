import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DesignToken, type DesignTokenGroup, designTokens, type TokenValue } from './designTokens.ts'
import { tokenComments } from './tokenComments.ts'
import published from './tokens.json'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const comments = tokenComments(readFileSync(here('tokens.ts'), 'utf8'))

/** A token's value as CSS would say it. */
function cssOf(value: TokenValue): string {
  if ('hex' in value) {
    const channels = value.components.map((channel) => Math.round(channel * 255))
    return value.alpha === 1 ? value.hex : `rgba(${[...channels, value.alpha].join(', ')})`
  }
  if ('unit' in value) return `${value.value}${value.unit}`
  const isCurve = typeof value[0] === 'number'
  return isCurve
    ? `cubic-bezier(${value.join(', ')})`
    : value.map((name) => (/ /.test(`${name}`) ? `"${name}"` : name)).join(', ')
}

const isToken = (part: DesignToken | DesignTokenGroup): part is DesignToken => '$value' in part

/** Every token inside a group as the CSS variable that its path names, with its value. */
function variables(part: DesignToken | DesignTokenGroup, path: string[] = []): Record<string, string> {
  if (isToken(part)) {
    return { [`--gallery-${path.join('-')}`]: part.$extensions?.['gallery.css'] ?? cssOf(part.$value) }
  }
  const inside = Object.entries(part).map(([name, group]) =>
    typeof group === 'string' ? {} : variables(group, [...path, name])
  )
  return Object.assign({}, ...inside)
}

let css = ''

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [here('../theme.css.ts')],
    outdir: here('.'),
    bundle: true,
    write: false,
    plugins: [vanillaExtractPlugin()],
  })
  css = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? ''
})

/** The variables that the first rule of a selector sets in the style sheet of the theme. */
function emitted(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  const rule = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...rule.matchAll(/(--gallery-[\w-]+):\s+([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' '),
    ])
  )
}

describe('the published tokens', () => {
  const { light, dark, ...still } = published

  test('are those of the source (node packages/ui/scripts/writeTokens.mjs writes them)', () => {
    expect(published).toEqual(designTokens(comments))
  })

  test('are the variables that the theme sets: the light ones and those of both themes at the root', () => {
    expect({ ...variables(light), ...variables(still) }).toEqual(emitted(':root'))
    expect(variables(light)).toEqual(emitted('[data-theme=light]'))
  })

  test('are, in the dark group, those of the dark theme', () => {
    expect(variables(dark)).toEqual(emitted('[data-theme=dark]'))
  })

  test('say of a size that grows how large it gets, and how it grows', () => {
    expect(published.fontSize.xxxl).toEqual({
      $value: { value: 4.4211, unit: 'rem' },
      $extensions: { 'gallery.css': 'clamp(2.5rem, 0.7619rem + 5.7937vw, 4.4211rem)' },
      $description: comments.xxxl,
    })
  })
})
