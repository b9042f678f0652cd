import { useLanguage, useLoadedSite, useOpening, useUser } from '@gallery/client'
import { Columns, ContactForm, Container, PageTitle, Stack } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageHead } from '../head/PageHead.tsx'
import { useSectionSteps } from '../layout/useSectionSteps.ts'
import { headImage } from '../pictures/headImage.ts'
import { useQuery } from '../routing/useQuery.ts'
import { galleryData } from '../structuredData/galleryData.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { Recaptcha } from './Recaptcha.tsx'
import { useContact } from './useContact.ts'

/** How to find the gallery, and a form to write to it. `?subject=` fills the subject in. */
export function ContactPage() {
  const intl = useIntl()
  const language = useLanguage()
  const user = useUser()
  const { options, today } = useLoadedSite()
  const opening = useOpening(today)
  const query = useQuery()
  const subject = (query.get('subject') ?? '').slice(0, 300)
  // By its subject: what was begun about one thing is no message about another.
  const { guard, errors, message, typed, keeping, sent, write, proved, guardFailed } = useContact(
    `contact ${subject}`
  )
  const mailed = query.get('sent') === 'mail'
  const title = intl.formatMessage({ id: 'nav.contact' })
  const steps = useSectionSteps(title)
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'contact.description' }, { name: options.name })}
        {...headImage('images', options.facade_picture?.file ?? null, options.facade_picture)}
        data={[galleryData(options, `/${language}`, opening, today)]}
      />
      <PageTitle title={title} breadcrumb={steps} />
      <Container>
        <Columns split="5/6" space="column">
          <ContactDetails />
          <Stack space="s5">
            <ContactForm
              {...keeping}
              action={`/${language}/contact`}
              trap="website"
              errors={errors}
              message={message}
              sent={sent || mailed}
              {...(mailed ? { thanks: <FormattedMessage id="contact.mailed" /> } : {})}
              onSubmit={write}
              defaultValues={{
                name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
                email: user?.email ?? '',
                subject,
                ...typed,
              }}
              guard={
                guard?.kind === 'recaptcha' ? (
                  <Recaptcha guard={guard} onAnswer={proved} onFailure={guardFailed} />
                ) : undefined
              }
            />
          </Stack>
        </Columns>
      </Container>
    </>
  )
}
