import kitOfPanel from '@gallery/ui/messages/admin/en'
import kitOfVisitors from '@gallery/ui/messages/en'
import panel from './en.json'

/** The panel's English texts, and all of the kit's. */
export const english = { ...kitOfVisitors, ...kitOfPanel, ...panel }
