import { withinPage } from '@gallery/client'
import { RecordFold, type RecordFoldProps } from '@gallery/ui/admin'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
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
  const { search } = useLocation()
  const fold = useRef<HTMLElement>(null)
  const isOpen = open === part
  // Who comes by its address sees it; who opens it where it stands stays where they are.
  const pressed = useRef(false)
  useEffect(() => {
    if (isOpen && !pressed.current) fold.current?.scrollIntoView({ block: 'start' })
    pressed.current = false
  }, [isOpen])
  return (
    <RecordFold
      {...props}
      ref={fold}
      open={isOpen}
      onOpenChange={(opened) => {
        pressed.current = true
        void navigate(path(opened ? `${record}/${part}` : record) + search, {
          replace: true,
          preventScrollReset: true,
          state: withinPage,
        })
      }}
    />
  )
}
