import { lazy, Suspense } from 'react'
import { useHydrated } from '../../private/useHydrated.ts'
import type { WorkControlsProps } from './WorkControls.tsx'

/** Only who runs the gallery loads what it takes. */
const WorkControls = lazy(() => import('./WorkControls.tsx'))

/** The strip of the super user, once it is there; no server draws it. */
export function ThumbControls(props: WorkControlsProps & { title: string }) {
  return useHydrated() ? (
    <Suspense>
      <WorkControls {...props} />
    </Suspense>
  ) : null
}
