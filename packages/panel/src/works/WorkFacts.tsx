import { TextField } from '@gallery/ui'
import { BilingualField, Fold, MeasuresField } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { EdtfField } from '../dates/EdtfField.tsx'
import { ArtistField } from './ArtistField.tsx'
import type { WorkForm } from './workForm.ts'

/** What is known of a work, each behind its label; what replaces a number by words is folded until there is some. */
export function WorkFacts({ form }: { form: WorkForm }) {
  const intl = useIntl()
  const label = (field: string) => intl.formatMessage({ id: `admin.works.field.${field}` })
  return (
    <>
      <ArtistField
        name="artist_id"
        value={form.values.artist_id}
        onChange={(artist) => form.set('artist_id', artist)}
      />
      <TextField label={label('year')} optional inputMode="numeric" {...form.number('year')} />
      <BilingualField label={label('technique')} optional {...form.bilingual('technique')} />
      <MeasuresField
        label={<FormattedMessage id="admin.record.sizes" />}
        unit="cm"
        measures={(['height', 'width', 'depth'] as const).map((size) => ({
          label: label(size),
          ...form.number(size),
        }))}
      />
      <BilingualField label={label('type')} optional {...form.bilingual('type')} />
      <TextField label={label('series')} optional {...form.text('series')} />
      <TextField label={label('code')} optional {...form.text('code')} />
      <Fold
        label={<FormattedMessage id="admin.works.inWords" />}
        folded={[form.values.year_text, form.values.date_edtf, form.values.size_text].every(
          (text) => text === ''
        )}
      >
        <TextField
          label={label('year_text')}
          hint={<FormattedMessage id="admin.works.yearTextHint" />}
          optional
          {...form.text('year_text')}
        />
        <EdtfField
          label={label('date_edtf')}
          field={form.text('date_edtf')}
          source={form.values.year_text}
          onPropose={(edtf) => form.set('date_edtf', edtf)}
        />
        <TextField
          label={label('size_text')}
          hint={<FormattedMessage id="admin.works.sizeTextHint" />}
          optional
          {...form.text('size_text')}
        />
      </Fold>
    </>
  )
}
