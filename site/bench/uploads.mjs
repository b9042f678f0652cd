import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { source } from './source.mjs'

const { ajaxHeader, csrfCookie, csrfHeader } = await source('packages/contract/src/headers.ts')
const samples = fileURLToPath(new URL('../../packages/demo/pictures', import.meta.url))

/**
 * Uploads a picture of the demo to an event, as whoever is signed in. Resolves with the status and, where it was taken,
 * with the event's pictures.
 */
export async function pictureUpload(lucia) {
  const [name] = (await readdir(samples)).filter((file) => file.endsWith('.jpg')).sort()
  const bytes = await readFile(join(samples, name))
  const headers = {
    ...signedIn(lucia),
    [csrfHeader]: lucia.cookies().find(({ name }) => name === csrfCookie).value,
    [ajaxHeader]: 'XMLHttpRequest',
  }
  let number = 0
  return async (url, event) => {
    const form = new FormData()
    form.set('file', new File([bytes], `sala-${number}.jpg`))
    number += 1
    const asked = { method: 'POST', headers, body: form }
    const answer = await fetch(`${url}/api/events/${event}/images`, asked).catch(() => undefined)
    const { data } = (await answer?.json().catch(() => undefined)) ?? {}
    return { status: answer?.status, images: data?.images }
  }
}

/** The header that says who asks. */
function signedIn(visitor) {
  return {
    cookie: visitor
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; '),
  }
}

/**
 * A gallerist uploads one picture after the other to an event, each by the next process. Resolves with the files that were
 * acknowledged when `isOver` says so.
 */
export async function uploader({ apps, lucia }, event, isOver) {
  const upload = await pictureUpload(lucia)
  const acknowledged = []
  for (let number = 0; !isOver(); number += 1) {
    const { status, images } = await upload(apps[number % apps.length].url, event)
    if (status === 201) acknowledged.push(images.at(-1).file)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  return acknowledged
}

/**
 * What is wrong with the stored files: an acknowledged one that is not there, a record that names one that is not, one
 * that is not whole, one that nobody finished and that can be had. `nameless` are whole files that no record names. Asked
 * by the gallerist: visitors are given no picture of what is hidden.
 */
export async function storageFaults({ apps, ask, data, lucia }, acknowledged) {
  const headers = signedIn(lucia)
  const faults = []
  const rows = await ask(
    `select file, bytes, to_json(widths) as widths from pictures where folder = 'events'`
  )
  const known = new Map(rows.map((row) => [row.file, row]))
  for (const file of acknowledged) if (!known.has(file)) faults.push(`the uploaded picture ${file} is lost`)
  const expected = new Set()
  for (const [number, { file, bytes, widths }] of rows.entries()) {
    const { url } = apps[number % apps.length]
    const [, name, ending] = /^(.*)\.(\w+)$/.exec(file)
    const variants = widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`])
    for (const each of [file, `${name}-thumb.${ending}`, ...variants]) {
      expected.add(each)
      const answer = await fetch(`${url}/storage/events/${each}`, { headers })
      const got = (await answer.arrayBuffer()).byteLength
      if (answer.status !== 200 || got === 0) faults.push(`${each} is answered with ${answer.status}`)
      if (each === file && got !== bytes) faults.push(`${file} has ${got} bytes of ${bytes}`)
    }
  }
  const files = await readdir(join(data, 'storage/events'))
  for (const file of files.filter((name) => name.startsWith('.'))) {
    const { status } = await fetch(`${apps[0].url}/storage/events/${file}`, { headers })
    if (status !== 404) faults.push(`the unfinished file ${file} is answered with ${status}`)
  }
  return { faults, files: files.length, nameless: files.filter((file) => !expected.has(file)).length }
}
