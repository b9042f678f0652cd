import { Button, Columns, Container, Display, Inline, Stack, Text, Wall } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../language/LanguageContext.ts'

interface ErrorPageProps {
  /** What the gallery's log knows the request by. */
  requestId?: string
  /**
   * Whether it stands below the title of a page of which the rest could be read.
   * @default false
   */
  part?: boolean
}

/** Something failed on our side. */
export function ErrorPage({ requestId, part = false }: ErrorPageProps) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <Container>
      <Columns split="7/5" from="desktop" space="wide" align="center">
        <Wall kind="crooked" />
        <Stack space="s5">
          <Display as={part ? 'h2' : 'h1'}>
            <FormattedMessage id="error.title" />
          </Display>
          <Text size="l" tone="ink2">
            <FormattedMessage id="error.text" />
          </Text>
          <Inline space="s5">
            {/* With a target the link is a plain one: the page is asked for anew. */}
            <Button href={pathname + search} target="_self">
              <FormattedMessage id="error.retry" />
            </Button>
            <Button href={`/${language}`} target="_self" variant="tertiary">
              <FormattedMessage id="error.home" />
            </Button>
          </Inline>
          {requestId ? (
            <Text size="s" tone="ink3">
              <FormattedMessage id="error.request" values={{ requestId }} />
            </Text>
          ) : null}
        </Stack>
      </Columns>
    </Container>
  )
}
