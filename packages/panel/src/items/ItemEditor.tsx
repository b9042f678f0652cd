import { useLanguage } from '@gallery/client'
import { type ItemDetail, itemFields, namesOf } from '@gallery/contract'
import { itemHref } from '@gallery/contract/plain'
import { Button, Form, Stack, Switch } from '@gallery/ui'
import { RecordActions, ScreenTitle, TabLinks } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { HistoryButton } from '../activity/HistoryButton.tsx'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { useRemembered } from '../palette/useRemembered.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { useRecordForm } from '../record/useRecordForm.ts'
import { ItemData } from './ItemData.tsx'
import { ItemFiles } from './ItemFiles.tsx'
import { ItemTags } from './ItemTags.tsx'
import { ItemTexts } from './ItemTexts.tsx'
import { type ItemSection, itemChange, sectionOf, sectionWith } from './itemFields.ts'
import { saveItem } from './itemWrites.ts'
import { useDeleteItems } from './useDeleteItems.tsx'
import { useFilesForm } from './useFilesForm.ts'

const fields = namesOf(itemFields)

/** An item's form of which one section shows; what is typed in the others stays. */
export function ItemEditor({ item, section: named }: { item: ItemDetail; section: string | undefined }) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const remove = useDeleteItems()
  const labelOf = useFieldLabel('items')
  const section = sectionOf(named)
  useScreenName(item.subtitle_es)
  useRemembered({ path: `items/${item.id}`, es: item.subtitle_es, en: item.subtitle_en, meta: item.code })
  const isOnFiles = section === 'images'
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
  const hrefOf = (each: ItemSection) =>
    path(each === 'data' ? `items/${item.id}` : `items/${item.id}/${each}`)
  const files = useFilesForm(item)
  const { artists, tags } = form.values
  const counts = { images: item.images.length, tags: artists.length + tags.length }
  const errorsOf = (each: ItemSection) =>
    Object.keys(form.errors).filter((field) => sectionWith(field) === each).length

  // One bar at a time: that of the files where they are, and wherever nothing else waits to be saved.
  const filesWait = files.changed.length > 0
  const showsFiles = form.changed.length > 0 ? isOnFiles && filesWait : isOnFiles || filesWait

  async function removeAndLeave() {
    await remove([item])
    void navigate(path('items'))
  }

  return (
    <>
      <ScreenTitle
        title={item.subtitle_es}
        breadcrumb={[
          { label: intl.formatMessage({ id: 'admin.nav.items' }), href: path('items') },
          ...(item.archive
            ? [{ label: item.archive.title_es, href: path(`archives/${item.archive.id}`) }]
            : [
                { label: intl.formatMessage({ id: 'archive.general' }), href: path('items?archive=general') },
              ]),
        ]}
        actions={
          <RecordActions
            history={<HistoryButton kind="item" id={item.id} />}
            view={
              <Button variant="tertiary" size="s" href={itemHref(item, language)}>
                <FormattedMessage id="admin.list.view" />
              </Button>
            }
            more={[
              {
                label: intl.formatMessage({ id: 'admin.list.delete' }),
                tone: 'danger',
                onSelect: () => void removeAndLeave(),
              },
            ]}
            state={
              <>
                <Switch label={<FormattedMessage id="admin.items.public" />} {...form.flag('public')} />
                <Switch label={<FormattedMessage id="admin.items.active" />} {...form.flag('active')} />
              </>
            }
          />
        }
      />
      <Stack space="s5">
        <TabLinks
          label={intl.formatMessage({ id: 'admin.items.sections' })}
          items={(['data', 'texts', 'images', 'tags'] as const).map((each) => ({
            label: intl.formatMessage({ id: `admin.items.section.${each}` }),
            href: hrefOf(each),
            current: each === section,
            ...(each === 'images' || each === 'tags' ? { count: counts[each] } : {}),
            errors: errorsOf(each),
          }))}
        />
        {isOnFiles ? (
          <ItemFiles item={item} form={files} />
        ) : (
          <Form errors={form.errors} onSubmit={form.save}>
            {section === 'data' ? <ItemData form={form} /> : null}
            {section === 'texts' ? <ItemTexts form={form} item={item} /> : null}
            {section === 'tags' ? <ItemTags form={form} /> : null}
          </Form>
        )}
      </Stack>
      {showsFiles ? (
        <RecordBar form={{ ...files, name: form.name }} labelOf={labelOf} />
      ) : (
        <RecordBar
          form={form}
          labelOf={labelOf}
          viewHref={itemHref(item, language)}
          onShow={(field) => void navigate(hrefOf(sectionWith(field)))}
        />
      )}
    </>
  )
}
