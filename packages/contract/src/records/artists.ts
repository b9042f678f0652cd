import { z } from 'zod'
import { UlanId, ViafId, WikidataId } from '../authorityIds.ts'
import { html, requiredText, shaped, text } from './field.ts'
import { fieldsOf } from './fieldsOf.ts'

const authority = (shape: typeof ViafId) =>
  shaped('line', { written: shape, inForm: shape.default(''), read: z.string() })

/** The fields of an artist, in the order of exports and of what a column can be brought in to. */
export const artistFields = fieldsOf({
  /** The name as it is shown. */
  display: {
    ...requiredText(200),
    headings: [
      'nombre, artista, nombre completo, name, artist, full name, preferred name, constituent',
      'artist name, nom, nome, nome completo',
    ],
  },
  /** What they are sorted by. */
  last_name: {
    ...text(200),
    headings: ['apellido, surname, family name, nom de famille, sobrenome, nachname'],
  },
  /** One line such as "Rosario, 1921 - Buenos Aires, 2004". */
  dates_es: { ...text(300), headings: ['fechas, fechas y lugares, datas, lebensdaten'] },
  dates_en: { ...text(300), same: true, headings: ['dates, life dates, display date'] },
  bio_es: { ...html(100_000), headings: ['biografia, bio, biografie'] },
  bio_en: { ...html(100_000), headings: ['biography, biographie'] },
  /** What is to be seen on their picture, in one line under it: "El taller de la calle Pasco, 1957." */
  image_caption_es: {
    ...text(300),
    headings: ['epigrafe, epigrafe del retrato, pie de foto, legende, legenda, bildunterschrift'],
  },
  image_caption_en: { ...text(300), headings: ['caption, image caption, portrait caption'] },
  /** What they are called in registers of names, by which others know that the same person is meant. */
  viaf: { ...authority(ViafId), headings: ['viaf id, id de viaf'] },
  ulan: { ...authority(UlanId), headings: ['ulan id, id de ulan, getty ulan'] },
  wikidata: { ...authority(WikidataId), headings: ['wikidata id, id de wikidata, wikidata qid'] },
})
