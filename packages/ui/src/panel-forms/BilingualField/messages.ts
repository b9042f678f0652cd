/** The texts of a field in two languages. */
export const bilingualFieldMessages = {
  missing: { id: 'bilingualField.missing', defaultMessage: 'Falta' },
  esChanged: { id: 'bilingualField.esChanged', defaultMessage: 'El español cambió después' },
  enChanged: { id: 'bilingualField.enChanged', defaultMessage: 'El inglés cambió después' },
  seeChanges: { id: 'bilingualField.seeChanges', defaultMessage: 'Ver qué cambió' },
  upToDate: { id: 'bilingualField.upToDate', defaultMessage: 'Ya está al día' },
  writeEs: { id: 'bilingualField.writeEs', defaultMessage: 'Escribir en español' },
  writeEn: { id: 'bilingualField.writeEn', defaultMessage: 'Escribir en inglés' },
  copyEs: { id: 'bilingualField.copyEs', defaultMessage: 'Copiar del español' },
  copyEn: { id: 'bilingualField.copyEn', defaultMessage: 'Copiar del inglés' },
  noChanges: { id: 'bilingualField.noChanges', defaultMessage: 'Las palabras son las mismas.' },
}
