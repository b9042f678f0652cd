import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type LinkProps, LinkProvider } from '../../index.ts'

interface Address {
  /** What the address asks for. */
  query: URLSearchParams
  /** Goes to another address, "?view=wall". */
  go: (to: string) => void
}

const AddressContext = createContext<Address>({ query: new URLSearchParams(), go: () => {} })
const GoContext = createContext<Address['go']>(() => {})

/** The address of a pattern's page, as a router would give it. */
export const useAddress = () => useContext(AddressContext)

/** Stands for a site's router: links that begin with "?" change the address of the pattern, all others stay where they are. */
export function PatternRouter({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState('')
  const address = useMemo(() => ({ query: new URLSearchParams(search), go: setSearch }), [search])
  return (
    <AddressContext value={address}>
      <GoContext value={setSearch}>
        <LinkProvider component={PatternLink}>{children}</LinkProvider>
      </GoContext>
    </AddressContext>
  )
}

function PatternLink({ href, onClick, ...props }: LinkProps) {
  const go = useContext(GoContext)
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !/^[?#]/.test(href)) return
        event.preventDefault()
        if (href.startsWith('?')) go(href)
      }}
    />
  )
}
