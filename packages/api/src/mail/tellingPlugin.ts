import type { Work } from '../jobs/startWorker.ts'
import { workerPlugin } from '../jobs/workerPlugin.ts'
import { type Office, officeOf } from '../office.ts'

/** What somebody is told by mail when it is due, without anybody asking. */
export interface Telling extends Pick<Work, 'name' | 'pace' | 'trouble'> {
  /** Writes the next mails that are due. @returns how many, or whether there were any */
  tellNext: (office: Office) => Promise<number | boolean>
}

/** Tells it for as long as the app is up. */
export function tellingPlugin({ tellNext, ...worked }: Telling) {
  return workerPlugin((app) => ({
    ...worked,
    next: async (_ending, tell) => {
      const written = Number(await tellNext(officeOf(app)))
      for (let mail = 0; mail < written; mail += 1) tell('done')
      if (written > 0) app.nudgeMail()
      return written > 0
    },
  }))
}
