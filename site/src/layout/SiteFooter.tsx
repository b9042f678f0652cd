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
  const tagline = translated(options, 'tagline', language)
  const open = hoursInWords(options.openDays, language)
  const hours = translated(options, 'hours', language)
  return (
    <Footer
      name={options.name}
      logo={<Logo name={options.name} />}
      homeHref={`/${language}`}
      tagline={<span lang={tagline.lang}>{tagline.text}</span>}
      address={options.address.split(/,\s*/)}
      hours={
        <>
          {open}
          {open && hours.text ? '. ' : null}
          <span lang={hours.lang}>{hours.text}</span>
        </>
      }
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
