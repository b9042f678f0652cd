import { Stack, Text } from '@gallery/ui'
import { ListSearch } from '@gallery/ui/admin'
import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ListAddress } from './useListAddress.ts'

interface ListWordsProps {
  address: Pick<ListAddress, 'words' | 'set'>
  /** What can be found: "Buscar por nombre". It is also the field's label. */
  placeholder: string
  /** The field, where `/` leads. */
  ref?: Ref<HTMLInputElement>
  /** What was searched for in place of the words, when nothing was found by those. */
  instead?: string | undefined
}

/** The search of a list, whose words live in its address: going back leaves the list, not each letter. */
export function ListWords({ address: { words, set }, placeholder, ref, instead }: ListWordsProps) {
  const search = (
    <ListSearch
      ref={ref}
      placeholder={placeholder}
      words={words}
      onSearch={(q) => set({ q }, { replace: true })}
    />
  )
  if (instead === undefined) return search
  return (
    <Stack space="s1">
      {search}
      <Text size="s" role="status">
        <FormattedMessage id="admin.list.instead" values={{ instead }} />
      </Text>
    </Stack>
  )
}
