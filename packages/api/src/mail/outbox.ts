import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Language } from '@gallery/contract'
import { z } from 'zod'

/** The name of a mail in the outbox: its time, and the left half of its Message-ID. */
export const OutboxName = z.string().regex(/^\d{17}-[\da-f-]{36}$/)

/** A mail that was kept instead of sent. */
export const OutboxMail = z.object({
  name: OutboxName,
  date: z.iso.datetime(),
  language: Language,
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** What its HTML shows beside the mark, as addresses that hold the data, by the names under which it does. */
  pictures: z.record(z.string(), z.string()).default({}),
})
export type OutboxMail = z.infer<typeof OutboxMail>

/** Where mails are kept under the data folder. */
export function outboxFolder(dataFolder: string): string {
  return join(dataFolder, 'outbox')
}

/** The newest mails of the outbox, newest first. */
export async function listOutbox(dataFolder: string, limit = 200): Promise<OutboxMail[]> {
  const files = await readdir(outboxFolder(dataFolder)).catch(() => [])
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length))
  const newest = names.sort().reverse().slice(0, limit)
  const mails = await Promise.all(newest.map((name) => readOutbox(dataFolder, name)))
  return mails.filter((mail) => mail !== undefined)
}

/** One mail of the outbox; undefined if there is none of that name. */
export async function readOutbox(dataFolder: string, name: string): Promise<OutboxMail | undefined> {
  const text = await readFile(join(outboxFolder(dataFolder), `${name}.json`), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : OutboxMail.parse(JSON.parse(text))
}

/** The file of a mail; undefined if there is none of that name. */
export async function readEml(dataFolder: string, name: string): Promise<Buffer | undefined> {
  return readFile(join(outboxFolder(dataFolder), `${name}.eml`)).catch(() => undefined)
}
