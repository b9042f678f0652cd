/**
 * Copies a text. Over plain http a page has no clipboard, and a browser may refuse the one that it has: then whoever asks
 * shows the text, by {@link selectText}.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Selects what a field holds or an element says, so that the reader can copy it by a key. */
export function selectText(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) element.select()
  else getSelection()?.selectAllChildren(element)
}
