import type { WorkDetail } from '@gallery/contract'
import { Link } from '@gallery/ui'
import { useAdminPath } from '../frame/useAdminPath.ts'

/** Whose a work is, over its title. */
export function WorkArtist({ work: { artist } }: { work: WorkDetail }) {
  const path = useAdminPath()
  if (!artist) return null
  return (
    <Link underline="hover" href={path(`artists/${artist.id}`)}>
      {artist.display}
    </Link>
  )
}
