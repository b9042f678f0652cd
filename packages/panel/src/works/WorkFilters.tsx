import { useGet, useLanguage } from '@gallery/client'
import { urlOf, type WorkCountsAnswer, type WorksNarrowing } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { ChoiceChip, Segmented, ToggleChip } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { RecordChip } from '../lists/RecordChip.tsx'
import type { ListAddress } from '../lists/useListAddress.ts'
import { useWorkStatuses } from './useWorkStatuses.ts'
import { statusesIn } from './worksAddress.ts'
import { workToggles } from './workToggles.ts'
import { YearsChip } from './YearsChip.tsx'

/** How many works each filter of the list would find beside the others; `listed` is what the list shows. */
export function useWorkCounts(listed: WorksNarrowing): WorkCountsAnswer['data'] | undefined {
  const { sort: _, public: _shown, image: _image, hold: _hold, english: _english, ...rest } = listed
  return useGet(urlOf('/api/works/counts', rest), { keep: true }).data?.data
}

interface WorkFilterProps {
  address: ListAddress
  counts: WorkCountsAnswer['data'] | undefined
}

/** Whether the listed works are those that visitors see, or the others. */
export function WorkVisibility({ address: { value, href }, counts }: WorkFilterProps) {
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

/** What else narrows the list of works. */
export function WorkChips({ address, counts }: WorkFilterProps) {
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
      {workToggles(value, counts).map(({ message, key, flag, pressed, count }) => (
        <ToggleChip
          key={message}
          label={intl.formatMessage({ id: message })}
          count={count}
          pressed={pressed}
          onPressedChange={(on) => set({ [key]: on ? flag : null })}
        />
      ))}
    </>
  )
}
