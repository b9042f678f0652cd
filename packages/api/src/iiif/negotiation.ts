import { contexts, profiles } from './image/imageInfo.ts'
import type { Version } from './image/imageRequest.ts'

/**
 * The headers of a picture's description. Version 3 speaks JSON-LD unless somebody asks for plain JSON, as browsers are given
 * so that they show it; version 2 the other way round.
 */
export function infoHeaders(version: Version, accept = ''): Record<string, string> {
  const asksForLd = accept.includes('application/ld+json')
  const asksForPlain = accept.includes('application/json') || accept.includes('text/html')
  const isLd = asksForLd || (version === '3' && !asksForPlain)
  const profile = `<${profiles[version]}>;rel="profile"`
  const context = `<${contexts[version]}>;rel="http://www.w3.org/ns/json-ld#context";type="application/ld+json"`
  const ldType =
    version === '3' ? `application/ld+json;profile="${contexts[3]}"` : 'application/ld+json; charset=utf-8'
  return {
    'content-type': isLd ? ldType : 'application/json; charset=utf-8',
    link: isLd ? profile : `${profile}, ${context}`,
    vary: 'accept',
  }
}
