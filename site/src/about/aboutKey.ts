import { urlOf } from '@gallery/contract/plain'

/** The read of the about page's texts. */
export const aboutKey = urlOf('/api/options?part=about')
