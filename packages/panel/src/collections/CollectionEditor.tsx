import { useGet, useLanguage } from '@gallery/client'
import { type CollectionDetail, urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, Form, Stack } from '@gallery/ui'
import { BilingualField, RecordActions, ScreenTitle, Tabs } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { HistoryButton } from '../activity/HistoryButton.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { useRemembered } from '../palette/useRemembered.ts'
import { PaperDialog } from '../paper/PaperDialog.tsx'
import { RecordBar } from '../record/RecordBar.tsx'
import { useRecordForm } from '../record/useRecordForm.ts'
import { CollectionWorks } from './CollectionWorks.tsx'
import { type CollectionForm, collectionFields } from './collectionForm.ts'
import { saveCollection } from './collectionWrites.ts'
import { OpenRooms } from './OpenRooms.tsx'
import { addressOf } from './roomHref.ts'
import { ShareRoomDialog } from './ShareRoomDialog.tsx'
import { useDeleteCollection } from './useDeleteCollection.tsx'

/** A collection under edit: its works on a board, its texts, and the rooms in which its works can be seen. */
export function CollectionEditor({ collection }: { collection: CollectionDetail }) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const remove = useDeleteCollection()
  const [part, setPart] = useState('works')
  const [sharing, setSharing] = useState(false)
  const [printing, setPrinting] = useState(false)
  const form: CollectionForm = useRecordForm({
    name: `collections/${collection.id}`,
    record: collection,
    fields: collectionFields,
    save: async (changes, updatedAt) => {
      const saved = await saveCollection(collection, changes, updatedAt)
      void refresh()
      return saved
    },
  })
  const rooms = urlOf('/api/rooms', { collection: collection.id })
  const roomCount = useGet(rooms).data?.data.length
  const door = collection.public ? 'backshop' : 'collections'
  const title = translated(collection, 'title', language)
  const address = addressOf(collection, language)
  useScreenName(title.text)
  useRemembered({
    path: `${door}/${collection.link}-${collection.id}`,
    es: collection.title_es,
    en: collection.title_en,
  })

  async function removeAndLeave(): Promise<void> {
    await remove(collection)
    void navigate(path(door))
  }

  return (
    <>
      <ScreenTitle
        title={<span lang={title.lang}>{title.text}</span>}
        breadcrumb={[{ label: intl.formatMessage({ id: `admin.nav.${door}` }), href: path(door) }]}
        actions={
          <RecordActions
            history={<HistoryButton kind="collection" id={collection.id} />}
            view={
              <Button variant="tertiary" size="s" href={new URL(address).pathname}>
                <FormattedMessage id="admin.collections.view" />
              </Button>
            }
            more={[
              { label: intl.formatMessage({ id: 'admin.paper.open' }), onSelect: () => setPrinting(true) },
              {
                label: intl.formatMessage({ id: 'admin.collections.delete' }),
                tone: 'danger',
                onSelect: () => void removeAndLeave(),
              },
            ]}
            primary={
              <Button variant="secondary" size="s" onClick={() => setSharing(true)}>
                <FormattedMessage id="admin.collections.share.open" />
              </Button>
            }
          />
        }
      />
      <PaperDialog collectionId={collection.id} open={printing} onOpenChange={setPrinting} />
      <Tabs
        label={intl.formatMessage({ id: 'admin.collections.parts' })}
        value={part}
        onValueChange={setPart}
        items={[
          {
            id: 'works',
            label: intl.formatMessage({ id: 'admin.collections.part.works' }),
            count: form.values.works.length,
            content: <CollectionWorks collection={collection} form={form} />,
          },
          {
            id: 'texts',
            label: intl.formatMessage({ id: 'admin.collections.part.texts' }),
            content: <CollectionTexts form={form} />,
          },
          {
            id: 'rooms',
            label: intl.formatMessage({ id: 'admin.collections.part.rooms' }),
            ...(roomCount === undefined ? {} : { count: roomCount }),
            content: <OpenRooms level={2} url={rooms} sayNone />,
          },
        ]}
      />
      <ShareRoomDialog
        open={sharing}
        onOpenChange={setSharing}
        collectionId={collection.id}
        workIds={form.values.works.map(({ id }) => id)}
      />
      <RecordBar
        form={form}
        labelOf={(field) => intl.formatMessage({ id: `admin.collections.field.${field}` })}
        viewHref={new URL(address).pathname}
        onShow={(field) => setPart(/^(title|description)_/.test(field) ? 'texts' : 'works')}
      />
    </>
  )
}

function CollectionTexts({ form }: { form: CollectionForm }) {
  const intl = useIntl()
  return (
    <Form errors={form.errors} onSubmit={form.save}>
      <Stack space="s5">
        <BilingualField
          label={intl.formatMessage({ id: 'admin.collections.title' })}
          {...form.bilingual('title')}
        />
        <BilingualField
          kind="rich"
          optional
          label={intl.formatMessage({ id: 'admin.collections.description' })}
          {...form.bilingual('description')}
        />
      </Stack>
    </Form>
  )
}
