import { useLanguage } from '@gallery/client'
import type { Item } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, Inline, RichText, TagLinks, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { hostOf } from './hostOf.ts'

/** What the gallery writes of an item, and where it leads. */
export function ItemBody({ item }: { item: Item }) {
  const language = useLanguage()
  const body = translated(item, 'body', language)
  return (
    <>
      {body.text ? <RichText trustedHtml={body.text} lang={body.lang} /> : null}
      {item.link ? <ItemLink link={item.link} /> : null}
      {item.tags.length > 0 ? (
        <TagLinks
          tags={item.tags.map(({ content }) => ({
            href: `/${language}/archive?${new URLSearchParams({ q: content })}`,
            label: content,
          }))}
        />
      ) : null}
    </>
  )
}

/** The way to where else an item is, and whose site that is. */
function ItemLink({ link }: { link: string }) {
  const intl = useIntl()
  const host = hostOf(link)
  return (
    <Inline space="s4">
      <Button
        variant="secondary"
        href={link}
        rel="noreferrer"
        aria-label={intl.formatMessage({ id: 'item.linkTo' }, { host })}
      >
        <FormattedMessage id="item.link" />
      </Button>
      <Text as="span" size="s" tone="ink2" aria-hidden>
        {host}
      </Text>
    </Inline>
  )
}

/** What the gallery notes for who reads it: how it was transcribed, what is uncertain. */
export function ItemNotes({ item }: { item: Item }) {
  const language = useLanguage()
  const notes = translated(item, 'public_notes', language)
  return notes.text ? <RichText trustedHtml={notes.text} lang={notes.lang} /> : null
}
