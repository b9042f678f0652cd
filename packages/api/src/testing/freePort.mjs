import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A TCP port of this machine that nobody listened on a moment ago. In JavaScript, since scripts that Node.js runs as they
 * are take it too.
 */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
