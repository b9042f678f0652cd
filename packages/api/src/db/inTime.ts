/** Milliseconds in which a database that is ready answers; whoever watches over the process waits no longer. */
const promptness = 5_000

/** What a database answers. @throws when that does not come soon enough, though it may come yet */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database has not answered in time')), promptness)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
