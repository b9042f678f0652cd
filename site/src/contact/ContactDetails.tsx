import { useLanguage, useLoadedSite } from '@gallery/client'
import { translated } from '@gallery/contract/plain'
import { Facts, Link, Stack, Text } from '@gallery/ui'
import { useIntl } from 'react-intl'

/** Where the gallery is, when it is open, and its mail and telephone, from the site options. */
export function ContactDetails() {
  const intl = useIntl()
  const language = useLanguage()
  const { options } = useLoadedSite()
  const hours = translated(options, 'hours', language)
  const directions = translated(options, 'directions', language)
  const facts = [
    { id: 'contact.hours', value: hours.text ? <span lang={hours.lang}>{hours.text}</span> : null },
    {
      id: 'contact.directions',
      value: directions.text ? <span lang={directions.lang}>{directions.text}</span> : null,
    },
    { id: 'contact.mail', value: <Link href={`mailto:${options.mail}`}>{options.mail}</Link> },
    {
      id: 'contact.phone',
      value: options.phone ? (
        <Link href={`tel:${options.phone.replace(/[^+\d]/g, '')}`} underline="hover">
          {options.phone}
        </Link>
      ) : null,
    },
  ]
  return (
    <Stack space="s6">
      <div>
        {options.address.split(/,\s*/).map((line) => (
          <Text key={line} size="xl">
            {line}
          </Text>
        ))}
      </div>
      <Facts
        items={facts.flatMap(({ id, value }) =>
          value === null ? [] : [{ term: intl.formatMessage({ id }), value }]
        )}
      />
    </Stack>
  )
}
