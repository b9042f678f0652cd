import type { FilterLink } from '../../index.ts'
import type { GalleryWork } from './galleryWorks.ts'

/** What the address of the list asks for. */
export interface Asked {
  words: string
  kind: string
  decade: string
  sort: string
}

export const nothingAsked: Asked = { words: '', kind: '', decade: '', sort: '' }

/** Reads what the address asks for. */
export function askedOf(query: URLSearchParams): Asked {
  const read = (name: keyof Asked) => query.get(name) ?? ''
  return { words: read('words'), kind: read('kind'), decade: read('decade'), sort: read('sort') }
}

/** The address that asks for it, without what asks for nothing. */
export function addressOf(asked: Asked): string {
  return `?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The works that match, in the order that is asked for; `without` leaves one filter aside, for what it could be. */
export function narrowed(works: readonly GalleryWork[], asked: Asked, without?: keyof Asked): GalleryWork[] {
  const left = { ...asked }
  if (without) left[without] = ''
  const { words, kind, decade, sort } = left
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const found = works.filter((work) => {
    const told = plain(`${work.artist} ${work.title} ${work.technique} ${work.year}`)
    return (
      wanted.every((word) => told.includes(word)) &&
      (kind === '' || work.kind === kind) &&
      (decade === '' || String(work.decade) === decade)
    )
  })
  return sort === 'newest' ? found.toReversed() : found
}

/** The values of one filter among the works that the others leave, with how many there would be of each. */
export function valuesOf(
  works: readonly GalleryWork[],
  asked: Asked,
  filter: 'kind' | 'decade',
  { all, nameOf }: { all: string; nameOf: (value: string) => string }
): FilterLink[] {
  const left = narrowed(works, asked, filter)
  const values = [...new Set(left.map((work) => String(work[filter])))].sort()
  const link = (value: string, label: string, count: number): FilterLink => ({
    label,
    count,
    href: addressOf({ ...asked, [filter]: value }),
    current: asked[filter] === value,
  })
  return [
    link('', all, left.length),
    ...values.map((value) =>
      link(value, nameOf(value), left.filter((work) => String(work[filter]) === value).length)
    ),
  ]
}
