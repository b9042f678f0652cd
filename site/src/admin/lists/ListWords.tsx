import { ListSearch } from '@gallery/ui/admin'
import type { Ref } from 'react'
import type { ListAddress } from './useListAddress.ts'

interface ListWordsProps {
  address: Pick<ListAddress, 'words' | 'set'>
  /** What can be found: "Buscar por nombre". It is also the field's label. */
  placeholder: string
  /** The field, where `/` leads. */
  ref?: Ref<HTMLInputElement>
}

/** The search of a list, whose words live in its address: going back leaves the list, not each letter. */
export function ListWords({ address: { words, set }, placeholder, ref }: ListWordsProps) {
  return (
    <ListSearch
      ref={ref}
      placeholder={placeholder}
      words={words}
      onSearch={(q) => set({ q }, { replace: true })}
    />
  )
}
