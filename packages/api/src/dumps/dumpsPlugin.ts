import { instantOf, today } from '@gallery/contract'
import { isOffered } from '../harvest/offer.ts'
import { workerPlugin } from '../jobs/workerPlugin.ts'
import { dumpsFolder, findDump, sweepDumps } from './dumpFiles.ts'
import { makeDump } from './makeDump.ts'

/** When the dump of a day is made, by the gallery's clock: after the backup. */
const hour = '04:30'
/** Milliseconds between two looks whether it is time. */
const pace = 5 * 60_000

/**
 * Writes a dump of all public records each night, where the gallery offers it. Each machine writes its own: what it keeps
 * it can give. Of processes that keep one folder the first to be done has written it.
 */
export const dumpsPlugin = workerPlugin((app) => {
  const folder = dumpsFolder(app.env.GALLERY_DATA)

  async function makeNight(ending: AbortSignal, tell: (outcome: 'done') => void): Promise<boolean> {
    const [now, zone] = [app.clock(), app.env.GALLERY_TZ]
    const day = today(now, zone)
    const offered = await isOffered(app.db)
    const isDue = offered && now >= instantOf(day, hour, zone) && (await findDump(folder, day)) === null
    if (isDue) {
      await makeDump({ db: app.db, url: app.env.PUBLIC_URL }, folder, day, ending)
      tell('done')
    }
    await sweepDumps(folder, offered)
    return false
  }

  const trouble = 'The dump of public records could not be made; the next look is in five minutes'
  return { name: 'dump', pace, next: makeNight, trouble }
})
