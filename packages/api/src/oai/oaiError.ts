/** The errors of the protocol (OAI-PMH 2.0, 3.6). */
type OaiCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'

/** A question that is answered with an error of the protocol, which is no error of HTTP. */
export class OaiError extends Error {
  readonly code: OaiCode

  constructor(code: OaiCode, message: string) {
    super(message)
    this.name = 'OaiError'
    this.code = code
  }
}
