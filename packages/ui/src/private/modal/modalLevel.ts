/**
 * The `z-index` of whatever stands over the whole page: above heads that stay in sight, beneath toasts and menus. It is one
 * for all of them, and each hangs at the end of the document when it opens: the last is the uppermost, as for the keys.
 */
export const modalLevel = 20
