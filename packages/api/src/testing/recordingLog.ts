import Fastify, { type FastifyBaseLogger } from 'fastify'
import { logging } from '../logging.ts'

/** A line of a log. */
export interface LogLine {
  level: string
  message: string
  /** The addresses that the line names, if it does. */
  links?: string[]
}

/** The real logger of an app, writing into `lines`, and into `written` as it would be written. */
export function recordingLog(): FastifyBaseLogger & { lines: LogLine[]; written: string[] } {
  const lines: LogLine[] = []
  const written: string[] = []
  const stream = {
    write(text: string): void {
      written.push(text)
      const { level, msg, links }: { level: number; msg: string; links?: string[] } = JSON.parse(text)
      const line = { level: level >= 50 ? 'error' : level >= 40 ? 'warn' : 'info', message: msg }
      lines.push(links ? { ...line, links } : line)
    },
  }
  const { log } = Fastify({ logger: { ...logging, level: 'info', stream } })
  return Object.assign(log, { lines, written })
}
