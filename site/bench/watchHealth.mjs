/** Milliseconds between two looks. */
const pace = 100
/** Milliseconds that a look may take: who watches over a process waits no longer. */
const patience = 10_000

/**
 * Looks at `/healthz` and `/readyz` of every process all the time. `databaseIs` tells the truth: `away` while it
 * certainly does not answer, else `unsure`. `stop` resolves with what was seen.
 */
export function watchHealth(apps) {
  let truth = 'unsure'
  let since = 0
  let watching = true
  const seen = { alive: 0, dead: 0, ready: 0, away: 0, lies: 0, faults: [] }

  /** Asks, unless the process is dead or died meanwhile. */
  async function ask(app, path) {
    if (!app.isUp) return undefined
    const asked = performance.now()
    const told = truth
    const lives = app.lives
    const answer = await fetch(app.url + path, { signal: AbortSignal.timeout(patience) }).catch(
      (error) => error
    )
    const status = answer.status ?? answer.name
    await answer.arrayBuffer?.()
    const isSame = app.isUp && app.lives === lives
    // What was asked or answered while the truth changed proves nothing.
    return { status, isSame, told: told === truth && asked > since ? truth : 'unsure' }
  }

  async function look(app) {
    const [alive, ready] = await Promise.all([ask(app, '/healthz'), ask(app, '/readyz')])
    if (alive?.status === 200) seen.alive += 1
    else if (alive?.isSame) {
      seen.dead += 1
      seen.faults.push(`/healthz of a process that lives: ${alive.status}`)
    }
    if (ready?.status === 200) seen.ready += 1
    if (ready?.status === 503) seen.away += 1
    if (ready?.status === 200 && ready.told === 'away') {
      seen.lies += 1
      seen.faults.push('/readyz said 200 while the database was away')
    }
    if (ready?.isSame && ready.status !== 200 && ready.status !== 503)
      seen.faults.push(`/readyz answered ${ready.status}`)
  }

  const watches = apps.map(async (app) => {
    while (watching) {
      await look(app)
      await new Promise((resolve) => setTimeout(resolve, pace))
    }
  })
  return {
    databaseIs: (state) => {
      truth = state
      since = performance.now()
    },
    stop: async () => {
      watching = false
      await Promise.all(watches)
      return seen
    },
  }
}
