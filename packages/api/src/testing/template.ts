/** The migrated database that every test starts from a copy of: a dump of PGlite, or a database of a running server. */
export type TestTemplate =
  | { kind: 'pglite'; dump: string }
  | { kind: 'postgres'; server: string; database: string }

declare module 'vitest' {
  interface ProvidedContext {
    testTemplate: TestTemplate
  }
}
