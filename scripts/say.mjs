/** One line about what a script is doing, set apart from the output of the tools it calls. */
export function say(line) {
  process.stdout.write(`▟ ${line}\n`)
}

/** Ends the script with a message that says what is wrong and how to mend it. */
export function giveUp(line) {
  process.stderr.write(`▟ ${line}\n`)
  process.exit(1)
}
