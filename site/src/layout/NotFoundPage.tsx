import { useLanguage } from '@gallery/client'
import { Columns, Container, Display, Inline, Link, SearchBox, Stack, Text, Wall } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../head/PageHead.tsx'

/** An address of a record that does not exist, or not for who asks. */
export function NotFoundPage() {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  const search = `/${language}/search`
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'notFound.title' })} status={404} />
      <Container>
        <Columns split="7/5" from="desktop" space="wide" align="center">
          <Wall kind="empty" />
          <Stack space="s5">
            <Display>
              <FormattedMessage id="notFound.title" />
            </Display>
            <Text size="l" tone="ink2">
              <FormattedMessage id="notFound.text" />
            </Text>
            <SearchBox
              action={search}
              placeholder={intl.formatMessage({ id: 'list.search' })}
              onSearch={(words) => void navigate(`${search}?${new URLSearchParams({ q: words })}`)}
            />
            <Text as="div" size="s">
              <Inline space="s5">
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
