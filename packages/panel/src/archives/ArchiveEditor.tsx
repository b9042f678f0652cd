import { useLanguage } from '@gallery/client'
import type { Archive } from '@gallery/contract'
import { Button, Switch } from '@gallery/ui'
import { BilingualField, RecordSheet } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { ArtistsField } from '../fields/ArtistsField.tsx'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { RecordHead } from '../record/RecordHead.tsx'
import { RecordTrace } from '../record/RecordTrace.tsx'
import { useRecordForm } from '../record/useRecordForm.ts'
import { ArchiveItems } from './ArchiveItems.tsx'
import { saveArchive } from './archiveWrites.ts'
import { useDeleteArchive } from './useDeleteArchive.tsx'

const fields = ['title_es', 'title_en', 'description_es', 'description_en', 'public', 'artists'] as const

/** The record of an archive, written where it stands, with the last of its items under it. */
export function ArchiveEditor({ archive }: { archive: Archive }) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const refresh = useRefresh()
  const remove = useDeleteArchive()
  const labelOf = useFieldLabel('archives')
  const viewHref = `/${language}/archives/${archive.id}`
  const form = useRecordForm({
    name: `archives/${archive.id}`,
    record: archive,
    fields,
    save: async ({ artists, ...change }, updated_at) => {
      const ids = artists && { artists: artists.map(({ id }) => id) }
      const saved = await saveArchive(archive.id, { ...change, ...ids, updated_at })
      void refresh()
      return saved
    },
  })

  return (
    <>
      <RecordHead
        kind="archive"
        id={archive.id}
        title={{ text: archive.title_es, lang: 'es' }}
        recent={{ path: `archives/${archive.id}`, es: archive.title_es, en: archive.title_en }}
        list="archives"
        viewHref={viewHref}
        onRemove={async () => (await remove([archive])).has(archive.id)}
        primary={
          <Button variant="secondary" size="s" href={path(`items/create?archive=${archive.id}`)}>
            <FormattedMessage id="admin.archives.addItem" />
          </Button>
        }
      />
      <RecordSheet
        names={
          <BilingualField
            optional={['en']}
            label={intl.formatMessage({ id: 'admin.field.title' })}
            {...form.bilingual('title')}
          />
        }
        facts={
          <ArtistsField
            name="artists"
            value={form.values.artists}
            onChange={(artists) => form.set('artists', artists)}
          />
        }
        texts={
          <BilingualField
            kind="rich"
            optional
            label={intl.formatMessage({ id: 'admin.field.description' })}
            {...form.bilingual('description')}
          />
        }
        rail={
          <>
            <Switch label={<FormattedMessage id="admin.archives.public" />} {...form.flag('public')} />
            <RecordTrace at={archive.updated_at} by={null} />
          </>
        }
        railLabel={intl.formatMessage({ id: 'admin.archives.rail' })}
        folds={<ArchiveItems archive={archive} />}
        errors={form.errors}
        changed={form.marked}
        onRestore={form.restore}
        onSubmit={form.save}
      />
      <RecordBar form={form} labelOf={labelOf} viewHref={viewHref} />
    </>
  )
}
