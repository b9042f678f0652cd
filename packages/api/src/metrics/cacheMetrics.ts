import { Counter, Gauge, type Registry } from 'prom-client'
import type { KeptState } from '../freshness/keptValues.ts'

/** Tells what the caches of this process keep, and how often they had what was asked for. */
export function measureCaches(caches: ReadonlyMap<string, () => KeptState>, registry: Registry): void {
  const registers = [registry]
  new Counter({
    name: 'gallery_cache_requests_total',
    help: 'Questions to a cache, by whether it had the answer.',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset()
      for (const [cache, state] of caches) {
        const { hits, misses } = state()
        this.inc({ cache, result: 'hit' }, hits)
        this.inc({ cache, result: 'miss' }, misses)
      }
    },
  })
  new Gauge({
    name: 'gallery_cache_bytes',
    help: 'How much a cache keeps, about.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, state] of caches) this.set({ cache }, state().bytes)
    },
  })
  new Gauge({
    name: 'gallery_cache_entries',
    help: 'How many things a cache keeps.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, state] of caches) this.set({ cache }, state().entries)
    },
  })
}
