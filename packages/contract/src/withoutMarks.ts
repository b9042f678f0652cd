/**
 * A text with its letters taken apart, in Unicode's form `NFD` or `NFKD`, and without their accents and other marks. They go
 * before as well, which changes nothing of what is left: putting a long run of marks into order takes as long as the square
 * of its length.
 */
export function withoutMarks(text: string, form: 'NFD' | 'NFKD' = 'NFD'): string {
  return text
    .replace(/\p{M}+/gu, '')
    .normalize(form)
    .replace(/\p{M}+/gu, '')
}
