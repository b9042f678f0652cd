import { useLoaded } from '../../private/useLoaded.ts'
import type { WorkControlsProps } from './WorkControls.tsx'

/** Only who runs the gallery loads what it takes. */
const load = () => import('./WorkControls.tsx')

/** The strip of the super user, once it is there; no server draws it. */
export function ThumbControls(props: WorkControlsProps & { title: string }) {
  const [WorkControls] = useLoaded(load, true)
  return WorkControls ? <WorkControls {...props} /> : null
}
