import { Refused } from '../../errors.ts'

/** The refusal of a file that cannot be read within the memory that there is for it. */
export function tooMuch(): Refused {
  return new Refused(413, 'import.tooMuch')
}
