import type { Awaited } from '@gallery/contract'
import { type Env, isHttps } from '../env/env.ts'
import { isDemo } from '../installation/demo.ts'
import type { sessions } from '../tables/sessions.table.ts'

/** How somebody said who they are beside the mailbox; null where the mailbox was all. */
export type Factor = (typeof sessions.$inferSelect)['factor']

/** What decides whether the panel opens. */
export type Door = {
  isSuper: boolean
  /** Whether they have a passkey or an app. */
  hasFactor: boolean
  /** By what this session began or was proven. */
  factor: Factor
  /** Until when they may do without; null as long as they have not asked for a week. */
  dueAt: Date | null
  /** Whether this installation asks its super users for more than the mailbox. */
  asks: boolean
  now: Date
}

/**
 * What a session lacks before the panel opens; null for nothing. Whoever has a second factor proves it wherever the
 * gallery runs; who has none is asked for one where `asks` says so, and can put it off for a week, once.
 */
export function awaitedBy({ isSuper, hasFactor, factor, dueAt, asks, now }: Door): Awaited | null {
  if (!isSuper) return null
  if (hasFactor) return factor === null ? 'proof' : null
  if (!asks) return null
  if (dueAt === null) return 'choice'
  return dueAt <= now ? 'factor' : null
}

/** Whether super users need more than the mailbox: where the gallery is open to the public, and is not the demo. */
export function asksForFactors(env: Pick<Env, 'PUBLIC_URL' | 'GALLERY_DATA'>): boolean {
  return isHttps(env) && !isDemo(env)
}
