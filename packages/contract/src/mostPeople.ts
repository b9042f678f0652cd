/** The most people that a slot can take. */
export const mostPlaces = 10_000
/** The most that an event can let come on one booking of a visitor's. */
export const mostTogether = 100
