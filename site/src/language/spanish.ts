import kit from '@gallery/ui/messages/es'
import site from '../messages/es.json'

/** The kit's Spanish texts and the site's; in a browser without those that are personal (`personal/personalTexts.ts`). */
export const spanish = { ...kit, ...site }
