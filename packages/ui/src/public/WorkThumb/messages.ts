/** The texts of a work's tile and of the strip that only the super user sees. */
export const workThumbMessages = {
  noImage: { id: 'workThumb.noImage', defaultMessage: 'Sin imagen' },
  controls: { id: 'workThumb.controls', defaultMessage: 'Visibilidad de {title}' },
  public: { id: 'workThumb.public', defaultMessage: 'Pública' },
  secretLink: { id: 'workThumb.secretLink', defaultMessage: 'Link secreto' },
  renew: { id: 'workThumb.renew', defaultMessage: 'Renovar' },
  renewing: { id: 'workThumb.renewing', defaultMessage: 'Renovando…' },
  renewSure: { id: 'workThumb.renewSure', defaultMessage: '¿Renovar el link secreto de {title}?' },
  renewMeans: {
    id: 'workThumb.renewMeans',
    defaultMessage: 'El link que ya compartiste deja de funcionar.',
  },
  renewYes: { id: 'workThumb.renewYes', defaultMessage: 'Renovar link' },
  failed: { id: 'workThumb.failed', defaultMessage: 'Error intentando la acción' },
}
