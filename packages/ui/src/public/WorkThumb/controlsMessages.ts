/** The texts of the strip that only the super user sees. */
export const workControlsMessages = {
  controls: { id: 'workControls.controls', defaultMessage: 'Visibilidad de {title}' },
  public: { id: 'workControls.public', defaultMessage: 'Pública' },
  secretLink: { id: 'workControls.secretLink', defaultMessage: 'Link secreto' },
  renew: { id: 'workControls.renew', defaultMessage: 'Renovar' },
  renewing: { id: 'workControls.renewing', defaultMessage: 'Renovando…' },
  renewSure: { id: 'workControls.renewSure', defaultMessage: '¿Renovar el link secreto de {title}?' },
  renewMeans: {
    id: 'workControls.renewMeans',
    defaultMessage: 'El link que ya compartiste deja de funcionar.',
  },
  renewYes: { id: 'workControls.renewYes', defaultMessage: 'Renovar link' },
  failed: { id: 'workControls.failed', defaultMessage: 'Error intentando la acción' },
}
