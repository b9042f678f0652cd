declare module 'virtual:kit-pages' {
  /** The ids of the pages by the names of their components, alone and after their group. */
  export const kitPages: Readonly<Record<string, string>>
}
