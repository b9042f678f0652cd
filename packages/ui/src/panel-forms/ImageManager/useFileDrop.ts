import {
  type DOMAttributes,
  type DragEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { isBarred } from '../../private/isBarred.ts'
import { joinHandlers } from '../../private/joinHandlers.ts'
import { typing } from '../../private/typing.ts'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

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
  return isSeen && !isBarred(element) && element.closest('[inert]') === null
}

/**
 * Takes files that are dropped on an element, or pasted anywhere on the page while the element is in use, unless they
 * are for a text or somebody else has taken them; `given` is what the element's user wants to hear first. `over` is how
 * many files hang over the element: null when none do, 0 when the browser doesn't say. In a disabled fieldset it takes
 * none, and the browser does not open them in place of the page either.
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
        if (!hasFiles(event)) return
        event.preventDefault()
        const barred = isBarred(event.currentTarget)
        event.dataTransfer.dropEffect = barred ? 'none' : 'copy'
        setOver(barred ? null : event.dataTransfer.items.length)
      }),
      onDragLeave: joinHandlers(given.onDragLeave, (event) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(null)
      }),
      onDrop: joinHandlers(given.onDrop, (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(null)
        if (!isBarred(event.currentTarget)) onFiles(Array.from(event.dataTransfer.files))
      }),
    },
  }
}
