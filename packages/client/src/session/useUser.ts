import type { CurrentUser } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { useGet } from '../reads/useGet.ts'

/** Who is signed in; null for an anonymous visitor, and while it is not known. */
export function useUser(): CurrentUser | null {
  const { data } = useGet(urlOf('/auth/getUser'), { lasting: true })
  return data?.data ?? null
}

/** Whether somebody is of the gallery: whether or not the panel has opened to this session already. */
export function isGallerist(user: CurrentUser | null): boolean {
  return user !== null && (user.super || user.awaits !== null)
}
