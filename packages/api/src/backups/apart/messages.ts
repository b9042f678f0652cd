import { z } from 'zod'

/** What a checker is started for. */
export const Asked = z.object({
  /** The backup. */
  file: z.string(),
  /** A folder that is not there yet, for the database into which it is restored. */
  folder: z.string(),
  /** Where the migrations of the gallery are. */
  migrations: z.string(),
})
export type Asked = z.infer<typeof Asked>

/** What it answers: nothing is wrong, or what is. */
export const Said = z.object({ wrong: z.string().nullable() })
export type Said = z.infer<typeof Said>
