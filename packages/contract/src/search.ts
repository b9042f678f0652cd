import { z } from 'zod'
import { one } from './answers.ts'
import { AppointmentDetail } from './appointments.ts'
import { ArchiveSummary } from './archives.ts'
import { ArtistSummary } from './artists.ts'
import { CollectionRow } from './collections.ts'
import { EventSummary } from './events.ts'
import { line } from './fields.ts'
import { ItemRow, ItemSummary } from './items.ts'
import { WorkRow, WorkSummary } from './works.ts'

/** The first few of a kind that match, and how many there are. */
function group<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ total: z.int().min(0), data: z.array(shape) })
}

export const SearchQuery = z.object({
  q: line(0, 200).default(''),
  /** What is hidden too, as the panel finds it; ignored without the super flag. */
  showAll: z.stringbool().optional(),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** The whole site by words: what visitors can see, grouped, people first. Without words every group is empty. */
export const SearchResults = z.object({
  artists: group(ArtistSummary),
  works: group(WorkSummary),
  events: group(EventSummary),
  items: group(ItemSummary),
})
export type SearchResults = z.infer<typeof SearchResults>
/** `instead`: what was searched for in place of the words that were asked, because nothing was found by those. */
export const SearchAnswer = one(SearchResults).extend({
  meta: z.object({ instead: z.string().nullable() }),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** The whole gallery by words, hidden records among them: a few of each kind and how many there are. */
export const PanelSearchAnswer = one(
  z.object({
    artists: group(ArtistSummary),
    works: group(WorkRow),
    collections: group(CollectionRow),
    events: group(EventSummary),
    appointments: group(AppointmentDetail),
    archives: group(ArchiveSummary.extend({ public: z.boolean() })),
    items: group(ItemRow),
  })
)
export type PanelSearchAnswer = z.infer<typeof PanelSearchAnswer>
