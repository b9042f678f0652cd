import { useLanguage, useLoadedSite } from '@gallery/client'
import { hoursInWords, translated } from '@gallery/contract/plain'
import { Footer, Logo } from '@gallery/ui'
import { ownSections } from '../navigation/navigation.ts'
import { useNavLinks } from '../navigation/useNavLinks.ts'
import { useLanguageChoices } from './useLanguageChoices.ts'

/** The kit's footer with what the options say about the gallery. */
export function SiteFooter() {
  const { options, today } = useLoadedSite()
  const language = useLanguage()
  return (
    <Footer
      name={options.name}
      logo={<Logo name={options.name} />}
      homeHref={`/${language}`}
      tagline={translated(options, 'tagline', language).text}
      address={options.address.split(/,\s*/)}
      hours={[hoursInWords(options.openDays, language), translated(options, 'hours', language).text]
        .filter(Boolean)
        .join('. ')}
      mail={options.mail}
      {...(options.newsletter ? { newsletterHref: options.newsletter } : {})}
      social={options.social.map(({ name, url }) => ({ href: url, label: name }))}
      links={useNavLinks(ownSections)}
      languages={useLanguageChoices()}
      since={options.since}
      year={Number(today.slice(0, 4))}
    />
  )
}
