import { useGet, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import type { Holiday } from '@gallery/contract/plain'
import { Select, Stack, Text, useDates } from '@gallery/ui'
import { type ComponentProps, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** How many of the next holidays are named. */
const named = 5

interface HolidayFieldProps extends Pick<ComponentProps<typeof Select>, 'name' | 'onChange'> {
  label: string
  value: string
  /** Those of the country that is saved; left out while another one is chosen. */
  holidays: readonly Holiday[] | undefined
}

/** The country whose public holidays are closed days, and which come next. */
export function HolidayField({ holidays, ...field }: HolidayFieldProps) {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  const codes = useGet(urlOf('/api/holidays/countries'), { lasting: true }).data?.data
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const known = codes ?? (field.value === '' ? [] : [field.value])
    return known
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language))
  }, [codes, field.value, language])
  const next = holidays
    ?.slice(0, named)
    .map((holiday) => `${dates.weekdayDay(holiday.day)} (${holiday[`name_${language}`]})`)
    .join(', ')
  return (
    <Stack space="s2">
      <Select
        {...field}
        optional
        options={options}
        emptyLabel={intl.formatMessage({ id: 'admin.options.noHolidays' })}
        hint={<FormattedMessage id="admin.options.holidaysHint" />}
      />
      {next ? (
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.options.nextHolidays" values={{ next }} />
        </Text>
      ) : null}
    </Stack>
  )
}
