import type { EventColor } from '@gallery/contract'

/** The light colours of the look (mails are always light): the kit's tokens, which the API must not import. */
export const color = {
  paper: '#ffffff',
  ground: '#f3f3f1',
  ink: '#141414',
  ink2: '#4a4a48',
  ink3: '#686865',
  line: '#dcdcd8',
  line2: '#878783',
} as const

/** What the date of a booking stands on, and the words around the date, by the colour of the event. */
export const eventColor: Readonly<Record<EventColor, { tint: string; text: string }>> = {
  green: { tint: '#d9ebdd', text: '#1c5233' },
  gray: { tint: '#e5e5e2', text: '#434542' },
  red: { tint: '#fadfda', text: '#8d2017' },
  purple: { tint: '#e5dcf3', text: '#482d7a' },
  yellow: { tint: '#fbecb9', text: '#5f4600' },
  orange: { tint: '#fce0c6', text: '#793300' },
}

/** Archivo where the reader has it; nothing is fetched. */
export const fontFamily = `Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif`

/**
 * Of what anybody may have written: a word, an address that is wider than the mail goes on below. The second is for
 * programs that lack the first.
 */
export const longWords = { 'overflow-wrap': 'anywhere', 'word-break': 'break-word' } as const
/** Of a cell with words of ours: it is as wide as the longest, however long what stands beside it is. */
export const wholeWords = { 'overflow-wrap': 'normal', 'word-break': 'normal' } as const

/** An inline style: each mail program drops a different part of a stylesheet, none drops these. */
export function style(rules: Readonly<Record<string, string | number>>): string {
  return `style="${Object.entries(rules)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}"`
}

/** The opening tag of a table that only lays out, which screen readers pass over. */
export function layoutTable(attributes = ''): string {
  return `<table role="presentation" cellspacing="0" cellpadding="0" border="0" ${attributes}>`
}
