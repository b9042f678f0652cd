import { Options } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { cleanHtml } from '../html.ts'
import type { Writing } from '../writing.ts'
import { options } from './options.table.ts'

/** What a gallery that has not written its options yet shows: nothing but a name. */
const blank: Options = {
  name: 'Galería',
  tagline_es: '',
  tagline_en: '',
  address: '',
  directions_es: '',
  directions_en: '',
  hours_es: '',
  hours_en: '',
  mail: '',
  phone: '',
  newsletter: '',
  social: [],
  since: 2008,
  txtPrincipal_es: '',
  txtPrincipal_en: '',
  usSplash_es: '',
  usSplash_en: '',
  usTeam_es: '',
  usTeam_en: '',
  usHistory_es: '',
  usHistory_en: '',
  usProfile_es: '',
  usProfile_en: '',
}

/** The site options (spec §3), whole: an option that was never written is empty. */
export async function readOptions(db: Db): Promise<Options> {
  const rows = await db.select({ id: options.id, value: options.value }).from(options)
  return Options.parse({ ...blank, ...Object.fromEntries(rows.map(({ id, value }) => [id, value])) })
}

/** The texts of the about page, which are HTML. */
const isHtml = /^us(Splash|Team|History|Profile)_/

/** Writes options over what they were; those not named stay. */
export async function setOptions(db: Db, changes: Partial<Options>, { now, by }: Writing): Promise<void> {
  const values = Object.entries(Options.partial().parse(changes)).map(([id, given]) => {
    const value = isHtml.test(id) && typeof given === 'string' ? cleanHtml(given) : given
    return { id, value, updated_at: now, updated_by: by }
  })
  if (values.length === 0) return
  await db
    .insert(options)
    .values(values)
    .onConflictDoUpdate({
      target: options.id,
      set: {
        value: sql`excluded.value`,
        updated_at: sql`excluded.updated_at`,
        updated_by: sql`excluded.updated_by`,
      },
    })
}
