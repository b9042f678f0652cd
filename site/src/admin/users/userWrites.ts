import type { Done } from '@gallery/contract'
import { send } from '../../data/send.ts'

/** Gives somebody the panel, or takes it. @throws Failure */
export function grantPanel(id: number, isSuper: boolean): Promise<unknown> {
  return send('PATCH', `/api/users/${id}`, { super: isSuper })
}

/** Signs somebody out of one place. @throws Failure */
export function endSession(user: number, session: string): Promise<Done> {
  return send('DELETE', `/api/users/${user}/sessions/${session}`)
}

/** Signs somebody out everywhere. @throws Failure */
export function endSessions(user: number): Promise<Done> {
  return send('DELETE', `/api/users/${user}/sessions`)
}
