/** The texts of the panel's frame. */
export const appShellMessages = {
  waiting: { id: 'appShell.waiting', defaultMessage: '{count, plural, one {# espera} other {# esperan}}' },
  skip: { id: 'appShell.skip', defaultMessage: 'Saltar al contenido' },
  nav: { id: 'appShell.nav', defaultMessage: 'Panel' },
  go: { id: 'appShell.go', defaultMessage: 'Ir a…' },
  menu: { id: 'appShell.menu', defaultMessage: 'Menú' },
  close: { id: 'appShell.close', defaultMessage: 'Cerrar' },
  site: { id: 'appShell.site', defaultMessage: 'Ver el sitio' },
  signOut: { id: 'appShell.signOut', defaultMessage: 'Salir' },
}
