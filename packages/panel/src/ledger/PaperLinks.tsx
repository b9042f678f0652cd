import { type Language, languages } from '@gallery/contract'
import { Inline, Link, Text } from '@gallery/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

interface PaperLinksProps {
  /** What the paper is called. */
  name: string
  /**
   * Whether its name is for screen readers only, where what stands beside it says it already.
   * @default false
   */
  hideName?: boolean
  href: (language: Language) => string
  /** What else is to be had there. */
  children?: ReactNode
}

/** A paper as a PDF in either language, which opens beside the panel. */
export function PaperLinks({ name, hideName = false, href, children }: PaperLinksProps) {
  const intl = useIntl()
  const say = (language: Language) => intl.formatMessage({ id: `admin.paper.${language}` })
  return (
    <Inline space="s4" align="baseline">
      {hideName ? null : (
        <Text as="span" size="s">
          {name}
        </Text>
      )}
      {languages.map((language) => (
        <Link key={language} href={href(language)} target="_blank" aria-label={`${name}: ${say(language)}`}>
          {say(language)}
        </Link>
      ))}
      {children}
    </Inline>
  )
}
