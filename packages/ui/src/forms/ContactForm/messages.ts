/** The texts of `ContactForm`. */
export const contactFormMessages = {
  name: { id: 'contactForm.name', defaultMessage: 'Nombre' },
  email: { id: 'contactForm.email', defaultMessage: 'Email' },
  subject: { id: 'contactForm.subject', defaultMessage: 'Asunto' },
  message: { id: 'contactForm.message', defaultMessage: 'Mensaje' },
  send: { id: 'contactForm.send', defaultMessage: 'Enviar mensaje' },
  sending: { id: 'contactForm.sending', defaultMessage: 'Enviando…' },
  trap: { id: 'contactForm.trap', defaultMessage: 'Dejá este campo vacío' },
  thanks: { id: 'contactForm.thanks', defaultMessage: 'Gracias por escribirnos. Te respondemos por mail.' },
}
