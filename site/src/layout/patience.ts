/**
 * Milliseconds for which the page that is shown stays while the next one is fetched. What both show can then travel from
 * the one to the other; what takes longer is waited for on the next page, which says so.
 */
export const patience = 800
