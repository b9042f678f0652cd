/** How a database is opened. */
export type Opening = {
  /** Whether the gallery's own may be asked beside the process that runs it, as commands do. */
  joins: boolean
  /** Whether nobody else of the gallery may have it open, on a server too: what they keep in memory would be wrong after. */
  alone: boolean
  /** Whether its tables are brought up to date: not for a look at it. */
  migrates: boolean
}
