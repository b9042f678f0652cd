/** The texts of a field in several languages. */
export const bilingualFieldMessages = {
  missing: { id: 'bilingualField.missing', defaultMessage: 'Falta' },
  changed: { id: 'bilingualField.changed', defaultMessage: 'El {language} cambió después' },
  seeChanges: { id: 'bilingualField.seeChanges', defaultMessage: 'Ver qué cambió' },
  upToDate: { id: 'bilingualField.upToDate', defaultMessage: 'Ya está al día' },
  write: { id: 'bilingualField.write', defaultMessage: 'Escribir en {language}' },
  copy: { id: 'bilingualField.copy', defaultMessage: 'Copiar del {language}' },
  noChanges: { id: 'bilingualField.noChanges', defaultMessage: 'Las palabras son las mismas.' },
}
