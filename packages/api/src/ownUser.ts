import { userInfo } from 'node:os'

/** The user that this process runs as: its number, or its name where users have none. */
export function ownUser(): string {
  return String(process.geteuid?.() ?? userInfo().username)
}
