import { send, shownByForms } from '@gallery/client'
import type { Done, InvitationForm } from '@gallery/contract'

/** Gives somebody the panel, or takes it. @throws Failure */
export function grantPanel(id: number, isSuper: boolean): Promise<unknown> {
  return send('PATCH /api/users/:id', { id }, { super: isSuper })
}

/** Signs somebody out of one place. @throws Failure */
export function endSession(user: number, session: string): Promise<Done> {
  return send('DELETE /api/users/:id/sessions/:session', { id: user, session })
}

/** Signs somebody out everywhere. @throws Failure */
export function endSessions(user: number): Promise<Done> {
  return send('DELETE /api/users/:id/sessions', { id: user })
}

/** Invites somebody by mail. @throws Failure with errors per field */
export function invite(form: InvitationForm): Promise<unknown> {
  return send('POST /api/users/invitations', {}, form, shownByForms)
}

/** Sends an invitation again, for as long as a new one. @throws Failure */
export function inviteAgain(id: number): Promise<unknown> {
  return send('POST /api/users/invitations/:id/resend', { id })
}

/** Withdraws an invitation: its link leads nowhere any more. @throws Failure */
export function withdrawInvitation(id: number): Promise<Done> {
  return send('DELETE /api/users/invitations/:id', { id })
}
