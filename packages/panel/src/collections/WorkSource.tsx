import { pictureProps, useGet, useLanguage, useReread } from '@gallery/client'
import { urlOf, type WorkRow } from '@gallery/contract'
import { translated, yearOf } from '@gallery/contract/plain'
import { Button, EmptyState, Inline, Stack, Text } from '@gallery/ui'
import { ListSearch, PickList, ToggleChip } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { HeldTag } from '../held/HeldTag.tsx'

/** How many works are shown at first, how many more at each press, and how many at most: then words find the rest. */
const first = 20
const step = 40
const most = 100

interface WorkSourceProps {
  /** The ids of the works that are in already. */
  chosen: ReadonlySet<number>
  onAdd: (work: WorkRow) => void
}

/** Every work of the gallery, to be found and picked one after the other. */
export function WorkSource({ chosen, onAdd }: WorkSourceProps) {
  const intl = useIntl()
  const language = useLanguage()
  const reread = useReread()
  const [query, setQuery] = useState('')
  const [onlyPublic, setOnlyPublic] = useState(false)
  const [count, setCount] = useState(first)
  const key = urlOf('/api/works?showAll=1', {
    query,
    per_page: count,
    ...(onlyPublic ? { public: true } : {}),
  })
  const { data, failure } = useGet(key, { keep: true })
  const rows = data?.data ?? []
  const total = data?.meta.total ?? 0

  return (
    <Stack space="s3">
      <ListSearch
        placeholder={intl.formatMessage({ id: 'admin.collections.source.search' })}
        words={query}
        onSearch={(words) => {
          setQuery(words)
          setCount(first)
        }}
      />
      <Inline>
        <ToggleChip
          label={intl.formatMessage({ id: 'admin.collections.source.public' })}
          pressed={onlyPublic}
          onPressedChange={setOnlyPublic}
        />
      </Inline>
      {data === undefined && failure ? (
        <EmptyState
          title={<FormattedMessage id="admin.failed" />}
          action={
            <Button variant="secondary" size="s" onClick={() => void reread('/api/works')}>
              <FormattedMessage id="admin.retry" />
            </Button>
          }
        />
      ) : (
        <PickList
          label={intl.formatMessage({ id: 'admin.collections.source.label' })}
          loading={data === undefined}
          items={rows.map((work) => {
            const title = translated(work, 'title', language)
            const facts = [work.artist?.display, yearOf(work, language)].filter(Boolean)
            return {
              id: work.id,
              title: title.text,
              titleLang: title.lang,
              note: facts.join(', '),
              tag: work.hold && <HeldTag />,
              chosen: chosen.has(work.id),
              ...(work.img ? { picture: pictureProps('images', work.img.file, work.img.picture, '') } : {}),
            }
          })}
          onAdd={(id) => {
            const work = rows.find((row) => row.id === id)
            if (work) onAdd(work)
          }}
        />
      )}
      {total > rows.length ? (
        <Stack space="s2">
          <Text size="s" tone="ink2">
            <FormattedMessage
              id="admin.collections.source.shown"
              values={{ shown: rows.length, total, most: rows.length >= most ? 'yes' : 'no' }}
            />
          </Text>
          {rows.length < most ? (
            <Button
              variant="secondary"
              size="s"
              onClick={() => setCount((now) => Math.min(most, now + step))}
            >
              <FormattedMessage id="admin.collections.source.more" />
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  )
}
