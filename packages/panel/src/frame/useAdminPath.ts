import { useLanguage } from '@gallery/client'
import { useCallback } from 'react'

/** Gives the address of a screen: `events/12` is `/es/admin/events/12` on a Spanish page. */
export function useAdminPath(): (path: string) => string {
  const language = useLanguage()
  return useCallback((path) => `/${language}/admin/${path}`, [language])
}
