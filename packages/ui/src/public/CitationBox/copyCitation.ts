import { copyText, selectText } from '../../private/copyText.ts'

/**
 * Copies what an element says, with its italics for programs that write and without for all others. Where a browser does
 * not let a page copy, the text is selected, so that the reader can.
 *
 * @returns whether it was copied
 */
export async function copyCitation(element: HTMLElement): Promise<boolean> {
  const plain = element.textContent
  try {
    const blob = (type: string, text: string) => new Blob([text], { type })
    const html = element.innerHTML.replace(/<(?!\/?i>)[^>]*>/g, '')
    const item = { 'text/plain': blob('text/plain', plain), 'text/html': blob('text/html', html) }
    await navigator.clipboard.write([new ClipboardItem(item)])
    return true
  } catch {
    const copied = await copyText(plain)
    if (!copied) selectText(element)
    return copied
  }
}
