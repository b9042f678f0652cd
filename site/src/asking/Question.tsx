import { useLanguage, useSent, useUser } from '@gallery/client'
import type { AskedAnswer } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { ContactForm } from '@gallery/ui'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Recaptcha } from '../contact/Recaptcha.tsx'
import { useContact } from '../contact/useContact.ts'
import { useQuery } from '../routing/useQuery.ts'
import { askHref, isMailed } from './askedIn.ts'
import type { AskedWork } from './askedResult.tsx'
import { questionForm } from './useTypedAlong.ts'

export interface QuestionProps {
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
  /** It has gone. */
  onSent: () => void
}

/** The form that asks about works. About others it is another form, which begins with what was typed into the last. */
export function Question({ asked, path, form, along, asker, onSent }: QuestionProps) {
  const intl = useIntl()
  const language = useLanguage()
  const user = useUser()
  const mailed = isMailed(useQuery())
  const refs = asked.map(({ ref }) => ref)
  const works = refs.join(',')
  const [first] = asked
  const subjectOf = (count: number) =>
    count === 1 && first
      ? intl.formatMessage({ id: 'share.subject' }, { title: translated(first.work, 'title', language).text })
      : intl.formatMessage({ id: 'ask.subject' }, { count })
  const brought = useBrought(subjectOf)
  const { guard, errors, message, typed, keeping, sent, write, proved, guardFailed } = useContact(
    form,
    { works },
    brought
  )
  const said = useEffectEvent(onSent)
  useEffect(() => {
    if (sent) said()
  }, [sent])
  return (
    <ContactForm
      {...keeping}
      id={questionForm}
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
        subject: subjectOf(asked.length),
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

/**
 * What the browser sent of the form, without scripts; without the subject that the form had by itself, since what came
 * along from a form about other works is about these now.
 */
function useBrought(subjectOf: (count: number) => string) {
  const values = useSent()?.values
  if (!values) return undefined
  const { subject = '', ...others } = values
  return subject === subjectOf((values.works ?? '').split(',').length) ? others : values
}
