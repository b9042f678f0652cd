/**
 * What the editor holds as the HTML that the server keeps: `p`, `h3`, `em`, `strong`, `a` with its `href`, `ul`,
 * `ol`, `li`, `br`, `blockquote`. A list's item of one paragraph is written without it; nothing is an empty text.
 */
export function editorHtml(html: string): string {
  const tidy = html
    .replaceAll(/<ol\b[^>]*>/g, '<ol>')
    .replaceAll(/<a((?:\s+[\w-]+="[^"]*")*)>/g, (_tag, attributes: string) => {
      const [href = ''] = /\shref="[^"]*"/.exec(attributes) ?? []
      return `<a${href}>`
    })
    .replaceAll(/<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/g, '<li>$1</li>')
  return tidy === '<p></p>' ? '' : tidy
}

/** How many words a text has, in any language that puts spaces between them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
