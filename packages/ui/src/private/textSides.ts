import { createContext, use, useEffect, useId } from 'react'

/** One language of a text that may be behind a switch: what one has to know of it while it is not seen. */
export interface TextSide {
  language: string
  /** It differs from what is saved. */
  changed: boolean
  /** Nothing is written here, but in another language. */
  missing: boolean
  refused: boolean
}

/** Takes what a side says of itself; `null` when it is gone. */
export const TextSidesContext = createContext<((id: string, side: TextSide | null) => void) | null>(null)

/** Tells whoever may hide this side how it stands. `null` where nobody may. */
export function useTextSide(side: TextSide | null): void {
  const id = useId()
  const tell = use(TextSidesContext)
  const { language, changed, missing, refused } = side ?? {}
  useEffect(() => {
    if (tell === null || language === undefined) return
    tell(id, { language, changed: changed === true, missing: missing === true, refused: refused === true })
    return () => tell(id, null)
  }, [tell, id, language, changed, missing, refused])
}
