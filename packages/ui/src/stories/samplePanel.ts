import type { StatusOption } from '../panel/StatusMenu/StatusMenu.tsx'
import type { StoryLanguage } from './say.ts'

const statuses = [
  { value: 'consigned', es: 'En consignación', en: 'On consignment', tone: 'success' },
  { value: 'sold', es: 'Vendida', en: 'Sold', tone: 'neutral' },
  { value: 'lent', es: 'Prestada', en: 'On loan', tone: 'neutral' },
  { value: 'returned', es: 'Devuelta', en: 'Returned', tone: 'neutral' },
  { value: 'record', es: 'Para registro', en: 'For the record', tone: 'neutral' },
] as const

/** The five states of a work: only the first is a success. */
export function sampleStatuses(language: StoryLanguage): StatusOption[] {
  return statuses.map(({ value, tone, [language]: label }) => ({ value, label, tone }))
}

/** The line under them, which opens the form of a movement. */
export const sampleDetails = {
  es: 'Con precio, propietario o ubicación…',
  en: 'With price, owner or location…',
}
