import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Database } from '../db/db.ts'
import { measureCaches } from './cacheMetrics.ts'
import { measureDatabase } from './databaseMetrics.ts'
import { measureRequests } from './requestMetrics.ts'
import { measureState } from './stateMetrics.ts'

/** Begins to measure: the process itself (memory, processor, event loop, collections), requests, statements, caches and work. */
export function openMetrics(app: FastifyInstance, database: Database): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  measureDatabase(database, registry)
  measureCaches(app.caches, registry)
  measureState(database.db, () => app.clock(), registry)
  return registry
}
