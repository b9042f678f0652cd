import { createContext, type RefCallback, useContext } from 'react'

/** What the heading of a detail takes: the region is called by it, and who opens the detail begins there. */
export interface DetailHeading {
  id: string
  tabIndex: -1
  ref: RefCallback<HTMLElement>
}

/** Set by a `SplitView` around its detail. */
export const DetailHeadingContext = createContext<DetailHeading | undefined>(undefined)

/** What a heading takes that may stand in the detail of a `SplitView`; nothing elsewhere. */
export function useDetailHeading(): DetailHeading | undefined {
  return useContext(DetailHeadingContext)
}
