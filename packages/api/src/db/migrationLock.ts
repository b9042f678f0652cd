/** The number of the lock that a process holds while it migrates; any number does, as long as it stays. */
export const migrationLock = 7_204_118
