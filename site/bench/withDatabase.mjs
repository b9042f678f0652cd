import { openDatabase, readEnv } from '@gallery/api'

/**
 * Does a piece of work in the database of the gallery that `env` names.
 *
 * @param options `joins`: a server has it open, which runs it
 */
export async function withDatabase(env, work, options) {
  const database = await openDatabase(readEnv(env), options)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** Takes all pictures for made in their smaller sizes, which a server would spend the run on else. */
export async function passOverPictures(env) {
  await withDatabase(env, (db) => db.execute('update pictures set variants_at = now()'))
}
