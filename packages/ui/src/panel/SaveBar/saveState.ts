/** What stands between what is on the screen and what is saved. */
export type SaveState =
  /** Nothing to save: there is no bar. */
  | { kind: 'clean' }
  /** `changes` names what changed: "title, 1 image". */
  | { kind: 'dirty'; changes?: string }
  | { kind: 'saving' }
  /** `at` is the instant of the answer, ISO; the bar goes away four seconds after it shows. */
  | { kind: 'saved'; at: string }
  /** The server was not reached; what was typed is kept on this machine. */
  | { kind: 'offline' }
  /** The server refused `fields` fields; `section` is the tab they are in. */
  | { kind: 'invalid'; fields: number; section?: string }
  /** `name` saved the record in between; without one, the same person did, in another window. */
  | { kind: 'conflict'; name?: string | undefined }

/** Whether leaving now would lose something. */
export function isUnsaved({ kind }: SaveState): boolean {
  return kind !== 'clean' && kind !== 'saved'
}

/** Whether pressing "Save", or Ctrl S, may send the record now. */
export function canSave({ kind }: SaveState): boolean {
  return kind === 'dirty' || kind === 'offline'
}
