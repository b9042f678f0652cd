import { useLanguage } from '@gallery/client'
import type { Item } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, Inline, RichText, TagLinks } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { hostOf } from './hostOf.ts'

/** What the gallery writes of an item, and where it leads. */
export function ItemBody({ item }: { item: Item }) {
  const language = useLanguage()
  const body = translated(item, 'body', language)
  return (
    <>
      {body.text ? <RichText trustedHtml={body.text} lang={body.lang} /> : null}
      {item.link ? (
        <Inline>
          <Button variant="secondary" href={item.link} rel="noreferrer">
            <FormattedMessage id="item.link" values={{ host: hostOf(item.link) }} />
          </Button>
        </Inline>
      ) : null}
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

/** What the gallery notes for who reads it: how it was transcribed, what is uncertain. */
export function ItemNotes({ item }: { item: Item }) {
  const language = useLanguage()
  const notes = translated(item, 'public_notes', language)
  return notes.text ? <RichText trustedHtml={notes.text} lang={notes.lang} /> : null
}
