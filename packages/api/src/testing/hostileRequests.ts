import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Operation } from './apiOperations.ts'

/** A text that must never come back as markup. */
export const mark = '<script>fuzz()</script>'

/** Texts that have broken servers before: other types, huge ones, keys of prototypes, half characters, other encodings. */
const oddTexts = [
  mark,
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  '9999999999999999999999',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '\0',
  '\ud800',
  '\u202e\u200b\ufeff',
  "' or 1=1 --",
  '{{7*7}}',
  'a'.repeat(5_000),
  '2026-02-30',
  '2026-11-21T25:61:00Z',
  '🖼'.repeat(300),
]

const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 60 }))
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(true, false, null, 2 ** 53, -(2 ** 31) - 1, 1e308),
  fc.array(oddText, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 6 }),
  fc.constant(Array.from({ length: 1_000 }, () => 1))
)
/** What a field might rightly hold, so that some requests get past the door. */
const likelyValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  1,
  'texto',
  true,
  false,
  '',
  null,
  '2026-12-01',
  '2026-12-01T15:00:00.000Z',
  'ana@example.org',
  [1],
  []
)
const value = fc.oneof({ arbitrary: likelyValue, weight: 2 }, { arbitrary: oddValue, weight: 3 })

const headers = fc.record(
  {
    'accept-language': oddText,
    accept: fc.constantFrom('*/*', 'text/html', 'application/json', 'x/y;q=9', ','.repeat(200)),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"'.repeat(50)),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=5-2', 'bytes=0-1,2-3', 'x'),
    cookie: fc.constantFrom('gallery_session=x', 'gallery_session=%E0%A4%A', '=;;=', 'a='.repeat(500)),
    'x-forwarded-for': fc.constantFrom('127.0.0.1', "1' or '1", '::1, 9'),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-7',
      'text/plain',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      'x'
    ),
  },
  { requiredKeys: [] }
)

/** What a form or a file looks like when it is none. */
const rawBody = fc.oneof(
  fc.constantFrom(
    '{"a":',
    '['.repeat(10_000),
    '{"__proto__":{"super":true}}',
    '{"constructor":{"prototype":{"super":true}}}',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="../../a.jpg"\r\n\r\nno\r\n--x--\r\n',
    '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n'
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  // Bytes that are no text in any encoding, alone and within JSON.
  fc.constantFrom(Buffer.from([0xc3, 0x28]), Buffer.from('{"title_es":"\xc3\x28\xff"}', 'latin1')),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
)

/** One request to an operation, made by its own description and broken in some of its places. */
export function hostileRequest({
  method,
  path,
  params,
  query,
  body,
}: Operation): fc.Arbitrary<InjectOptions> {
  const inPath = fc.record(
    Object.fromEntries(
      params.map((name) => [name, fc.oneof(fc.constantFrom('1', '2', 'all', 'es'), oddText)])
    )
  )
  // A name may come twice, which makes a list of it.
  const inQuery = fc.array(fc.tuple(fc.constantFrom(...query, '__proto__', 'x', 'x[]', 'x[y]'), oddText), {
    maxLength: 4,
  })
  const names = body?.map(({ name }) => name) ?? []
  const json = fc.dictionary(fc.constantFrom(...names, '__proto__', 'id', 'super'), value, { maxKeys: 12 })
  const payload = fc.oneof(
    { arbitrary: json.map((fields) => JSON.stringify(fields)), weight: 6 },
    { arbitrary: rawBody, weight: 1 },
    { arbitrary: oddValue.map((odd) => JSON.stringify(odd) ?? ''), weight: 1 }
  )
  return fc
    .record({ inPath, inQuery, payload, headers })
    .map(({ inPath: places, inQuery: asked, payload: text, headers: said }) => {
      const at = path.replace(/\{(\w+)\}/g, (_, name) => encoded(String(places[name] ?? '1')))
      const search = asked.map(([name, words]) => `${encoded(name)}=${encoded(words)}`)
      return {
        method: methodOf(method),
        url: search.length > 0 ? `${at}?${search.join('&')}` : at,
        headers: { 'content-type': 'application/json', ...clean(said) },
        ...(method === 'GET' ? {} : { payload: text }),
      }
    })
}

/** Half characters cannot be written in an address; as bytes they can. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

/** HTTP carries no line breaks nor signs beyond Latin-1 in headers; Node refuses to send them. */
function clean(said: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(said).map(([name, text]) => [name, (text ?? '').replace(/[^\x20-\x7e\xa0-\xff]/g, '?')])
  )
}

function methodOf(method: string): 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' {
  switch (method) {
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
      return method
    default:
      return 'GET'
  }
}
