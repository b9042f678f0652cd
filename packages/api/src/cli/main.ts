import { runCli } from './runCli.ts'

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  warn: (line) => process.stderr.write(`${line}\n`),
  ...(process.stderr.isTTY ? { progress: (line) => process.stderr.write(`\r${line}\u001b[K`) } : {}),
  now: () => new Date(),
  signals: process,
})
