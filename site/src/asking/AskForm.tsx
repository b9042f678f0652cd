import { type Key, useGet, useLanguage, useLoadedSite, useUser } from '@gallery/client'
import type { AskedAnswer } from '@gallery/contract'
import { mostAsked, translated } from '@gallery/contract/plain'
import { Columns, Container, Inline, Link, PageTitle, ResultList, Stack, Text } from '@gallery/ui'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { draftOf } from '../drafts/drafts.ts'
import { PageHead } from '../head/PageHead.tsx'
import { listQuery } from '../lists/listQuery.ts'
import { useQuery } from '../routing/useQuery.ts'
import { askedIn, askHref, isMailed, leftOutIn } from './askedIn.ts'
import { type AskedWork, askedResult } from './askedResult.tsx'
import { Question, type QuestionProps } from './Question.tsx'
import { TypedAlong } from './TypedAlong.tsx'
import { sought, type Unsent, unsent } from './unsent.ts'
import { questionForm, useTypedAlong } from './useTypedAlong.ts'

interface AskFormProps {
  /** The read of works by the names that the address knows them by. */
  read: (refs: readonly string[]) => Key<AskedAnswer> | null
  /** The name that a work's page goes by here. */
  refOf: (work: AskedWork) => string
  /** Where a work is seen. */
  hrefOf: (work: AskedWork) => string
  /** The page's address, without what it asks about. */
  path: string
  /** The name under which what is typed is kept: the same in both languages, and another for each link. */
  form: string
  /** What goes along unseen: by which link the works are seen. */
  along?: Readonly<Record<string, string>>
  /** The way to add a work to those that are asked about; nothing where there is no other. */
  more?: (refs: readonly string[]) => ReactNode
}

/** Works, and the form that asks the gallery about all of them at once. Without scripts it asks by a mailed link. */
export function AskForm({ read, refOf, hrefOf, path, form, along = {}, more }: AskFormProps) {
  const intl = useIntl()
  const language = useLanguage()
  const user = useUser()
  const { options } = useLoadedSite()
  const query = useQuery()
  const named = askedIn(query)
  // On the way to one work more or less those before it stay, and so does the page.
  const answer = useGet(read(named), { keep: true }).data
  const asked = named.length === 0 ? [] : (answer?.data ?? []).map((work) => ({ ref: refOf(work), work }))
  const refs = asked.map(({ ref }) => ref)
  const { works = '' } = draftOf(form, user?.id)
  const begun = works.split(',').filter((ref) => ref !== '' && !named.includes(ref))
  const leftOut = leftOutIn(query)
  const [sentOf, setSentOf] = useState<string>()
  // Nothing is changed any more about what was asked: thanks stand in the place of its form.
  const isSent = sentOf === refs.join() || isMailed(query)
  const title = intl.formatMessage({ id: 'ask.title' }, { count: asked.length })
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'ask.description' }, { name: options.name })}
      />
      <PageTitle title={title} />
      <Container>
        <Columns split="5/6" space="column">
          <Stack space="s6">
            <Stack space="s4">
              {isSent ? null : <PressedByEnter />}
              <ResultList
                pictures
                results={asked.map(({ ref, work }) => askedResult(work, language, ref, hrefOf(work)))}
              />
              {leftOut > 0 ? (
                <Text size="s">
                  <FormattedMessage id="ask.leftOut" values={{ count: leftOut, most: mostAsked }} />
                </Text>
              ) : null}
              {asked.length > 1 && !isSent ? <WithoutOne asked={asked} path={path} /> : null}
            </Stack>
            {more && refs.length < mostAsked && !isSent ? (
              <Stack space="s4">
                {more(refs)}
                <Begun read={read(begun)} refOf={refOf} addHref={(ref) => askHref(path, [...refs, ref])} />
              </Stack>
            ) : null}
          </Stack>
          <Question
            key={refs.join()}
            asked={asked}
            path={path}
            form={form}
            along={along}
            asker={answer?.asker ?? null}
            onSent={() => setSentOf(refs.join())}
          />
        </Columns>
      </Container>
    </>
  )
}

/** A way to ask without each of the works. */
function WithoutOne({ asked, path }: Pick<AskFormProps, 'path'> & Pick<QuestionProps, 'asked'>) {
  const language = useLanguage()
  const refs = asked.map(({ ref }) => ref)
  return (
    <Text as="div" size="s">
      <Inline space="s4">
        <TypedAlong>
          {asked.map(({ ref, work }) => {
            const { text, lang } = translated(work, 'title', language)
            const others = refs.filter((other) => other !== ref)
            return (
              <Link key={ref} href={askHref(path, others)}>
                <FormattedMessage id="ask.without" values={{ title: <span lang={lang}>{text}</span> }} />
              </Link>
            )
          })}
        </TypedAlong>
      </Inline>
    </Text>
  )
}

const enter: Unsent = 'enter'

/** The first button of the form that asks, which a browser presses when somebody presses Enter in one of its fields. */
function PressedByEnter() {
  const { pathname, search } = useLocation()
  const query = useQuery()
  if (!useTypedAlong()) return null
  return (
    <>
      <button
        hidden
        type="submit"
        form={questionForm}
        formAction={pathname + search}
        name={unsent}
        value={enter}
      />
      <input type="hidden" form={questionForm} name={sought} value={listQuery(query).q} />
    </>
  )
}

interface BegunProps {
  read: Key<AskedAnswer> | null
  refOf: (work: AskedWork) => string
  addHref: (ref: string) => string
}

/** What the visitor began to ask about before they went to another work: what they typed is about it too. */
function Begun({ read, refOf, addHref }: BegunProps) {
  const intl = useIntl()
  const language = useLanguage()
  const works = useGet(read).data?.data ?? []
  if (works.length === 0) return null
  return (
    <ResultList
      pictures
      aria-label={intl.formatMessage({ id: 'ask.more' })}
      results={works.map((work) => askedResult(work, language, refOf(work), addHref(refOf(work))))}
    />
  )
}
