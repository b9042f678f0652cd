import { useState } from 'react'
import { useUser } from './useUser.ts'

/** Who was signed in last while this was shown, by their id; it goes on being theirs when their session ends. */
export function useOwner(): number | undefined {
  const id = useUser()?.id
  const [owner, setOwner] = useState(id)
  if (id !== undefined && id !== owner) setOwner(id)
  return owner
}
