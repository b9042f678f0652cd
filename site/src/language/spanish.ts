import kit from '@gallery/ui/messages/es'
import site from '../messages/es.json'

/** The kit's Spanish texts and the site's. */
export const spanish = { ...kit, ...site }
