import { lazyPage, useHydrated } from '@gallery/client'
import { Suspense, useState } from 'react'
import { useFirstSign } from '../language/useFirstSign.ts'
import type { BookingDialogProps } from './BookingDialog.tsx'

const { load, Page: BookingDialog } = lazyPage<BookingDialogProps>(() =>
  import('./BookingDialog.tsx').then((module) => module.BookingDialog)
)

interface BookingModalProps extends Pick<BookingDialogProps, 'window' | 'dayHref' | 'onClose'> {
  /** The day that is open; absent when none is. */
  shown?: BookingDialogProps['shown']
}

/** The modal of a day of an event. Its code is not the page's: it comes when the visitor begins to do something. */
export function BookingModal({ shown, ...props }: BookingModalProps) {
  useFirstSign(load)
  const hydrated = useHydrated()
  // While the dialog fades it goes on showing what it showed.
  const [last, setLast] = useState(shown)
  if (
    shown &&
    (shown.event !== last?.event ||
      shown.day !== last.day ||
      shown.slot !== last.slot ||
      shown.waits !== last.waits)
  )
    setLast(shown)
  const content = shown ?? last
  if (!hydrated || !content) return null
  return (
    <Suspense fallback={null}>
      <BookingDialog {...props} open={shown !== undefined} shown={content} />
    </Suspense>
  )
}
