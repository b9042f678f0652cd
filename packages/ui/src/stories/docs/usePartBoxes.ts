import { type RefObject, useEffect, useState } from 'react'
import type { AnatomyPart } from './componentDocs.ts'
import { followParts, type PartBox } from './followParts.ts'

/** Where the parts of a story are on its stage. */
export function usePartBoxes(
  stage: RefObject<HTMLElement | null>,
  parts: readonly AnatomyPart[]
): readonly (PartBox | undefined)[] {
  const [boxes, setBoxes] = useState<readonly (PartBox | undefined)[]>([])
  useEffect(() => (stage.current ? followParts(stage.current, parts, setBoxes) : undefined), [stage, parts])
  return boxes
}
