import { isGallerist } from '@gallery/client'
import type { CurrentUser } from '@gallery/contract'
import { Inline, Link } from '@gallery/ui'
import { ownSections, superSections } from '../navigation/navigation.ts'
import { useNavLinks } from '../navigation/useNavLinks.ts'

/** What the account's menu holds of pages, as links: the way on of who is in. */
export function OwnLinks({ user }: { user: CurrentUser }) {
  const links = useNavLinks(isGallerist(user) ? superSections : ownSections)
  return (
    <Inline space="s5">
      {links.map(({ href, label }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </Inline>
  )
}
