import { useUser } from '@gallery/client'
import type { Message } from '@gallery/contract'
import { Tag } from '@gallery/ui'
import type { ListedMessage } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { useMessageStates } from '../asked/useMessageStates.ts'
import { useWhen } from '../asked/useWhen.ts'

/** How much of a message its line can show at most, in characters. */
const excerptLength = 160

/** Messages as their list shows them: who, about what, what was said last, where it stands, who has it. */
export function useListedMessages(
  messages: readonly Message[],
  href: (id: number) => string
): ListedMessage[] {
  const intl = useIntl()
  const when = useWhen()
  const self = useUser()?.id
  const states = useMessageStates()
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.messages.${name}` }, values)

  function excerptOf({ last }: Message): string {
    const text = last.text.length > excerptLength ? `${last.text.slice(0, excerptLength)}…` : last.text
    return last.kind === 'answer' || last.kind === 'note' ? say(`last.${last.kind}`, { text }) : text
  }

  return messages.map((message) => {
    const { id, name, subject, read_at, last_at, state, assigned, works, reminded, refused } = message
    const shown = states.find(({ value }) => value === state)
    const about = works > 0 ? say('worksCount', { count: works }) : ''
    const who = assigned ? (assigned.id === self ? say('mine') : assigned.full_name) : ''
    return {
      id,
      name: name || say('nobody'),
      subject,
      excerpt: excerptOf(message),
      when: when(last_at),
      unread: read_at === null,
      href: href(id),
      state: shown && (
        <Tag tone={refused ? 'error' : shown.tone}>
          {refused ? say('refused') : reminded ? say('reminded') : shown.label}
        </Tag>
      ),
      note: [about, who].filter((part) => part !== '').join(', '),
    }
  })
}
