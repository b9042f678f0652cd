import { englishStates, type WorkSort, type WorksNarrowing, workSorts, workStatuses } from '@gallery/contract'
import type { ListAddress } from '../lists/useListAddress.ts'

/** The filters of the list of works, as its address calls them. */
const worksFilters = [
  'public',
  'status',
  'collection',
  'artist',
  'technique',
  'from',
  'to',
  'image',
  'hold',
  'text',
] as const

/** An address without any filter, for `set`. */
export const noFilters = { q: null, ...Object.fromEntries(worksFilters.map((name) => [name, null])) }

/** What an address narrows the list of works to, and in what order. What it cannot mean is left out. */
export function narrowingOf({ words, value }: Pick<ListAddress, 'words' | 'value'>): WorksNarrowing {
  const flag = { '1': true, '0': false }[value('public') ?? '']
  return {
    query: words,
    public: flag,
    status: statusesIn(value('status')).join(','),
    collection: numberIn(value('collection')),
    artist: numberIn(value('artist')),
    technique: value('technique'),
    from: numberIn(value('from')),
    to: numberIn(value('to')),
    image: value('image') === '0' ? false : undefined,
    hold: holdIn(value('hold')),
    english: englishStates.find((state) => state === value('text')),
    sort: sortIn(value('sort')),
  }
}

/**
 * What is listed: that which an address narrows the list to or, where nothing is found by its words, what is shown instead.
 * What is counted, chosen and exported is that too.
 */
export function listedIn(narrowing: WorksNarrowing, instead: string | undefined): WorksNarrowing {
  return instead === undefined ? narrowing : { ...narrowing, query: instead }
}

/** Whether the list is less than everything. */
export function isNarrowed({ words, value }: Pick<ListAddress, 'words' | 'value'>): boolean {
  return words !== '' || worksFilters.some((name) => value(name) !== undefined)
}

/** The states that a list by commas names. */
export function statusesIn(list: string | undefined): string[] {
  const asked = new Set(list?.split(','))
  return workStatuses.filter((status) => asked.has(status))
}

function holdIn(value: string | undefined): WorksNarrowing['hold'] {
  return value === 'held' || value === 'today' ? value : undefined
}

function sortIn(value: string | undefined): WorkSort | undefined {
  return workSorts.find((sort) => sort === value)
}

function numberIn(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined
}
