import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type ImportCounts,
  ImportFacts,
  ImportKind,
  type ImportMap,
  ImportRules,
  type ImportUnsure,
  importTargets,
  Language,
} from '@gallery/contract'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { InvalidInput, Refused } from '../errors.ts'
import { checkTable } from '../imports/check.ts'
import type { Fault, Reason } from '../imports/faults.ts'
import { forgetImport } from '../imports/forgetting.queries.ts'
import { createImport, findImport, keepChecked, planFor, stageRows } from '../imports/imports.queries.ts'
import { moveAtOnce } from '../imports/job.ts'
import { countKept, listKept, seekLater } from '../imports/later.queries.ts'
import { inspectApart } from '../imports/reading/apart/readApart.ts'
import { sayFault } from '../imports/sayFault.ts'
import { suggestMap } from '../imports/suggest.ts'
import { say } from '../say.ts'
import { type Command, exactly, Misuse, type Terminal, withDatabase } from './command.ts'

const example =
  '{ "code": "Inventory No.", "title_es": "Title", "year": "Date", "rules": { "years": "first" } }'

const about = `Brings a table (CSV or XLSX) in; MAP.json maps our field names to the file's column names, and may hold “rules”
      and “file” with what is to be read otherwise than found: ${example}.
      Without --map the columns are mapped by their names; --suggest prints that map, to be changed and given back.
      “help import works” lists the fields and rules. --dry-run writes nothing. Why rows are refused is said in the language asked for.
      “import undo” takes a whole import back; --keep leaves what was changed afterwards.`

/** `gallery import`: the panel's import from the command line, with the same rules. */
export const importTables: Command = {
  usage: [
    'import works|artists|items|files FILE [--map MAP.json] [--dry-run] [--json] [--language es|en]',
    'import works|artists|items|files FILE --suggest',
    'import undo ID [--keep]',
  ],
  about,
  more: ([what]) => {
    const kind = ImportKind.safeParse(what)
    return kind.success
      ? [
          ...['', `Fields of ${kind.data}:`, ...importTargets[kind.data].map((field) => `  ${field}`)],
          ...['', 'Rules, with what they may be:', ...ruleLines()],
        ]
      : []
  },
  async run(args, terminal) {
    const options = {
      map: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      suggest: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
    } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [what = '', file = ''] = exactly(positionals, [
      'works, artists, items, files or undo',
      'FILE or ID',
    ])
    if (what === 'undo') return undo(terminal, file, values.keep)
    const kind = ImportKind.safeParse(what)
    if (!kind.success) throw new Misuse(`“${what}” is neither works, artists, items, files nor undo`)
    const language = Language.safeParse(values.language)
    if (!language.success) throw new Misuse(`“${values.language}” is neither es nor en`)
    const asked = { kind: kind.data, file, ...values, language: language.data, dryRun: values['dry-run'] }
    if (values.suggest) return printMap(terminal, asked)
    await bringIn(terminal, asked).catch((error) => explained(error, language.data))
  },
}

/** The rules that are a word or yes and no. */
function ruleLines(): string[] {
  return Object.entries(ImportRules.shape).flatMap(([name, rule]) => {
    const words = wordsOf(rule.unwrap())
    return words.length > 0 ? [`  ${name}: ${words.join(', ')}`] : []
  })
}

/** What a rule may be; nothing for lists, such as the fields to leave out. */
function wordsOf(rule: z.core.$ZodType): string[] {
  if (rule instanceof z.ZodNullable) return wordsOf(rule.unwrap())
  if (rule instanceof z.ZodEnum) return rule.options.map(String)
  if (rule instanceof z.ZodBoolean) return ['true', 'false']
  // The one text among the rules.
  return rule instanceof z.ZodString ? ['a currency of ISO 4217, such as USD'] : []
}

type Asked = {
  kind: ImportKind
  file: string
  map?: string
  dryRun: boolean
  json: boolean
  language: Language
}

type Report = {
  new: number
  changed: number
  unchanged: number
  /** What is made besides, because a row names it. */
  made: { artists: number; collections: number; archives: number }
  errors: { row: number; column: string; reason: string }[]
  /** What looks odd and is brought in all the same. */
  warnings: string[]
}

/** Prints the map by which a file would be read, as `--map` takes it. */
async function printMap({ print }: Terminal, { kind, file, language }: Asked): Promise<void> {
  const { facts, columns } = await inspectApart(file, {}, kind).catch((error) => explained(error, language))
  const { fields, rules } = suggestMap(kind, columns)
  print(JSON.stringify({ ...fields, rules, file: facts }, undefined, 2))
}

async function bringIn(terminal: Terminal, asked: Asked): Promise<void> {
  const { kind, file, map: mapFile, dryRun, json, language } = asked
  const given = mapFile === undefined ? null : await readMap(mapFile)
  await withDatabase(terminal, { makes: false }, async (gallery) => {
    const { db, env } = gallery
    const inspected = await inspectApart(file, given?.facts, kind)
    const map = given?.map ?? suggestMap(kind, inspected.columns)
    for (const what of inspected.facts.unsure) {
      if (given?.facts[what] === undefined) terminal.warn(unsureNote(what, inspected.facts))
    }
    if (dryRun) {
      const plan = planFor({ kind, ...inspected, map })
      return print(terminal, json, await dryRunOf(db, file, plan, language))
    }
    const writing = { now: terminal.now(), by: null }
    planFor({ kind, ...inspected, map })
    const id = await createImport(
      db,
      file,
      { kind, name: basename(file), facts: inspected.facts, map },
      writing
    )
    const report = await stagedReport(db, id, file, { language, progress: terminal.progress })
    if (report.new + report.changed === 0) {
      await forgetImport(db, id)
      return print(terminal, json, report)
    }
    const needs = { db, asked: gallery.asked, clock: terminal.now, zone: env.GALLERY_TZ }
    await moveAtOnce(needs, await findImport(db, id), 'applying')
    print(terminal, json, { ...report, id })
  })
}

/** What was taken for true of a file that does not tell. */
function unsureNote(what: ImportUnsure, { decimal, days }: ImportFacts): string {
  const read =
    what === 'decimal'
      ? `numbers can be read either way; “${decimal}” is taken for the decimal sign`
      : `days can be read either way; the ${days} is taken to come first`
  return `${read}. Say otherwise in the map: "file": { "${what}": … }`
}

async function dryRunOf(
  db: Db,
  path: string,
  plan: ReturnType<typeof planFor>,
  language: Language
): Promise<Report> {
  const errors: Report['errors'] = []
  const { counts, warnings: odd } = await checkTable(db, { path, plan, importId: null }, async (rows) => {
    for (const { row, faults } of rows) errors.push(...faults.map((each) => errorOf(row, each, language)))
  })
  return reportOf(counts, errors, odd, language)
}

function reportOf(
  { new: added, changed, unchanged, new_artists, new_collections, new_archives }: ImportCounts,
  errors: Report['errors'],
  odd: readonly Reason[],
  language: Language
): Report {
  const warnings = odd.map(({ id, values }) => say(language, id, values))
  const made = { artists: new_artists, collections: new_collections, archives: new_archives }
  return { new: added, changed, unchanged, made, errors, warnings }
}

async function stagedReport(
  db: Db,
  id: number,
  path: string,
  { language, progress }: { language: Language; progress: Terminal['progress'] }
): Promise<Report> {
  const errors: Report['errors'] = []
  const record = await findImport(db, id)
  const checked = await stageRows(db, record, path, {
    pulse: async (done) => progress?.(`${done} rows read`),
    hear: ({ row, faults }) => {
      errors.push(...faults.map((each) => errorOf(row, each, language)))
    },
  })
  progress?.('')
  await keepChecked(db, id, checked)
  return reportOf(checked.counts, errors, checked.warnings, language)
}

function errorOf(row: number, each: Fault, language: Language) {
  const { column, reason } = sayFault(each, language)
  return { row, column, reason }
}

function print({ print: line }: Terminal, json: boolean, report: Report & { id?: number }): void {
  if (json) {
    line(JSON.stringify(report))
    return
  }
  for (const { row, column, reason } of report.errors) {
    line(`row ${row}${column === '' ? '' : `, ${column}`}: ${reason}`)
  }
  for (const warning of report.warnings) line(warning)
  const rows = new Set(report.errors.map((error) => error.row)).size
  if (report.changed > report.new && report.id === undefined) {
    line(
      'This changes more than it adds: look at the rows that it joins with what is there before it is brought in.'
    )
  }
  line(`${report.new} new, ${report.changed} changed, ${report.unchanged} unchanged, ${rows} refused`)
  const made = Object.entries(report.made).filter(([, count]) => count > 0)
  if (made.length > 0) line(`New besides: ${made.map(([what, count]) => `${count} ${what}`).join(', ')}`)
  if (report.id !== undefined)
    line(`Imported as ${report.id}. “gallery import undo ${report.id}” takes it back.`)
}

async function undo(terminal: Terminal, word: string, keep: boolean): Promise<void> {
  const id = Number(word)
  if (!Number.isInteger(id) || id < 1) throw new Misuse(`“${word}” is no import's id`)
  await withDatabase(terminal, { makes: false }, async ({ db, env, asked }) => {
    const record = await findImport(db, id).catch(() => {
      throw new Error(`There is no import ${id}`)
    })
    if (record.state !== 'applied')
      throw new Error(`Import ${id} is not applied: there is nothing to take back`)
    const later = await seekLater(db, id, async () => {})
    const { data: first } = await listKept(db, id, { page: 1, per_page: 100 })
    for (const { kind, id: record_id, title } of first)
      terminal.warn(`changed later: ${kind} ${record_id}, ${title}`)
    if (later > first.length) terminal.warn(`changed later: ${later - first.length} more`)
    if (later > 0 && !keep) {
      throw new Error('An undo would lose what was changed later. Add --keep to undo the rest and keep it.')
    }
    const needs = { db, asked, clock: terminal.now, zone: env.GALLERY_TZ }
    // Whoever brought it in did not take it back.
    const taken = { ...record, created_by: null, keeps: keep }
    await moveAtOnce(needs, taken, 'undoing').catch((error) => explained(error, 'en'))
    const kept = await countKept(db, id)
    terminal.print(`Import ${id} is undone${kept > 0 ? `; ${kept} records are kept` : ''}`)
  })
}

/** What a map in a file holds: fields and columns, with the rules and what is known of the file under names of their own. */
const MapFile = z
  .object({ rules: ImportRules.optional(), file: ImportFacts.partial().optional() })
  .catchall(z.string())
  .transform(({ rules, file, ...fields }): { map: ImportMap; facts: Partial<ImportFacts> } => ({
    map: { fields, rules: rules ?? ImportRules.parse({}) },
    facts: file ?? {},
  }))

async function readMap(path: string) {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} cannot be read`)
  })
  const read = MapFile.safeParse(parsed(text))
  if (read.success) return read.data
  throw new Error(`${path} is no map such as ${example}: ${z.prettifyError(read.error)}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A refusal of the API in a terminal's words. */
function explained(error: unknown, language: Language): never {
  if (error instanceof Refused) throw new Error(say(language, error.id, error.values), { cause: error })
  if (!(error instanceof InvalidInput)) throw error
  const [message] = Object.values(error.fields).flat()
  if (message === undefined) throw error
  const { id, values = {} } = typeof message === 'string' ? { id: message } : message
  throw new Error(say(language, id, values), { cause: error })
}
