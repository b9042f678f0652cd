import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const calls = 'pwrite64,pwritev,fsync,fdatasync,sendto'

/** Traces what PostgreSQL's processes write, sync and answer, with those that they begin. Null without strace. */
export async function traceSyncs(pids, file) {
  if (!existsSync('/usr/bin/strace')) return null
  const who = pids.flatMap((pid) => ['-p', String(pid)])
  const strace = spawn(
    'strace',
    ['-f', '-ttt', '-y', '-s', '60', '-e', `trace=${calls}`, '-o', file, ...who],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    }
  )
  await once(strace.stderr, 'data')
  return {
    stop: async () => {
      const ended = once(strace, 'exit')
      strace.kill('SIGINT')
      await ended
      return readTrace(await readFile(file, 'utf8'))
    },
  }
}

/**
 * What a trace tells. `commits`: the moments, in milliseconds, at which a commit was answered by a process that had
 * synced the log since it answered last; `together`: by one that had not, while another had, which does it for all who
 * wait. `unsynced`: answers of a process that had written into the log and not synced it.
 */
export function readTrace(text) {
  const wrote = new Map()
  const synced = new Map()
  const pending = new Map()
  const answered = new Map()
  const told = { commits: [], together: [], unsynced: [], syncs: 0 }
  for (const line of text.split('\n')) {
    const found = /^(\d+) +([\d.]+) (.*)$/.exec(line)
    if (!found) continue
    const [, pid, seconds, rest] = found
    let call = rest
    if (rest.includes('<unfinished')) {
      pending.set(pid, rest.slice(0, rest.indexOf('<unfinished')))
      continue
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    if (resumed) {
      call = `${pending.get(pid) ?? ''}${resumed[1]}`
      pending.delete(pid)
    }
    const isLog = call.includes('/pg_wal/')
    if (/^pwrite/.test(call) && isLog) wrote.set(pid, true)
    else if (/^f(data)?sync/.test(call) && isLog && / = 0$/.test(call)) {
      told.syncs += 1
      wrote.delete(pid)
      synced.set(pid, true)
    } else if (call.startsWith('sendto')) {
      if (wrote.has(pid)) told.unsynced.push(line)
      if (call.includes('COMMIT')) {
        const kind = synced.has(pid)
          ? 'commits'
          : told.syncs > (answered.get(pid) ?? told.syncs)
            ? 'together'
            : ''
        if (kind !== '') told[kind].push(Number(seconds) * 1_000)
      }
      synced.delete(pid)
      answered.set(pid, told.syncs)
    }
  }
  return told
}
