import type { CurrentUser } from '@gallery/contract'

/** Somebody who has an account and nothing to do with the panel. */
export const martina: CurrentUser = {
  id: 7,
  email: 'martina@example.org',
  display: 'Martina Sosa',
  first_name: 'Martina',
  last_name: 'Sosa',
  phone: '',
  super: false,
  awaits: null,
}
