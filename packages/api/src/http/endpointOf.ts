import { type Endpoint, type EndpointName, endpoints } from '@gallery/contract'

/** The endpoint of a name. */
export function endpointOf(name: EndpointName): Endpoint {
  return endpoints[name]
}
