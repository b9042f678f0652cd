import { openDatabase } from '../databases/openDatabase.ts'
import { hasDatabase } from '../databases/places.ts'
import type { Database, Db } from '../db/db.ts'
import { NewerDatabase } from '../db/newer.ts'
import { type Env, readEnv } from '../env/env.ts'

/** What a command meets outside itself. */
export type Terminal = {
  /** Where it finds its configuration. */
  environment: Readonly<Record<string, string | undefined>>
  /** One line of what was asked for. */
  print(line: string): void
  /** One line of what somebody should look at. */
  warn(line: string): void
  /** How far a long piece of work has come, in place of what was said of it before; only where somebody looks on. */
  progress?(line: string): void
  now(): Date
  /** Tells of the signals that are sent to it, by their names. */
  signals: Pick<NodeJS.EventEmitter, 'on' | 'off'>
}

/** A command of `gallery`. */
export type Command = {
  /** Its name and what follows, a line for each form that it has. */
  usage: readonly string[]
  /** What it does, in a sentence. */
  about: string
  /** More about the words that follow its name, a line each; none where there is no more. */
  more?(words: readonly string[]): readonly string[]
  run(args: string[], terminal: Terminal): Promise<void>
}

/** The command was not given what it needs; the usage helps. */
export class Misuse extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Misuse'
  }
}

/** The words after the options, when they are as many as their names. @throws Misuse when not */
export function exactly(words: readonly string[], names: readonly string[]): string[] {
  const missing = names[words.length]
  if (missing !== undefined) throw new Misuse(`${missing} is missing`)
  const spare = words[names.length]
  if (spare !== undefined) throw new Misuse(`“${spare}” is one word too many`)
  return [...words]
}

/**
 * Opens the gallery's database for a piece of work and closes it afterwards.
 *
 * @param makes whether a database that is not there yet may be made: a wrong folder should not pass for an empty gallery
 * @param alone whether no server may be running on the database meanwhile
 * @param newer whether one that a newer version has migrated too far for this one is opened as it is, to be replaced
 */
export async function withDatabase<Result>(
  { environment }: Terminal,
  { makes, alone = false, newer = false }: { makes: boolean; alone?: boolean; newer?: boolean },
  work: (gallery: { db: Db; env: Env; asked?: Database['asked'] }) => Promise<Result>
): Promise<Result> {
  const env = readEnv(environment)
  if (!makes && env.DATABASE_URL === undefined && !hasDatabase(env.GALLERY_DATA)) {
    throw new Error(
      `There is no gallery in ${env.GALLERY_DATA}. Name its folder with GALLERY_DATA, or its server with DATABASE_URL.`
    )
  }
  const database = await openDatabase(env, { joins: !alone, alone }).catch((error: unknown) => {
    if (!newer || !(error instanceof NewerDatabase)) throw error
    return openDatabase(env, { joins: !alone, alone, migrates: false })
  })
  try {
    return await work({ db: database.db, env, asked: database.asked })
  } finally {
    await database.close()
  }
}
