import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './root.ts'

/** Runs a file of the built product with Node.js, from the checkout's folder, and waits until it ends well. */
export async function runProduct(
  file: string,
  args: readonly string[],
  env: Record<string, string>
): Promise<void> {
  await promisify(execFile)(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}
