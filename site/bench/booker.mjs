import { source } from './source.mjs'

const { ajaxHeader, csrfCookie, csrfHeader } = await source('packages/contract/src/headers.ts')
const { bookingBy, forwarded } = await source('site/e2e/visitor.ts')
const { solve } = await source('site/src/proof/solve.ts')

/** Milliseconds after which whoever asked counts as unanswered. */
const patience = 60_000

/**
 * Somebody tries to book a place. Of the answer: `kind` is the status; `unsaid` one that is none of those that a visitor
 * can make something of; `cut` when the connection broke, as when a process dies; `hung` when nothing came.
 */
export async function book(url, { name, address, slot }) {
  const form = bookingBy(name, slot)
  const begun = performance.now()
  let outcome = await ask(url, form, address)
  // Not their first: the browser solves the puzzle and sends the form again.
  if (outcome.challenge) outcome = await ask(url, { ...form, proof: await solve(outcome.challenge) }, address)
  return { ...outcome, slot, email: form.email, ms: performance.now() - begun }
}

async function ask(url, form, address) {
  try {
    const answer = await fetch(`${url}/api/appointments`, {
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
    const isSaid = [201, 409, 422, 428, 429, 503].includes(answer.status) && message?.length > 10
    return { kind: isSaid ? String(answer.status) : 'unsaid', message, id: data?.id, challenge }
  } catch (error) {
    return { kind: error.name === 'TimeoutError' ? 'hung' : 'cut' }
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
