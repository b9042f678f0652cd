import { createServer, type Socket } from 'node:net'

/** Where in the conversation about a mail something happens (RFC 5321); `text` is after the mail's own text. */
type SmtpPhase = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'text'

/**
 * What happens there: a status is answered, such as 451 or 550; nothing is said; the connection is closed, in the phase
 * `text` amid it; or, `late`, what should be said comes after that many milliseconds.
 */
export type SmtpFault = { at: SmtpPhase; does: number | 'silence' | 'hangUp' | { late: number } }

export interface FaultyMailServer {
  /** `smtp://…` */
  url: string
  /** Recipients of the mails that were accepted, in order. */
  accepted: string[]
  /** What goes wrong, once, with the next connections, one each; without one all is well. */
  faults: SmtpFault[]
  close(): Promise<void>
}

const welcome: Readonly<Record<SmtpPhase, string>> = {
  greeting: '220 faulty.example',
  EHLO: '250 faulty.example',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  text: '250 accepted',
}

/** A mail server that speaks just enough SMTP to fail in every way there is. */
export async function openFaultyMailServer(): Promise<FaultyMailServer> {
  const accepted: string[] = []
  const faults: SmtpFault[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    converse(socket, faults.shift(), (to) => accepted.push(to))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    accepted,
    faults,
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function converse(socket: Socket, first: SmtpFault | undefined, accept: (to: string) => void): void {
  let fault = first
  let unread = ''
  let to = ''
  let isText = false

  function answer(phase: SmtpPhase): void {
    const does = fault?.at === phase ? fault.does : undefined
    if (does !== undefined) fault = undefined
    if (does === undefined) welcomeTo(phase)
    else if (does === 'hangUp') socket.destroy()
    else if (typeof does === 'number') socket.write(`${does} not now, or never\r\n`)
    else if (does !== 'silence') setTimeout(() => welcomeTo(phase), does.late)
  }

  function welcomeTo(phase: SmtpPhase): void {
    if (phase === 'text') accept(to)
    isText = phase === 'DATA'
    if (!socket.destroyed) socket.write(`${welcome[phase]}\r\n`)
  }

  function readText(): void {
    if (fault?.at === 'text' && fault.does === 'hangUp') socket.destroy()
    if (!unread.endsWith('\r\n.\r\n')) return
    unread = ''
    isText = false
    answer('text')
  }

  function readCommands(): void {
    const lines = unread.split('\r\n')
    unread = lines.pop() ?? ''
    for (const line of lines) {
      to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'EHLO' || command === 'MAIL' || command === 'RCPT' || command === 'DATA')
        answer(command)
      else if (command === 'RSET') socket.write('250 forgotten\r\n')
      else socket.end('221 bye\r\n')
    }
  }

  socket.on('data', (chunk) => {
    unread += chunk
    if (isText) readText()
    else readCommands()
  })
  answer('greeting')
}
