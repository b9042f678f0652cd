import { useLanguage, useUser } from '@gallery/client'
import { Button, Icon } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** The way to a record's screen in the panel, for super users only. `path` stands beneath `/{lang}/admin/`. */
export function EditLink({ path }: { path: string }) {
  const language = useLanguage()
  if (useUser()?.super !== true) return null
  return (
    <Button href={`/${language}/admin/${path}`} variant="quiet" size="s">
      <Icon name="pencil" />
      <FormattedMessage id="detail.edit" />
    </Button>
  )
}
