import { useLanguage } from '@gallery/client'
import { type ArtistDetail, artistFields, namesOf } from '@gallery/contract'
import { artistHref } from '@gallery/contract/plain'
import { Button, Columns, FieldGrid, Form, Stack, TextField } from '@gallery/ui'
import { BilingualField, RecordActions, ScreenTitle } from '@gallery/ui/admin'
import { useState } from 'react'
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
import { ArtistAside } from './ArtistAside.tsx'
import { ArtistWorks } from './ArtistWorks.tsx'
import { saveArtist } from './artistWrites.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { useDeleteArtist } from './useDeleteArtist.tsx'

const fields = namesOf(artistFields)

/** An artist under edit, with what hangs on them. */
export function ArtistEditor({ artist }: { artist: ArtistDetail }) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const remove = useDeleteArtist()
  const [merging, setMerging] = useState(false)
  useScreenName(artist.display)
  useRemembered({ path: `artists/${artist.id}`, es: artist.display, en: artist.display })
  const say = (name: string) => intl.formatMessage({ id: `admin.artists.${name}` })
  const labelOf = useFieldLabel('artists')
  const form = useRecordForm({
    name: `artists/${artist.id}`,
    record: artist,
    fields,
    save: async (change, updated_at) => {
      const saved = await saveArtist(artist.id, { ...change, updated_at })
      void refresh()
      return saved
    },
  })

  async function removeAndLeave(): Promise<void> {
    await remove(artist)
    void navigate(path('artists'))
  }

  return (
    <>
      <ScreenTitle
        title={artist.display}
        breadcrumb={[{ label: intl.formatMessage({ id: 'admin.nav.artists' }), href: path('artists') }]}
        actions={
          <RecordActions
            history={<HistoryButton kind="artist" id={artist.id} />}
            view={
              <Button variant="tertiary" size="s" href={artistHref(artist, language)}>
                <FormattedMessage id="admin.artists.view" />
              </Button>
            }
            more={[
              {
                label: intl.formatMessage({ id: 'admin.artists.delete' }),
                tone: 'danger',
                onSelect: () => void removeAndLeave(),
              },
            ]}
            primary={
              <Button variant="secondary" size="s" onClick={() => setMerging(true)}>
                <FormattedMessage id="admin.artists.merge.open" />
              </Button>
            }
          />
        }
      />
      <Columns split="9/3" from="desktop" space="wide">
        <Stack space="s6">
          <Form errors={form.errors} onSubmit={form.save}>
            <Stack space="s4">
              <FieldGrid>
                <TextField
                  label={say('display')}
                  hint={say('displayHint')}
                  autoComplete="off"
                  {...form.text('display')}
                />
                <TextField
                  optional
                  label={say('lastName')}
                  hint={say('lastNameHint')}
                  autoComplete="off"
                  {...form.text('last_name')}
                />
              </FieldGrid>
              <BilingualField
                optional
                label={say('dates')}
                hint={say('datesHint')}
                {...form.bilingual('dates')}
              />
              <BilingualField optional kind="rich" label={say('bio')} {...form.bilingual('bio')} />
            </Stack>
          </Form>
          <ArtistWorks artist={artist} />
        </Stack>
        <ArtistAside artist={artist} />
      </Columns>
      <MergeDialog artist={artist} open={merging} onOpenChange={setMerging} onMerged={form.discard} />
      <RecordBar form={form} labelOf={labelOf} viewHref={artistHref(artist, language)} />
    </>
  )
}
