import { useLanguage, useUser } from '@gallery/client'
import type { AskedAnswer } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { ContactForm } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { Recaptcha } from '../contact/Recaptcha.tsx'
import { useContact } from '../contact/useContact.ts'
import { useQuery } from '../routing/useQuery.ts'
import { askHref } from './askedIn.ts'
import type { AskedWork } from './askedResult.tsx'

interface QuestionProps {
  /** The works, by the names that their pages go by. */
  asked: readonly { ref: string; work: AskedWork }[]
  /** The page's address, without what it asks about. */
  path: string
  /** The name under which what is typed is kept, whichever works it is about. */
  form: string
  /** What goes along unseen: by which link the works are seen. */
  along: Readonly<Record<string, string>>
  /** Who asks, where the link by which they came says so. */
  asker: AskedAnswer['asker']
}

/** The form that asks about works. About others it is another form, which begins with what was typed into the last. */
export function Question({ asked, path, form, along, asker }: QuestionProps) {
  const intl = useIntl()
  const language = useLanguage()
  const user = useUser()
  const mailed = useQuery().get('sent') === 'mail'
  const refs = asked.map(({ ref }) => ref)
  const works = refs.join(',')
  const { guard, errors, message, typed, keeping, sent, write, proved, guardFailed } = useContact(form, {
    works,
  })
  const [first] = asked
  const subject =
    asked.length === 1 && first
      ? intl.formatMessage({ id: 'share.subject' }, { title: translated(first.work, 'title', language).text })
      : intl.formatMessage({ id: 'ask.subject' }, { count: asked.length })
  return (
    <ContactForm
      {...keeping}
      action={askHref(path, refs)}
      trap="website"
      errors={errors}
      message={message}
      sent={sent || mailed}
      {...(mailed ? { thanks: <FormattedMessage id="contact.mailed" /> } : {})}
      onSubmit={write}
      defaultValues={{
        name: user ? `${user.first_name} ${user.last_name}`.trim() : (asker?.name ?? ''),
        email: user?.email ?? asker?.email ?? '',
        subject,
        ...typed,
      }}
      guard={
        <>
          <input type="hidden" name="works" value={works} />
          {Object.entries(along).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {guard?.kind === 'recaptcha' ? (
            <Recaptcha guard={guard} onAnswer={proved} onFailure={guardFailed} />
          ) : null}
        </>
      }
    />
  )
}
