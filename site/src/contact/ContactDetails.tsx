import { pictureProps, useLanguage, useLoadedSite } from '@gallery/client'
import { translated } from '@gallery/contract/plain'
import { Facts, Link, Photo, Stack, Text } from '@gallery/ui'
import { useIntl } from 'react-intl'

/** Where the gallery is and what it looks like from the street, when it is open, its mail and telephone: the site options. */
export function ContactDetails() {
  const intl = useIntl()
  const language = useLanguage()
  const { options } = useLoadedSite()
  const hours = translated(options, 'hours', language)
  const directions = translated(options, 'directions', language)
  const facade = options.facade_picture
  const alt = translated(options, 'facadeAlt', language)
  const facts = [
    { id: 'contact.hours', value: hours.text ? <span lang={hours.lang}>{hours.text}</span> : null },
    { id: 'contact.mail', value: <Link href={`mailto:${options.mail}`}>{options.mail}</Link> },
    {
      id: 'contact.directions',
      value: directions.text ? <span lang={directions.lang}>{directions.text}</span> : null,
    },
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
    <Stack space="s5">
      <div>
        {options.address.split(/,\s*/).map((line) => (
          <Text key={line} size="l">
            {line}
          </Text>
        ))}
      </div>
      <Facts
        layout="columns"
        items={facts.flatMap(({ id, value }) =>
          value === null ? [] : [{ term: intl.formatMessage({ id }), value }]
        )}
      />
      {facade ? (
        <Photo
          lang={alt.lang}
          ratio="wide"
          picture={{
            ...pictureProps('images', facade.file, facade, alt.text),
            sizes: '(min-width: 1440px) 556px, (min-width: 769px) 39vw, 92vw',
            priority: true,
          }}
        />
      ) : null}
    </Stack>
  )
}
