import { urlOf } from '@gallery/contract'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import type { EventForm } from './eventForm.ts'
import { OrderedPicks } from './OrderedPicks.tsx'

/** The works shown in an event, in the order that visitors see. */
export function EventWorks({ form }: { form: EventForm }) {
  const intl = useIntl()
  const path = useAdminPath()
  return (
    <OrderedPicks
      name="works"
      label={<FormattedMessage id="admin.events.addWork" />}
      listLabel={intl.formatMessage({ id: 'admin.events.worksInOrder' })}
      empty={<FormattedMessage id="admin.events.noWorks" />}
      picks={form.values.works}
      onChange={(works) => form.set('works', works)}
      found={(query) => urlOf('/api/works?list=1', { query })}
      hrefOf={(id) => path(`works/${id}`)}
    />
  )
}
