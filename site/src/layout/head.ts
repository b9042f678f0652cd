import { createContext } from 'react'

/** What a page says of itself outside its own markup. */
export interface Head {
  /** As in the window's title: "Muestras | Ochava". */
  title: string
  description?: string
  /** 404 for a page that says that there is nothing; else 200. */
  status?: number
}

/** On the server, takes what the page says while it renders; in the browser there is none. */
export const HeadContext = createContext<((head: Head) => void) | undefined>(undefined)
