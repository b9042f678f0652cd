import { cleanHtml } from '../../html.ts'
import { emptied, hasTags, readEntities } from './clean.ts'

/**
 * A cell as a text of the gallery: HTML is made clean, what a word processor leaves in it goes, and plain text becomes
 * paragraphs. Giving it its own result changes nothing.
 */
export function readHtml(cell: string): string {
  const text = emptied(cell.replace(/[\u00a0\u200b\ufeff]/g, ' ').trim())
  if (text === '') return ''
  return hasTags(text) ? fromEditor(text) : fromText(readEntities(text))
}

function fromEditor(written: string): string {
  const bare = written
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<xml>[\s\S]*?<\/xml>/gi, '')
    .replace(/&amp;(#?\w{1,31};)/g, '&$1')
    .replace(/&nbsp;/g, ' ')
    .replace(/<\/?(span|font|o:p|div)\b[^>]*>/gi, '')
  const html = withoutEmpty(cleanHtml(bare))
  return hasTags(html) ? html : fromText(readEntities(html))
}

/** A tag may be empty because the one in it was. */
function withoutEmpty(html: string): string {
  const less = html
    .replace(/<(p|em|strong|li|ul|ol|h3|blockquote)>\s*<\/\1>/g, '')
    .replace(/\s+<\/p>/g, '</p>')
  return less === html ? html.trim() : withoutEmpty(less)
}

function fromText(text: string): string {
  const escaped = text
    .replace(/[^\S\r\n]+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  const paragraphs = escaped.split(/(?:\r\n|\r|\n)\s*(?:\r\n|\r|\n)/).map((part) => part.trim())
  const html = paragraphs
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replace(/ *(\r\n|\r|\n) */g, '<br />')}</p>`)
  return cleanHtml(html.join('\n'))
}
