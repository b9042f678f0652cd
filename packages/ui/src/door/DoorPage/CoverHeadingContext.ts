import { createContext, type RefCallback, useContext } from 'react'

/** What the heading takes of what covers a page: whoever opens it begins there. */
export interface CoverHeading {
  tabIndex: -1
  ref: RefCallback<HTMLElement>
}

/** Set by a `DoorPage` around what covers it. */
export const CoverHeadingContext = createContext<CoverHeading | undefined>(undefined)

/** What a heading takes that may stand in what covers a `DoorPage`; nothing elsewhere. */
export function useCoverHeading(): CoverHeading | undefined {
  return useContext(CoverHeadingContext)
}
