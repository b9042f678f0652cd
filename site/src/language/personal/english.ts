import kit from '@gallery/ui/messages/en'
import site from '../../messages/en.json'

/** The English texts that are personal: in a browser these files hold no others here ({@link personalTexts}). */
export const english = { ...kit, ...site }
