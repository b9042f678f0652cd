import type { SavedAnswer } from '@gallery/contract'

/** Texts to begin with, for a gallery that has none of its own yet. */
export const firstAnswers: readonly Omit<SavedAnswer, 'id'>[] = [
  {
    name: 'Disponible, con precio',
    text_es:
      'Hola, {nombre}:\n\nGracias por preguntar por {obras}. Te mando los datos y el precio en el PDF adjunto.\n\nSi querés ver la obra en la galería, decime qué día te queda bien.',
    text_en:
      'Hello {nombre},\n\nThank you for asking about {obras}. Details and price are in the attached PDF.\n\nIf you would like to see the work at the gallery, tell me which day suits you.',
  },
  {
    name: 'Reservada',
    text_es:
      'Hola, {nombre}:\n\nGracias por preguntar por {obras}. En este momento está reservada. Si se libera, ¿querés que te avise?',
    text_en:
      'Hello {nombre},\n\nThank you for asking about {obras}. It is on hold at the moment. Would you like me to write to you if it becomes available?',
  },
  {
    name: 'Ya se vendió',
    text_es:
      'Hola, {nombre}:\n\nGracias por preguntar por {obras}. Ya se vendió, pero tenemos otras obras que te pueden interesar. Si querés, te mando una selección.',
    text_en:
      'Hello {nombre},\n\nThank you for asking about {obras}. It has been sold, but we have other works that may interest you. Shall I send you a selection?',
  },
]
