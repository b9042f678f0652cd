import { Validator } from '@hyperion-framework/validator'
import { z } from 'zod'

/**
 * What the IIIF Presentation API 3.0 asks of manifests and collections, as far as the gallery uses it (sections 3 and 5 of
 * the specification). Nothing else may be in them. What it says in words is asked here, what its published schema says by
 * that.
 */
const Id = z.url({ protocol: /^https?$/ })
const Words = z.partialRecord(z.enum(['es', 'en', 'none']), z.array(z.string().min(1)).min(1))
const SaidWords = Words.refine((words) => Object.keys(words).length > 0)
const LabelledValue = z.strictObject({ label: SaidWords, value: SaidWords })
const Mime = z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/)
const side = z.int().min(1)

const Service = z.union([
  z.strictObject({ id: Id, type: z.literal('ImageService3'), profile: z.literal('level2') }),
  z.strictObject({
    '@id': Id,
    '@type': z.literal('ImageService2'),
    profile: z.literal('http://iiif.io/api/image/2/level2.json'),
  }),
])
const Image = z.strictObject({
  id: Id,
  type: z.literal('Image'),
  format: Mime,
  width: side,
  height: side,
  service: z.array(Service).min(1),
})
const Linked = z.strictObject({
  /** Of which kind of data it is. */
  profile: z.url().optional(),
  id: Id,
  type: z.enum(['Dataset', 'Text', 'Sound', 'Video']),
  format: Mime,
  language: z.array(z.enum(['es', 'en'])).optional(),
  label: SaidWords.optional(),
})
const Homepage = z.strictObject({
  id: Id,
  type: z.literal('Text'),
  format: z.literal('text/html'),
  language: z.array(z.enum(['es', 'en'])).min(1),
  label: SaidWords,
})
const Provider = z.strictObject({
  id: Id,
  type: z.literal('Agent'),
  label: SaidWords,
  homepage: z.array(Homepage).min(1),
})

/** A recording lasts; a film is as large as it is shown (section 5.3 and the cookbook's 0002, 0003). */
const duration = z.number().positive()
const Played = z.union([
  z.strictObject({ id: Id, type: z.literal('Sound'), format: Mime, duration }),
  z.strictObject({ id: Id, type: z.literal('Video'), format: Mime, duration, width: side, height: side }),
])
const Annotation = z.strictObject({
  id: Id,
  type: z.literal('Annotation'),
  motivation: z.literal('painting'),
  body: z.union([Image, Played]),
  target: Id,
})
const AnnotationPage = z.strictObject({
  id: Id,
  type: z.literal('AnnotationPage'),
  items: z.array(Annotation).min(1),
})
const Supplementing = z.strictObject({
  id: Id,
  type: z.literal('Annotation'),
  motivation: z.literal('supplementing'),
  body: z.union([
    z.strictObject({
      type: z.literal('TextualBody'),
      value: z.string().min(1),
      format: z.literal('text/plain'),
      language: z.enum(['es', 'en']),
    }),
    // Captions, as the cookbook has them (0219, 0074).
    z.strictObject({
      id: Id,
      type: z.literal('Text'),
      format: z.literal('text/vtt'),
      language: z.enum(['es', 'en']),
      label: SaidWords,
    }),
  ]),
  target: Id,
})
/** Of Creative Commons or RightsStatements.org, and no other (section 3.3). */
const Rights = z
  .string()
  .regex(/^http:\/\/(creativecommons\.org\/(licenses|publicdomain)|rightsstatements\.org\/vocab)\/.+\/$/)
const Canvas = z
  .strictObject({
    id: Id,
    type: z.literal('Canvas'),
    label: SaidWords.optional(),
    rights: Rights.optional(),
    requiredStatement: LabelledValue.optional(),
    annotations: z
      .array(AnnotationPage.extend({ items: z.array(Supplementing).min(1) }))
      .min(1)
      .max(2)
      .optional(),
    width: side.optional(),
    height: side.optional(),
    duration: duration.optional(),
    thumbnail: z.array(Image).length(1).optional(),
    items: z.array(AnnotationPage).length(1),
  })
  .refine(({ id, items }) => items.every((page) => page.items.every(({ target }) => target === id)))
  // Both sides or none, and something to show it in: a place, a time or both (section 3.3).
  .refine(
    ({ width, height, duration: lasts }) =>
      (width === undefined) === (height === undefined) && (width ?? lasts)
  )

const resource = {
  '@context': z.literal('http://iiif.io/api/presentation/3/context.json'),
  id: Id,
  label: SaidWords,
  summary: SaidWords.optional(),
  rights: Rights.optional(),
  requiredStatement: LabelledValue,
  provider: z.array(Provider).min(1),
}

const { manifest, collection } = new Validator().validators

/** Says what the schema that IIIF publishes finds in a document. */
function asPublished(schema: typeof manifest) {
  return (document: unknown, context: z.RefinementCtx) => {
    if (schema === undefined) throw new Error('The published schema has no such document')
    if (schema(document)) return
    for (const { dataPath, message } of schema.errors ?? []) {
      context.addIssue({ code: 'custom', message: `The published schema: ${dataPath} ${message}` })
    }
  }
}

export const Manifest = z
  .strictObject({
    ...resource,
    type: z.literal('Manifest'),
    metadata: z.array(LabelledValue).optional(),
    homepage: z.array(Homepage).min(1),
    seeAlso: z.array(Linked).min(1),
    rendering: z.array(Linked).optional(),
    thumbnail: z.array(Image).length(1).optional(),
    items: z.array(Canvas).min(1),
  })
  .superRefine(asPublished(manifest))

export const Collection = z
  .strictObject({
    ...resource,
    type: z.literal('Collection'),
    homepage: z.array(Homepage).optional(),
    partOf: z.array(z.strictObject({ id: Id, type: z.literal('Collection') })).optional(),
    items: z.array(
      z.strictObject({
        id: Id,
        type: z.enum(['Manifest', 'Collection']),
        label: SaidWords,
        thumbnail: z.array(Image).length(1).optional(),
      })
    ),
  })
  .superRefine(asPublished(collection))
