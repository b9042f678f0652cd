import kit from '@gallery/ui/messages/en'
import site from '../messages/en.json'

/** The kit's English texts and the site's. */
export const english = { ...kit, ...site }
