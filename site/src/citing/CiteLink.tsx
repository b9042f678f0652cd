import { type PermanentRecord, permanentPath } from '@gallery/contract/plain'
import { Inline, Link, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

interface CiteLinkProps {
  record: PermanentRecord
  /** The path of the record's page, of what can be cited. */
  path?: string
}

/** The ways to name a record elsewhere: how it is cited, and its permanent address. */
export function CiteLink({ record, path }: CiteLinkProps) {
  const address = permanentPath(record)
  return (
    <Text as="div" size="s">
      <Inline space="s5">
        {path === undefined ? null : (
          <Link data-screen="" href={`${path}?cite=chicago#cite`}>
            <FormattedMessage id="cite.open" />
          </Link>
        )}
        <Link href={address}>
          <FormattedMessage id="cite.address" values={{ address }} />
        </Link>
      </Inline>
    </Text>
  )
}
