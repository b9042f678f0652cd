/** Over the texts and their columns. */
export const recordSheetMessages = {
  texts: { id: 'recordSheet.texts', defaultMessage: 'Textos' },
  language: { id: 'recordSheet.language', defaultMessage: 'Idioma de los textos' },
  unsaved: { id: 'recordSheet.unsaved', defaultMessage: 'sin guardar' },
  missing: {
    id: 'recordSheet.missing',
    defaultMessage: '{count, plural, one {falta # texto} other {faltan # textos}}',
  },
}
