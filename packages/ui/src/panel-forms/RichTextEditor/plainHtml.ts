const dropped = 'style, script, meta, link, title, xml, iframe, object, template, noscript, svg'
const listItem = 'p[style*="mso-list"], p[class*="MsoListParagraph"]'
const marker = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]'

/**
 * Pasted HTML with its structure and without its looks: headings become the editor's one heading, a word processor's
 * list paragraphs become lists, table cells become paragraphs, empty paragraphs go, and so do images of other sites, which
 * the server does not keep. What remains of classes, styles and unknown elements falls away in the editor, whose document
 * has no place for them. Needs a browser.
 */
export function plainHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(dropped)) element.remove()
  // What was copied in an editor like this one is what may stand there, wherever its images are.
  if (!page.querySelector('[data-pm-slice]')) keepOwnImages(page)
  for (const heading of page.querySelectorAll('h1, h2, h4, h5, h6')) rename(heading, 'h3')
  for (const cell of page.querySelectorAll('td, th')) if (!cell.querySelector('p, ul, ol')) rename(cell, 'p')
  makeLists(page)
  for (const block of page.querySelectorAll('p, h3')) {
    if (!block.textContent?.trim() && !block.querySelector('img')) block.remove()
  }
  return page.body.innerHTML.replaceAll('&nbsp;', ' ')
}

/** Images of this site stay, by the path under which it keeps them; what was copied from a page has their whole address. */
function keepOwnImages(page: Document): void {
  for (const image of page.querySelectorAll('img')) {
    if (image.src.startsWith(`${location.origin}/`))
      image.setAttribute('src', image.src.slice(location.origin.length))
    else image.remove()
  }
}

function rename(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** A word processor writes a list as paragraphs, each with its bullet or number as text. */
function makeLists(page: Document): void {
  const made = new Set<Element>()
  for (const paragraph of page.querySelectorAll(listItem)) {
    const sign = paragraph.querySelector(marker)
    const tag = /^\s*[\p{L}\d]+[.)]/u.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const before = paragraph.previousElementSibling
    const goesOn = before !== null && made.has(before) && before.localName === tag
    const list = goesOn ? before : page.createElement(tag)
    if (!goesOn) paragraph.before(list)
    made.add(list)
    list.append(rename(paragraph, 'li'))
  }
}
