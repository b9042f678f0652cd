import type { DrawAgain, Failure, Seed } from '@gallery/client'
import { connection, useLanguage } from '@gallery/client'
import { Button, Columns, Container, Display, Inline, Stack, Text, Wall } from '@gallery/ui'
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useQuery } from '../routing/useQuery.ts'

interface ErrorPageProps {
  /** Why the server could not make the page, and what the gallery's log knows the request by. */
  failed?: Seed['failed']
  /**
   * Whether it stands below the title of a page of which the rest could be read.
   * @default false
   */
  part?: boolean
  /** The read that failed. Without an answer it is the connection that is missing, and the page says so. */
  failure?: Failure
  /** What draws anew what could not be drawn, and then knows what was typed. */
  again?: DrawAgain
}

/**
 * Something failed on our side, or there is no connection: then the page is drawn anew when it is back, and knows what was
 * typed. Where that cannot be done, or failed, it is asked for anew.
 */
export function ErrorPage({ failed, part = false, failure, again }: ErrorPageProps) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const query = useQuery().toString()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, connection.onServer)
  const [wasLost] = useState(isLost)
  const isOurs = !wasLost && failure?.status !== 0
  useEffect(() => {
    if (isLost || !(wasLost || again === null)) return
    if (again) again()
    else window.location.reload()
  }, [wasLost, isLost, again])

  function retry(click: MouseEvent): void {
    if (!again) return
    click.preventDefault()
    again()
  }
  return (
    <Container>
      <Columns split="7/5" from="desktop" space="wide" align="center">
        <Wall kind="crooked" />
        <Stack space="s5">
          <Display as={part ? 'h2' : 'h1'}>
            <FormattedMessage id={isOurs ? 'error.title' : 'connection.title'} />
          </Display>
          <Text size="l" tone="ink2">
            <FormattedMessage id={isOurs ? 'error.text' : 'connection.text'} />
          </Text>
          <Inline space="s5">
            {/* With a target the link is a plain one: the page is asked for anew. */}
            <Button href={query === '' ? pathname : `${pathname}?${query}`} target="_self" onClick={retry}>
              <FormattedMessage id="error.retry" />
            </Button>
            <Button href={`/${language}`} target="_self" variant="tertiary">
              <FormattedMessage id="error.home" />
            </Button>
          </Inline>
          {failed ? (
            <Text size="s" tone="ink3">
              <FormattedMessage id="error.request" values={failed} />
            </Text>
          ) : null}
        </Stack>
      </Columns>
    </Container>
  )
}
