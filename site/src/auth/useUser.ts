import { type User, userUrl } from '@gallery/contract'
import { useGet } from '../data/useGet.ts'

/** Who is signed in; null for an anonymous visitor, and while it is not known. */
export function useUser(): User | null {
  const { data } = useGet(userUrl(), { lasting: true })
  return data?.data ?? null
}
