import { useLanguage } from '@gallery/client'
import { englishStates, urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { ChoiceChip, Segmented, ToggleChip } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { RecordChip } from '../lists/RecordChip.tsx'
import { useFilteredArtist } from './useFilteredArtist.ts'
import { type ItemList, listedKinds } from './useItemList.ts'

/** Whether the listed items are those that visitors see, or the others. */
export function ItemVisibility({ list: { value, href } }: { list: Pick<ItemList, 'value' | 'href'> }) {
  const intl = useIntl()
  const say = (id: string) => intl.formatMessage({ id })
  return (
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
  )
}

/** What else narrows the list of items: archive, kind, and what is missing or set elsewhere. */
export function ItemChips({ list: { value, set } }: { list: Pick<ItemList, 'value' | 'set'> }) {
  const intl = useIntl()
  const language = useLanguage()
  const artist = useFilteredArtist(value('artist'))
  const say = (id: string) => intl.formatMessage({ id })
  const chosen = (name: string) => new Set([value(name) ?? []].flat())
  /** One value at a time: the one that was not chosen before. */
  const choose = (name: string) => (next: ReadonlySet<string>) =>
    set({ [name]: [...next].find((each) => each !== value(name)) ?? null })
  return (
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
      {englishStates.map((state) => (
        <ToggleChip
          key={state}
          label={say(`admin.english.filter.${state}`)}
          pressed={value('english') === state}
          onPressedChange={(pressed) => set({ english: pressed ? state : null })}
        />
      ))}
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
  )
}
