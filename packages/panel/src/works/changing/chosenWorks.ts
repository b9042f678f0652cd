import { z } from 'zod'

/** What the list of works and the screen that changes several hand to each other with the address. */
const ChosenWorks = z.object({ chosen: z.array(z.number()), search: z.string().default('') })
export type ChosenWorks = z.infer<typeof ChosenWorks>

/** The works that a step in the browser's history carries, and the list's search; none where it carries none. */
export function chosenIn(state: unknown): ChosenWorks {
  return ChosenWorks.safeParse(state).data ?? { chosen: [], search: '' }
}
