/** What a viewer may show beside a canvas: words that stand in the manifest, or a file of them with an address. */
export type Beside = { type: 'TextualBody' | 'Text'; format: string; language: string }

/** A page of what stands beside a canvas, with an annotation for each language. @param name what its address ends with */
export function supplementing(canvas: string, name: string, bodies: readonly Beside[]): object[] {
  if (bodies.length === 0) return []
  const id = `${canvas}/${name}`
  const items = bodies.map((body) => ({
    id: `${id}/${body.language}`,
    type: 'Annotation',
    motivation: 'supplementing',
    body,
    target: canvas,
  }))
  return [{ id, type: 'AnnotationPage', items }]
}
