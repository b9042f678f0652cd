import { type LinkProps, LinkProvider, useLink } from '@gallery/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type Unsent, unsent } from './unsent.ts'
import { questionForm, useTypedAlong } from './useTypedAlong.ts'

/** Ways to the same form about other works: without scripts too they bring along what was typed into it. */
export function TypedAlong({ children }: { children: ReactNode }) {
  const Link = useLink()
  return <LinkProvider component={useTypedAlong() ? FormLink : Link}>{children}</LinkProvider>
}

const link: Unsent = 'link'

/** Sends the form to where a link would lead, which shows it there as it is. */
function FormLink({ href, children, className, 'aria-label': label, 'aria-current': current }: LinkProps) {
  const looks = { className, 'aria-label': label, 'aria-current': current }
  const button = useRef<HTMLButtonElement>(null)
  // The link that takes its place once the scripts are there takes the focus too.
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own === null || document.activeElement !== own) return
      queueMicrotask(() => document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus())
    }
  }, [href])
  return (
    <button
      {...looks}
      ref={button}
      type="submit"
      form={questionForm}
      formAction={href}
      name={unsent}
      value={link}
    >
      {children}
    </button>
  )
}
