import { useLanguage } from '@gallery/client'
import { namesOf, type WorkDetail, workFields } from '@gallery/contract'
import { workHref } from '@gallery/contract/plain'
import { Columns, Divider, FieldGrid, Form, Grid, Stack, TextArea, TextField } from '@gallery/ui'
import { BilingualField, Fold } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { useRecordForm } from '../record/useRecordForm.ts'
import { ArtistField } from './ArtistField.tsx'
import { WorkAside } from './WorkAside.tsx'
import { saveWork } from './workWrites.ts'

const fields = namesOf(workFields)

/** The texts with structure, in the order of the work's page. */
const richTexts = ['description', 'reproduced', 'exposed', 'cited'] as const

/** The form of a work beside what is to be known of it at any time. */
export function WorkEditor({ work }: { work: WorkDetail }) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const labelOf = useFieldLabel('works')
  const form = useRecordForm({
    name: `works/${work.id}`,
    record: work,
    fields,
    save: async (change, updated_at) => {
      const saved = await saveWork(work.id, { ...change, updated_at })
      void refresh()
      return saved
    },
  })
  const label = (field: string) => intl.formatMessage({ id: `admin.works.field.${field}` })

  return (
    <>
      <Columns split="8/4" from="desktop" space="wide">
        <Form errors={form.errors} onSubmit={form.save}>
          <Stack space="s4">
            <BilingualField
              label={intl.formatMessage({ id: 'admin.field.title' })}
              {...form.bilingual('title')}
            />
            <FieldGrid>
              <ArtistField
                name="artist_id"
                value={form.values.artist_id}
                onChange={(id) => form.set('artist_id', id)}
              />
              <TextField label={label('code')} optional {...form.text('code')} />
              <TextField label={label('series')} optional {...form.text('series')} />
              <TextField label={label('year')} optional inputMode="numeric" {...form.number('year')} />
              <TextField
                label={label('year_text')}
                hint={<FormattedMessage id="admin.works.yearTextHint" />}
                optional
                wide
                {...form.text('year_text')}
              />
            </FieldGrid>
            <BilingualField label={label('type')} optional {...form.bilingual('type')} />
            <BilingualField label={label('technique')} optional {...form.bilingual('technique')} />
            <Grid columns={3} phoneColumns={2}>
              {(['height', 'width', 'depth'] as const).map((size) => (
                <TextField
                  key={size}
                  label={label(size)}
                  optional
                  inputMode="decimal"
                  {...form.number(size)}
                />
              ))}
            </Grid>
            <TextField
              label={label('size_text')}
              hint={<FormattedMessage id="admin.works.sizeTextHint" />}
              optional
              {...form.text('size_text')}
            />
            <Divider />
            {richTexts.map((text) => (
              <Fold
                key={text}
                label={labelOf(text)}
                note={<FormattedMessage id="admin.works.noText" />}
                folded={form.values[`${text}_es`] === '' && form.values[`${text}_en`] === ''}
              >
                <BilingualField kind="rich" optional label={labelOf(text)} {...form.bilingual(text)} />
              </Fold>
            ))}
            <Divider />
            <TextArea
              label={label('notes')}
              hint={<FormattedMessage id="admin.works.notesHint" />}
              optional
              rows={4}
              {...form.text('notes')}
            />
          </Stack>
        </Form>
        <WorkAside work={work} visible={form.flag('public')} />
      </Columns>
      <RecordBar
        form={form}
        labelOf={labelOf}
        viewHref={work.public ? workHref(work, language) : undefined}
      />
    </>
  )
}
