/**
 * What a write is known by when it is sent again because its answer was lost: a UUID, made for it (IETF draft "The
 * Idempotency-Key HTTP Header Field"). Visitors' pages have no use for it.
 */
export const attemptHeader = 'idempotency-key'
