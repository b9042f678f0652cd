export const messages = {
  download: { id: 'codeSheet.download', defaultMessage: 'Descargar' },
  print: { id: 'codeSheet.print', defaultMessage: 'Imprimir' },
}
