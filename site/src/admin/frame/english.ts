import kit from '@gallery/ui/messages/en'
import { english } from '../../language/english.ts'
import panel from '../messages/en.json'

/** The site's English texts, the panel's, and all of the kit's. */
export const englishPanel = { ...kit, ...english, ...panel }
