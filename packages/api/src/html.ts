import sanitize from 'sanitize-html'

/** What a text of the gallery may be made of; the editor offers no more, and pages style no more. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'h3', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'br', 'blockquote', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The names that editors and pasted documents use for the same thing.
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h4: 'h3', img: ownPicture },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  // Vanish with what they hold; any other forbidden tag leaves its text behind.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'xmp', 'iframe'],
}

/** A picture that the gallery uploaded for a text, under the plain name that its storage gave it: nobody else's. */
const ownSource = /^\/storage\/images\/[A-Za-z0-9][A-Za-z0-9_-]{0,150}\.(png|jpg|gif)$/
const pixels = /^[1-9]\d{0,4}$/

/** An `img` with what of its attributes can be believed; without a source of the gallery's it has none, and goes. */
function ownPicture(tagName: string, { src, alt, width, height }: sanitize.Attributes): sanitize.Tag {
  const attribs: sanitize.Attributes = {}
  if (src !== undefined && ownSource.test(src)) attribs.src = src
  if (alt !== undefined) attribs.alt = alt
  if (width !== undefined && pixels.test(width)) attribs.width = width
  if (height !== undefined && pixels.test(height)) attribs.height = height
  return { tagName, attribs }
}

/**
 * Makes HTML that somebody wrote or pasted safe to put into a page: an allow-list of tags, links that lead to the
 * web, a mailbox, a telephone or another page of the site, pictures of the gallery's own storage, and nothing else. Applied when a text is written, so
 * that what is stored is what is shown.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, allowed).trim()
}

/** A form or a change whose fields of these names, where it carries them, are HTML made safe by {@link cleanHtml}. */
export function withCleanHtml<
  Name extends string,
  Fields extends { readonly [name in Name]?: string | undefined },
>(fields: Fields, names: readonly Name[]): Fields {
  const clean = names.flatMap((name) => {
    const html = fields[name]
    return html === undefined ? [] : [[name, cleanHtml(html)] as const]
  })
  return { ...fields, ...Object.fromEntries(clean) }
}
