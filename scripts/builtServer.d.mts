export const serverArgs: string[]
export const serverEnv: { NODE_ENV: string; MALLOC_ARENA_MAX: string }
