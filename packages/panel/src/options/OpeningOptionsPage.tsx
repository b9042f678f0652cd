import { useLanguage, useLoadedSite, useOpening } from '@gallery/client'
import { namesOf, optionsWhere } from '@gallery/contract'
import { hoursInWords } from '@gallery/contract/plain'
import { Form, Heading, Link, Stack, Text } from '@gallery/ui'
import { BilingualField, ScreenTitle, WeekHours } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { ClosureFields } from './ClosureFields.tsx'
import { HolidayField } from './HolidayField.tsx'
import { type OptionsForm, OptionsScreen } from './OptionsScreen.tsx'
import { SlotsOnClosedDays } from './SlotsOnClosedDays.tsx'

const fields = namesOf(optionsWhere('screen', 'days'))

/** On which days the gallery is open and at what hours, when it closes, and whose holidays it keeps. */
export function OpeningOptionsPage() {
  return (
    <OptionsScreen path="options/days" fields={fields}>
      {(form) => <OpeningEditor form={form} />}
    </OptionsScreen>
  )
}

function OpeningEditor({ form }: { form: OptionsForm<(typeof fields)[number]> }) {
  const intl = useIntl()
  const language = useLanguage()
  const labelOf = useFieldLabel('options')
  const { today } = useLoadedSite()
  const { holidays } = useOpening(today)
  const { openDays, closures } = form.values
  const said = hoursInWords(openDays, language)
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.options/days" />}
        actions={
          <Link href={`/${language}/contact`}>
            <FormattedMessage id="admin.list.view" />
          </Link>
        }
      />
      <Form errors={form.errors} onSubmit={form.save}>
        <Stack space="s6">
          <Stack space="s4">
            <WeekHours
              name="openDays"
              label={labelOf('openDays')}
              value={openDays}
              onChange={(next) => form.set('openDays', next)}
            />
            <Text size="s" tone="ink2" role="status">
              {said ? (
                <FormattedMessage id="admin.options.hoursSaid" values={{ said }} />
              ) : (
                <FormattedMessage id="admin.options.neverOpen" />
              )}
            </Text>
            <BilingualField
              kind="area"
              rows={2}
              optional
              label={labelOf('hours')}
              hint={intl.formatMessage({ id: 'admin.options.hoursHint' })}
              {...form.bilingual('hours')}
            />
          </Stack>
          <ClosureFields
            label={labelOf('closures')}
            value={closures}
            today={today}
            onChange={(next) => form.set('closures', next)}
          />
          <Stack space="s4">
            <Heading level={2} size="l">
              <FormattedMessage id="admin.options.holidays" />
            </Heading>
            <HolidayField
              {...form.text('holidayCountry')}
              label={labelOf('holidayCountry')}
              holidays={form.changed.includes('holidayCountry') ? undefined : holidays}
            />
          </Stack>
          <SlotsOnClosedDays
            opening={{
              openDays,
              closures,
              holidays: form.values.holidayCountry === '' ? [] : holidays,
            }}
            today={today}
          />
        </Stack>
      </Form>
      <RecordBar form={form} labelOf={labelOf} viewHref={`/${language}/contact`} />
    </>
  )
}
