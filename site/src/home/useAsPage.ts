import { useHydrated } from '@gallery/client'
import { useState } from 'react'
import type { OpenDay } from './useHomeQuery.ts'

/**
 * Whether an open day is the page that the server drew. It stays that when the scripts come: nothing changes under who
 * has begun to read it. Where they go from there, the day is the dialog over the home page.
 */
export function useAsPage(open: OpenDay | undefined): boolean {
  const hydrated = useHydrated()
  const day = open && `${open.event} ${open.day} ${open.slot} ${open.waits}`
  const [drawn, setDrawn] = useState(hydrated ? undefined : day)
  if (drawn !== undefined && drawn !== day) setDrawn(undefined)
  return drawn !== undefined
}
