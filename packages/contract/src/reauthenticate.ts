/** The `code` of a 403 that asks to prove once more who one is; the same call is answered after that. */
export const reauthenticate = 'reauthenticate'
