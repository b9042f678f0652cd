import { spanish } from '../../language/spanish.ts'
import panel from '../messages/es.json'

/** The site's Spanish texts and the panel's. */
export const spanishPanel = { ...spanish, ...panel }
