import { z } from 'zod'
import { Day, Id } from './fields.ts'
import { Language } from './language.ts'

/** What can be printed, by the name of the file. */
export const paperKinds = ['price-list', 'labels', 'consignment-note', 'door-list'] as const
export type PaperKind = (typeof paperKinds)[number]

/** How many works one sheet takes by their ids. */
export const maxPaperWorks = 1_000

const ids = z
  .string()
  .transform((list): (string | number)[] => list.split(','))
  .pipe(z.array(Id).min(1).max(maxPaperWorks))

/** Which works to print: `works`, ids by commas, in that order, or those of a `collection`, in its order. */
export const WorksPaperQuery = z
  .object({ works: ids.optional(), collection: Id.optional(), language: Language.optional() })
  .refine(({ works, collection }) => works !== undefined || collection !== undefined, { path: ['works'] })
export type WorksPaperQuery = z.infer<typeof WorksPaperQuery>

/** The door list of a day in the gallery's zone; of today without. */
export const DoorListQuery = z.object({ day: Day.optional(), language: Language.optional() })
export type DoorListQuery = z.infer<typeof DoorListQuery>
