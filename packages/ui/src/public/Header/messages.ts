/** Texts of the header. */
export const headerMessages = {
  close: { id: 'header.close', defaultMessage: 'Cerrar' },
  main: { id: 'header.main', defaultMessage: 'Principal' },
  menu: { id: 'header.menu', defaultMessage: 'Menú' },
  search: { id: 'header.search', defaultMessage: 'Buscar' },
  signIn: { id: 'header.signIn', defaultMessage: 'Ingresar' },
  signOut: { id: 'header.signOut', defaultMessage: 'Salir' },
} as const
