/** Who asks: nobody who is signed in, somebody, or somebody with the panel (docs/product.md, Rights). */
export const roles = ['anonymous', 'user', 'super'] as const
export type Role = (typeof roles)[number]

/**
 * What comes of asking: it is done (`yes`), or refused with a status. One's own record, or one that is open to whoever
 * asks, comes first; somebody else's, a hidden one, or one asked for without its link second. Null where an endpoint has
 * no such record.
 */
export type Outcome = 'yes' | 401 | 403 | 404
export type Outcomes = readonly [own: Outcome, other: Outcome | null]

/** The kinds of rights that endpoints have. */
export const kindsOfRight = {
  /** Anybody. What is hidden is not in the answer, or is asked for elsewhere. */
  everybody: { anonymous: ['yes', null], user: ['yes', null], super: ['yes', null] },
  /** Anybody where the record is public; what is hidden exists for super users only. */
  published: { anonymous: ['yes', 404], user: ['yes', 404], super: ['yes', 'yes'] },
  /** Whoever holds the link, signed in or not; without it nobody. */
  link: { anonymous: ['yes', 404], user: ['yes', 404], super: ['yes', 404] },
  /** Whoever is signed in, about themselves. */
  oneself: { anonymous: [401, null], user: ['yes', null], super: ['yes', null] },
  /** The owner of the record; for all others, super users too, there is none. */
  owner: { anonymous: [401, 401], user: ['yes', 404], super: ['yes', 404] },
  /** The owner of the record, and super users. */
  ownerOrSuper: { anonymous: [401, 401], user: ['yes', 404], super: ['yes', 'yes'] },
  /** Super users. */
  super: { anonymous: [401, null], user: [403, null], super: ['yes', null] },
} as const satisfies Readonly<Record<string, Readonly<Record<Role, Outcomes>>>>
export type Right = keyof typeof kindsOfRight

/** Whether nobody has it who is not signed in. */
export function isOfSomebody(right: Right): boolean {
  return kindsOfRight[right].anonymous[0] === 401
}
