import { z } from 'zod'
import { one } from './answers.ts'
import { ArtistSummary } from './artists.ts'
import { EventSummary } from './events.ts'
import { line } from './fields.ts'
import { ItemSummary } from './items.ts'
import { type Url, withQuery } from './url.ts'
import { WorkSummary } from './works.ts'

/** The first few of a kind that match, and how many there are. */
function group<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ total: z.int().min(0), data: z.array(shape) })
}

export const SearchQuery = z.object({ q: line(0, 200).default('') })
export type SearchQuery = z.infer<typeof SearchQuery>

/** The whole site by words: what visitors can see, grouped. Without words every group is empty. */
export const SearchResults = z.object({
  works: group(WorkSummary),
  events: group(EventSummary),
  artists: group(ArtistSummary),
  items: group(ItemSummary),
})
export type SearchResults = z.infer<typeof SearchResults>
export const SearchAnswer = one(SearchResults)
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const searchUrl = (q: string): Url<SearchAnswer> => withQuery('/api/search', { q })
