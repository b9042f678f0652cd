/** The texts of `BulkReview`. */
export const bulkReviewMessages = {
  change: { id: 'bulkReview.change', defaultMessage: '{count, plural, one {cambia} other {cambian}}' },
  stay: {
    id: 'bulkReview.stay',
    defaultMessage: '{count, plural, one {queda como está} other {quedan como están}}',
  },
  sum: { id: 'bulkReview.sum', defaultMessage: 'Suma' },
  name: { id: 'bulkReview.name', defaultMessage: 'Obra' },
  today: { id: 'bulkReview.today', defaultMessage: 'Hoy' },
  after: { id: 'bulkReview.after', defaultMessage: 'Después' },
  difference: { id: 'bulkReview.difference', defaultMessage: 'Diferencia' },
  includeAnyway: { id: 'bulkReview.includeAnyway', defaultMessage: 'Incluir igual' },
  includeAnywayOf: { id: 'bulkReview.includeAnywayOf', defaultMessage: 'Incluir igual: {name}' },
  bar: { id: 'bulkReview.bar', defaultMessage: 'Aplicar los cambios' },
  back: { id: 'bulkReview.back', defaultMessage: 'Volver a la lista' },
  stop: { id: 'bulkReview.stop', defaultMessage: 'Cancelar' },
  progress: { id: 'bulkReview.progress', defaultMessage: '{done, number} de {total, number}' },
  running: { id: 'bulkReview.running', defaultMessage: 'Cambiando' },
}
