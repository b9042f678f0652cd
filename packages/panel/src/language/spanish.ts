import kitOfPanel from '@gallery/ui/messages/admin/es'
import kitOfVisitors from '@gallery/ui/messages/es'
import panel from './es.json'

/** The panel's Spanish texts, and all of the kit's. */
export const spanish = { ...kitOfVisitors, ...kitOfPanel, ...panel }
