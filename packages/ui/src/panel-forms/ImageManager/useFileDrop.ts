import {
  type DOMAttributes,
  type DragEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { joinHandlers } from '../../private/joinHandlers.ts'
import { typing } from '../../private/typing.ts'

/** Whether files hang over something, or fall on it, that takes any: nothing does in a disabled fieldset. */
const brings = ({ dataTransfer, currentTarget }: DragEvent) =>
  dataTransfer.types.includes('Files') && isOpen(currentTarget)
const isOpen = (element: Element) => element.closest('fieldset:disabled') === null

/** Whether what was pasted is for a text: one with structure, or a field where the clipboard has words for it. */
function isForText({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  // Cells that were copied bring a picture of themselves along.
  return target.isContentEditable || (target.matches(typing) && Boolean(clipboardData?.getData('text')))
}

/** Whether it is in sight and open to files, and no dialog over it. */
function isInUse(element: Element): boolean {
  // Safari before 17.4 cannot say.
  const isSeen = element.checkVisibility?.() ?? element.getClientRects().length > 0
  return isSeen && isOpen(element) && element.closest('[inert]') === null
}

/**
 * Takes files that are dropped on an element, or pasted anywhere on the page while the element is in use, unless they
 * are for a text or somebody else has taken them; `given` is what the element's user wants to hear first. `over` is how
 * many files hang over the element: null when none do, 0 when the browser doesn't say.
 */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
  given: Pick<DOMAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>
) {
  const [over, setOver] = useState<number | null>(null)

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? [])
    if (event.defaultPrevented || files.length === 0 || isForText(event)) return
    if (!element.current || !isInUse(element.current)) return
    event.preventDefault()
    onFiles(files)
  })

  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  return {
    over,
    handlers: {
      onDragOver: joinHandlers(given.onDragOver, (event) => {
        if (!brings(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(event.dataTransfer.items.length)
      }),
      onDragLeave: joinHandlers(given.onDragLeave, (event) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(null)
      }),
      onDrop: joinHandlers(given.onDrop, (event) => {
        if (!brings(event)) return
        event.preventDefault()
        setOver(null)
        onFiles(Array.from(event.dataTransfer.files))
      }),
    },
  }
}
