import { pictureProps, useLanguage, useLoadedSite, useUser } from '@gallery/client'
import type { AskedAnswer } from '@gallery/contract'
import { mostAsked, translated } from '@gallery/contract/plain'
import {
  Columns,
  ContactForm,
  Container,
  Inline,
  Link,
  PageTitle,
  ResultList,
  Stack,
  Text,
} from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { Recaptcha } from '../contact/Recaptcha.tsx'
import { useContact } from '../contact/useContact.ts'
import { PageHead } from '../head/PageHead.tsx'
import { useQuery } from '../routing/useQuery.ts'
import { askHref, leftOutIn } from './askedIn.ts'

/** A work that is asked about, by the name that its page goes by. */
interface Asked {
  ref: string
  work: AskedAnswer['data'][number]
  href: string
}

interface AskFormProps {
  asked: readonly Asked[]
  /** The page's address, without what it asks about. */
  path: string
  /** What goes along unseen: by which link the works are seen. */
  along?: Readonly<Record<string, string>>
  /** Who asks, where the link by which they came says so. */
  asker?: AskedAnswer['asker']
  /** Where others can be chosen. */
  moreHref: string
}

/** Works, and the form that asks the gallery about all of them at once. Without scripts it asks by a mailed link. */
export function AskForm({ asked, path, along = {}, asker = null, moreHref }: AskFormProps) {
  const intl = useIntl()
  const language = useLanguage()
  const user = useUser()
  const { options } = useLoadedSite()
  const query = useQuery()
  const { guard, errors, message, typed, sent, write, proved, guardFailed } = useContact()
  const mailed = query.get('sent') === 'mail'
  const leftOut = leftOutIn(query)
  const [first] = asked
  const title = intl.formatMessage({ id: 'ask.title' }, { count: asked.length })
  const subject =
    asked.length === 1 && first
      ? intl.formatMessage({ id: 'share.subject' }, { title: translated(first.work, 'title', language).text })
      : intl.formatMessage({ id: 'ask.subject' }, { count: asked.length })
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'ask.description' }, { name: options.name })}
      />
      <PageTitle title={title} />
      <Container>
        <Columns split="5/6" space="column">
          <Stack space="s4">
            <ResultList
              pictures
              results={asked.map(({ ref, work, href }) => {
                const name = translated(work, 'title', language)
                return {
                  id: ref,
                  href,
                  title: <em>{name.text}</em>,
                  ...(name.lang ? { titleLang: name.lang } : {}),
                  note: work.artist?.display,
                  ...(work.img
                    ? { picture: pictureProps('images', work.img.file, work.img.picture, '') }
                    : {}),
                }
              })}
            />
            {leftOut > 0 ? (
              <Text size="s">
                <FormattedMessage id="ask.leftOut" values={{ count: leftOut, most: mostAsked }} />
              </Text>
            ) : null}
            <Text as="div" size="s">
              <Inline space="s4">
                <Link href={moreHref}>
                  <FormattedMessage id="ask.more" />
                </Link>
                {asked.length > 1
                  ? asked.map(({ ref, work }) => {
                      const { text, lang } = translated(work, 'title', language)
                      return (
                        <Link
                          key={ref}
                          href={askHref(
                            path,
                            asked.filter((other) => other.ref !== ref).map((other) => other.ref)
                          )}
                        >
                          <FormattedMessage
                            id="ask.without"
                            values={{ title: <span lang={lang}>{text}</span> }}
                          />
                        </Link>
                      )
                    })
                  : null}
              </Inline>
            </Text>
          </Stack>
          <ContactForm
            action={askHref(
              path,
              asked.map(({ ref }) => ref)
            )}
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
                <input type="hidden" name="works" value={asked.map(({ ref }) => ref).join(',')} />
                {Object.entries(along).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                {guard?.kind === 'recaptcha' ? (
                  <Recaptcha guard={guard} onAnswer={proved} onFailure={guardFailed} />
                ) : null}
              </>
            }
          />
        </Columns>
      </Container>
    </>
  )
}
