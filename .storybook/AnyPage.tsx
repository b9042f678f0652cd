import { DocsContext } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useContext } from 'react'
import { DocsPage } from './DocsPage.tsx'

// The sources of the patterns come along only where one of them is opened.
const PatternPage = lazy(() => import('./PatternPage.tsx').then((page) => ({ default: page.PatternPage })))

/** The page of documentation of what is in the sidebar: a pattern's own, or that of a component. */
export function AnyPage() {
  const [first] = useContext(DocsContext).componentStories()
  return first?.title.startsWith('Patrones/') ? (
    <Suspense fallback={null}>
      <PatternPage />
    </Suspense>
  ) : (
    <DocsPage />
  )
}
