import { useLanguage } from '@gallery/client'
import type { CollectionDetail } from '@gallery/contract'
import { collectionEditPath } from '@gallery/contract/plain'
import { BilingualField, RecordSheet } from '@gallery/ui/admin'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { useRecordForm } from '../record/useRecordForm.ts'
import { bySheetAndBoard, formPart } from './boardProblems.ts'
import { CollectionFacts } from './CollectionFacts.tsx'
import { CollectionFolds } from './CollectionFolds.tsx'
import { CollectionHead } from './CollectionHead.tsx'
import { CollectionPictures } from './CollectionPictures.tsx'
import { CollectionRail } from './CollectionRail.tsx'
import { CollectionTexts } from './CollectionTexts.tsx'
import { CollectionWorks } from './CollectionWorks.tsx'
import { type CollectionForm, collectionFields } from './collectionForm.ts'
import type { CollectionSection } from './collectionSections.ts'
import { saveCollection } from './collectionWrites.ts'
import { addressOf } from './roomHref.ts'

interface CollectionEditorProps {
  collection: CollectionDetail
  section: CollectionSection | undefined
}

/** The record of a collection, written where it stands, with the board of its works under it. */
export function CollectionEditor({ collection, section }: CollectionEditorProps) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const labelOf = useFieldLabel('collections')
  const board = useRef<HTMLElement>(null)
  const form: CollectionForm = useRecordForm({
    name: `collections/${collection.id}`,
    record: collection,
    fields: collectionFields,
    save: async (changes, updatedAt) => {
      const saved = await saveCollection(collection.id, changes, updatedAt)
      void refresh()
      return saved
    },
  })
  const { works, sections } = form.values
  // Split once for each answer: a new object is a new one, which takes the focus, and a section keeps the place it had then.
  const [told, setTold] = useState(() => ({ of: form.errors, ...bySheetAndBoard(form.errors, sections) }))
  if (told.of !== form.errors) setTold({ of: form.errors, ...bySheetAndBoard(form.errors, sections) })

  return (
    <>
      <CollectionHead collection={collection} section={section} workIds={works.map(({ id }) => id)} />
      <RecordSheet
        pictures={<CollectionPictures collection={collection} />}
        names={
          <BilingualField
            optional={['en']}
            label={intl.formatMessage({ id: 'admin.field.title' })}
            {...form.bilingual('title')}
          />
        }
        facts={<CollectionFacts collection={collection} form={form} />}
        texts={<CollectionTexts collection={collection} form={form} />}
        rail={<CollectionRail collection={collection} count={works.length} />}
        railLabel={intl.formatMessage({ id: 'admin.collections.rail' })}
        folds={
          <>
            <CollectionFolds collection={collection} section={section} />
            <CollectionWorks ref={board} collection={collection} form={form} problems={told.ofBoard} />
          </>
        }
        errors={told.ofSheet}
        changed={form.marked}
        onRestore={form.restore}
        onSubmit={form.save}
      />
      <RecordBar
        // A collection's screen is not at its id alone: what lies beneath its address is a part of it.
        form={{ ...form, name: collectionEditPath(collection) }}
        labelOf={labelOf}
        viewHref={new URL(addressOf(collection, language)).pathname}
        onShow={(field) => {
          if (['works', 'sections'].includes(formPart(field))) board.current?.focus()
        }}
      />
    </>
  )
}
