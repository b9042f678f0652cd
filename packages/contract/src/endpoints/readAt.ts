import type { Subject } from '../subject.ts'
import type { EndpointName } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './index.ts'

interface Read {
  name: EndpointName
  /** Its path by segments. */
  segments: readonly string[]
}

const isName = (name: string): name is EndpointName => name in endpoints

/** The endpoints that read, those with fewer parameters first: of two that fit a path, that one answers it. */
const reads: readonly Read[] = Object.entries<Endpoint>(endpoints)
  .flatMap(([name, { reads: isRead }]): Read[] => {
    const [method, path = ''] = name.split(' ')
    if ((method !== 'GET' && !isRead) || path.includes('?') || !isName(name)) return []
    return [{ name, segments: path.split('/') }]
  })
  .toSorted((one, other) => parametersIn(one) - parametersIn(other))

function parametersIn({ segments }: Read): number {
  return segments.filter((segment) => segment.startsWith(':')).length
}

/** The endpoint that answers a read: `/api/works/12?page=2` is `GET /api/works/:work`. Undefined for a path that none has. */
export function readAt(path: string): EndpointName | undefined {
  const [bare = ''] = path.split('?')
  const asked = bare.split('/')
  return reads.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, at) => segment.startsWith(':') || segment === asked[at])
  )?.name
}

/** What the answer to a read of the panel tells of. Asked with `showAll`, what that name says, where it says anything. */
export function shownAt(path: string): readonly Subject[] {
  const name = readAt(path)
  if (name === undefined) return []
  const [, query = ''] = path.split('?')
  const all = new URLSearchParams(query).has('showAll') ? `${name}?showAll=1` : name
  return showsOf(all) ?? showsOf(name) ?? []
}

function showsOf(name: string): readonly Subject[] | undefined {
  const endpoint: Endpoint | undefined = isName(name) ? endpoints[name] : undefined
  return endpoint?.shows
}
