/** The texts of the bar of what is ticked. */
export const bulkBarMessages = {
  label: { id: 'bulkBar.label', defaultMessage: 'Con lo elegido' },
  chosen: {
    id: 'bulkBar.chosen',
    defaultMessage: '{count, plural, one {# elegido} other {# elegidos}}',
  },
  clear: { id: 'bulkBar.clear', defaultMessage: 'No elegir nada' },
  chooseAll: { id: 'bulkBar.chooseAll', defaultMessage: 'Elegir todo ({total})' },
  more: { id: 'bulkBar.more', defaultMessage: 'Más acciones' },
}
