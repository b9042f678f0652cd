/** The texts of `RecordSteps`. */
export const recordStepsMessages = {
  label: { id: 'recordSteps.label', defaultMessage: 'En la lista' },
  place: { id: 'recordSteps.place', defaultMessage: '{place} de {total}' },
  previous: { id: 'recordSteps.previous', defaultMessage: 'Anterior' },
  next: { id: 'recordSteps.next', defaultMessage: 'Siguiente' },
}
