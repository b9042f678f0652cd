import { fileURLToPath } from 'node:url'

/** Where the migrations are: beside this file among the sources, and beside the bundle, where the build copies them. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
