// What is loaded only where a date is written.
export { edtfWords, proposeEdtf } from '@gallery/contract'
