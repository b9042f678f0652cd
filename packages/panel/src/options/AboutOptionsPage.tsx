import { useLanguage } from '@gallery/client'
import { namesOf, optionsWhere } from '@gallery/contract'
import { Form, Link } from '@gallery/ui'
import { ScreenTitle, Tabs } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { AboutText } from './AboutText.tsx'
import { type OptionsForm, OptionsScreen } from './OptionsScreen.tsx'
import { PicturesOnTheWay } from './PicturesOnTheWay.tsx'

const fields = namesOf(optionsWhere('screen', 'about'))

/** The texts in the order in which the page has them. */
const aboutTexts = ['usSplash', 'usProfile', 'usHistory', 'usTeam'] as const

/** Who the gallery is, in four texts and both languages. */
export function AboutOptionsPage() {
  const [query] = useSearchParams()
  const asked = aboutTexts.find((text) => text === query.get('text'))
  return (
    <OptionsScreen path="options/about" fields={fields}>
      {(form) => <AboutEditor key={asked} first={asked ?? aboutTexts[0]} form={form} />}
    </OptionsScreen>
  )
}

interface AboutEditorProps {
  form: OptionsForm<(typeof fields)[number]>
  /** The text that is open at first. */
  first: (typeof aboutTexts)[number]
}

function AboutEditor({ form, first }: AboutEditorProps) {
  const intl = useIntl()
  const language = useLanguage()
  const labelOf = useFieldLabel('options')
  const [open, setOpen] = useState<string>(first)
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
      <PicturesOnTheWay />
      <Form errors={form.errors} onSubmit={form.save}>
        <Tabs
          label={intl.formatMessage({ id: 'admin.options.texts' })}
          value={open}
          onValueChange={setOpen}
          keepMounted
          items={aboutTexts.map((text) => ({
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
