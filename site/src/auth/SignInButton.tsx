import { useLanguage } from '@gallery/client'
import { Button } from '@gallery/ui'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useLogin } from './LoginContext.ts'

/** Asks who is there: a link to the sign-in page, and a plain press that opens the same over the page. */
export function SignInButton({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { open } = useLogin()
  const page = `/${useLanguage()}/auth`

  function press(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  return (
    <Button href={`${page}?${new URLSearchParams({ path: pathname })}`} onClick={press}>
      {children}
    </Button>
  )
}
