import { ListSearch } from '@gallery/ui/admin'
import { type RefObject, useRef } from 'react'
import { useLeaving } from '../frame/LeavingContext.ts'
import { useHrefNow } from './useHrefNow.ts'
import type { ListAddress } from './useListAddress.ts'

interface ListWordsProps {
  address: Pick<ListAddress, 'words'>
  /** What can be found: "Buscar por nombre". It is also the field's label. */
  placeholder: string
  /** The field, where `/` leads. */
  ref?: RefObject<HTMLInputElement | null>
}

/**
 * The search of a list, whose words live in its address: going back leaves the list, not each letter. It asks before it
 * takes away a form that stands beside the list.
 */
export function ListWords({ address: { words }, placeholder, ref }: ListWordsProps) {
  const { go } = useLeaving()
  const hrefNow = useHrefNow()
  const own = useRef<HTMLInputElement>(null)
  const field = ref ?? own

  /** Whoever stays searches for nothing else. */
  function takeBack(): void {
    field.current?.form?.reset()
  }

  return (
    <ListSearch
      ref={field}
      placeholder={placeholder}
      words={words}
      onSearch={(q) => go(hrefNow({ q }), { replace: true, onStay: takeBack })}
    />
  )
}
