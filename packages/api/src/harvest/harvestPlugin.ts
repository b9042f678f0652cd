import { workerPlugin } from '../jobs/workerPlugin.ts'
import { stampHarvest } from './stamp.queries.ts'

/** Notes what changed for harvesters. */
export const harvestPlugin = workerPlugin(({ db }) => ({
  name: 'harvest',
  pace: 15_000,
  next: () => stampHarvest(db),
  trouble: 'What changed for harvesters could not be noted; the next look is in a quarter of a minute',
}))
