import { DateField, Select, Stack, TextField } from '@gallery/ui'
import { Fold, MeasuresField } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { EdtfField } from '../dates/EdtfField.tsx'
import { ArchiveField } from './ArchiveField.tsx'
import { ItemTags } from './ItemTags.tsx'
import { ItemVideo } from './ItemVideo.tsx'
import type { ItemForm } from './itemForm.ts'
import { listedKinds } from './useItemList.ts'

/** What few items have: it is folded until one of them is written. */
const rare = [
  'author',
  'place',
  'technique',
  'height',
  'width',
  'size_text',
  'copies',
  'pages',
  'citation',
  'video',
  'link',
] as const

/** What is known of an item: kind, place in the archive, dates, sizes, where it can be seen. */
export function ItemFacts({ form }: { form: ItemForm }) {
  const intl = useIntl()
  const { text, number, values, set } = form
  const kinds = listedKinds.some((kind) => kind === values.kind) ? listedKinds : [...listedKinds, values.kind]
  return (
    <>
      <Select
        label={<FormattedMessage id="item.kind" />}
        options={kinds.map((kind) => ({
          value: kind,
          label: intl.formatMessage({ id: `item.kind.${kind}` }),
        }))}
        {...text('kind')}
      />
      <ArchiveField value={values.archive_id} onChange={(id) => set('archive_id', id)} />
      <TextField optional label={<FormattedMessage id="item.code" />} {...text('code')} />
      <TextField optional label={<FormattedMessage id="item.source" />} {...text('source')} />
      <DateField optional label={<FormattedMessage id="admin.items.field.date" />} {...text('date')} />
      <TextField
        optional
        label={<FormattedMessage id="admin.items.field.date_fallback" />}
        hint={<FormattedMessage id="admin.items.dateHint" />}
        {...text('date_fallback')}
      />
      <EdtfField
        label={<FormattedMessage id="admin.items.field.date_edtf" />}
        field={text('date_edtf')}
        source={values.date_fallback}
        onPropose={(edtf) => set('date_edtf', edtf)}
      />
      <TextField
        optional
        inputMode="numeric"
        label={<FormattedMessage id="admin.field.year" />}
        {...number('year')}
      />
      <ItemTags form={form} />
      <Fold label={<FormattedMessage id="admin.items.more" />} folded={rare.every((field) => !values[field])}>
        <Stack space="s1">
          <TextField optional label={<FormattedMessage id="item.author" />} {...text('author')} />
          <TextField optional label={<FormattedMessage id="item.place" />} {...text('place')} />
          <TextField optional label={<FormattedMessage id="item.technique" />} {...text('technique')} />
          <MeasuresField
            label={<FormattedMessage id="admin.record.sizes" />}
            unit="cm"
            measures={[
              { label: intl.formatMessage({ id: 'admin.items.height' }), ...number('height') },
              { label: intl.formatMessage({ id: 'admin.items.width' }), ...number('width') },
            ]}
          />
          <TextField
            optional
            label={<FormattedMessage id="admin.field.size_text" />}
            hint={<FormattedMessage id="admin.works.sizeTextHint" />}
            {...text('size_text')}
          />
          <TextField
            optional
            inputMode="numeric"
            label={<FormattedMessage id="item.copies" />}
            {...number('copies')}
          />
          <TextField
            optional
            inputMode="numeric"
            label={<FormattedMessage id="item.pages" />}
            {...number('pages')}
          />
          <TextField optional label={<FormattedMessage id="item.citation" />} {...text('citation')} />
          <ItemVideo form={form} />
          <TextField
            optional
            type="url"
            label={<FormattedMessage id="admin.field.link" />}
            hint={<FormattedMessage id="admin.items.linkHint" />}
            {...text('link')}
          />
        </Stack>
      </Fold>
    </>
  )
}
