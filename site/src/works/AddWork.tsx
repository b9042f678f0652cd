import { useGet, useLanguage } from '@gallery/client'
import { Button, Form, PaginatedList, ResultList, Stack, Text, TextField } from '@gallery/ui'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { askHref } from '../asking/askedIn.ts'
import { askedResult } from '../asking/askedResult.tsx'
import { TypedAlong } from '../asking/TypedAlong.tsx'
import { type Unsent, unsent } from '../asking/unsent.ts'
import { questionForm, useTypedAlong } from '../asking/useTypedAlong.ts'
import { searchOf } from '../lists/chosen.ts'
import { listQuery } from '../lists/listQuery.ts'
import { useQuery } from '../routing/useQuery.ts'
import { foundWorksKey } from './worksQuery.ts'

interface AddWorkProps {
  /** The address of the page that asks, without what it asks about. */
  path: string
  /** The works that it asks about already, by their ids. */
  refs: readonly string[]
}

const search: Unsent = 'search'

/**
 * Finds another work to ask about (`q` in the address of the page that asks), which stays where it is: one press on what was
 * found adds it. Without scripts too: field and buttons belong to the form that asks then, which brings along what was
 * typed into it.
 */
export function AddWork({ path, refs }: AddWorkProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { q } = listQuery(useQuery())
  const chosen = refs.join()
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(chosen)
  useEffect(() => {
    if (last.current === chosen) return
    last.current = chosen
    // What was pressed has gone with it. Who adds one may want another.
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true })
  }, [chosen])
  const isAlong = useTypedAlong()
  const addressOf = (words: string, p?: number) => path + searchOf({ works: chosen, q: words, p })
  return (
    <Stack space="s4">
      <Form
        action={path}
        method="get"
        onSubmit={({ q: words = '' }) => void navigate(addressOf(words.trim()), { preventScrollReset: true })}
      >
        <Stack space="s3">
          <input type="hidden" name="works" value={chosen} />
          <TextField
            // Once a work was added the next is looked for from the beginning.
            key={chosen}
            {...(isAlong ? { form: questionForm } : {})}
            ref={field}
            name="q"
            type="search"
            label={<FormattedMessage id="ask.more" />}
            optional="unsaid"
            placeholder={intl.formatMessage({ id: 'works.search' })}
            defaultValue={q}
          />
          <div>
            <Button
              type="submit"
              variant="secondary"
              {...(isAlong
                ? { form: questionForm, formAction: addressOf(''), name: unsent, value: search }
                : {})}
            >
              <FormattedMessage id="search.title" />
            </Button>
          </div>
        </Stack>
      </Form>
      {q === '' ? null : (
        <TypedAlong>
          <FoundWorks path={path} refs={refs} words={q} pageHref={(page) => addressOf(q, page)} />
        </TypedAlong>
      )}
    </Stack>
  )
}

interface FoundWorksProps extends AddWorkProps {
  words: string
  pageHref: (page: number) => string
}

/** What was found, but for what is asked about already. */
function FoundWorks({ path, refs, words, pageHref }: FoundWorksProps) {
  const language = useLanguage()
  const query = useQuery()
  const { data: works, failure } = useGet(foundWorksKey(query), { keep: true })
  const others = works?.data.filter(({ id }) => !refs.includes(String(id)))
  if (failure && !works)
    return (
      <Text as="p">
        <FormattedMessage id="failure.other" values={{ status: failure.status }} />
      </Text>
    )
  return (
    <PaginatedList
      empty={others?.length === 0}
      emptyTitle={<FormattedMessage id="search.none" values={{ words }} />}
      loading={!works}
      total={works?.meta.total}
      {...(works?.meta.instead ? { instead: works.meta.instead } : {})}
      page={listQuery(query).p}
      lastPage={works?.meta.last_page ?? 1}
      pageHref={pageHref}
    >
      {others ? (
        <ResultList
          pictures
          results={others.map((work) =>
            askedResult(work, language, String(work.id), askHref(path, [...refs, work.id]))
          )}
        />
      ) : null}
    </PaginatedList>
  )
}
