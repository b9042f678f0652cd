import type { ImportFacts, ImportKind } from '@gallery/contract'
import { openBudget } from '../../../images/memoryBudget.ts'
import type { Draft } from '../../draft.ts'
import type { Plan } from '../../plan.ts'
import type { Inspected } from '../inspect.ts'
import type { TableRow } from '../table.ts'
import type { Asked } from './messages.ts'
import { type ReaderLimits, startReader } from './startReader.ts'

/** Files that are read for requests, one at a time: each takes the memory of a process. The work of imports has its own. */
const space = openBudget(1)

/** `inspect` in a process of its own. */
export async function inspectApart(
  path: string,
  given: Partial<ImportFacts> = {},
  kind: ImportKind = 'works',
  limits?: ReaderLimits
): Promise<Inspected> {
  return space(1, async () => {
    const reader = startReader({ what: 'inspect', path, given, kind }, limits)
    try {
      const said = await reader.next()
      if (said.what !== 'inspected') throw unexpected(said.what)
      return said.inspected
    } finally {
      reader.end()
    }
  })
}

/** Hands every row of a file to `take`, one after the other, until that says that it has enough. */
export async function rowsApart(
  path: string,
  facts: ImportFacts,
  take: (row: TableRow) => Promise<'enough' | undefined>
): Promise<void> {
  await space(1, async () => {
    for await (const said of answers({ what: 'rows', path, facts })) {
      if (said.what !== 'rows') throw unexpected(said.what)
      for (const row of said.rows) if ((await take(row)) === 'enough') return
    }
  })
}

/** The rows of a file with data in them as they are understood, some hundred at a time. */
export async function* draftsApart(path: string, plan: Plan): AsyncGenerator<Draft[], void, undefined> {
  for await (const said of answers({ what: 'drafts', path, plan })) {
    if (said.what !== 'drafts') throw unexpected(said.what)
    yield said.drafts
  }
}

async function* answers(asked: Asked) {
  const reader = startReader(asked)
  try {
    for (let said = await reader.next(); said.what !== 'end'; said = await reader.next()) yield said
  } finally {
    reader.end()
  }
}

function unexpected(what: string): Error {
  return new Error(`The reader of a table answered with ${what}`)
}
