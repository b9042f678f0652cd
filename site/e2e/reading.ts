/** The `data` of an answer of the API; with a body, of one of the two reads by POST. */
export async function read<Data>(url: string, body?: unknown): Promise<Data> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(url, body === undefined ? {} : init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  const { data }: { data: Data } = await answer.json()
  return data
}

/** The path to which an address leads in the end: records move to the one with their current slug. */
export async function settledPath(url: string): Promise<string> {
  const { pathname, search } = new URL((await fetch(url)).url)
  return pathname + search
}

/** The first of a list, which the tests' gallery has. */
export function firstOf<Each>(list: readonly Each[], what: string): Each {
  const [first] = list
  if (first === undefined) throw new Error(`the demo has no ${what}`)
  return first
}
