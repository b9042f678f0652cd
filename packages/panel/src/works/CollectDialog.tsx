import { errorsIn, send, shownByForms, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Form, SubmitRow } from '@gallery/ui'
import { type Entity, EntityPicker } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePicker } from '../fields/usePicker.ts'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { collectWorks } from './workWrites.ts'

/** Stands for the id of a collection that is made no sooner than works are added to it. */
const unmade = 'new'

interface CollectDialogProps {
  /** The works, in the order in which they are to hang. */
  ids: readonly number[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Adds works to a collection that exists or is made on the way, and offers to take them out again. */
export function CollectDialog({ ids, open, onOpenChange }: CollectDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id="admin.works.bulk.collect" />}
      description={<FormattedMessage id="admin.works.collect.lead" values={{ count: ids.length }} />}
    >
      {open ? <CollectForm ids={ids} onDone={() => onOpenChange(false)} /> : null}
    </FormDialog>
  )
}

function CollectForm({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) {
  const language = useLanguage()
  const refresh = useRefresh()
  const { offer } = useUndo()
  const { found, search } = usePicker((words) => urlOf('/api/collections?list=1', { search: words }))
  const [chosen, setChosen] = useState<Entity | null>(null)
  const [errors, setErrors] = useState({})
  const options = found.map((collection): Entity => {
    const title = translated(collection, 'title', language)
    return { id: collection.id, label: title.text, lang: title.lang }
  })

  /** The collection that is chosen; one that is only named yet is made, and stays chosen whatever happens then. */
  async function collectionOf(entity: Entity | null): Promise<number> {
    if (entity?.id !== unmade) return Number(entity?.id ?? 0)
    const form = { title_es: entity.label }
    const { data: made } = await send('POST /api/collections', {}, form, shownByForms)
    setChosen({ id: made.id, label: made.title_es })
    return made.id
  }

  async function collect() {
    try {
      const collection = await collectionOf(chosen)
      const added = await collectWorks(ids, collection, 'add', shownByForms)
      await refresh()
      offer({
        text: (
          <FormattedMessage
            id="admin.works.collected"
            values={{ count: added.length, title: chosen?.label ?? '' }}
          />
        ),
        undo: async () => {
          if (added.length > 0) await collectWorks(added, collection, 'remove')
          await refresh()
        },
      })
      onDone()
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  return (
    <Form errors={errors} onSubmit={collect}>
      <EntityPicker
        name="collection"
        label={<FormattedMessage id="admin.works.collection" />}
        hint={<FormattedMessage id="admin.works.collect.hint" />}
        options={options}
        {...search}
        onCreate={(title) => {
          setChosen({ id: unmade, label: title })
          search.onQueryChange('')
        }}
        value={chosen}
        onChange={setChosen}
      />
      <SubmitRow onCancel={onDone}>
        <FormattedMessage id="admin.works.collect.submit" />
      </SubmitRow>
    </Form>
  )
}
