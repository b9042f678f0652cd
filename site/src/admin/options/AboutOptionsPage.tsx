import { Form, Link } from '@gallery/ui'
import { ScreenTitle, Tabs } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '../../language/LanguageContext.ts'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { AboutText } from './AboutText.tsx'
import { type OptionsForm, OptionsScreen } from './OptionsScreen.tsx'

/** The texts of the about page, in the order in which they stand there. */
const texts = ['usSplash', 'usProfile', 'usHistory', 'usTeam'] as const

const fields = [
  'usSplash_es',
  'usSplash_en',
  'usProfile_es',
  'usProfile_en',
  'usHistory_es',
  'usHistory_en',
  'usTeam_es',
  'usTeam_en',
] as const

/** Who the gallery is, in four texts and both languages (spec §2, admin routes). */
export function AboutOptionsPage() {
  return (
    <OptionsScreen path="options/about" fields={fields}>
      {(form) => <AboutEditor form={form} />}
    </OptionsScreen>
  )
}

function AboutEditor({ form }: { form: OptionsForm<(typeof fields)[number]> }) {
  const intl = useIntl()
  const language = useLanguage()
  const labelOf = useFieldLabel('options')
  const [open, setOpen] = useState<string>(texts[0])
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.options/about" />}
        actions={
          <Link href={`/${language}/about`}>
            <FormattedMessage id="admin.list.view" />
          </Link>
        }
      />
      <Form errors={form.errors} onSubmit={form.save}>
        <Tabs
          label={intl.formatMessage({ id: 'admin.options.texts' })}
          value={open}
          onValueChange={setOpen}
          keepMounted
          items={texts.map((text) => ({
            id: text,
            label: labelOf(text),
            errors: Object.keys(form.errors).filter((field) => field.startsWith(`${text}_`)).length,
            content: <AboutText label={labelOf(text)} {...form.bilingual(text)} />,
          }))}
        />
      </Form>
      <RecordBar
        form={form}
        labelOf={labelOf}
        viewHref={`/${language}/about`}
        onShow={(field) => setOpen(field.replace(/_(es|en)$/, ''))}
      />
    </>
  )
}
