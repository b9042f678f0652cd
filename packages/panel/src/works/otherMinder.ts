import type { Movement } from '@gallery/contract'

/** Who has a movement in hand, where it is somebody other than who wrote it down: what is usual goes without saying. */
export function otherMinder({
  minded_by,
  created_by,
}: Pick<Movement, 'minded_by' | 'created_by'>): string | undefined {
  return minded_by?.id === created_by?.id ? undefined : minded_by?.full_name
}
