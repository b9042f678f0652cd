import { VisuallyHidden } from '@gallery/ui'
import { BilingualField } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { pickImage } from '../texts/pickImage.ts'
import type { EventForm } from './eventForm.ts'

/** What is read about an event, in both languages. */
export function EventTexts({ form }: { form: EventForm }) {
  const intl = useIntl()
  return (
    <div>
      {/* The text's own headings begin at the third level. */}
      <VisuallyHidden as="div">
        <h2>
          <FormattedMessage id="admin.events.section.texts" />
        </h2>
      </VisuallyHidden>
      <BilingualField
        optional
        kind="rich"
        label={intl.formatMessage({ id: 'admin.events.field.body' })}
        pickImage={pickImage}
        {...form.bilingual('body')}
      />
    </div>
  )
}
