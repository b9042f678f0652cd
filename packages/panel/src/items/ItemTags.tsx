import { type Tag, urlOf } from '@gallery/contract'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { ArtistsField } from '../fields/ArtistsField.tsx'
import { usePicker } from '../fields/usePicker.ts'
import type { ItemForm } from './itemForm.ts'

/** Whom an item is by or about, and the words that it is found by; a new word is made by typing it. */
export function ItemTags({ form }: { form: ItemForm }) {
  const { found, search } = usePicker((query) => urlOf('/api/tags', { query }))
  const { artists, tags } = form.values
  return (
    <>
      <ArtistsField name="artists" value={artists} onChange={(next) => form.set('artists', next)} />
      <EntityPicker
        multiple
        optional
        name="tags"
        label={<FormattedMessage id="admin.field.tags" />}
        hint={<FormattedMessage id="admin.items.tagsHint" />}
        options={found.map(entityOf)}
        {...search}
        onCreate={(content) => {
          form.set('tags', [...tags, newTag(content, tags)])
          search.onQueryChange('')
        }}
        value={tags.map(entityOf)}
        onChange={(chosen) => {
          const known = [...tags, ...found]
          form.set(
            'tags',
            chosen.flatMap(({ id }) => known.find((tag) => tag.id === id) ?? [])
          )
        }}
      />
    </>
  )
}

function entityOf({ id, content }: Tag): Entity {
  return { id, label: content }
}

/** A word that no tag has yet: the server makes the tag when the item is saved. Until then its id is below zero. */
function newTag(content: string, tags: readonly Tag[]): Tag {
  return { id: Math.min(0, ...tags.map(({ id }) => id)) - 1, content }
}
