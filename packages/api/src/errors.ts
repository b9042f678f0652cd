import type { MessageId, Values } from './say.ts'

/** The statuses with which the API refuses something. Anything else that goes wrong is a 500. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 428 | 429 | 501 | 503 | 507

/** What a refusal carries beside its message. */
export type RefusalExtras = {
  /** Fields of the answer's body beside `message`, such as the slots as they are now. Must fit the route's schema. */
  body?: Readonly<Record<string, unknown>>
  /** Response headers, such as `Retry-After`. */
  headers?: Readonly<Record<string, string>>
}

/**
 * The one way to refuse: thrown anywhere below a route, turned by the error handler into `{ message, ...body }`
 * in the language of the request.
 */
export class Refused extends Error {
  readonly status: RefusalStatus
  readonly id: MessageId
  readonly values: Values
  readonly extras: RefusalExtras

  constructor(status: RefusalStatus, id: MessageId, values: Values = {}, extras: RefusalExtras = {}) {
    super(id)
    this.name = 'Refused'
    this.status = status
    this.id = id
    this.values = values
    this.extras = extras
  }
}

/** A field's message: its name, or its name with what fills its placeholders. */
export type FieldMessage = MessageId | { readonly id: MessageId; readonly values: Values }

/** 422 with messages per field (docs/product.md, Errors): of a schema, or of a rule that a schema cannot know. */
export class InvalidInput extends Error {
  readonly fields: Readonly<Record<string, readonly FieldMessage[]>>

  constructor(fields: Readonly<Record<string, FieldMessage | readonly FieldMessage[]>>) {
    super(`invalid: ${Object.keys(fields).join(', ')}`)
    this.name = 'InvalidInput'
    this.fields = Object.fromEntries(
      Object.entries(fields).map(([field, messages]) => [field, isList(messages) ? messages : [messages]])
    )
  }
}

function isList(messages: FieldMessage | readonly FieldMessage[]): messages is readonly FieldMessage[] {
  return Array.isArray(messages)
}

/** Seconds after which to ask again for what cannot be answered for now. */
export const retrySeconds = 10

/** 503: the database is away, or what leans on it; asked again it will be there. */
export function unavailable(): Refused {
  return new Refused(503, 'error.unavailable', {}, { headers: { 'retry-after': String(retrySeconds) } })
}

/** 503: two writes waited for each other, and this one gave way: nothing of it is kept, and it goes through at once now. */
export function gaveWay(): Refused {
  return new Refused(503, 'error.gaveWay', {}, { headers: { 'retry-after': '1' } })
}

/** 404: the record does not exist, or not for whoever asks. */
export function notFound(): Refused {
  return new Refused(404, 'error.notFound')
}
