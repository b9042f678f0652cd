import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/db.ts'

/** Seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Measures the statements of a database, and looks at its connections when it is asked. */
export function measureDatabase(
  { watch, connections }: Pick<Database, 'watch' | 'connections'>,
  registry: Registry
): void {
  const registers = [registry]
  const durations = new Histogram({
    name: 'gallery_db_statement_duration_seconds',
    help: 'Time until the database had answered a statement.',
    buckets,
    registers,
  })
  const errors = new Counter({
    name: 'gallery_db_statement_errors_total',
    help: 'Statements that the database refused or did not answer.',
    registers,
  })
  watch(() => {
    const begun = performance.now()
    return (error) => {
      durations.observe((performance.now() - begun) / 1_000)
      if (error !== undefined) errors.inc()
    }
  })
  if (!connections) return
  new Gauge({
    name: 'gallery_db_connections',
    help: 'Connections of the pool of this process.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle } = connections()
      this.set({ state: 'busy' }, open - idle)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'gallery_db_connection_waiters',
    help: 'Those who wait for a connection of the pool.',
    registers,
    collect() {
      this.set(connections().waiting)
    },
  })
}
