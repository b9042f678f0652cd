export const messages = {
  intro: {
    id: 'loginForm.intro',
    defaultMessage: 'Escribí tu email y te mandamos un link para entrar. No hace falta contraseña.',
  },
  email: { id: 'loginForm.email', defaultMessage: 'Email' },
  send: { id: 'loginForm.send', defaultMessage: 'Enviar link' },
  sending: { id: 'loginForm.sending', defaultMessage: 'Enviando…' },
  passkey: { id: 'loginForm.passkey', defaultMessage: 'Entrar con una llave de acceso' },
  sent: {
    id: 'loginForm.sent',
    defaultMessage: 'Te mandamos un mail a {email}. Abrí el link que trae, o escribí acá el código.',
  },
  enter: { id: 'loginForm.enter', defaultMessage: 'Ingresar' },
  entering: { id: 'loginForm.entering', defaultMessage: 'Ingresando…' },
  resend: { id: 'loginForm.resend', defaultMessage: 'Mandar otro mail' },
  change: { id: 'loginForm.change', defaultMessage: 'Usar otra dirección' },
}
