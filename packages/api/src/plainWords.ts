/** What Drizzle puts before the values of a statement that failed. */
const beforeValues = '\nparams: '

/**
 * What an error says, without people's data: Drizzle's message holds every value of the statement, a mail with its links
 * too, and the database quotes a value that it cannot read (class 22).
 */
export function plainWords(error: Error): string {
  const { message } = error
  if (message.includes('Failed query: ')) return message.split(beforeValues, 1).join()
  const isOfValue = 'severity' in error && 'code' in error && String(error.code).startsWith('22')
  return isOfValue ? message.replace(/".*"/s, '“…”') : message
}
