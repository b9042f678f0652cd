import type { ComponentDocs } from '../packages/ui/src/stories/docs/componentDocs.ts'

/** All records by the paths of their files; read by `readRecords.ts`, without what their pictures are drawn with. */
export const records = import.meta.glob<ComponentDocs>('../packages/ui/src/*/*/*.docs.tsx', {
  import: 'docs',
  eager: true,
})
