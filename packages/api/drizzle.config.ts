import { defineConfig } from 'drizzle-kit'

/** `npm run migrations`: writes the SQL that brings the last migration to what the `*.table.ts` files say. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.table.ts',
  out: './src/migrations',
})
