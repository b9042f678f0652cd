import { TextArea } from '@gallery/ui'
import { BilingualField, Fold } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { RightsFields } from '../fields/RightsFields.tsx'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import type { WorkForm } from './workForm.ts'

/** The texts with structure, in the order of the work's page. */
const richTexts = ['description', 'reproduced', 'exposed', 'cited'] as const

/** What is read about a work, and what the gallery notes for itself; what is not written is folded. */
export function WorkTexts({ form }: { form: WorkForm }) {
  const labelOf = useFieldLabel('works')
  const none = <FormattedMessage id="admin.works.noText" />
  return (
    <>
      {richTexts.map((text) => (
        <Fold
          key={text}
          label={labelOf(text)}
          note={none}
          folded={form.values[`${text}_es`] === '' && form.values[`${text}_en`] === ''}
        >
          <BilingualField kind="rich" optional label={labelOf(text)} {...form.bilingual(text)} />
        </Fold>
      ))}
      <RightsFields above="gallery" rights={form.text('rights')} note={form.bilingual('rights_note')} />
      <Fold label={labelOf('notes')} note={none} folded={form.values.notes === ''}>
        <TextArea
          label={labelOf('notes')}
          hint={<FormattedMessage id="admin.works.notesHint" />}
          optional
          rows={2}
          {...form.text('notes')}
        />
      </Fold>
    </>
  )
}
