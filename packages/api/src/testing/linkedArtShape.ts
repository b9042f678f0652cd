import { z } from 'zod'

/*
 * What the Linked Art API 1.0 says of the parts that our documents have: which fields a type may have, what they hold,
 * and that whatever has an id says what it is. A field that is not named here is a mistake.
 */

const uri = z.url({ protocol: /^https?$/ })
const Term: z.ZodType = z.lazy(() =>
  z.strictObject({
    id: uri,
    type: z.enum(['Type', 'Language', 'MeasurementUnit']),
    _label: z.string().min(1),
    classified_as: z.array(Term).min(1).optional(),
  })
)
const terms = z.array(Term).min(1)
const Ref = (...types: [string, ...string[]]) =>
  z.strictObject({ id: uri, type: z.enum(types), _label: z.string().optional() })

const Name: z.ZodType = z.lazy(() =>
  z.strictObject({
    type: z.enum(['Name', 'Identifier']),
    classified_as: terms,
    content: z.string().min(1),
    language: terms.optional(),
    part: z.array(Name).min(1).optional(),
  })
)
const Statement = z.strictObject({
  type: z.literal('LinguisticObject'),
  classified_as: terms,
  content: z.string().min(1),
  language: terms.optional(),
})
const TimeSpan = z.strictObject({
  type: z.literal('TimeSpan'),
  identified_by: z.array(Name).min(1).optional(),
  begin_of_the_begin: z.iso.datetime().optional(),
  end_of_the_end: z.iso.datetime().optional(),
})
const accessPoint = z.array(Ref('DigitalObject')).length(1)
const Digital = z.strictObject({
  type: z.literal('DigitalObject'),
  classified_as: terms.optional(),
  format: z.string(),
  access_point: accessPoint,
  conforms_to: z.array(Ref('InformationObject')).optional(),
  digitally_available_via: z
    .array(
      z.strictObject({
        type: z.literal('DigitalService'),
        access_point: accessPoint,
        conforms_to: z.array(Ref('InformationObject')).length(1),
      })
    )
    .optional(),
})
const About = z.strictObject({
  type: z.enum(['LinguisticObject', 'InformationObject']),
  language: terms.optional(),
  digitally_carried_by: z.array(Digital).min(1),
})

const every = {
  '@context': z.literal('https://linked.art/ns/v1/linked-art.json'),
  id: uri,
  _label: z.string().min(1),
  classified_as: terms,
  identified_by: z.array(Name).min(1),
  referred_to_by: z.array(Statement).min(1).optional(),
  subject_of: z.array(About).min(1),
}

/** A document of each kind. */
export const LinkedArt = z.discriminatedUnion('type', [
  z.strictObject({
    ...every,
    type: z.literal('HumanMadeObject'),
    produced_by: z
      .strictObject({
        type: z.literal('Production'),
        carried_out_by: z.array(Ref('Person', 'Group')).min(1).optional(),
        timespan: TimeSpan.optional(),
      })
      .optional(),
    dimension: z
      .array(
        z.strictObject({
          type: z.literal('Dimension'),
          classified_as: terms,
          value: z.number(),
          unit: Term,
        })
      )
      .min(1)
      .optional(),
    subject_to: z
      .array(
        z.strictObject({
          type: z.literal('Right'),
          _label: z.string().optional(),
          classified_as: terms.optional(),
        })
      )
      .min(1)
      .optional(),
    member_of: z.array(Ref('Set')).min(1).optional(),
    representation: z
      .array(
        z.strictObject({ type: z.literal('VisualItem'), digitally_shown_by: z.array(Digital).length(1) })
      )
      .min(1)
      .optional(),
  }),
  z.strictObject({
    ...every,
    type: z.literal('Activity'),
    carried_out_by: z.array(Ref('Group')).length(1),
    took_place_at: z.array(z.strictObject({ type: z.literal('Place'), _label: z.string() })).length(1),
    timespan: TimeSpan,
    used_specific_object: z.array(Ref('HumanMadeObject')).min(1).optional(),
  }),
  z.strictObject({
    ...every,
    type: z.literal('Person'),
    equivalent: z.array(Ref('Person')).min(1).optional(),
  }),
  z.strictObject({ ...every, type: z.literal('Set'), about: z.array(Ref('Person')).min(1).optional() }),
])
