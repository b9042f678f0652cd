import type { Language } from '@gallery/contract'
import { escapeHtml } from './escape.ts'

/**
 * A page of one sentence, for when no other can be drawn: it needs no data and loads nothing.
 *
 * @param refresh seconds after which it asks again by itself; never by default
 */
export function sentencePage(language: Language, sentence: string, refresh?: number): string {
  const text = escapeHtml(sentence)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`,
    `<title>${text}</title></head><body><main><h1>${text}</h1></main></body></html>`,
  ].join('')
}
