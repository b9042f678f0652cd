import type { EventPalette } from '../stories/foundations/contrast.ts'
import { colors, eventColors } from '../tokens/tokens.ts'
import { mixed } from './oklab.ts'

type Theme = keyof typeof colors
type Color = keyof typeof colors.light | 'action' | 'actionHover' | 'onAction'
type Variables = Readonly<Record<string, string>>

/** The variables that a style sheet sets, as it says them. */
export function variablesOf(css: string): Variables {
  const plain = css.replace(/\/\*.*?\*\//gs, '')
  return Object.fromEntries(
    [...plain.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])
  )
}

/** The arguments of a function's text, without what is inside others. */
function argumentsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${sign}`)
  }
  return parts.map((part) => part.trim())
}

/** What stands in the first brackets of a function and what comes after them. */
function bracketed(text: string, start: number): { inside: string; end: number } {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && --depth === 0) return { inside: text.slice(start + 1, at), end: at + 1 }
  }
  throw new Error(`A bracket is not closed: ${text}`)
}

/** A value with every `var()` put in; a variable that is not set gives way to what stands after its comma. */
function substituted(value: string, variables: Variables): string {
  const at = value.indexOf('var(')
  if (at < 0) return value.trim()
  const { inside, end } = bracketed(value, at + 3)
  const [name = '', ...fallback] = argumentsOf(inside)
  const put = variables[name] ?? fallback.join(', ')
  return substituted(value.slice(0, at) + put + value.slice(end), variables)
}

/** The colour of a value without variables; a mix with `transparent` is the colour itself. */
function evaluated(value: string): string {
  if (!value.startsWith('color-mix(')) return value
  const [, one = '', other = ''] = argumentsOf(bracketed(value, 'color-mix'.length).inside)
  const [, front = '', share = ''] = /^(.*?)\s+([\d.]+)%$/s.exec(one) ?? []
  if (other === 'transparent') return evaluated(front)
  return mixed(evaluated(front.trim()), Number(share) / 100, evaluated(other))
}

/**
 * A brand's colours in a theme, and those of events, as a browser computes them.
 *
 * @param variables what `brand.css` and the brand set
 */
export function brandColors(
  variables: Variables,
  theme: Theme
): { color: Record<Color, string>; palette: EventPalette } {
  const events = Object.entries(eventColors[theme])
  const inTheme = {
    ...Object.fromEntries(events.map(([name, { solid }]) => [`--gallery-palette-${name}-solid`, solid])),
    ...variables,
    [theme === 'light' ? '--gallery-dark' : '--gallery-light']: '',
  }
  const colorOf = (name: string) => evaluated(substituted(`var(--gallery-${name})`, inTheme))
  return {
    color: mapped({ ...colors[theme], action: '', actionHover: '', onAction: '' }, (name) =>
      colorOf(`color-${name}`)
    ),
    palette: Object.fromEntries(
      events.map(([name, roles]) => [name, { ...roles, tint: colorOf(`palette-${name}-tint`) }])
    ),
  }
}

/** The same names, each with what belongs to it. */
function mapped<Name extends string>(
  names: Readonly<Record<Name, string>>,
  colorNamed: (name: Name) => string
): Record<Name, string> {
  const entries: Record<Name, string> = { ...names }
  for (const name in names) entries[name] = colorNamed(name)
  return entries
}
