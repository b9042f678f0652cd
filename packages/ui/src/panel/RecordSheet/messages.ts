/** Over the texts and their columns. */
export const recordSheetMessages = {
  texts: { id: 'recordSheet.texts', defaultMessage: 'Textos' },
  es: { id: 'recordSheet.es', defaultMessage: 'Español' },
  en: { id: 'recordSheet.en', defaultMessage: 'English' },
}
