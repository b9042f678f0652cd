/** What is built, in order: the folder, what it is made from, what must be there afterwards. */
export const builds: readonly { folder: string; from: readonly string[]; makes: string }[]

/** Builds what has changed since it was last built: everything, or only the folders that are named. */
export function build(folders?: readonly string[]): Promise<void>

/** The files beneath a path, sorted; of the path of a file itself alone. */
export function filesUnder(path: string): string[]
