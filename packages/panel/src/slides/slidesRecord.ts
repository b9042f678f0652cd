import type { SlideRow, SlidesChange } from '@gallery/contract'
import { inOrder } from '../lists/inOrder.ts'
import { equal } from '../record/equal.ts'

/** The slides as one record, so that all of them are saved together: their order, and each text under the slide's id. */
export interface SlidesRecord {
  updated_at: string
  order: readonly number[]
  [text: `${number}_${'title_es' | 'title_en' | 'link'}`]: string
  [flag: `${number}_active`]: boolean
}

/** A part of the record that can be edited. */
export type SlidesField = 'order' | `${number}_${(typeof parts)[number]}`

const parts = ['title_es', 'title_en', 'link', 'active'] as const

/** The record of slides as they were read, in their order. */
export function slidesRecord(slides: readonly SlideRow[]): SlidesRecord {
  const texts = slides.flatMap((slide) => parts.map((part) => [`${slide.id}_${part}`, slide[part]]))
  return {
    ...Object.fromEntries(texts),
    updated_at: slides.map(({ updated_at }) => updated_at).reduce(later, ''),
    order: slides.map(({ id }) => id),
  }
}

/** Every field of the record of these slides. */
export function slidesFields(slides: readonly SlideRow[]): SlidesField[] {
  return ['order', ...slides.flatMap(({ id }) => parts.map((part) => `${id}_${part}` as const))]
}

/** A slide with what was typed over it. */
export function typedSlide(slide: SlideRow, values: Partial<SlidesRecord>): SlideRow {
  const { id } = slide
  return {
    ...slide,
    title_es: values[`${id}_title_es`] ?? slide.title_es,
    title_en: values[`${id}_title_en`] ?? slide.title_en,
    link: values[`${id}_link`] ?? slide.link,
    active: values[`${id}_active`] ?? slide.active,
  }
}

/** What changed, as the server takes it: every slide that there is, in the new order, with its new texts alone. */
export function slidesChange(
  slides: readonly SlideRow[],
  changes: Partial<SlidesRecord>,
  order: readonly number[]
): SlidesChange['slides'] {
  return inOrder(slides, order).map(({ id }) => ({
    id,
    ...Object.fromEntries(
      parts.flatMap((part) => {
        const value = changes[`${id}_${part}`]
        return value === undefined ? [] : [[part, value]]
      })
    ),
  }))
}

/**
 * The order in which slides stand now, beside the one that a change started from: still that one while nobody moved any,
 * for a slide that came or went is no other order.
 */
export function orderSince(began: readonly number[] | undefined, now: readonly number[]): readonly number[] {
  return began && equal(idsIn(began, now), idsIn(now, began)) ? began : now
}

/** The ids of an order that another has too. */
function idsIn(one: readonly number[], other: readonly number[]): number[] {
  return one.filter((id) => other.includes(id))
}

/** The later of two instants. */
export function later(one: string, other: string): string {
  return one > other ? one : other
}
