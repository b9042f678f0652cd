import { Agent, request } from 'node:http'
import { processorTime } from './processorTime.mjs'
import { median } from './trend.mjs'

/** Connections at once. */
const connections = 20

/**
 * How many times a second each of two things answers, and the milliseconds of processor time that each answer takes, by
 * turns, so that whatever else the machine does hits both: the medians of the rounds, and of the ratios of each round. Of
 * ours there are `{ ask }`, which makes what is sent, and `url` and `pid` of who answers; of both the database's `pid`.
 */
export async function byTurns(ours, bare, { rounds, seconds, database }) {
  const [one, other] = [ours, bare].map((asked) => (amount) => shoot(asked, amount, database))
  return compare(one, other, { rounds, seconds })
}

/** The same of two pieces of work that are told how often to do it: `{ perSecond, processor }` is what they say. */
export async function compare(ours, bare, { rounds, seconds }) {
  const amounts = [await amountFor(ours, seconds), await amountFor(bare, seconds)]
  const taken = []
  for (let round = 0; round < rounds; round += 1) taken.push([await ours(amounts[0]), await bare(amounts[1])])
  const of = (read) => median(taken.map(read))
  return {
    ours: of(([one]) => one.perSecond),
    bare: of(([, other]) => other.perSecond),
    ratio: of(([one, other]) => one.perSecond / other.perSecond),
    processor: of(([one]) => one.processor),
    processorBare: of(([, other]) => other.processor),
    processorRatio: of(([one, other]) => other.processor / one.processor),
  }
}

/** About as many as are answered in that time; asking for some warms up. */
async function amountFor(work, seconds) {
  const few = connections * 2
  await work(few)
  const { perSecond } = await work(few)
  return Math.max(connections * 2, Math.round(perSecond * seconds))
}

/** autocannon looks at the clock once a second only, which is longer than a turn. */
async function shoot({ url, ask, pid }, amount, database) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = amount
  async function visitor() {
    while (left > 0) {
      left -= 1
      const asked = ask()
      const status = await answered(url, { ...asked, agent })
      if (status < 200 || status > 299) throw new Error(`${asked.path} answered ${status}`)
    }
  }
  try {
    const visitors = () => Promise.all(Array.from({ length: connections }, visitor))
    return await timed(amount, visitors, () => processorTime([pid, database]))
  } finally {
    agent.destroy()
  }
}

/** What work comes to that does something so many times; `processor` says the seconds that were used so far. */
export async function timed(amount, work, processor) {
  const [began, used] = [performance.now(), processor()]
  await work()
  return {
    perSecond: amount / ((performance.now() - began) / 1000),
    processor: ((processor() - used) * 1000) / amount,
  }
}

/** The status of an answer that has come whole. */
function answered(url, { body, path, ...asked }) {
  return new Promise((resolve, reject) => {
    request(url + path, asked, (answer) => answer.resume().once('end', () => resolve(answer.statusCode)))
      .once('error', reject)
      .end(body)
  })
}
