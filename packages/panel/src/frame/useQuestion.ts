import { useState } from 'react'
import { oneByOne, type Questions } from './oneByOne.ts'

interface Question<What> extends Questions<What> {
  /** What the last question is about, which stays until its dialog has moved away; undefined before the first. */
  asked: What | undefined
  /** Whether its dialog is open. */
  isOpen: boolean
}

/** What is asked before something is done, by whatever awaits the answer. Both functions stay the same. */
export function useQuestion<What>(): Question<What> {
  const [asked, setAsked] = useState<{ what: What }>()
  const [isOpen, setOpen] = useState(false)
  const [questions] = useState(() =>
    oneByOne<What>(
      (what) => {
        setAsked({ what })
        setOpen(true)
      },
      () => setOpen(false)
    )
  )
  return { asked: asked?.what, isOpen, ...questions }
}
