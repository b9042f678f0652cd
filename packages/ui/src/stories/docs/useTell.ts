import { useIntl } from 'react-intl'
import type { Tell } from './componentDocs.ts'
import { docsLanguageOf } from './DocsLanguageContext.ts'
import { tellIn } from './docsWords.ts'

/** Says one of two texts in the language of the story. */
export const useTell = (): Tell => tellIn(docsLanguageOf(useIntl().locale))
