import kits from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import panel from './es.json'

/** The panel's Spanish texts, and all of the kit's. */
export const spanish = { ...kit, ...kits, ...panel }
