import { useLanguage } from '@gallery/client'
import { type ItemDetail, itemFields, namesOf } from '@gallery/contract'
import { itemHref } from '@gallery/contract/plain'
import { BilingualField, RecordSheet } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordBars } from '../record/RecordBars.tsx'
import { RecordHead } from '../record/RecordHead.tsx'
import { RecordPart } from '../record/RecordPart.tsx'
import { useRecordForm } from '../record/useRecordForm.ts'
import { inFileText } from './fileTexts.ts'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemFiles } from './ItemFiles.tsx'
import { ItemPictures } from './ItemPictures.tsx'
import { ItemRail } from './ItemRail.tsx'
import { ItemTexts } from './ItemTexts.tsx'
import { itemChange } from './itemFields.ts'
import { saveItem } from './itemWrites.ts'
import { useDeleteItems } from './useDeleteItems.tsx'
import { useFilesForm } from './useFilesForm.ts'

const fields = namesOf(itemFields)

/** The record of an item, written where it stands. */
export function ItemEditor({ item, section }: { item: ItemDetail; section: string | undefined }) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const refresh = useRefresh()
  const remove = useDeleteItems()
  const labelOf = useFieldLabel('items')
  const isOnFiles = section === 'images'
  const viewHref = itemHref(item, language)
  const form = useRecordForm({
    name: `items/${item.id}`,
    record: item,
    fields,
    save: async (change, updated_at) => {
      const saved = await saveItem(item.id, { ...itemChange(change), updated_at })
      void refresh()
      return saved
    },
  })
  const files = useFilesForm(item)

  return (
    <>
      <RecordHead
        kind="item"
        id={item.id}
        title={{ text: item.subtitle_es, lang: 'es' }}
        recent={{ path: `items/${item.id}`, es: item.subtitle_es, en: item.subtitle_en, meta: item.code }}
        list="items"
        within={[
          item.archive
            ? { label: item.archive.title_es, href: path(`archives/${item.archive.id}`) }
            : { label: intl.formatMessage({ id: 'archive.general' }), href: path('items?archive=general') },
        ]}
        viewHref={viewHref}
        onRemove={async () => (await remove([item])).has(item.id)}
      />
      <RecordSheet
        pictures={<ItemPictures item={item} />}
        names={
          <BilingualField
            optional={['en']}
            label={intl.formatMessage({ id: 'admin.items.field.subtitle' })}
            {...form.bilingual('subtitle')}
          />
        }
        facts={<ItemFacts form={form} />}
        texts={<ItemTexts form={form} />}
        rail={<ItemRail item={item} form={form} />}
        railLabel={intl.formatMessage({ id: 'admin.items.rail' })}
        folds={
          <RecordPart
            record={`items/${item.id}`}
            part="images"
            open={isOnFiles ? 'images' : undefined}
            label={<FormattedMessage id="admin.items.section.images" />}
            count={item.images.length}
            summary={intl.formatList(item.images.map(({ name }) => name))}
          >
            <ItemFiles item={item} form={files} />
          </RecordPart>
        }
        errors={form.errors}
        changed={form.marked}
        onRestore={form.restore}
        onSubmit={form.save}
      />
      <RecordBars
        form={form}
        labelOf={labelOf}
        viewHref={viewHref}
        part={files}
        partLabelOf={(field) => {
          const { id, name = field } = inFileText(field) ?? {}
          const file = item.images.find((image) => image.id === id)?.name
          if (file === undefined) return labelOf(name)
          return intl.formatMessage({ id: 'admin.items.fileField' }, { field: labelOf(name), file })
        }}
        isOnPart={isOnFiles}
      />
    </>
  )
}
