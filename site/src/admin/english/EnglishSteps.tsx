import { type BilingualKind, bilingualKinds, type EnglishState, englishNextUrl } from '@gallery/contract'
import { Button, Inline, Link, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useGet } from '../../data/useGet.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { withoutLanguage } from '../frame/withoutLanguage.ts'
import { recordPath } from './recordPath.ts'

/**
 * Over a record's screen, while somebody works through what lacks English: the way to the next one, and back to the
 * list. The address says so with `english`, so that the way outlives a reload.
 */
export function EnglishSteps() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const path = useAdminPath()
  const state = stateIn(query.get('english'))
  const here = recordAt(withoutLanguage(pathname))
  const next = useGet(state && here ? englishNextUrl(here.kind, here.id, state) : null).data?.data[0]
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
        <Button variant="secondary" size="s" href={`${path(recordPath(next))}?english=${state}`}>
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

function recordAt(path: string): { kind: BilingualKind; id: number } | undefined {
  const [, screen, id] = /^\/admin\/(\w+)\/(?:[\w-]*-)?(\d+)(?:\/|$)/.exec(path) ?? []
  const kind = bilingualKinds.find((each) => each === (screen === 'backshop' ? 'collections' : screen))
  return kind && id ? { kind, id: Number(id) } : undefined
}
