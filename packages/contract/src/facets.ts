import { z } from 'zod'
import { one } from './answers.ts'

/** How many values a facet has at most. */
export const maxFacetValues = 12

/**
 * One value that a list could be narrowed to. `label_*` is what it is called where the value itself does not say it: an
 * artist's name, a technique in English; empty otherwise.
 */
export const FacetValue = z.object({
  value: z.string(),
  label_es: z.string(),
  label_en: z.string(),
  count: z.int().min(1),
})
export type FacetValue = z.infer<typeof FacetValue>

/** Those that most records have, most first, and always the one that is asked for. */
const Facet = z.array(FacetValue).max(maxFacetValues)

/**
 * What a list could be narrowed to, with how many records there would be: each facet is counted among what the others
 * leave, so that another of its values can be chosen. Each is named as the list's own parameter, which takes `value`.
 */
export const WorkFacets = z.object({ artist: Facet, technique_is: Facet, type: Facet, decade: Facet })
export type WorkFacets = z.infer<typeof WorkFacets>
export const ItemFacets = z.object({
  kind: Facet,
  decade: Facet,
  artist: Facet,
  place: Facet,
  tag: Facet,
  technique_is: Facet,
})
export type ItemFacets = z.infer<typeof ItemFacets>

export const WorkFacetsAnswer = one(WorkFacets)
export type WorkFacetsAnswer = z.infer<typeof WorkFacetsAnswer>
export const ItemFacetsAnswer = one(ItemFacets)
export type ItemFacetsAnswer = z.infer<typeof ItemFacetsAnswer>
