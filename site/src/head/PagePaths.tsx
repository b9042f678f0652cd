import type { Paths } from '@gallery/client'
import { createContext, type ReactNode, use, useState } from 'react'
import { useLocation } from 'react-router-dom'

interface Known {
  /** The path of the page that they are of. */
  at: string
  paths: Paths
}

const KnownContext = createContext<Known | undefined>(undefined)
const TellContext = createContext<(known: Known | undefined) => void>(() => undefined)

interface PagePathsProviderProps {
  /** Those of the page that is opened, which stands under its own path. */
  opened: Paths | undefined
  children: ReactNode
}

/** Lets what stands around a page know where the page is in each language: slugs differ. */
export function PagePathsProvider({ opened, children }: PagePathsProviderProps) {
  const { pathname } = useLocation()
  const [known, tell] = useState<Known | undefined>(() => opened && { at: pathname, paths: opened })
  return (
    <TellContext value={tell}>
      <KnownContext value={known}>{children}</KnownContext>
    </TellContext>
  )
}

/** The paths of the page that is shown; undefined while they are not known, and of a page that says none. */
export function usePagePaths(): Paths | undefined {
  const known = use(KnownContext)
  const { pathname } = useLocation()
  return known?.at === pathname ? known.paths : undefined
}

/** Tells the paths of the page that is shown. */
export function useTellPaths(): (known: Known | undefined) => void {
  return use(TellContext)
}
