import { type MessageState, messageStates } from '@gallery/contract'
import type { TagProps } from '@gallery/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

const tones: Readonly<Record<MessageState, NonNullable<TagProps['tone']>>> = {
  new: 'unconfirmed',
  answered: 'success',
  waiting: 'neutral',
  closed: 'outline',
}

/** Where messages stand, in the page's language, as menus and tags show it. */
export function useMessageStates() {
  const intl = useIntl()
  return useMemo(
    () =>
      messageStates.map((value) => ({
        value,
        label: intl.formatMessage({ id: `admin.messages.state.${value}` }),
        tone: tones[value],
      })),
    [intl]
  )
}
