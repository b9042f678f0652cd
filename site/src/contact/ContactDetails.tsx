import { closedDaysOf, pictureProps, useLanguage, useLoadedSite, useOpening } from '@gallery/client'
import { hoursInWords, translated } from '@gallery/contract/plain'
import { closedRuns, Facts, Link, Photo, Stack, Text, useClosedWords, useDates } from '@gallery/ui'
import { useIntl } from 'react-intl'

/** For how many days from today on it is told when the gallery is closed. */
const ahead = 45

/** Where the gallery is and what it looks like from the street, when it is open, its mail and telephone: the site options. */
export function ContactDetails() {
  const intl = useIntl()
  const language = useLanguage()
  const { options, today } = useLoadedSite()
  const dates = useDates()
  const words = useClosedWords()
  const closed = closedRuns(closedDaysOf(useOpening(today), today, ahead, language))
  const hours = hoursInWords(options.openDays, language)
  const beside = translated(options, 'hours', language)
  const directions = translated(options, 'directions', language)
  const facade = options.facade_picture
  const alt = translated(options, 'facadeAlt', language)
  const facts = [
    {
      id: 'contact.hours',
      value:
        hours || beside.text ? (
          <>
            {hours ? <Text>{hours}</Text> : null}
            {beside.text ? <Text lang={beside.lang}>{beside.text}</Text> : null}
          </>
        ) : null,
    },
    {
      id: 'contact.closed',
      value:
        closed.length > 0
          ? closed.map(({ from, to, ...why }) => (
              <Text key={from}>
                {from === to ? dates.weekdayDay(from) : dates.shortRange(from, to)}: {words(why)}
              </Text>
            ))
          : null,
    },
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
