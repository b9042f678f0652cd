import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

test('who is ended while a command runs ends it too, and goes by the same signal', async () => {
  const command = 'console.log(process.pid); setInterval(() => {}, 1_000)'
  const runner = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { run } from './scripts/run.mjs'
       await run(process.execPath, ['-e', ${JSON.stringify(command)}])
       console.log('went on')`,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] }
  )
  const lines: string[] = []
  const printed = createInterface(runner.stdout).on('line', (line) => lines.push(line))
  await once(printed, 'line')
  runner.kill('SIGTERM')
  // Its output closes when nobody writes into it any more: neither it nor the command.
  const [, signal] = await once(runner, 'close')
  expect(signal).toBe('SIGTERM')
  expect(lines).toHaveLength(1)
  expect(() => process.kill(Number(lines[0]), 0)).toThrow('ESRCH')
})
