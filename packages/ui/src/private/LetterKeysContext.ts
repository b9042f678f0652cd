import { createContext } from 'react'

/** Whether keys of one letter do something, which who speaks to the machine would press unawares. */
export const LetterKeysContext = createContext(true)
