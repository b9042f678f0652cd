let count = 0

/** Prints what is wrong beneath the row that it was found in. */
export function fault(line) {
  count += 1
  process.stdout.write(`  FAULT ${line}\n`)
}

/** With what the benchmark ends: 1 where anything was wrong. */
export function exitCode() {
  return count > 0 ? 1 : 0
}
