import type { UndoNotice } from '@gallery/ui/admin'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { Failure } from '../../data/failure.ts'
import { type Undoable, UndoContext } from './UndoContext.ts'

type Offer = UndoNotice & Undoable

/** Keeps what can be undone, whatever screen is open. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [offers, setOffers] = useState<readonly Offer[]>([])
  const last = useRef(0)

  const dismiss = useCallback((id: string) => {
    setOffers((all) => all.filter((offer) => offer.id !== id))
  }, [])
  const offer = useCallback((undoable: Undoable) => {
    last.current += 1
    const id = String(last.current)
    setOffers((all) => [...all, { ...undoable, id }])
  }, [])
  const undo = useCallback(
    async (id: string) => {
      const busy = (state: boolean) =>
        setOffers((all) => all.map((each) => (each.id === id ? { ...each, busy: state } : each)))
      busy(true)
      try {
        await offers.find((each) => each.id === id)?.undo()
        dismiss(id)
      } catch (error) {
        busy(false)
        if (!(error instanceof Failure)) throw error
      }
    },
    [offers, dismiss]
  )
  const control = useMemo(
    () => ({ notices: offers, offer, undo: (id: string) => void undo(id), dismiss }),
    [offers, offer, undo, dismiss]
  )
  return <UndoContext value={control}>{children}</UndoContext>
}
