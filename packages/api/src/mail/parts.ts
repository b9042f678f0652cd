import type { Language } from '@gallery/contract'
import { type MessageId, sayTagged } from '../say.ts'
import { escapedLines, escapeHtml } from './escape.ts'
import { isolated } from './sayTyped.ts'
import { color, fontFamily, layoutTable, style, wholeWords } from './styles.ts'

/** A piece of a mail, in both of its forms, so that neither can say what the other does not. */
export interface Part {
  html: string
  text: string
}

/** A text of the catalogue with what fills it, and where each of its tags leads. `<b>` needs no address. */
export interface Sentence {
  id: MessageId
  values?: Readonly<Record<string, string | number>>
  links?: Readonly<Record<string, string>>
}

/**
 * A sentence in both forms. Every value keeps its own direction of reading, and is escaped in the HTML; in the text,
 * where a tag was a link, its address follows the sentence on a line of its own.
 */
export function sentence(language: Language, { id, values = {}, links = {} }: Sentence): Part {
  const filled = isolated(values)
  const escaped = Object.entries(filled).map(([name, value]) => [
    name,
    typeof value === 'string' ? escapeHtml(value) : value,
  ])
  const anchors = Object.entries(links).map(([tag, url]) => [
    tag,
    (chunks: string[]) =>
      `<a href="${escapeHtml(url)}" ${style({ color: 'inherit' })}>${chunks.join('')}</a>`,
  ])
  const html = sayTagged(language, id, {
    b: (chunks) => `<b ${style({ color: color.ink })}>${chunks.join('')}</b>`,
    ...Object.fromEntries(escaped),
    ...Object.fromEntries(anchors),
  })
  const addresses: string[] = []
  const named = Object.entries(links).map(([tag, url]) => [
    tag,
    (chunks: string[]) => {
      if (!url.startsWith('mailto:')) addresses.push(`${chunks.join('')}: ${url}`)
      return chunks.join('')
    },
  ])
  const text = sayTagged(language, id, {
    b: (chunks) => chunks.join(''),
    ...filled,
    ...Object.fromEntries(named),
  })
  return { html, text: [text, ...addresses].join('\n') }
}

/** The sentence under the title. */
export function lead({ html, text }: Part): Part {
  return { html: paragraph({ margin: 0, color: color.ink2, 'max-width': '29em' }, html), text }
}

/** What the following parts are about. @param said in the text form, where nothing else tells it from a sentence */
export function heading(text: string, said = text): Part {
  const rules = style({
    margin: '34px 0 -12px',
    'font-size': '20px',
    'line-height': 1.25,
    'letter-spacing': '-.01em',
    'font-weight': 700,
  })
  return { html: `<h2 ${rules}>${escapeHtml(text)}</h2>`, text: said }
}

/** A smaller sentence, beside the point. */
export function note({ html, text }: Part): Part {
  return { html: paragraph({ ...small, margin: '14px 0 0', color: color.ink2 }, html), text }
}

/** What a person wrote, its lines as they were. */
export function quote(text: string): Part {
  const rules = {
    margin: '26px 0 0',
    color: color.ink,
  }
  return { html: paragraph(rules, escapedLines(text)), text }
}

/** What somebody wrote before, to which the mail answers. */
export function earlier(text: string): Part {
  const rules = {
    ...small,
    margin: '10px 0 0',
    'padding-left': '14px',
    'border-left': `2px solid ${color.line}`,
    color: color.ink2,
  }
  return { html: paragraph(rules, escapedLines(text)), text: text.replaceAll(/^/gm, '> ') }
}

/**
 * What the mail is for. The corner is a gradient: where it is not drawn the button is square. The edge is of a gray that
 * stays where a program turns light into dark, all that tells the button from a page that has become dark; a picture of it
 * goes around the corner.
 */
export function button(label: string, url: string, kind: 'primary' | 'secondary' = 'primary'): Part {
  const primary = kind === 'primary'
  const edge = { border: `1px solid ${color.line2}` }
  const cell = primary
    ? `bgcolor="${color.ink}" ${style({
        ...edge,
        'border-image': `linear-gradient(225deg,transparent 8px,${color.line2} 8.5px) 1`,
        'background-color': color.ink,
        'background-image': `linear-gradient(225deg,${color.paper} 8px,${color.ink} 8.5px)`,
        'background-origin': 'border-box',
      })}`
    : style(edge)
  const link = style({
    display: 'inline-block',
    padding: '14px 25px',
    'font-family': fontFamily,
    'font-weight': 700,
    'font-size': '16px',
    'line-height': 1.2,
    color: primary ? color.paper : color.ink,
    'text-decoration': 'none',
  })
  const html = `<div ${style({ 'padding-top': '26px' })}>${layoutTable()}<tr><td ${cell}><a href="${escapeHtml(url)}" ${link}>${escapeHtml(label)}</a></td></tr></table></div>`
  return { html, text: `${label}:\n${url}` }
}

/** For readers whose program does not open the button. The text form has the address already. */
export function copyLink(label: string, url: string): Part {
  const rules = { ...tiny, margin: '14px 0 0', color: color.ink3, 'word-break': 'break-all' }
  return { html: paragraph(rules, `${escapeHtml(label)}<br>${escapeHtml(url)}`), text: '' }
}

/** A code to type elsewhere, large and as plain text, so that it can be copied. */
export function code(label: string, digits: string): Part {
  const above = paragraph({ ...small, margin: '26px 0 10px', color: color.ink2 }, escapeHtml(label))
  const rules = {
    margin: 0,
    padding: '16px 16px 17px',
    'background-color': color.ground,
    'font-size': '40px',
    'line-height': 1.1,
    'letter-spacing': '.06em',
    'font-variant-numeric': 'tabular-nums',
    'white-space': 'nowrap',
  }
  return { html: above + paragraph(rules, escapeHtml(digits), 'code'), text: `${label}\n${digits}` }
}

/** Ruled rows: what, and how it is, which may take several lines. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): Part {
  if (rows.length === 0) return { html: '', text: '' }
  // The names of people are longer than those of facts, and may be longer than their cell.
  const names = rows.some(([name]) => name.length > 16) ? { width: '38%' } : { width: '120px', ...wholeWords }
  const cell = {
    padding: '9px 0',
    'border-bottom': `1px solid ${color.line}`,
    'vertical-align': 'top',
    ...small,
  }
  const lines = rows.map(([name, value]) => {
    const head = style({
      ...cell,
      color: color.ink2,
      'font-weight': 400,
      ...names,
      'padding-right': '12px',
    })
    const body = style({ ...cell, color: color.ink })
    return `<tr><th scope="row" align="left" ${head}>${escapeHtml(name)}</th><td ${body}>${escapedLines(value)}</td></tr>`
  })
  const table = style({ 'border-top': `1px solid ${color.line}` })
  return {
    html: `<div ${style({ 'padding-top': '26px' })}><table width="100%" cellspacing="0" cellpadding="0" border="0" ${table}>${lines.join('')}</table></div>`,
    text: rows.map(([name, value]) => `${name}: ${value.replaceAll('\n', '\n  ')}`).join('\n'),
  }
}

const small = { 'font-size': '15px', 'line-height': 1.5 } as const
const tiny = { 'font-size': '13px', 'line-height': 1.55 } as const

function paragraph(rules: Readonly<Record<string, string | number>>, html: string, className = ''): string {
  return `<p ${className && `class="${className}" `}${style(rules)}>${html}</p>`
}
