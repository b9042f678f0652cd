import { type PermanentRecord, permanentPath } from '@gallery/contract/plain'
import { Inline, Link, Text } from '@gallery/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '../routing/useQuery.ts'
import { citedStyle } from './citeQuery.ts'

interface CiteLinkProps {
  record: PermanentRecord
  /** The path of the record's page, of what can be cited. */
  path?: string
  /** What takes the place of these ways while the record is being cited. */
  box?: ReactNode
}

/** The ways to name a record elsewhere: how it is cited, and its permanent address. */
export function CiteLink({ record, path, box }: CiteLinkProps) {
  const address = permanentPath(record)
  const link = useRef<HTMLAnchorElement>(null)
  const cited = citedStyle(useQuery()) && path
  const before = useRef(cited)
  // Who closes the box is where they opened it.
  useEffect(() => {
    if (!cited && path && before.current === path) link.current?.focus()
    before.current = cited
  }, [cited, path])
  if (box) return box
  return (
    // The foot of a sheet has the page's whole address.
    <Text as="div" size="s" data-screen="">
      <Inline space="s5">
        {path === undefined ? null : (
          <Link ref={link} href={`${path}?cite=chicago#cite`}>
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
