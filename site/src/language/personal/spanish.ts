import kit from '@gallery/ui/messages/es'
import site from '../../messages/es.json'

/** The Spanish texts that are personal: in a browser these files hold no others here ({@link personalTexts}). */
export const spanish = { ...kit, ...site }
