import type { WorkDetail } from '@gallery/contract'
import { Link } from '@gallery/ui'
import { useAdminPath } from '../frame/useAdminPath.ts'

/** Whose a work is, over its title. */
export function WorkArtist({ artist }: { artist: NonNullable<WorkDetail['artist']> }) {
  const path = useAdminPath()
  return (
    <Link underline="hover" href={path(`artists/${artist.id}`)}>
      {artist.display}
    </Link>
  )
}
