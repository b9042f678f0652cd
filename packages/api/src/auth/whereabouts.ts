import type { Language } from '@gallery/contract'
import { visitorOf } from '../rateLimits.ts'
import { say } from '../say.ts'

/** What a session says of where it is. */
type Placed = { ip: string; time_zone: string }

/**
 * Where a session is, in words, by what is known without asking anybody: whether its network is the one that asks now,
 * and the city that its clock is set to. An address is no place on a map, and none is made up.
 */
export function whereaboutsOf({ ip, time_zone }: Placed, askingIp: string, language: Language): string {
  const isSame = ip !== '' && visitorOf(ip) === visitorOf(askingIp)
  const city = cityOf(time_zone)
  const id = isSame ? 'auth.place.same' : 'auth.place.other'
  return city === '' ? say(language, id) : say(language, `${id}Clock`, { city })
}

/** The city that names a time zone; '' for one that no city names, such as UTC. */
export function cityOf(timeZone: string): string {
  const [area, ...rest] = timeZone.split('/')
  return area === 'Etc' ? '' : (rest.at(-1) ?? '').replaceAll('_', ' ')
}
