import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { isGone } from '../tables/goneWork.ts'
import { isPublicWork } from '../tables/shown.ts'
import { works } from '../tables/works.table.ts'

/** With whose eyes a collection is read. */
export type CollectionView = {
  /** Hidden works too. */
  hiddenWorks: boolean
  /** Pictures that are not public too. */
  hiddenImages: boolean
  /** Without the works that are gone. */
  standing?: true
}

/** On the site: public works and pictures. */
export const siteView: CollectionView = { hiddenWorks: false, hiddenImages: false }
/** In a private room: every work that the gallery put there and still has, with its public pictures. */
export const roomView: CollectionView = { hiddenWorks: true, hiddenImages: false, standing: true }
/** In the panel: everything. */
export const panelView: CollectionView = { hiddenWorks: true, hiddenImages: true }

/** The works of a collection that the view shows. */
export function shownWorks({ hiddenWorks, standing }: CollectionView): SQL | undefined {
  return and(hiddenWorks ? isNull(works.deleted_at) : isPublicWork, standing ? sql`not ${isGone}` : undefined)
}
