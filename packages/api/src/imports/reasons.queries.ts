import {
  chosenMap,
  type ImportChoice,
  type ImportReason,
  importKeyOf,
  type Language,
} from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { isMessageId, say } from '../say.ts'
import { importRows } from '../tables/imports.table.ts'
import { findForeignIds } from './foreignIds.queries.ts'
import type { ImportRecord } from './imports.queries.ts'

/** Reasons that are told apart at a time: those of most rows. */
const most = 100
/** Refused values that are shown of a reason. */
const samples = 3

/** The rule by which rows are taken that a reason refuses; a cell of any other reason can be left out. */
const rules: Readonly<Partial<Record<string, Exclude<ImportChoice, { rule: 'leave' | 'ignore' }>>>> = {
  'import.reason.year': { rule: 'years', value: 'words' },
  'import.reason.yearNotOne': { rule: 'years', value: 'words' },
  'import.reason.size': { rule: 'sizes', value: 'read' },
  'import.reason.dimensions': { rule: 'sizes', value: 'read' },
  'import.reason.dimensionsSeveral': { rule: 'sizes', value: 'read' },
  'import.reason.artistUnknown': { rule: 'artists', value: 'create' },
  'import.reason.artistsSeveral': { rule: 'several_artists', value: 'first' },
  'import.reason.collection': { rule: 'places', value: 'create' },
  'import.reason.archive': { rule: 'places', value: 'create' },
}

/** Reasons that are none of a cell's: without it the row means nothing, or something else. */
const ofRows: readonly string[] = [
  'import.reason.unclosed',
  'import.reason.tooFewCells',
  'import.reason.tooManyCells',
  'import.reason.duplicate',
  'import.reason.keySeveral',
  'import.reason.keyUnknown',
  'import.reason.fileUnknown',
  'import.reason.fileOther',
  'import.reason.titleMissing',
  'import.reason.nameMissing',
  'import.reason.artistAmbiguous',
]

/** The reason of a number of ours that no record has. */
const unknownId = 'import.reason.keyUnknown'

const Group = z.object({
  id: z.string(),
  column: z.string(),
  field: z.string(),
  rows: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  samples: z.array(z.string()),
})

/**
 * Why rows of an import are refused: each reason of a column once, with how many rows, those of most rows first. Before all
 * of them, once for all of its columns, that the ids of the file are another gallery's.
 */
export async function listReasons(
  db: Db,
  record: Pick<ImportRecord, 'id' | 'kind' | 'map'>,
  language: Language
): Promise<ImportReason[]> {
  const groups = await selectRows(
    db,
    sql`
      select fault -> 'reason' ->> 'id' as id, fault ->> 'column' as column, fault ->> 'field' as field,
        count(distinct rows.row)::int as rows,
        (array_agg(fault -> 'reason' -> 'values' order by rows.row))[1] as values,
        (array_agg(distinct fault ->> 'value'))[1:${sql.raw(String(samples))}] as samples
      from ${importRows} as rows, jsonb_array_elements(rows.faults) as fault
      where rows.import_id = ${record.id} and rows.state = 'error'
      group by 1, 2, 3 order by 4 desc, 2, 1 limit ${most}`,
    Group
  )
  const reasons = groups.map(({ id, values, ...group }) => ({
    ...group,
    id,
    reason: isMessageId(id) ? say(language, id, values ?? {}) : '',
    samples: group.samples.filter((value) => value !== ''),
    choice: choiceOf(id, group.field),
  }))
  const foreign = await findForeignIds(db, record)
  if (foreign === null) return reasons
  const { fields, rows } = foreign
  const choice: ImportChoice = { rule: 'ignore', value: fields }
  const key = importKeyOf(record.kind, chosenMap(record.map, choice)) ?? 'none'
  const [first] = reasons.filter(({ id }) => id === unknownId)
  return [
    {
      id: unknownId,
      column: '',
      field: '',
      reason: say(language, 'import.idsForeign', { key }),
      rows,
      samples: first?.samples ?? [],
      choice,
    },
    ...reasons.filter(({ id }) => id !== unknownId),
  ]
}

function choiceOf(reason: string, field: string): ImportChoice | null {
  return rules[reason] ?? (field === '' || ofRows.includes(reason) ? null : { rule: 'leave', value: field })
}
