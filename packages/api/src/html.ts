import sanitize from 'sanitize-html'

/** What a text of the gallery may be made of; the editor offers no more, and pages style no more. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'h3', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'br', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The names that editors and pasted documents use for the same thing.
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h4: 'h3' },
  // Vanish with what they hold; any other forbidden tag leaves its text behind.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'xmp', 'iframe'],
}

/**
 * Makes HTML that somebody wrote or pasted safe to put into a page: an allow-list of tags, links that lead to the
 * web, a mailbox, a telephone or another page of the site, and nothing else. Applied when a text is written, so
 * that what is stored is what is shown.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, allowed).trim()
}
