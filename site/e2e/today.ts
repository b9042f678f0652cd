/** What day it is at the gallery that is served at `url`, whichever it is where the tests run. */
export async function todayOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/options`)
  const { today }: { today: string } = await answer.json()
  return today
}
