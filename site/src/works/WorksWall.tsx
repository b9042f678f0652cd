import { WallView, type WallViewProps } from '@gallery/ui'

/** The kit's wall, in a file of its own. */
export function WorksWall(props: WallViewProps) {
  return <WallView {...props} />
}
