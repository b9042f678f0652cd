import { parseArgs } from 'node:util'
import { examine } from '../doctor/examine.ts'
import { type Finding, findings } from '../doctor/finding.ts'
import { type Env, readEnv } from '../env/env.ts'
import { wordsWithCause } from '../plainWords.ts'
import { columns } from './columns.ts'
import { type Command, exactly, Misuse, type Terminal } from './command.ts'
import { readEmail } from './email.ts'
import { sendTestMail } from './testMail.ts'

/** `gallery doctor`: whether everything that a gallery leans on does its work. */
export const doctor: Command = {
  usage: ['doctor [--mail EMAIL] [--space MB] [--json]'],
  about:
    'Looks at database, clock, disk, storage, mail server, public address, certificate, backups and what waits, and says what to do. With --mail it sends a mail; --space says how much should be left on the disk (1000). Ends with 1 when something is bad.',
  async run(args, terminal) {
    const options = {
      mail: { type: 'string' },
      space: { type: 'string', default: '1000' },
      json: { type: 'boolean' },
    } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    exactly(positionals, [])
    const space = Number(values.space)
    if (!(space >= 0)) throw new Misuse(`“${values.space}” is no number of megabytes`)
    const to = values.mail === undefined ? undefined : readEmail(values.mail)
    const found = await look(terminal, space, to)
    if (values.json) terminal.print(JSON.stringify(found, null, 2))
    else for (const line of lines(found)) terminal.print(line)
    const bad = new Set(found.filter(({ state }) => state === 'bad').map(({ check }) => check))
    if (bad.size > 0) throw new Error(`Not well: ${[...bad].join(', ')}`)
  },
}

async function look(terminal: Terminal, space: number, to: string | undefined): Promise<Finding[]> {
  let env: Env
  try {
    env = readEnv(terminal.environment)
  } catch (error) {
    return [
      findings('configuration').bad(
        wordsWithCause(error),
        'Mend these variables; README has what each may be.'
      ),
    ]
  }
  const clock = terminal.now
  const send = to === undefined ? {} : { send: { to, now: () => sendTestMail(env, to, 'es', clock()) } }
  return examine(env, { clock, space, authorities: terminal.environment.NODE_EXTRA_CA_CERTS, ...send })
}

function lines(found: readonly Finding[]): string[] {
  const told = columns(found.map(({ state, check, says }) => [state, check, says]))
  const width = columns([...found.map(({ state, check }) => [state, check, '|'])])[0]?.indexOf('|') ?? 0
  return found.flatMap(({ todo }, at) => [
    told[at] ?? '',
    ...(todo === undefined ? [] : [`${' '.repeat(width)}→ ${todo}`]),
  ])
}
