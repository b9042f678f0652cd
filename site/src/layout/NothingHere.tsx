import { useLanguage } from '@gallery/client'
import { Columns, Container, Display, Inline, Link, SearchBox, Stack, Text, Wall } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'

interface NothingHereProps {
  title: string
  /** 404, or 410 where there was something. */
  status: number
  /** A way on before the others: to what is nearest to what was asked for. */
  first?: { href: string; label: string } | undefined
  /** Why, in a sentence or two, and that one may search. */
  children: ReactNode
}

/** A page on which there is nothing to see: why, and ways on. */
export function NothingHere({ title, status, first, children }: NothingHereProps) {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  const search = `/${language}/search`
  return (
    <>
      <PageHead title={title} status={status} />
      <Container>
        <Columns split="7/5" from="desktop" space="wide" align="center">
          <Wall kind="empty" />
          <Stack space="s5">
            <Display>{title}</Display>
            <Text size="l" tone="ink2">
              {children}
            </Text>
            <SearchBox
              action={search}
              placeholder={intl.formatMessage({ id: 'list.search' })}
              onSearch={(words) => void navigate(`${search}?${new URLSearchParams({ q: words })}`)}
            />
            <Text as="div" size="s">
              <Inline space="s5">
                {first ? <Link href={first.href}>{first.label}</Link> : null}
                <Link href={`/${language}`}>
                  <FormattedMessage id="error.home" />
                </Link>
                <Link href={`/${language}/exhibitions`}>
                  <FormattedMessage id="notFound.exhibitions" />
                </Link>
                <Link href={`/${language}/artists`}>
                  <FormattedMessage id="notFound.artists" />
                </Link>
              </Inline>
            </Text>
          </Stack>
        </Columns>
      </Container>
    </>
  )
}
