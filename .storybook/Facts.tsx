import readme from '../packages/ui/README.md?raw'
import type { ComponentDocs } from '../packages/ui/src/stories/docs/componentDocs.ts'
import { FactList } from '../packages/ui/src/stories/docs/FactList.tsx'
import { sizeIn } from '../packages/ui/src/stories/docs/sizeIn.ts'
import { sourceOf } from './sourceOf.ts'

interface FactsProps {
  name: string | undefined
  /** The file of its stories, from the root of the repository. */
  file: string
  record: ComponentDocs | undefined
}

/** What is to be known of a component before anything else. */
export default function Facts({ name, file, record }: FactsProps) {
  return <FactList record={record} size={name ? sizeIn(readme, name) : undefined} source={sourceOf(file)} />
}
