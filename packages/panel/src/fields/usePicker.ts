import { useReread } from '@gallery/client'
import type { Url } from '@gallery/contract'
import type { EntityPickerProps } from '@gallery/ui/admin'
import { useState } from 'react'
import { useFound } from './useFound.ts'

/** How many a picker offers at once. */
const offered = 50

interface Picker<Row> {
  /** What answers the words, or the words before them: those that can be chosen. */
  found: Row[]
  /** How the search stands, as the kit's picker takes it: Enter waits for what answers the words. */
  search: Required<Pick<EntityPickerProps, 'query' | 'onQueryChange' | 'loading' | 'failure' | 'onRetry'>>
}

/**
 * Finds what an `EntityPicker` offers while one types.
 *
 * @param read the read of what holds some words; null where there is nothing to ask
 * @param isOffered leaves out those that cannot be chosen
 */
export function usePicker<Row>(
  read: (words: string) => Url<{ data: Row[] }> | null,
  isOffered: (row: Row) => boolean = () => true
): Picker<Row> {
  const reread = useReread()
  const [query, setQuery] = useState('')
  const key = read(query.trim())
  const { data, loading, failure } = useFound(key)
  return {
    found: data?.data.filter(isOffered).slice(0, offered) ?? [],
    search: {
      query,
      onQueryChange: setQuery,
      loading,
      failure: data === undefined && failure !== undefined,
      onRetry: () => void (key === null || reread(key)),
    },
  }
}
