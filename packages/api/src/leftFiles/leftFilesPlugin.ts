import { join } from 'node:path'
import { removePartsOfGone } from '../iiif/partsOfGone.ts'
import { workerPlugin } from '../jobs/workerPlugin.ts'
import { namesIn } from './names.queries.ts'
import { sweepFiles } from './sweepFiles.ts'

/** Milliseconds between two rounds: a day. */
const pace = 24 * 60 * 60_000

/** Moves files aside that no record names any more, once a day. */
export const leftFilesPlugin = workerPlugin((app) => {
  const { db, storage, log } = app

  async function sweep(): Promise<boolean> {
    const { left, back, deleted } = await sweepFiles({ storage, names: namesIn(db), now: app.clock() })
    const did = { left, back, deleted }
    if (Object.values(did).some(({ files }) => files > 0)) log.info(did, 'Files that no record names')
    const parts = await removePartsOfGone(db, join(app.env.GALLERY_DATA, 'iiif'))
    if (parts > 0) log.info({ parts }, 'Kept parts of pictures that are no more')
    return false
  }

  const trouble = 'Files that no record names could not be looked for; the next round is tomorrow'
  return { name: 'leftFiles', pace, next: sweep, trouble }
})
