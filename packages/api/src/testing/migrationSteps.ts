/** A step of a migration after which the version before does not work any more. */
export interface Taking {
  /** What it is, as a sentence for whoever wrote it. */
  why: string
  /** What it takes away, where that is a table or a column of one: `works` or `works.title`. */
  of?: string
}

/**
 * What a migration takes from the version before it: of each statement that is no addition which that version does not
 * notice. What a block of code does (`DO $$ … $$`) is not looked into, but for what it drops.
 */
export function takings(migration: string): Taking[] {
  const text = withoutWords(migration)
  const made = new Set(found(text, /\bcreate table (?:if not exists )?([\w.]+)/g))
  const added = new Set(found(text, /\badd column (?:if not exists )?(\w+)/g))
  const again = new Set([
    ...found(text, /\bcreate (?:or replace )?(?:function|trigger) ([\w.]+)/g),
    ...found(text, /\bcreate (?:unique )?index (?:if not exists )?([\w.]+)/g),
    ...found(text, /\badd constraint ([\w.]+)/g),
  ])
  return text.split(';').flatMap((statement): Taking[] => {
    const table = first(statement, /\balter table (?:if exists )?(?:only )?([\w.]+)/)
    if (table !== undefined && made.has(table)) return []
    return [
      ...dropped(statement, again),
      ...(table === undefined ? [] : altered(statement, table)),
      ...ruled(statement, { made, added }),
    ]
  })
}

function dropped(statement: string, again: ReadonlySet<string>): Taking[] {
  const [, kind, name = ''] =
    /\bdrop (table|view|function|trigger|index|type|sequence|schema|extension) (?:if exists )?([\w.]+)/.exec(
      statement
    ) ?? []
  // What is made again under its name in the same migration was changed, not taken.
  if (kind === undefined || again.has(name)) return []
  return [{ why: `drops the ${kind} ${name}`, ...(kind === 'table' && { of: name }) }]
}

const alterations: [pattern: RegExp, why: string][] = [
  [/\bdrop column (?:if exists )?(\w+)/, 'drops the column'],
  [/\brename (?:column )?(\w+) to/, 'renames'],
  [/\brename to (\w+)/, 'renames the table to'],
  [/\balter column (\w+) (?:set data )?type\b/, 'gives another type to'],
  [/\balter column (\w+) set not null/, 'asks for a value in'],
  [/\balter column (\w+) drop default/, 'takes the default from'],
  [
    /\badd column (?:if not exists )?(\w+)(?=[^,]*\bnot null)(?![^,]*\b(?:default|generated)\b)/,
    'asks for a value in the new column',
  ],
]

function altered(statement: string, table: string): Taking[] {
  return alterations.flatMap(([pattern, why]) => {
    const name = first(statement, pattern)
    if (name === undefined) return []
    return [
      {
        why: `${why} ${name} of ${table}`,
        ...(why.endsWith('column') && pattern.source.includes('drop') && { of: `${table}.${name}` }),
      },
    ]
  })
}

/** A rule for rows that the version before writes without knowing it: one that speaks of no column that is new here. */
function ruled(
  statement: string,
  { made, added }: { made: ReadonlySet<string>; added: ReadonlySet<string> }
): Taking[] {
  const [, kind, table, name, rule = ''] =
    /\b(alter table) (?:only )?([\w.]+) add constraint (\w+) (.*)/.exec(statement) ??
    indexed(/\b(create unique index) (?:if not exists )?(\w+) on (?:only )?([\w.]+) (.*)/.exec(statement)) ??
    []
  if (kind === undefined || table === undefined || made.has(table)) return []
  const own = rule.replace(/\breferences .*/, '')
  if (found(own, /\b(\w+)\b/g).some((word) => added.has(word))) return []
  return [{ why: `adds to what rows of ${table} have to be, by ${name}` }]
}

/** An index names itself first and its table then. */
function indexed(match: RegExpExecArray | null): string[] | undefined {
  if (match === null) return undefined
  const [whole = '', kind = '', name = '', table = '', rule = ''] = match
  return [whole, kind, table, name, rule]
}

/** Statements without comments, quoted texts and the quotes around names; in lower case, with single spaces. */
function withoutWords(migration: string): string {
  return migration
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replace(/\bpublic\./gi, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
}

function first(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1]
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
