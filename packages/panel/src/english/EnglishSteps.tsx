import { useGet } from '@gallery/client'
import { bilingualKinds, type EnglishKind, type EnglishState, optionTexts, urlOf } from '@gallery/contract'
import { Button, Inline, Link, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { withoutLanguage } from '../frame/withoutLanguage.ts'
import { waitingPath } from './waitingPath.ts'

/**
 * Over the screen of a record, or of one of the options' texts, while somebody works through what lacks English: the
 * way to the next one, and back to the list. The address says so with `english`, so that the way outlives a reload.
 */
export function EnglishSteps() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const path = useAdminPath()
  const state = stateIn(query.get('english'))
  const here = textAt(query.get('text')) ?? recordAt(withoutLanguage(pathname))
  const next = useGet(
    state && here ? urlOf('/api/english/:kind/:id/next', { kind: here.kind, id: here.id, state }) : null
  ).data?.data[0]
  if (!state || !here) return null
  return (
    <Inline as="nav" justify="between" align="center">
      <Text size="s" tone="ink2">
        <FormattedMessage id={`admin.english.steps.${state}`} />{' '}
        <Link href={path(`english?state=${state}`)}>
          <FormattedMessage id="admin.english.list" />
        </Link>
      </Text>
      {next ? (
        <Button variant="secondary" size="s" href={path(waitingPath(next, state))}>
          <FormattedMessage id="admin.english.next" />
        </Button>
      ) : (
        <Text size="s">
          <FormattedMessage id="admin.english.done" />
        </Text>
      )}
    </Inline>
  )
}

function stateIn(text: string | null): EnglishState | undefined {
  return text === 'missing' || text === 'outdated' ? text : undefined
}

interface Waiting {
  kind: EnglishKind
  id: number
}

/** One of the options' texts, by its name. */
function textAt(name: string | null): Waiting | undefined {
  const place = optionTexts.indexOf(name ?? '')
  return place === -1 ? undefined : { kind: 'options', id: place + 1 }
}

function recordAt(path: string): Waiting | undefined {
  const [, screen, id] = /^\/admin\/(\w+)\/(?:[\w-]*-)?(\d+)(?:\/|$)/.exec(path) ?? []
  const kind = bilingualKinds.find((each) => each === (screen === 'backshop' ? 'collections' : screen))
  return kind && id ? { kind, id: Number(id) } : undefined
}
