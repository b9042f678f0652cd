import type { Report } from '@gallery/contract'
import { Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** In which languages people booked: "Reservaron 812 personas en español y 105 en inglés." */
export function ReportLanguages({ languages }: Pick<Report, 'languages'>) {
  const peopleIn = (asked: string) => languages.find(({ language }) => language === asked)?.people ?? 0
  return (
    <Text size="s" tone="ink2">
      <FormattedMessage
        id="admin.reports.languages"
        values={{ spanish: peopleIn('es'), english: peopleIn('en') }}
      />
    </Text>
  )
}
