import kit from '@gallery/ui/messages/en'
import site from '../messages/en.json'

/** The kit's English texts and the site's; in a browser without those that are personal (`personal/personalTexts.ts`). */
export const english = { ...kit, ...site }
