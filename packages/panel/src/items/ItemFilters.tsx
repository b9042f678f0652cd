import { useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { ChoiceChip, ListFilters, Segmented, ToggleChip } from '@gallery/ui/admin'
import type { ReactNode, Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ListWords } from '../lists/ListWords.tsx'
import { RecordChip } from '../lists/RecordChip.tsx'
import { useFilteredArtist } from './useFilteredArtist.ts'
import { type ItemList, listedKinds } from './useItemList.ts'

interface ItemFiltersProps {
  list: ItemList
  /** How many items there are; unknown while they are on their way. */
  total: number | undefined
  /** What was searched for in place of the words, when nothing was found by those. */
  instead: string | undefined
  search: Ref<HTMLInputElement>
  tools: ReactNode
}

/** What narrows the list of items: words, visibility, archive, kind, and what is missing or set elsewhere. */
export function ItemFilters({ list, total, instead, search, tools }: ItemFiltersProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { value, href, set } = list
  const artist = useFilteredArtist(value('artist'))
  const say = (id: string) => intl.formatMessage({ id })
  const chosen = (name: string) => new Set([value(name) ?? []].flat())
  /** One value at a time: the one that was not chosen before. */
  const choose = (name: string) => (next: ReadonlySet<string>) =>
    set({ [name]: [...next].find((each) => each !== value(name)) ?? null })
  return (
    <ListFilters
      search={
        <ListWords address={list} ref={search} placeholder={say('admin.items.search')} instead={instead} />
      }
      segments={
        <Segmented
          label={say('admin.items.public')}
          items={[
            [undefined, 'admin.items.all'],
            ['1', 'admin.items.shown'],
            ['0', 'admin.items.hidden'],
          ].map(([flag, id = '']) => ({
            label: say(id),
            href: href({ public: flag ?? null }),
            current: value('public') === flag,
          }))}
        />
      }
      chips={
        <>
          <RecordChip
            label={say('admin.field.archive_id')}
            value={value('archive')}
            onChange={(archive) => set({ archive })}
            names={({ words: query, ids }) => urlOf('/api/archives?list=1', { query, ids })}
            nameOf={(archive) => translated(archive, 'title', language).text}
            others={[{ value: 'general', label: say('archive.general') }]}
          />
          <ChoiceChip
            label={say('item.kind')}
            choices={listedKinds.map((kind) => ({ value: kind, label: say(`item.kind.${kind}`) }))}
            chosen={chosen('kind')}
            onChosenChange={choose('kind')}
          />
          <ToggleChip
            label={say('admin.items.noImage')}
            pressed={value('image') === '0'}
            onPressedChange={(pressed) => set({ image: pressed ? '0' : null })}
          />
          <ToggleChip
            label={say('admin.items.inactiveOnes')}
            pressed={value('active') === '0'}
            onPressedChange={(pressed) => set({ active: pressed ? '0' : null })}
          />
          {value('tag') === undefined ? null : (
            <ToggleChip
              label={intl.formatMessage({ id: 'admin.items.tagged' }, { tag: value('tag') })}
              pressed
              onPressedChange={() => set({ tag: null })}
            />
          )}
          {artist === undefined ? null : (
            <ToggleChip
              label={intl.formatMessage({ id: 'admin.items.ofArtist' }, { artist })}
              pressed
              onPressedChange={() => set({ artist: null })}
            />
          )}
        </>
      }
      found={
        total === undefined ? null : <FormattedMessage id="admin.items.found" values={{ count: total }} />
      }
      {...(list.isNarrowed ? { onClear: list.clear } : {})}
      tools={tools}
    />
  )
}
