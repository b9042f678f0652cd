import { useLanguage } from '@gallery/client'
import { namesOf, optionsWhere } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { FieldGrid, Form, Heading, Link, Stack, Text, TextField } from '@gallery/ui'
import { BilingualField, ScreenTitle } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { GalleryFields } from './GalleryFields.tsx'
import { type OptionsForm, OptionsScreen } from './OptionsScreen.tsx'
import { PicturesOnTheWay } from './PicturesOnTheWay.tsx'

const fields = namesOf(optionsWhere('screen', 'home'))

/** The options that this screen edits. */
export type HomeForm = OptionsForm<(typeof fields)[number]>

/** The headline of the home page, and who the gallery is on every page: name, address, mail, networks. */
export function HomeOptionsPage() {
  return (
    <OptionsScreen path="options/home" fields={fields}>
      {(form) => <HomeEditor form={form} />}
    </OptionsScreen>
  )
}

function HomeEditor({ form }: { form: HomeForm }) {
  const intl = useIntl()
  const language = useLanguage()
  const labelOf = useFieldLabel('options')
  const headline = translated(form.values, 'txtPrincipal', language)
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.options/home" />}
        actions={
          <Link href={`/${language}`}>
            <FormattedMessage id="admin.slides.view" />
          </Link>
        }
      />
      <Form errors={form.errors} onSubmit={form.save}>
        <Stack space="s6">
          <PicturesOnTheWay />
          <Stack space="s4">
            <BilingualField
              kind="area"
              rows={3}
              optional
              label={labelOf('txtPrincipal')}
              hint={intl.formatMessage({ id: 'admin.options.headlineHint' })}
              {...form.bilingual('txtPrincipal')}
            />
            {headline.text ? (
              <Text size="xl" lang={headline.lang}>
                {headline.text}
              </Text>
            ) : null}
          </Stack>
          <Stack as="section" space="s4">
            <Heading level={2} size="l">
              <FormattedMessage id="admin.options.gallery" />
            </Heading>
            <FieldGrid>
              <TextField label={labelOf('name')} {...form.text('name')} />
              <TextField
                inputMode="numeric"
                label={labelOf('since')}
                hint={<FormattedMessage id="admin.options.sinceHint" />}
                {...form.number('since')}
              />
            </FieldGrid>
            <BilingualField
              kind="area"
              rows={2}
              optional
              label={labelOf('tagline')}
              {...form.bilingual('tagline')}
            />
          </Stack>
          <GalleryFields form={form} labelOf={labelOf} />
        </Stack>
      </Form>
      <RecordBar form={form} labelOf={labelOf} viewHref={`/${language}`} />
    </>
  )
}
