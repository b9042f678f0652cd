import { useGet, useLanguage } from '@gallery/client'
import { urlOf, type WorkCountsAnswer } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { ChoiceChip, ColumnsMenu, ListFilters, Segmented, ToggleChip } from '@gallery/ui/admin'
import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ListWords } from '../lists/ListWords.tsx'
import { RecordChip } from '../lists/RecordChip.tsx'
import type { ListAddress } from '../lists/useListAddress.ts'
import { useWorkStatuses } from './useWorkStatuses.ts'
import { isNarrowed, narrowingOf, noFilters, statusesIn } from './worksAddress.ts'
import { YearsChip } from './YearsChip.tsx'

interface WorkFiltersProps {
  address: ListAddress
  /** How many works the list has; undefined while nobody knows. */
  total: number | undefined
  /** What was searched for in place of the words, when nothing was found by those. */
  instead: string | undefined
  /** The field that `/` leads to. */
  search: Ref<HTMLInputElement>
  columns: { id: string; header: string }[]
  hiddenColumns: ReadonlySet<string>
  onHiddenColumnsChange: (hidden: ReadonlySet<string>) => void
}

/** What narrows the list of works; all of it stands in the address. */
export function WorkFilters({ address, total, instead, search, ...columns }: WorkFiltersProps) {
  const intl = useIntl()
  const { set } = address
  const { sort: _, public: _shown, image: _image, english: _english, ...rest } = narrowingOf(address)
  const counts = useGet(urlOf('/api/works/counts', rest), { keep: true }).data?.data
  return (
    <ListFilters
      search={
        <ListWords
          address={address}
          ref={search}
          placeholder={intl.formatMessage({ id: 'admin.works.search' })}
          instead={instead}
        />
      }
      segments={<PublicSegments address={address} counts={counts} />}
      chips={<Chips address={address} counts={counts} />}
      found={
        total === undefined ? undefined : (
          <FormattedMessage id="admin.works.found" values={{ count: total }} />
        )
      }
      {...(isNarrowed(address) ? { onClear: () => set(noFilters) } : {})}
      tools={<ColumnsMenu {...columns} />}
    />
  )
}

interface PartProps {
  address: ListAddress
  counts: WorkCountsAnswer['data'] | undefined
}

function PublicSegments({ address: { value, href }, counts }: PartProps) {
  const intl = useIntl()
  const hidden = counts && counts.all - counts.public
  const segments = [
    { name: 'all', flag: undefined, count: counts?.all },
    { name: 'public', flag: '1', count: counts?.public },
    { name: 'hidden', flag: '0', count: hidden },
  ]
  return (
    <Segmented
      label={intl.formatMessage({ id: 'admin.works.visibility' })}
      items={segments.map(({ name, flag, count }) => ({
        label: intl.formatMessage({ id: `admin.works.${name}` }),
        href: href({ public: flag ?? null }),
        current: value('public') === flag,
        count,
      }))}
    />
  )
}

function Chips({ address, counts }: PartProps) {
  const intl = useIntl()
  const language = useLanguage()
  const statuses = useWorkStatuses()
  const { value, set } = address
  const technique = value('technique')
  return (
    <>
      <ChoiceChip
        label={intl.formatMessage({ id: 'admin.works.column.status' })}
        choices={statuses}
        chosen={new Set(statusesIn(value('status')))}
        onChosenChange={(chosen) => set({ status: [...chosen].join(',') })}
      />
      <RecordChip
        label={intl.formatMessage({ id: 'admin.works.collection' })}
        value={value('collection')}
        onChange={(collection) => set({ collection })}
        names={({ words: search, ids }) => urlOf('/api/collections?list=1', { search, ids })}
        nameOf={(collection) => translated(collection, 'title', language).text}
      />
      <RecordChip
        label={intl.formatMessage({ id: 'admin.works.column.artist' })}
        value={value('artist')}
        onChange={(artist) => set({ artist })}
        names={({ words: query, ids }) => urlOf('/api/artists?list=1', { query, ids })}
        nameOf={({ display }) => display}
      />
      <YearsChip address={address} />
      {technique ? (
        <ToggleChip pressed label={technique} onPressedChange={() => set({ technique: null })} />
      ) : null}
      <ToggleChip
        label={intl.formatMessage({ id: 'admin.works.withoutImage' })}
        count={counts?.without_image}
        pressed={value('image') === '0'}
        onPressedChange={(pressed) => set({ image: pressed ? '0' : null })}
      />
      <ToggleChip
        label={intl.formatMessage({ id: 'admin.works.withoutEnglish' })}
        count={counts?.without_english}
        pressed={value('text') === 'missing'}
        onPressedChange={(pressed) => set({ text: pressed ? 'missing' : null })}
      />
      <ToggleChip
        label={intl.formatMessage({ id: 'admin.works.outdatedEnglish' })}
        count={counts?.outdated_english}
        pressed={value('text') === 'outdated'}
        onPressedChange={(pressed) => set({ text: pressed ? 'outdated' : null })}
      />
    </>
  )
}
