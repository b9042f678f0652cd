/** The texts of `PasskeyList`. */
export const passkeyListMessages = {
  added: { id: 'passkeyList.added', defaultMessage: 'Agregada: {day}' },
  remove: { id: 'passkeyList.remove', defaultMessage: 'Sacar' },
  removeOf: { id: 'passkeyList.removeOf', defaultMessage: 'Sacar: {name}' },
  removing: { id: 'passkeyList.removing', defaultMessage: 'Sacando…' },
  rename: { id: 'passkeyList.rename', defaultMessage: 'Cambiar nombre' },
  renameOf: { id: 'passkeyList.renameOf', defaultMessage: 'Cambiar nombre: {name}' },
  name: { id: 'passkeyList.name', defaultMessage: 'Nombre de la llave' },
  seen: { id: 'passkeyList.seen', defaultMessage: 'Última vez: {day}' },
  sure: { id: 'passkeyList.sure', defaultMessage: '¿Sacar la llave «{name}»?' },
  follows: {
    id: 'passkeyList.follows',
    defaultMessage: 'No vas a poder entrar más con ella. Borrala también del dispositivo que la guarda.',
  },
} as const
