import { Refused } from '../../errors.ts'

/** 400: nothing that the Image API knows. */
export function malformed(): Refused {
  return new Refused(400, 'iiif.malformed')
}

/** 501: the Image API knows it, and we do not do it. */
export function unsupported(): Refused {
  return new Refused(501, 'iiif.unsupported')
}
