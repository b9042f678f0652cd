import type { FoundRoute } from './findRoute.ts'

/**
 * A path with its fixed words as the table of routes has them, `/es/exhibitions` for `/es/Exhibitions`: the router does not
 * mind capitals, but a page has one address.
 */
export function spelledPath({ route }: FoundRoute, pathname: string): string {
  const words = route.path.split('/')
  const [root, language, ...asked] = pathname.split('/')
  const spelled = asked.map((word, place) => {
    const known = words[place]
    return known?.toLowerCase() === word.toLowerCase() ? known : word
  })
  return [root, language, ...spelled].join('/')
}
