import { isGallerist, useLanguage, useLoadedSite, useUser } from '@gallery/client'
import { Header, Logo } from '@gallery/ui'
import { useLocation } from 'react-router-dom'
import { useLogin } from '../auth/LoginContext.ts'
import { useSignOut } from '../auth/useSignOut.ts'
import { headerSections, ownSections, superSections } from '../navigation/navigation.ts'
import { useNavLinks } from '../navigation/useNavLinks.ts'
import { useLanguageChoices } from './useLanguageChoices.ts'

/** The kit's header with this site's sections, languages and visitor. */
export function SiteHeader() {
  const { options } = useLoadedSite()
  const language = useLanguage()
  const { pathname } = useLocation()
  const user = useUser()
  const { open } = useLogin()
  const signOut = useSignOut()
  const nav = useNavLinks(headerSections)
  const own = useNavLinks(isGallerist(user) ? superSections : ownSections)
  return (
    <Header
      name={options.name}
      logo={<Logo name={options.name} />}
      homeHref={`/${language}`}
      nav={nav}
      search={{ href: `/${language}/search`, current: pathname.split('/')[2] === 'search' }}
      languages={useLanguageChoices()}
      account={
        user
          ? {
              state: 'in',
              name: user.first_name || user.display,
              links: own,
              onSignOut: signOut,
              href: `/${language}/auth`,
            }
          : { state: 'out', signInHref: `/${language}/auth`, onSignIn: () => open() }
      }
    />
  )
}
