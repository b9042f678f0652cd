import { useGet, useLanguage, useLoadedSite } from '@gallery/client'
import { isDay, urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, DateField, FieldGrid, useDates } from '@gallery/ui'
import { QueryBox, QueryWord } from '@gallery/ui/admin'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { totalsIn } from './ledgerWords.ts'
import { dayHref } from './useDayAddress.ts'
import { WordsField } from './WordsField.tsx'
import { WorkField } from './WorkField.tsx'

/** What is asked: about everything, one work, or a person or place in words; on a day. */
export interface LedgerQuestion {
  day: string
  work?: number | undefined
  words: string
}

interface AskLedgerProps {
  asked: LedgerQuestion
  /** Called when a word of the question is changed; without it the box changes it by itself and leads to the answer. */
  onAsk?: (asked: LedgerQuestion) => void
}

/** The question to the ledger, a sentence whose words can be changed, and what the answer comes to. */
export function AskLedger({ asked: given, onAsk }: AskLedgerProps) {
  const intl = useIntl()
  const dates = useDates()
  const language = useLanguage()
  const path = useAdminPath()
  const { today } = useLoadedSite()
  const [own, setOwn] = useState(given)
  const [open, setOpen] = useState<'what' | 'day'>()
  const asked = onAsk ? given : own
  const ask = onAsk ?? setOwn
  const { day, work, words } = asked
  const { data } = useGet(urlOf('/api/ledger', { day, work, query: words, per_page: 1 }), { keep: true })
  const named = work === undefined ? undefined : data?.data[0]?.work
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.ledger.${name}` }, values)
  const what = named
    ? translated(named, 'title', language).text
    : words || (work === undefined ? say('everything') : say('aWork'))
  const waiting = useRef<() => void>(undefined)

  function toggle(word: 'what' | 'day'): void {
    waiting.current?.()
    setOpen(open === word ? undefined : word)
  }

  return (
    <QueryBox
      label={say('ask')}
      answer={
        data &&
        [
          say('answer', { here: data.counts.here, out: data.counts.out }),
          ...totalsIn(data.totals, intl.locale),
        ].join(', ')
      }
      action={
        onAsk ? undefined : (
          <Button variant="secondary" size="s" href={path(dayHref(asked))}>
            <FormattedMessage id="admin.ledger.seeDay" />
          </Button>
        )
      }
      fields={
        open === 'day' ? (
          <FieldGrid>
            <DateField
              name="day"
              label={say('day')}
              defaultValue={day}
              onChange={({ currentTarget: { value } }) => {
                if (isDay(value)) ask({ ...asked, day: value })
              }}
            />
          </FieldGrid>
        ) : open === 'what' ? (
          <FieldGrid>
            <WorkField
              value={named ? { id: named.id, label: what } : null}
              onChange={(chosen) => ask({ day, words: '', work: chosen ? Number(chosen.id) : undefined })}
            />
            <WordsField words={words} waiting={waiting} onWords={(value) => ask({ day, words: value })} />
          </FieldGrid>
        ) : undefined
      }
    >
      <FormattedMessage
        id={day < today ? 'admin.ledger.questionPast' : 'admin.ledger.question'}
        values={{
          what: (
            <QueryWord key="what" open={open === 'what'} onClick={() => toggle('what')}>
              {what}
            </QueryWord>
          ),
          day: (
            <QueryWord key="day" open={open === 'day'} onClick={() => toggle('day')}>
              {dates.day(day)}
            </QueryWord>
          ),
        }}
      />
    </QueryBox>
  )
}
