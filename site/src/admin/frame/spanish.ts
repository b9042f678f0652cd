import kit from '@gallery/ui/messages/es'
import { spanish } from '../../language/spanish.ts'
import panel from '../messages/es.json'

/** The site's Spanish texts, the panel's, and all of the kit's. */
export const spanishPanel = { ...kit, ...spanish, ...panel }
