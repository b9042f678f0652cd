import { z } from 'zod'
import { Day, Id } from './fields.ts'
import { Language } from './language.ts'

/** What can be printed, by the name of the file. */
export const paperKinds = [
  'price-list',
  'labels',
  'consignment-note',
  'wall-plan',
  'door-list',
  'insurance',
  'note',
  'condition-report',
] as const
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
  .refine(namesWorks, { path: ['works'] })
export type WorksPaperQuery = z.infer<typeof WorksPaperQuery>

/** Centimetres between two works on a wall, unless somebody says another distance. */
export const usualWallGap = 55

/**
 * Which works to hang and how: `gap`, the centimetres between two of them, and `wall`, how long the wall is, in whose
 * middle they hang. Without it the wall is as long as they need.
 */
export const WallPlanQuery = z
  .object({
    works: ids.optional(),
    collection: Id.optional(),
    language: Language.optional(),
    gap: z.coerce.number().min(0).max(1_000).optional(),
    wall: z.coerce.number().min(50).max(100_000).optional(),
  })
  .refine(namesWorks, { path: ['works'] })
export type WallPlanQuery = z.infer<typeof WallPlanQuery>

function namesWorks({ works, collection }: { works?: unknown; collection?: unknown }): boolean {
  return works !== undefined || collection !== undefined
}

/** The door list of a day in the gallery's zone; of today without. */
export const DoorListQuery = z.object({ day: Day.optional(), language: Language.optional() })
export type DoorListQuery = z.infer<typeof DoorListQuery>
