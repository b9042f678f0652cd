import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The drivers are the API's.
const load = createRequire(new URL('../../packages/api/package.json', import.meta.url))

/**
 * PostgreSQL by its address, or PGlite in memory where there is none, without anything of ours: the least
 * time in which a table gets in. `copy` takes a CSV and how many rows it has, and gives the seconds that COPY takes for
 * it, into columns of text without an index.
 */
export async function openCopy(url) {
  const { query, copyFrom, close } = url ? openServer(url) : await openEmbedded()
  return {
    copy: async (csv, rows) => {
      const width = csv.slice(0, csv.indexOf('\r\n')).split(',').length
      const columns = Array.from({ length: width }, (_none, at) => `c${at} text`)
      await query(`create table bare (${columns.join(', ')})`)
      const began = performance.now()
      await copyFrom(csv)
      const seconds = (performance.now() - began) / 1_000
      const [{ total }] = await query('select count(*)::int as total from bare')
      await query('drop table bare')
      if (total !== rows) throw new Error(`COPY took ${total} of ${rows} rows`)
      return seconds
    },
    close,
  }
}

function openServer(url) {
  const { Pool } = load('pg')
  const pool = new Pool({ connectionString: url, max: 1 })
  const query = async (text) => (await pool.query(text)).rows
  return { query, copyFrom: (csv) => copyFile(query, csv), close: () => pool.end() }
}

/** The server reads the file itself, which then is on the same machine and for all to read. */
async function copyFile(query, csv) {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-copy-'))
  try {
    const path = join(folder, 'table.csv')
    await writeFile(path, csv)
    await chmod(folder, 0o755)
    await query(`copy bare from '${path}' with (format csv, header)`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function openEmbedded() {
  const { PGlite } = load('@electric-sql/pglite')
  const client = await PGlite.create()
  return {
    query: async (text) => (await client.query(text)).rows,
    copyFrom: (csv) =>
      client.query(`copy bare from '/dev/blob' with (format csv, header)`, [], { blob: new Blob([csv]) }),
    close: () => client.close(),
  }
}
