import { DoorActions, type DoorOutcome } from '@gallery/contract'

/**
 * A server of doors, for tests, which understands what the contract says. `taken` is what it wrote down, in that order;
 * `outcomes` is what comes of an action, by its key, where that is not `done`. `list` answers whoever asks for the list.
 */
export function aServer(list: () => Response | Promise<Response> = () => new Response('', { status: 500 })) {
  const taken: { key: string; door: string }[] = []
  const outcomes = new Map<string, DoorOutcome>()

  async function fetch(_path: string, { method, body }: RequestInit = {}): Promise<Response> {
    if (method !== 'POST') return list()
    const { data: sent, error } = DoorActions.safeParse(JSON.parse(String(body)))
    if (error) {
      const errors = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), [message]]))
      return Response.json({ message: 'Hay datos que corregir.', errors }, { status: 422 })
    }
    const data = sent.actions.map(({ key }) => {
      taken.push({ key, door: sent.door })
      return { key, outcome: outcomes.get(key) ?? 'done', people: 1, guest: null }
    })
    return Response.json({ data })
  }

  return { fetch, taken, outcomes }
}
