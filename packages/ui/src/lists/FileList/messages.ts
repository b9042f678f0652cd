export const fileListMessages = {
  download: { id: 'fileList.download', defaultMessage: 'Descargar' },
  downloadOf: { id: 'fileList.downloadOf', defaultMessage: 'Descargar {name}' },
} as const
