/** Over the texts and their columns. */
export const recordSheetMessages = {
  texts: { id: 'recordSheet.texts', defaultMessage: 'Textos' },
  es: { id: 'recordSheet.es', defaultMessage: 'Español' },
  language: { id: 'recordSheet.language', defaultMessage: 'Idioma de los textos' },
  unsaved: { id: 'recordSheet.unsaved', defaultMessage: 'sin guardar' },
  missing: {
    id: 'recordSheet.missing',
    defaultMessage: '{count, plural, one {falta # texto} other {faltan # textos}}',
  },
  en: { id: 'recordSheet.en', defaultMessage: 'English' },
}
