import type { Env } from '../env/env.ts'

/** For whom passkeys are made: they serve at this origin only, and under this host name. */
export function relyingParty({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): { id: string; origin: string } {
  return { id: new URL(PUBLIC_URL).hostname, origin: PUBLIC_URL }
}
