import { useGet } from '@gallery/client'
import { type SavedAnswer, type Thread, urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Menu } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { fillAnswer } from './fillAnswer.ts'

interface SavedAnswerMenuProps {
  /** What is answered: its language, its name and its works go into the text. */
  thread: Thread
  /** Called with the text, filled in. */
  onTake: (text: string) => void
}

/** The texts that the gallery keeps to answer with; nothing where it keeps none. */
export function SavedAnswerMenu({ thread, onTake }: SavedAnswerMenuProps) {
  const intl = useIntl()
  const saved = useGet(urlOf('/api/savedAnswers'), { keep: true }).data?.data ?? []
  if (saved.length === 0) return null

  function filled({ text_es, text_en }: SavedAnswer): string {
    const { language, asked, name, subject } = thread
    const kept = language === 'en' ? text_en || text_es : text_es || text_en
    const works = intl.formatList(asked.map((work) => translated(work, 'title', language).text))
    return fillAnswer(kept, { name, works: works || subject })
  }

  return (
    <Menu
      label={intl.formatMessage({ id: 'admin.messages.savedAnswers' })}
      items={saved.map((each) => ({
        kind: 'action',
        label: each.name,
        onSelect: () => onTake(filled(each)),
      }))}
    />
  )
}
