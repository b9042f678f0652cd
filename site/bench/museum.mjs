import { randomBy } from './randomBy.mjs'

const scripts = [
  {
    first: 'Nélida Íñigo Delia Ramiro Ágnes Bruno Irene Gösta Lía Fermín Zoë Julián'.split(' '),
    last: 'Arrascaeta Brandariz Szalay Otaegui Ødegård Lemos Müller Quiroga Etchart Maidana Peña Uriarte'.split(
      ' '
    ),
    title: 'Patio Umbral Marea Siesta Horizonte Esquina Trama Camalote Ventana Río Zaguán Médano'.split(' '),
  },
  {
    first: 'Наталья Казимир Любовь Василий Ольга Аристарх Вера Павел Зинаида Илья'.split(' '),
    last: 'Лентулова Бруни Розанова Степанов Экстер Филонов Удальцова Репников Серова Чашник'.split(' '),
    title: 'Берег Окно Зима Площадь Сад Композиция Утро Мост Река Портрет'.split(' '),
  },
  {
    first: 'Ελένη Νίκος Θάλεια Γιάννης Σοφία Κώστας Αθηνά Σπύρος Μαρία Πέτρος'.split(' '),
    last: 'Μόραλη Τσαρούχης Φλώρα Παρθένης Βασιλείου Κοντός Λεμπέση Μυταράς Ζογγολόπουλος Χρήστου'.split(' '),
    title: 'Θάλασσα Παράθυρο Χειμώνας Πλατεία Κήπος Σύνθεση Πρωινό Γέφυρα Ποτάμι Μορφή'.split(' '),
  },
  {
    first: 'ليلى محمود سلمى فريد نادية ضياء منى جواد عايدة شاكر'.split(' '),
    last: 'العزاوي الحلاق شفيق الناصري قدسي سليم البهنسي مروان الطائي حداد'.split(' '),
    title: 'البحر نافذة شتاء ساحة حديقة تكوين صباح جسر نهر وجه'.split(' '),
  },
  {
    first: '春子 一郎 美雪 健二 千鶴 清 和子 光太郎 恵 隆'.split(' '),
    last: '佐伯 岡本 三岸 靉谷 藤田 長谷川 小倉 須田 桂 松本'.split(' '),
    title: '海 窓 冬 広場 庭 構成 朝 橋 川 肖像'.split(' '),
  },
]
const techniques = [
  'Óleo sobre tela',
  'Tinta sobre papel',
  'Gelatina de plata',
  'Temple sobre madera',
  'Acuarela',
]
const types = ['Pintura', 'Dibujo', 'Fotografía', 'Grabado', 'Escultura']
const kinds = ['document', 'photography', 'correspondence', 'other']
const words = [
  'taller',
  'viaje',
  'retrato',
  'catálogo',
  'carta',
  'boceto',
  'prensa',
  'montaje',
  'familia',
  'puerto',
]

/**
 * The tables that a museum would bring, as CSV with headings of its own, decided by a seed: artists whose names are in
 * five scripts, each another one; their works, of which one in twelve is by the same hand; and items of an archive.
 *
 * @returns per table its CSV and how many rows it has, and questions as visitors type them
 */
export function museumOf({ artists, works, items, seed }) {
  const random = randomBy(seed)
  const oneOf = (list) => list[Math.floor(random() * list.length)]
  const people = Array.from({ length: artists }, (_none, at) => {
    const script = scripts[at % scripts.length]
    // Names repeat sooner than a museum's do: a number that is a word of the name tells them apart.
    return {
      name: `${oneOf(script.first)} ${oneOf(script.last)} ${roman(at + 1)}`,
      script,
      born: 1650 + (at % 330),
    }
  })
  const maker = () => (random() < 1 / 12 ? people[0] : oneOf(people))
  const size = () => (10 + Math.floor(random() * 2_000) / 10).toFixed(1)
  const madeWorks = Array.from({ length: works }, (_none, at) => {
    const { name, script, born } = maker()
    return [
      `M-${String(at).padStart(6, '0')}`,
      name,
      `${oneOf(script.title)} ${oneOf(script.title)} ${at % 997}`,
      oneOf(types),
      born + 20 + (at % 50),
      oneOf(techniques),
      size(),
      size(),
      `Serie ${at % 40}`,
      'sí',
    ]
  })
  const madeItems = Array.from({ length: items }, (_none, at) => {
    const { name, script } = maker()
    return [
      `A-${String(at).padStart(6, '0')}`,
      oneOf(kinds),
      `${oneOf(script.title)} ${oneOf(words)} ${at % 991}`,
      name,
      `${1900 + (at % 120)}`,
      [oneOf(words), oneOf(words)].join('; '),
      'sí',
    ]
  })
  return {
    tables: {
      artists: table(
        ['Nombre', 'Fechas'],
        people.map(({ name, born }) => [name, `${born} - ${born + 70}`])
      ),
      works: table(
        [
          'Object number',
          'Artist',
          'Título',
          'Classification',
          'Año',
          'Medium',
          'Alto cm',
          'Ancho cm',
          'Serie',
          'Público',
        ],
        madeWorks
      ),
      items: table(['Código', 'Kind', 'Título', 'Artistas', 'Año', 'Keywords', 'Público'], madeItems),
    },
    questions: [
      ...madeWorks.slice(0, 40).map(([code]) => code),
      ...people.slice(0, 60).map(({ name }) => name.split(' ')[1]),
      ...madeWorks.slice(40, 80).map(([_code, _name, title]) => title),
      ...words,
      'Arrascaetta',
      'Zaguam',
    ],
  }
}

function table(head, rows) {
  const line = (cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')
  return { csv: `${[head, ...rows].map(line).join('\r\n')}\r\n`, rows: rows.length }
}

/** A number as letters that read as part of a name. */
function roman(number) {
  const signs = 'abcdefghij'
  return [...String(number)].map((digit) => signs[Number(digit)]).join('')
}
