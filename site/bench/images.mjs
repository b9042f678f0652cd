// npm run fuzz:images: odd, huge, broken and disguised files to a server of its own, and the most memory that it took.
// FUZZ_FILES and FUZZ_SEED change how many broken ones and which, FUZZ_DATABASES (postgres,pglite) where; a few of them
// are in `npm test`.
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { onEachDatabase } from './databases.mjs'
import { exitCode, fault } from './faultsFound.mjs'
import { signIn } from './galleristByMail.mjs'
import { memoryOf } from './memoryOf.mjs'
import { serve } from './product.mjs'
import { source } from './source.mjs'

const broken = Number(process.env.FUZZ_FILES ?? 2_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Megabytes that the server's process may be at most, all in all. */
const most = 600

const { hostilePictures, brokenPictures } = await source('packages/api/src/testing/hostilePictures.ts')
const { heicGrid } = await source('packages/api/src/testing/heicGrid.ts')
const sharp = createRequire(new URL('../../packages/api/package.json', import.meta.url))('sharp')

await onEachDatabase(process.env.FUZZ_DATABASES, attack)
process.exit(exitCode())

/** Sends everything to one server, one kind of file after the other. */
async function attack(kind, env) {
  // Making the database takes more memory than anything after it: measured is a server that finds one.
  await (await serve(env)).stop()
  const server = await serve(env)
  try {
    const { send } = await signIn(server.url, env.GALLERY_DATA)
    const steps = [['at rest', async () => {}], ...attacks(send)]
    process.stdout.write(
      `\n${kind}\n${'files'.padEnd(44)}${'MB at most'.padStart(12)}${'MB after'.padStart(12)}\n`
    )
    for (const [what, step] of steps) {
      await step()
      const { peak, now } = await memoryOf(server.pid)
      process.stdout.write(`${what.padEnd(44)}${String(peak).padStart(12)}${String(now).padStart(12)}\n`)
      if (peak > most) fault(`the process took ${peak} MB, more than ${most}`)
    }
  } finally {
    await server.stop()
  }
}

function attacks(send) {
  return [
    ['odd ones and none, one by one', () => each(hostilePictures(), check(send))],
    [
      'the same, eight at once',
      async () => {
        const files = await hostilePictures()
        await Promise.all(
          Array.from({ length: 8 }, (_, lane) =>
            each(
              files.filter((_, at) => at % 8 === lane),
              check(send)
            )
          )
        )
      },
    ],
    [`${broken} cut or with bits turned`, () => each(brokenPictures(broken, seed), anyAnswer(send))],
    ['the largest that are taken, one by one', () => each(largest(), check(send))],
    ['the largest, all at once', async () => Promise.all((await gather(largest())).map(check(send)))],
    ['while their smaller sizes are made', () => pause(30_000)],
  ]
}

/** A check that a file became what it says it must. */
function check(send) {
  return async ({ what, name, bytes, becomes, path }) => {
    const { status, text } = await send(name, bytes, path)
    if (status !== becomes.status)
      fault(`${what}: ${status} in place of ${becomes.status}: ${text.slice(0, 200)}`)
    else if (status !== 201 && !/"message":".+\."/.test(text)) fault(`${what}: refused without a sentence`)
  }
}

function anyAnswer(send) {
  return async (bytes) => {
    const { status, text } = await send('a.jpg', bytes)
    if (![201, 413, 415, 422].includes(status))
      fault(`${status}: ${text.slice(0, 200)}; ${bytes.toString('base64').slice(0, 400)}`)
  }
}

/** Near every limit: many pixels of each kind, turned, in passes, of 16 bits, with many bytes, and a long document. */
async function* largest() {
  const plain = (width, height) => sharp({ create: { width, height, channels: 3, background: '#c81e1e' } })
  const grain = { type: 'gaussian', mean: 128, sigma: 40 }
  const photograph = sharp({
    create: { width: 6_000, height: 4_000, channels: 3, background: 'white', noise: grain },
  })
  const taken = (what, bytes, name = 'a.jpg') => ({ what, name, bytes, becomes: { status: 201 } })
  yield taken('a photograph of 24 million', await photograph.clone().jpeg({ quality: 85 }).toBuffer())
  yield taken('118 million', await plain(12_000, 9_900).jpeg().toBuffer())
  yield taken(
    '48 million, turned',
    await plain(8_064, 6_048).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  )
  yield taken(
    '24 million, in passes',
    await plain(6_000, 4_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  )
  yield taken('118 million of png', await plain(12_000, 9_900).png().toBuffer(), 'a.png')
  yield taken(
    '60 million of 16 bits',
    await plain(10_000, 6_000).toColourspace('rgb16').png().toBuffer(),
    'a.png'
  )
  yield taken('11 million of gif', await plain(3_600, 3_000).gif().toBuffer(), 'a.gif')
  yield taken('12 million of webp', await photograph.clone().resize(4_240).webp().toBuffer(), 'a.webp')
  yield taken(
    '5 million of avif',
    await photograph.clone().resize(2_700).avif({ effort: 0 }).toBuffer(),
    'a.avif'
  )
  yield taken(
    '24 million of tiff, turned',
    await plain(6_000, 4_000).withMetadata({ orientation: 6 }).tiff({ compression: 'lzw' }).toBuffer(),
    'a.tiff'
  )
  yield taken('3.7 million of HEIC', heicGrid({ columns: 30, rows: 30, turns: 1 }), 'a.heic')
  yield taken('the same, held whole', heicGrid({ columns: 30, rows: 30, isWhole: true }), 'a.heic')
  yield taken('long', await plain(1_650, 15_000).jpeg().toBuffer())
}

async function gather(files) {
  const all = []
  for await (const file of files) all.push(file)
  return all
}

async function each(files, act) {
  for await (const file of await files) await act(file)
}
