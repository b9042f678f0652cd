import type { Env } from '../env/env.ts'
import { demoWarning } from '../installation/demo.ts'
import { type Finding, findings } from './finding.ts'

const { bad } = findings('panel')

/** Whether a gallery that the public reaches still passes for the demo, whose panel opens by a mail alone. */
export function checkDemo(env: Pick<Env, 'GALLERY_DATA' | 'PUBLIC_URL'>): Finding[] {
  const warning = demoWarning(env)
  return warning === null ? [] : [bad(warning.says, warning.todo)]
}
