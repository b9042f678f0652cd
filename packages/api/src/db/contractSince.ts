/**
 * Of a migration that takes something away: the migration of the first version that does not use it any more, as its
 * first line says (`-- contract since 0037_door`). Undefined for one that only adds.
 */
export function contractSince(migration: string): string | undefined {
  return /^-- contract since (\w+)\s*$/m.exec(migration.split('\n', 1)[0] ?? '')?.[1]
}
