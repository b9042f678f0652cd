import { useLanguage, useUser } from '@gallery/client'
import type { Language } from '@gallery/contract'
import type { WorkGridProps } from '@gallery/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { personalPart } from '../language/spokenPart.tsx'

const controlledWorks = personalPart<WorkGridProps>(() =>
  import('./ControlledWorks.tsx').then((module) => module.ControlledWorks)
)

/**
 * The grid of a super user, which is fetched for them alone, when the page has been taken over; undefined for everybody
 * else, on the server, and until it is there.
 */
export function useControlledWorks(): ComponentType<WorkGridProps> | undefined {
  const language = useLanguage()
  const isSuper = useUser()?.super === true
  const [, setFetched] = useState<Language>()
  useEffect(() => {
    if (!isSuper) return
    // Without it the works stand as visitors see them.
    void controlledWorks.load(language).then(
      () => setFetched(language),
      () => undefined
    )
  }, [isSuper, language])
  return isSuper && controlledWorks.isLoaded(language) ? controlledWorks.Page : undefined
}
