import { use } from 'react'
import type { ComponentDocs } from '../packages/ui/src/stories/docs/componentDocs.ts'

const files = import.meta.glob<ComponentDocs>('../packages/ui/src/*/*/*.docs.tsx', { import: 'docs' })
const none = Promise.resolve(undefined)
const asked = new Map<string, Promise<ComponentDocs | undefined>>()

/** The record of the component whose stories stand in a file; suspends until it is there. */
export function useRecord(storiesFile: string): ComponentDocs | undefined {
  const path = storiesFile.replace(/^\.\//, '../').replace('.stories.tsx', '.docs.tsx')
  const record = asked.get(path) ?? files[path]?.() ?? none
  asked.set(path, record)
  return use(record)
}
