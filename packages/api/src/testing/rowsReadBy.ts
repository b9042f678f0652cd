import { type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'

const Plan: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().default(0),
    'Rows Removed by Join Filter': z.number().default(0),
    Plans: z.array(Plan).default([]),
  })
)
interface PlanNode {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter': number
  'Rows Removed by Join Filter': number
  Plans: PlanNode[]
}

/** How many rows the steps of a query came by, those that they dropped included. On PostgreSQL alone. */
export async function rowsReadBy(db: Db, query: SQLWrapper): Promise<number> {
  const explained = z.object({ 'QUERY PLAN': z.array(z.object({ Plan })) })
  const [row] = await selectRows(db, sql`explain (analyze, format json) ${query}`, explained)
  const read = (node: PlanNode): number =>
    (node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Join Filter']) *
      node['Actual Loops'] +
    node.Plans.reduce((sum, part) => sum + read(part), 0)
  return row?.['QUERY PLAN'].reduce((sum, plan) => sum + read(plan.Plan), 0) ?? 0
}
