import { createContext, useContext } from 'react'
import type { DocsLanguage, Said } from './componentDocs.ts'

/** The language that the page of documentation is read in. */
export const DocsLanguageContext = createContext<DocsLanguage>('es')

/** The language of the documentation where the toolbar chose one for the stories: English for all but Spanish. */
export const docsLanguageOf = (story: string): DocsLanguage => (story === 'es' ? 'es' : 'en')

/** Says a text in the page's language. */
export function useSaid(): (said: Said) => string {
  const language = useContext(DocsLanguageContext)
  return (said) => said[language]
}
