import { createContext, useContext } from 'react'

/**
 * What a field stands for where a record is written in place, without boxes: its name, large; a fact, behind its label;
 * a text, one language beside the other.
 */
export type InPlace = 'name' | 'fact' | 'text'

/** Set by the parts of a `RecordSheet`; `null` where fields are boxes. */
export const InPlaceContext = createContext<InPlace | null>(null)

/** How the fields here are written. */
export function useInPlace(): InPlace | null {
  return useContext(InPlaceContext)
}
