/** A TCP port of this machine that nobody listened on a moment ago. */
export function freePort(): Promise<number>
