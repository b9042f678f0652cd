export const scaleDrawingMessages = {
  label: { id: 'scaleDrawing.label', defaultMessage: 'La obra, de {size}, al lado de una persona de 1,70 m' },
} as const
