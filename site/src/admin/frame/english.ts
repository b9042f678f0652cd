import { english } from '../../language/english.ts'
import panel from '../messages/en.json'

/** The site's English texts and the panel's. */
export const englishPanel = { ...english, ...panel }
