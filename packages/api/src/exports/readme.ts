import type { Language } from '@gallery/contract'
import { say } from '../say.ts'
import { columnText } from './columnTexts.ts'
import { exportTables } from './tables.ts'

/** What is in the zip of everything, in a language: every table with every column, and where the files are. */
export function readmeOf(language: Language, gallery: string, at: string): string {
  const parts = exportTables.map((table) => {
    const columns = table.columns.map(
      (column) => `- \`${column.name}\`: ${columnText(table, column, language)}`
    )
    return [`## ${table.kind}`, '', say(language, `export.about.${table.kind}`), '', ...columns, ''].join(
      '\n'
    )
  })
  const head = [`# ${gallery}`, '', say(language, 'export.readme.head', { at }), '']
  const rules = ['csv', 'xlsx', 'languages', 'files', 'secret'] as const
  const notes = rules.map((rule) => `- ${say(language, `export.readme.${rule}`)}`)
  return [...head, ...notes, '', ...parts].join('\n')
}
