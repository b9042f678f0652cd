/** The texts of an address to copy. */
export const linkFieldMessages = {
  copy: { id: 'linkField.copy', defaultMessage: 'Copiar' },
  copyOf: { id: 'linkField.copyOf', defaultMessage: 'Copiar: {label}' },
  copied: { id: 'linkField.copied', defaultMessage: 'Copiado' },
  copiedOf: { id: 'linkField.copiedOf', defaultMessage: 'Copiado: {label}' },
  byHand: { id: 'linkField.byHand', defaultMessage: 'El navegador no deja copiar. Copialo a mano: Ctrl C.' },
}
