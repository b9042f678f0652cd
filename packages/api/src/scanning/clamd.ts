import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { ClamdAddress } from '../env/clamdAddress.ts'

/** What clamd says of a file; `name` is the virus's, in its own words. `tooLarge`: more than its `StreamMaxLength`. */
export type Verdict = { is: 'clean' } | { is: 'infected'; name: string } | { is: 'tooLarge' }

/** Milliseconds without a byte either way after which clamd counts as away. */
const silence = 30_000
/** Milliseconds after which a scan is over, however slowly it goes on. */
const longest = 10 * 60_000

/**
 * Sends content to clamd, a part after the other as it is read (its command INSTREAM), and reads what it says.
 *
 * @throws when it does not answer, answers late, or says that it could not scan
 */
export async function scanStream(
  address: ClamdAddress,
  content: AsyncIterable<Uint8Array>,
  patience = silence
): Promise<Verdict> {
  try {
    return verdictOf(await converse(address, patience, (socket) => send(socket, content)))
  } catch (error) {
    // Of too large a file it reads no more and hangs up, and its last words may be lost with what was on the way.
    const isCutOff = error instanceof Error && 'code' in error && cutOff.includes(String(error.code))
    if (!isCutOff) throw error
    await pingClamd(address, patience)
    return { is: 'tooLarge' }
  }
}

/** What a connection that the other side has closed is called. */
const cutOff = ['EPIPE', 'ECONNRESET']

async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, 'zINSTREAM\0')
  for await (const part of content) {
    if (!socket.writable) return
    const size = Buffer.alloc(4)
    size.writeUInt32BE(part.byteLength)
    await write(socket, size)
    await write(socket, part)
  }
  await write(socket, Buffer.alloc(4))
}

/** Asks clamd whether it is there. @throws when it does not answer so within `patience` milliseconds */
export async function pingClamd(address: ClamdAddress, patience: number): Promise<void> {
  const answer = await converse(address, patience, (socket) => write(socket, 'zPING\0'))
  if (answer !== 'PONG') throw new Error(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`)
}

/** One command and its answer, which ends with a zero byte or with the connection. */
async function converse(
  address: ClamdAddress,
  patience: number,
  say: (socket: Socket) => Promise<void>
): Promise<string> {
  const socket = connect(address)
  const giveUp = () => socket.destroy(new Error('clamd does not answer in time'))
  const end = setTimeout(giveUp, longest)
  socket.setTimeout(patience, giveUp)
  let answer = ''
  const answered = new Promise<void>((resolve, reject) => {
    socket.on('data', (bytes: Buffer) => {
      answer += bytes.toString('utf8')
      if (answer.includes('\0')) resolve()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
  try {
    await once(socket, 'connect')
    // Who refuses the rest of a large file says so and hangs up while it is still being sent.
    await Promise.race([answered, say(socket).then(() => answered)])
    if (answer === '') throw new Error('clamd hung up')
    return answer.split('\0', 1)[0]?.trim() ?? ''
  } finally {
    clearTimeout(end)
    answered.catch(() => undefined)
    socket.destroy()
  }
}

async function write(socket: Socket, bytes: Uint8Array | string): Promise<void> {
  if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { is: 'clean' }
  const name = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (name !== undefined) return { is: 'infected', name }
  if (/size limit exceeded/i.test(answer)) return { is: 'tooLarge' }
  throw new Error(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`)
}
