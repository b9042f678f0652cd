import { useLanguage } from '@gallery/client'
import { otherLanguage } from '@gallery/contract/plain'
import { Button, Text, Transcription } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ItemReading } from './useItemReading.ts'

interface ItemTranscriptionProps {
  reading: ItemReading
  /** The language in which the text is asked for. */
  asked: 'es' | 'en'
  /** What the gallery says of it, below. */
  notes: ReactNode
}

/** What is written on the leaf that is looked at, and the way to the next one. */
export function ItemTranscription({ reading, asked, notes }: ItemTranscriptionProps) {
  const language = useLanguage()
  const { text, words, leaves, index, turnTo } = reading
  const lang = text[asked] ? asked : otherLanguage(asked)
  const next = index + 1 < leaves.length ? index + 1 : undefined
  return (
    <>
      {text[lang] ? (
        <Transcription text={text[lang]} words={words} {...(lang === language ? {} : { lang })} />
      ) : (
        <Text tone="ink2">
          <FormattedMessage id="item.leaf.untranscribed" />
        </Text>
      )}
      {notes}
      {next === undefined ? null : (
        <Button variant="tertiary" onClick={() => turnTo(next)}>
          <FormattedMessage id="item.leaf.next" values={{ number: next + 1 }} />
        </Button>
      )}
    </>
  )
}

/** The words that ask for the text in the other language, in that one; undefined where it is in one only. */
export function otherText(
  { text }: ItemReading,
  asked: 'es' | 'en',
  onAsk: (language: 'es' | 'en') => void
): ReactNode {
  if (!text.es || !text.en) return undefined
  const other = otherLanguage(asked)
  return (
    <Button variant="tertiary" size="s" lang={other} onClick={() => onAsk(other)}>
      <FormattedMessage id={`item.leaf.in.${other}`} />
    </Button>
  )
}
