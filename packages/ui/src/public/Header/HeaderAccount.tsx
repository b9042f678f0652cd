import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import type { NavLink } from '../../controls/Link/navLink.ts'
import { Menu } from '../../controls/Menu/Menu.tsx'
import { isPlain } from '../../private/isPlain.ts'
import { useHydrated } from '../../private/useHydrated.ts'
import { headerMessages } from './messages.ts'

/** Who the visitor is to the header. */
export type HeaderAccount =
  | {
      state: 'out'
      /** The sign-in page, for those who open it in a tab of its own or have no scripts. */
      signInHref: string
      /** Takes the plain click over, to open the sign-in dialog. */
      onSignIn?: () => void
    }
  | {
      state: 'in'
      /** The visitor's first name. */
      name: string
      /** Tus datos, Tus reservas and, for a super user, Panel. */
      links: readonly NavLink[]
      onSignOut: () => void
      /** A page with the same, for those who have no scripts to open the menu. */
      href?: string
    }

interface HeaderAccountToolProps {
  account: HeaderAccount
  className: string
}

/** The account's place in the row of the header: "Sign in", or the visitor's name and its menu. */
export function HeaderAccountTool({ account, className }: HeaderAccountToolProps) {
  const intl = useIntl()
  const hydrated = useHydrated()
  if (account.state === 'out') return <SignInLink account={account} className={className} />
  if (!hydrated && account.href !== undefined) {
    return (
      <Link href={account.href} underline="none" className={className}>
        {account.name}
      </Link>
    )
  }
  return (
    <Menu
      label={account.name}
      items={[
        ...account.links.map(({ href, label }) => ({ kind: 'link', href, label }) as const),
        ...(account.links.length > 0 ? [{ kind: 'divider', id: 'sign-out' } as const] : []),
        { kind: 'action', label: intl.formatMessage(headerMessages.signOut), onSelect: account.onSignOut },
      ]}
    />
  )
}

interface SignInLinkProps {
  account: Extract<HeaderAccount, { state: 'out' }>
  className: string
  /** Called when the link is followed or its dialog opened. */
  onGo?: () => void
}

/** "Sign in": a link that can be opened anywhere, and a plain click that stays on the page. */
export function SignInLink({ account, className, onGo }: SignInLinkProps) {
  const intl = useIntl()
  const label = intl.formatMessage(headerMessages.signIn)
  const go = (event: MouseEvent) => {
    if (account.onSignIn && isPlain(event)) {
      event.preventDefault()
      account.onSignIn()
    }
    onGo?.()
  }
  return (
    <Link href={account.signInHref} underline="none" className={className} onClick={go}>
      {label}
    </Link>
  )
}
