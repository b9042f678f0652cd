import { withinPage } from '@gallery/client'
import { RecordFold, type RecordFoldProps } from '@gallery/ui/admin'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'

interface RecordPartProps extends Omit<RecordFoldProps, 'open' | 'onOpenChange' | 'ref'> {
  /** The record: `works/12`. */
  record: string
  /** The part, as its address calls it: `images`. */
  part: string
  /** The part whose address is open; none at the record's own. */
  open: string | undefined
}

/** A part of a record that is open at an address of its own, which one may come to or send. */
export function RecordPart({ record, part, open, ...props }: RecordPartProps) {
  const path = useAdminPath()
  const navigate = useNavigate()
  const { search, state, key } = useLocation()
  const kind = useNavigationType()
  const fold = useRef<HTMLElement>(null)
  const isOpen = open === part
  // Where the head stood when it was pressed, and at which navigation: it stays there, though a part above it closes.
  const pressed = useRef<{ top: number; key: string } | null>(null)
  useLayoutEffect(() => {
    // What is drawn between the press and where it leads, such as a picture that came, is not what was pressed for.
    if (pressed.current === null || pressed.current.key === key || !fold.current) return
    scrollBy({ top: fold.current.getBoundingClientRect().top - pressed.current.top, behavior: 'instant' })
    pressed.current = null
    // What opens at the window's foot opened beneath it: all of it comes into view, or as much as there is space for.
    if (isOpen) fold.current.scrollIntoView({ block: 'nearest' })
  })
  // Who comes by its address is led there, also when it is open already: each navigation has a key of its own.
  const led = useRef('')
  const [arrival, setArrival] = useState<string>()
  useEffect(() => {
    if (led.current === key) return
    led.current = key
    if (!isOpen || state === withinPage) return
    fold.current?.scrollIntoView({ block: 'start' })
    // Not of the page that was opened here, nor of one that somebody goes back to.
    if (kind !== 'POP') setArrival(key)
  }, [isOpen, key, state, kind])
  // Drawn once more: by then what is around the screen has given the focus to its beginning, as of any that one comes to.
  useEffect(() => {
    if (arrival !== undefined) fold.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [arrival])
  return (
    <RecordFold
      {...props}
      ref={fold}
      open={isOpen}
      onOpenChange={(opened) => {
        pressed.current = fold.current && { top: fold.current.getBoundingClientRect().top, key }
        void navigate(path(opened ? `${record}/${part}` : record) + search, {
          replace: true,
          preventScrollReset: true,
          state: withinPage,
        })
      }}
    />
  )
}
