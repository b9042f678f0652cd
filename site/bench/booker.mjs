import { cpus } from 'node:os'
import { source } from './source.mjs'

const { ajaxHeader, csrfCookie, csrfHeader } = await source('packages/contract/src/headers.ts')
const { bookingBy, forwarded } = await source('site/e2e/visitor.ts')
const { solve } = await source('site/src/proof/solve.ts')

/** Milliseconds after which whoever asked counts as unanswered. */
const patience = 60_000

/**
 * Somebody tries to book a place for so many people. Of the answer: `kind` is the status; `unsaid` one that is none of
 * those that a visitor can make something of; `cut` when the connection broke, as when a process dies; `hung` when nothing
 * came.
 */
export async function book(url, { name, address, slot, people = 1 }) {
  const form = { ...bookingBy(name, slot), people }
  return { ...(await sendForm(`${url}/api/appointments`, form, address)), slot, email: form.email }
}

/** Somebody waits for a place in a full slot. The answer is as that of {@link book}. */
export async function wait(url, { name, address, slot, people }) {
  const { place, ...form } = { ...bookingBy(name, slot), people }
  return sendForm(`${url}/api/places/${place}/waiting`, form, address)
}

/** Whoever holds the mailed link `token` does something with the booking: `confirm`, `cancel`, `move`, `party`. */
export function change(url, { token, does, body = {}, address }) {
  return ask(`${url}/api/appointments/link/${token}/${does}`, body, address)
}

/** The answer to a form, and the milliseconds that were waited for it: the work that is proved is the visitor's own. */
async function sendForm(url, form, address) {
  const first = await ask(url, form, address)
  // Not their first: the browser solves the puzzle and sends the form again.
  if (!first.challenge) return first
  const second = await ask(url, { ...form, proof: await solveInTurn(first.challenge) }, address)
  return { ...second, ms: first.ms + second.ms }
}

/** As many puzzles at once as there are cores: each visitor would have a machine of their own for theirs. */
const solving = new Set()

async function solveInTurn(challenge) {
  while (solving.size >= cpus().length) await Promise.race(solving)
  const solved = solve(challenge).finally(() => solving.delete(solved))
  solving.add(solved)
  return solved
}

async function ask(url, form, address) {
  const begun = performance.now()
  const waited = () => ({ ms: performance.now() - begun })
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'es',
        [forwarded]: address,
        cookie: `${csrfCookie}=rush`,
        [csrfHeader]: 'rush',
        [ajaxHeader]: 'XMLHttpRequest',
      },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(patience),
    })
    const { message, data, challenge } = await answer.json()
    const isSaid = answer.status === 200 ? data?.id > 0 : message?.length > 10
    const isKnown = [200, 201, 404, 409, 422, 428, 429, 503].includes(answer.status)
    const kind = isSaid && isKnown ? String(answer.status) : 'unsaid'
    return { kind, status: answer.status, message, id: data?.id, challenge, ...waited() }
  } catch (error) {
    return { kind: error.name === 'TimeoutError' ? 'hung' : 'cut', ...waited() }
  }
}

/** An address that nobody else asks from. */
export function addressOf(number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** How many of each kind, as a line. */
export function kindsOf(answers) {
  const counts = new Map()
  for (const { kind } of answers) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .sort()
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')
}

/** The value below which that share of the values lies. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
