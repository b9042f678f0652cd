import { useLanguage } from '@gallery/client'
import type { RightsStatement } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Heading, Link, Stack, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

interface RecordRightsProps {
  statement: RightsStatement | null
  /** Where it came from. */
  source?: string
  /** What it is, for who asks for a copy of it. */
  title: string
  /** On a page of somebody's own nothing leads away but what it says itself. */
  isPrivate?: boolean
}

/** What is stated of the rights in a record, where it is explained, and how a copy is asked for. */
export function RecordRights({ statement, source, title, isPrivate = false }: RecordRightsProps) {
  const language = useLanguage()
  const note = statement ? translated(statement, 'note', language) : { text: '' }
  const subject = new URLSearchParams({ subject: title })
  return (
    <Stack space="s3">
      <Heading level={2} size="l">
        <FormattedMessage id="record.rights" />
      </Heading>
      {statement ? (
        <Text size="s">
          {statement.uri ? (
            <>
              <Link href={statement.uri.replace('http:', 'https:')} rel="license noreferrer">
                {statement[`name_${language}`]}
              </Link>
              {note.text ? '. ' : null}
            </>
          ) : null}
          {note.text ? <span lang={note.lang}>{note.text}</span> : null}
        </Text>
      ) : null}
      {source ? (
        <Text size="s" tone="ink2">
          {source}
        </Text>
      ) : null}
      {isPrivate ? null : (
        <Text size="s" data-screen="">
          <Link href={`/${language}/contact?${subject}`}>
            <FormattedMessage id="record.copy" />
          </Link>
        </Text>
      )}
    </Stack>
  )
}
