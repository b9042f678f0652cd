import { WorkGrid, type WorkGridProps } from '@gallery/ui'
import { useControlledWorks } from './useControlledWorks.ts'

/** Works in their grid; under those of a super user stands who sees each of them. */
export function WorksGrid(props: WorkGridProps) {
  const Controlled = useControlledWorks()
  return Controlled ? <Controlled {...props} /> : <WorkGrid {...props} />
}
