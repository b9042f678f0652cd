import { Columns, ContactForm, Container, PageTitle, Stack } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../auth/useUser.ts'
import { useLoadedSite } from '../data/useSite.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { useSectionSteps } from '../layout/useSectionSteps.ts'
import { galleryData } from '../structuredData/galleryData.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { Recaptcha } from './Recaptcha.tsx'
import { useContact } from './useContact.ts'

/** How to find the gallery, and a form to write to it (spec §2). `?subject=` fills the subject in. */
export function ContactPage() {
  const intl = useIntl()
  const language = useLanguage()
  const user = useUser()
  const { options } = useLoadedSite()
  const [query] = useSearchParams()
  const { guard, errors, sent, write, proved, guardFailed } = useContact()
  const title = intl.formatMessage({ id: 'nav.contact' })
  const steps = useSectionSteps(title)
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'contact.description' }, { name: options.name })}
        data={[galleryData(options, `/${language}`)]}
      />
      <PageTitle title={title} breadcrumb={steps} />
      <Container>
        <Columns split="6/6" space="wide" align="stretch">
          <ContactDetails />
          <Stack space="s5">
            <ContactForm
              errors={errors}
              sent={sent}
              onSubmit={write}
              defaultValues={{
                name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
                email: user?.email ?? '',
                subject: (query.get('subject') ?? '').slice(0, 300),
              }}
              guard={
                guard?.kind === 'recaptcha' ? (
                  <Recaptcha siteKey={guard.site_key} onAnswer={proved} onFailure={guardFailed} />
                ) : undefined
              }
            />
          </Stack>
        </Columns>
      </Container>
    </>
  )
}
