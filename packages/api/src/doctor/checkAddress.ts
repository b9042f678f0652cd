import { readFile } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { rootCertificates, TLSSocket } from 'node:tls'
import { isHttps } from '../env/env.ts'
import { wordsWithCause } from '../plainWords.ts'
import { type Finding, findings } from './finding.ts'

const { ok, warn, bad } = findings('address')

const patience = 10_000
const day = 86_400_000
/** Days before its end in which a certificate should have been renewed: most are, thirty days before. */
const late = 14

/** Whether visitors reach the gallery at its public address, and how long its certificate lasts. */
export async function checkAddress(
  env: { PUBLIC_URL: string },
  { now, authorities }: { now: Date; authorities: string | undefined }
): Promise<Finding[]> {
  const { PUBLIC_URL: address } = env
  try {
    const { status, text, ends } = await ask(`${address}/healthz`, authorities)
    const answered =
      status === 200 && text.includes('"ok"')
        ? ok(`The gallery answers at ${address}`)
        : bad(
            `At ${address} something else answers (${status})`,
            'Have the proxy pass requests on to HOST and PORT, or mend PUBLIC_URL.'
          )
    return ends === undefined ? [answered] : [answered, certificate(ends, now)]
  } catch (error) {
    const todo = isHttps(env)
      ? 'Is the server running, does the name lead to this machine, and does the proxy have a certificate that is valid?'
      : 'Is the server running, and does PUBLIC_URL lead to it?'
    return [bad(`Nobody answers at ${address}: ${wordsWithCause(error)}`, todo)]
  }
}

function certificate(ends: Date, now: Date): Finding {
  const days = Math.floor((ends.getTime() - now.getTime()) / day)
  const says = `The certificate lasts until ${ends.toISOString().slice(0, 10)}, for ${days} days`
  return days < late
    ? warn(says, 'Have it renewed, and find out why that has not happened by itself.')
    : ok(says)
}

type Answer = { status: number; text: string; ends: Date | undefined }

/** Asks as a browser does, on a connection of its own. `authorities` names a file of further ones to believe. */
async function ask(url: string, authorities: string | undefined): Promise<Answer> {
  const more =
    authorities === undefined ? {} : { ca: [...rootCertificates, await readFile(authorities, 'utf8')] }
  return new Promise((resolve, reject) => {
    const asked = (url.startsWith('https:') ? https : http).get(url, {
      ...more,
      agent: false,
    })
    const timer = setTimeout(() => asked.destroy(new Error('no answer came in time')), patience)
    asked.on('close', () => clearTimeout(timer))
    asked.on('error', reject)
    asked.on('response', (answer) => {
      const { socket } = answer
      const ends = socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : undefined
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text = (text + part).slice(0, 1_000)
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, ends }))
      answer.on('error', reject)
    })
  })
}
