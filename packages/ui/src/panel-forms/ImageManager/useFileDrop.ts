import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Takes files that are dropped on an element, or pasted anywhere on the page while the element shows, but into a text
 * with structure. `over` is how many files hang over the element: null when none do, 0 when the browser doesn't say.
 */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void
) {
  const [over, setOver] = useState<number | null>(null)

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? [])
    const inText = event.target instanceof HTMLElement && event.target.isContentEditable
    if (files.length === 0 || inText || !element.current?.checkVisibility()) return
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
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(event.dataTransfer.items.length)
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(null)
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(null)
        onFiles(Array.from(event.dataTransfer.files))
      },
    },
  }
}
