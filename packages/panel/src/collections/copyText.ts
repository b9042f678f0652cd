/**
 * Copies a text that may still be on its way. A browser lets a page copy only right after a press, which an answer of
 * the server is too late for: so the press hands it the promise.
 *
 * @returns whether the text is in the clipboard; a promise that fails is thrown.
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    const words = await text
    return copyNow(words)
  }
}

async function copyNow(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words)
    return true
  } catch {
    return false
  }
}
