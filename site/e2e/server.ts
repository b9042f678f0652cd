import { spawn } from 'node:child_process'
import { freePort } from '../../packages/api/src/testing/freePort.mjs'
import { serverArgs, serverEnv, untilItListens } from '../../scripts/builtServer.mjs'
import { printedBy } from '../../scripts/run.mjs'
import { root } from './root.ts'

/** A running server of the built product. */
export interface Server {
  url: string
  /** Everything it printed so far. */
  output(): string
  /** Resolves with its exit code when it has ended, however that came. */
  ended: Promise<number | null>
  /** Asks it to end, and resolves with its exit code. */
  stop(): Promise<number | null>
  /** Ends it as a power switch would. */
  kill(): Promise<void>
}

/**
 * Starts the built server on a free port, or on the one given, and resolves once it listens.
 *
 * @param folder of the checkout, or of another version that is built in one like it
 */
export async function startServer(env: Record<string, string>, folder = root): Promise<Server> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, serverArgs, {
    cwd: folder,
    env: {
      ...process.env,
      ...serverEnv,
      DATABASE_URL: '',
      SMTP_URL: '',
      PORT: port,
      HOST: '127.0.0.1',
      // So that each visitor of a test is somebody to the limits, as behind a proxy.
      TRUST_PROXY: 'loopback',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
  })
  const printed = printedBy(child)
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  // A test that runs out of time takes its worker with it, which takes its servers.
  const takeWith = () => child.kill('SIGKILL')
  process.once('exit', takeWith)
  child.once('exit', () => process.off('exit', takeWith))
  try {
    await untilItListens(child)
  } catch (error) {
    // Somebody else may take a port between its being found free and its being listened on.
    if (env.PORT === undefined && printed().includes('is in use by another program'))
      return startServer(env, folder)
    throw error
  }
  return {
    url: `http://127.0.0.1:${port}`,
    output: printed,
    ended,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
