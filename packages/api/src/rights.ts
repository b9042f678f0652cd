/** Who asks: nobody who is signed in, somebody, or somebody with the panel (spec §6). */
export const roles = ['anonymous', 'user', 'super'] as const
export type Role = (typeof roles)[number]

/**
 * What comes of asking: it is done (`yes`), or refused with a status. One's own record, or one that is open to whoever
 * asks, comes first; somebody else's, a hidden one, or one asked for without its link second. Null where a route has no
 * such record.
 */
export type Outcome = 'yes' | 401 | 403 | 404
export type Outcomes = readonly [own: Outcome, other: Outcome | null]

/** The kinds of rights that routes have. */
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

/**
 * Every route of the server and whom it answers. `rights.test.ts` walks the routes that the app really has: one that is
 * not here, or that answers somebody else, fails it. A route with a query is the same route asked in that way.
 */
export const rights: Readonly<Record<string, Right>> = {
  // Signing in, and one's own account
  'GET /auth/getUser': 'everybody',
  'POST /:lang/auth/login': 'everybody',
  'POST /auth/login': 'everybody',
  'POST /auth/logout': 'everybody',
  'POST /auth/email/:token': 'everybody',
  'GET /auth/account': 'oneself',
  'PUT /auth/editUser': 'oneself',
  'DELETE /auth/email': 'oneself',
  'GET /auth/export': 'oneself',
  'DELETE /auth/account': 'oneself',
  'GET /auth/sessions': 'oneself',
  'DELETE /auth/sessions/:id': 'owner',
  'POST /auth/logout/all': 'oneself',

  // Booking
  'POST /api/appointments/upcoming': 'everybody',
  'POST /api/appointments': 'everybody',
  'GET /api/appointments/link/:token': 'link',
  'GET /api/appointments/link/:token/calendar.ics': 'link',
  'POST /api/appointments/link/:token/confirm': 'link',
  'POST /api/appointments/link/:token/cancel': 'link',
  'GET /api/appointments': 'oneself',
  'GET /api/appointments?all=1': 'super',
  'GET /api/appointments/:id': 'ownerOrSuper',
  'GET /api/appointments/:id/calendar.ics': 'owner',
  'POST /api/appointments/:id/resend': 'owner',
  'DELETE /api/appointments/:id': 'ownerOrSuper',
  'PATCH /api/appointments/:id': 'super',
  'GET /api/places': 'everybody',
  'POST /api/places/upcoming': 'everybody',
  'GET /api/places/:id': 'published',
  'POST /api/places': 'super',
  'PATCH /api/places/:id': 'super',
  'DELETE /api/places/:id': 'super',
  'DELETE /api/places/multiDelete/:ids': 'super',

  // What the gallery shows
  'GET /api/options': 'everybody',
  'GET /api/options/:id': 'everybody',
  'PATCH /api/options': 'super',
  'GET /api/slides': 'everybody',
  'GET /api/slides/:id': 'everybody',
  'POST /api/slides': 'super',
  'PATCH /api/slides/all': 'super',
  'DELETE /api/slides/:id': 'super',
  'GET /api/events': 'everybody',
  'GET /api/events/:id': 'published',
  'GET /es/events.ics': 'everybody',
  'GET /en/events.ics': 'everybody',
  'GET /es/events/:id.ics': 'everybody',
  'GET /en/events/:id.ics': 'everybody',
  'POST /api/events': 'super',
  'PATCH /api/events/all': 'super',
  'PATCH /api/events/:id': 'super',
  'PATCH /api/events/toggleArtist/:id': 'super',
  'DELETE /api/events/:id': 'super',
  'GET /api/artists': 'everybody',
  'GET /api/artists/:id': 'everybody',
  'POST /api/artists': 'super',
  'PATCH /api/artists/:id': 'super',
  'POST /api/artists/:id/image': 'super',
  'DELETE /api/artists/:id/image': 'super',
  'POST /api/artists/:id/merge': 'super',
  'DELETE /api/artists/:id': 'super',
  'GET /api/works': 'everybody',
  'GET /api/works/:work': 'published',
  'GET /api/works/:work/:collection': 'link',
  'GET /api/share/work/:link': 'link',
  'POST /api/works': 'super',
  'PATCH /api/works/all': 'super',
  'PATCH /api/works/:id': 'super',
  'PATCH /api/works/toggleArtist/:id': 'super',
  'POST /api/works/:id/images': 'super',
  'PATCH /api/works/:id/images': 'super',
  'DELETE /api/works/:id/images/:image': 'super',
  'POST /api/works/:id/movements': 'super',
  'DELETE /api/works/:id': 'super',
  'GET /api/collections': 'everybody',
  'GET /api/collections/:key': 'published',
  'GET /api/share/collection/:link': 'link',
  'POST /api/collections': 'super',
  'PATCH /api/collections/:id': 'super',
  'PUT /api/collections/:id': 'super',
  'POST /api/collections/:id/image': 'super',
  'DELETE /api/collections/:id/image': 'super',
  'DELETE /api/collections/:id': 'super',
  'GET /api/archives': 'everybody',
  'GET /api/archives/:id': 'published',
  'POST /api/archives': 'super',
  'PATCH /api/archives/:id': 'super',
  'DELETE /api/archives/:id': 'super',
  'GET /api/items': 'everybody',
  'GET /api/items/:id': 'published',
  'POST /api/items': 'super',
  'PATCH /api/items/all': 'super',
  'PATCH /api/items/:id': 'super',
  'PATCH /api/items/toggleArtist/:id': 'super',
  'POST /api/items/:id/images': 'super',
  'PATCH /api/items/:id/images': 'super',
  'DELETE /api/items/:id/images/:file': 'super',
  'DELETE /api/items/:id': 'super',
  'GET /api/tags': 'super',
  'GET /api/search': 'everybody',
  'GET /storage/:folder/:file': 'everybody',

  // Writing to the gallery, and who does
  'GET /contact/guard': 'everybody',
  'POST /contact': 'everybody',
  'GET /api/messages': 'super',
  'GET /api/messages/:id': 'super',
  'PATCH /api/messages/:id': 'super',
  'DELETE /api/messages/:id': 'super',
  'GET /api/users': 'super',
  'PATCH /api/users/:id': 'super',
  'GET /api/users/:id/sessions': 'super',
  'DELETE /api/users/:id/sessions': 'super',

  // The server about itself; the outbox only where nobody else can visit
  'GET /healthz': 'everybody',
  'GET /readyz': 'everybody',
  'GET /api/openapi.json': 'everybody',
  'GET /api/docs': 'everybody',
  'GET /api/docs/json': 'everybody',
  'GET /api/docs/yaml': 'everybody',
  'GET /api/docs/static/*': 'everybody',
  'GET /api/docs/static/index.html': 'everybody',
  'GET /api/docs/static/swagger-initializer.js': 'everybody',
  'GET /dev/outbox': 'everybody',
  'GET /dev/outbox/:name': 'everybody',
  'GET /dev/outbox/:name/eml': 'everybody',
  'GET /dev/outbox/:name/html': 'everybody',
  'GET /dev/outbox/:name/text': 'everybody',
  'ALL /api': 'everybody',
  'ALL /api/*': 'everybody',
  'ALL /auth/*': 'everybody',
  'ALL /storage/*': 'everybody',
}
