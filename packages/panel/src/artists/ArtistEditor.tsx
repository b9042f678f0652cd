import { useLanguage } from '@gallery/client'
import { type ArtistDetail, artistFields, namesOf } from '@gallery/contract'
import { artistHref } from '@gallery/contract/plain'
import { Button, TextField } from '@gallery/ui'
import { BilingualField, NameField, RecordSheet } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { RecordHead } from '../record/RecordHead.tsx'
import { useRecordForm } from '../record/useRecordForm.ts'
import { ArtistPortrait } from './ArtistPortrait.tsx'
import { ArtistRail } from './ArtistRail.tsx'
import { ArtistWorks } from './ArtistWorks.tsx'
import { saveArtist } from './artistWrites.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { useDeleteArtist } from './useDeleteArtist.tsx'

const fields = namesOf(artistFields)

/** An artist under edit, with what hangs on them. */
export function ArtistEditor({ artist }: { artist: ArtistDetail }) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const remove = useDeleteArtist()
  const [merging, setMerging] = useState(false)
  const say = (name: string) => intl.formatMessage({ id: `admin.artists.${name}` })
  const labelOf = useFieldLabel('artists')
  const viewHref = artistHref(artist, language)
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

  return (
    <>
      <RecordHead
        kind="artist"
        id={artist.id}
        title={{ text: artist.display }}
        recent={{ path: `artists/${artist.id}`, es: artist.display, en: artist.display }}
        list="artists"
        viewHref={viewHref}
        onRemove={async () => (await remove([artist])).has(artist.id)}
        primary={
          <Button variant="secondary" size="s" onClick={() => setMerging(true)}>
            <FormattedMessage id="admin.artists.merge.open" />
          </Button>
        }
      />
      <RecordSheet
        pictures={<ArtistPortrait artist={artist} />}
        names={
          <NameField
            name="display"
            label={say('display')}
            hint={say('displayHint')}
            autoComplete="off"
            value={form.values.display}
            onValueChange={(display) => form.set('display', display)}
          />
        }
        facts={
          <>
            <TextField
              optional
              label={say('lastName')}
              hint={say('lastNameHint')}
              autoComplete="off"
              {...form.text('last_name')}
            />
            <BilingualField
              optional
              label={say('dates')}
              hint={say('datesHint')}
              {...form.bilingual('dates')}
            />
            <BilingualField
              optional
              label={say('imageCaption')}
              hint={say('imageCaptionHint')}
              {...form.bilingual('image_caption')}
            />
            {(['viaf', 'ulan', 'wikidata'] as const).map((name) => (
              <TextField
                key={name}
                optional
                label={say(`field.${name}`)}
                hint={say(`${name}Hint`)}
                autoComplete="off"
                spellCheck={false}
                {...form.text(name)}
              />
            ))}
          </>
        }
        texts={<BilingualField optional kind="rich" label={say('bio')} {...form.bilingual('bio')} />}
        rail={<ArtistRail artist={artist} />}
        railLabel={say('rail')}
        folds={<ArtistWorks artist={artist} />}
        errors={form.errors}
        changed={form.marked}
        onRestore={form.restore}
        onSubmit={form.save}
      />
      <MergeDialog artist={artist} open={merging} onOpenChange={setMerging} onGone={form.discard} />
      <RecordBar form={form} labelOf={labelOf} viewHref={viewHref} />
    </>
  )
}
