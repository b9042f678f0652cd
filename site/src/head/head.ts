import type { Paths } from '@gallery/client'
import { createContext } from 'react'

/** A picture that stands for a page where it is passed on. */
export interface HeadImage {
  /** From the root of the site: "/storage/events/room-a.jpg". */
  path: string
  /** Pixels. */
  width: number
  height: number
}

/** Something that schema.org has words for. Addresses in it (`url`, `image`, `item`, `contentUrl`) begin at the root of the site. */
export type StructuredData = Readonly<Record<string, unknown>> & {
  /** A type of schema.org, or several that it is at once. */
  readonly '@type': string | readonly string[]
}

/** What a page says of itself outside its own markup. */
export interface Head {
  /** As in the window's title: "Muestras | Ochava". */
  title: string
  description?: string
  /** 404 for a page that says that there is nothing, 403 for one that asks to sign in; else 200. */
  status?: number
  /**
   * Where the page is in each language in which it exists, its own among them: the path, without what was searched for.
   * By default the path that was asked for, in every language. A page that was asked for at another path moves there.
   */
  paths?: Paths
  /** Where search engines are to look for it, if it is shown at other paths too. @default paths */
  canonical?: Paths
  image?: HeadImage
  /** What the page is about, for machines. */
  data?: readonly StructuredData[]
}

/** On the server, takes what the page says while it renders; in the browser there is none. */
export const HeadContext = createContext<((head: Head) => void) | undefined>(undefined)
