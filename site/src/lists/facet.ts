import type { FacetValue } from '@gallery/contract'
import type { Translated } from '@gallery/contract/plain'
import { undated } from '@gallery/contract/plain'
import type { FilterLink } from '@gallery/ui'

/** One way to narrow a list, as a page shows it. */
export interface Facet {
  /** What it narrows by: "Técnica". */
  label: string
  /** What it could be narrowed to, as the API counts it. */
  values: readonly FacetValue[]
  /** The value that narrows the list now; empty for none. */
  chosen: string
  /** What a value is called; an empty text where that is not known. */
  nameOf: (value: Omit<FacetValue, 'count'>) => Translated
  /** The address of the list narrowed to a value, on its first page; to any where it is empty. */
  href: (value: string) => string
}

/**
 * The links of a facet, that to any value first: it stays where it is when it is followed, and so does the keyboard. None
 * where the one value that there is would leave the list as it is.
 *
 * @param total how many records the list has now.
 */
export function facetItems(
  { values, chosen, nameOf, href }: Facet,
  any: string,
  total: number
): FilterLink[] {
  const [first] = values
  if (chosen === '' && (first === undefined || (values.length === 1 && first.count === total))) return []
  const links = values.map((each) => {
    const { text, lang } = nameOf(each)
    return {
      label: text,
      ...(lang ? { lang } : {}),
      href: href(each.value),
      count: each.count,
      current: each.value === chosen,
    }
  })
  return [{ label: any, href: href(''), current: chosen === '' }, ...links]
}

/** What is chosen of each facet, in words; what has no known name is left out. */
export function chosenNames(facets: readonly Facet[]): string[] {
  return facets.flatMap(({ values, chosen, nameOf }) => {
    const value = values.find((each) => each.value === chosen)
    const name = chosen === '' ? '' : nameOf(value ?? { value: chosen, label_es: '', label_en: '' }).text
    return name === '' ? [] : [name]
  })
}

/** Decades in time, the first one first; what has no year comes last. */
export function inTime(decades: readonly FacetValue[]): FacetValue[] {
  const yearOf = ({ value }: FacetValue) => (value === undated ? Number.POSITIVE_INFINITY : Number(value))
  return decades.toSorted((one, other) => yearOf(one) - yearOf(other))
}
