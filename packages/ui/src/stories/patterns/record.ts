import type { BilingualText } from '../../admin.ts'
import { picture } from '../sampleWorks.ts'
import type { StoryLanguage } from '../say.ts'

/** What is written in the record. */
export interface RecordValues {
  title: BilingualText
  technique: BilingualText
  description: BilingualText
  height: string
  width: string
  code: string
  status: string
  shown: boolean
}

const first: RecordValues = {
  title: { es: 'Estructura abierta nº 26', en: 'Open Structure No. 26' },
  technique: { es: 'Esmalte sobre tabla, marco recortado', en: 'Enamel on panel, shaped frame' },
  description: {
    es: '<p>La más temprana de las tablas de borde irregular que se conservan. El corte superior sigue la diagonal negra, que atraviesa la composición y obliga a los planos amarillos a girar.</p>',
    en: '<p>The earliest surviving panel with an irregular edge. Its upper cut follows the black diagonal, which crosses the whole composition and forces the two yellow planes on the right to turn.</p>',
  },
  height: '81',
  width: '55',
  code: 'BR-49-004',
  status: 'consigned',
  shown: true,
}

const labels: Record<StoryLanguage, Record<keyof RecordValues, string>> = {
  es: {
    title: 'Título',
    technique: 'Técnica',
    description: 'Descripción',
    height: 'Alto, cm',
    width: 'Ancho, cm',
    code: 'Código',
    status: 'Estado',
    shown: 'Pública',
  },
  en: {
    title: 'Title',
    technique: 'Technique',
    description: 'Description',
    height: 'Height, cm',
    width: 'Width, cm',
    code: 'Code',
    status: 'Status',
    shown: 'Public',
  },
}

const texts = {
  es: {
    works: 'Obras',
    pictures: 'Imágenes',
    size: 'Medidas',
    today: 'Hoy',
    owner: 'Propietario',
    family: 'Familia Brandariz',
    history: 'Exhibida en',
    lastShown: '1961, y desde entonces no',
    shownIn:
      '<ul><li><em>Estructura y color</em>, Rosario, 1950.</li><li>Salón de Arte Nuevo, 1961.</li></ul>',
    noTitle: 'Una obra necesita su título en español.',
    noNumber: 'Acá va un número.',
    wrongCode: 'Un código es como BR-49-004.',
  },
  en: {
    works: 'Works',
    pictures: 'Pictures',
    size: 'Size',
    today: 'Today',
    owner: 'Owner',
    family: 'Brandariz family',
    history: 'Exhibited in',
    lastShown: '1961, and not since then',
    shownIn:
      '<ul><li><em>Estructura y color</em>, Rosario, 1950.</li><li>Salón de Arte Nuevo, 1961.</li></ul>',
    noTitle: 'A work needs its title in Spanish.',
    noNumber: 'This is a number.',
    wrongCode: 'A code is like BR-49-004.',
  },
}

const isValue = (name: string): name is keyof RecordValues => name in first

/** A work of the demo gallery as its record has it. */
export function record(language: StoryLanguage) {
  const own = labels[language]
  const fieldOf = (name: string) => {
    const field = name.replace(/_(es|en)$/, '')
    return isValue(field) ? own[field].toLowerCase() : name
  }
  return {
    words: { ...texts[language], ...own, fieldOf },
    first,
    pictures: [{ id: 1, picture: picture('brandariz-04.png', 1358, 2000) }],
  }
}

/** The names of the fields that differ from what is saved. */
export function changedFields(values: RecordValues, saved: RecordValues): string[] {
  const bilingual = (['title', 'technique', 'description'] as const).flatMap((name) =>
    (['es', 'en'] as const)
      .filter((side) => values[name][side] !== saved[name][side])
      .map((side) => `${name}_${side}`)
  )
  const plain = (['height', 'width', 'code', 'status', 'shown'] as const).filter(
    (name) => values[name] !== saved[name]
  )
  return [...bilingual, ...plain]
}

type Words = (typeof texts)['es']

/** What a server would refuse, by field. */
export function refusals(values: RecordValues, words: Words): Record<string, string[]> {
  const isNumber = (text: string) => text === '' || Number(text.replace(',', '.')) > 0
  return {
    ...(values.title.es.trim() ? {} : { title_es: [words.noTitle] }),
    ...(isNumber(values.height) ? {} : { height: [words.noNumber] }),
    ...(isNumber(values.width) ? {} : { width: [words.noNumber] }),
    ...(/^[A-Z]{2}-\d{2}-\d{3}$/.test(values.code) ? {} : { code: [words.wrongCode] }),
  }
}
