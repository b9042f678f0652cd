/** Takes lines one by one and sends those of one turn of the event loop together. */
interface Lines {
  write(line: string): void
  /** Sends now what was not yet sent. */
  flush(): void
}

/** A write to standard output holds everything up; in a rush one for each request was a sixth of the work. */
export function linesTogether(send: (text: string) => void): Lines {
  let waiting = ''
  function flush(): void {
    const text = waiting
    waiting = ''
    if (text !== '') send(text)
  }
  return {
    write: (line) => {
      if (waiting === '') setImmediate(flush)
      waiting += line
    },
    flush,
  }
}

let output: Lines | undefined

/** Where the log of every app of this process goes: its standard output. What is left is sent when the process ends. */
export function standardOutput(): Lines {
  if (output) return output
  output = linesTogether((text) => process.stdout.write(text))
  process.on('exit', output.flush)
  // Whoever read the log may go; visitors are served all the same.
  process.stdout.on('error', () => undefined)
  return output
}
