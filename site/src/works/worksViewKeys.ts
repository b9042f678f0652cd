/** The key of the address's query that says how works are seen: `view=wall` hangs them. */
export const worksViewKeys = ['view']
