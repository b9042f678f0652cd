/**
 * Whose this page is: the id of who was signed in last while it was open. When their session ends it stays theirs, with
 * what they typed, until somebody else comes in.
 */
export const pageOwner: { id?: number | undefined } = {}
