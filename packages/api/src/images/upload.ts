import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Refused } from '../errors.ts'
import { scanUpload } from '../scanning/scanUpload.ts'
import { isStorageFull } from '../storage/storageErrors.ts'
import { uploadPrefix } from './leftUploads.ts'
import { maxDocumentBytes, maxPictureBytes } from './limits.ts'
import { tooLarge } from './readPicture.ts'
import { documentTooLarge } from './readUpload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the file of a form lies while the request lasts, see {@link readFileForm}. */
    filePath: string
  }
}

/** Lets the routes of a scope take forms with a file; each of them reads its form with {@link readForm} or another. */
export const uploads = fp(async (app) => {
  await app.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: 100_000, parts: 21 },
  })
  app.decorateRequest('filePath', '')
  app.addHook('onResponse', removeFile)
  app.addHook('onRequestAbort', removeFile)
})

/**
 * Reads a multipart form with a picture into `request.body`, the text fields as strings and the file as a `File`, so
 * that the route's schema judges it like any other body. Use it as the route's `preValidation`.
 *
 * @throws Refused 415 when it is no such form, 413 when the file has too many bytes, 400 when the form breaks off.
 */
export function readForm(request: FastifyRequest): Promise<void> {
  return readFileForm(request, maxPictureBytes, tooLarge)
}

/** As {@link readForm}, for a form whose file may be a document. */
export function readDocumentForm(request: FastifyRequest): Promise<void> {
  return readFileForm(request, maxDocumentBytes, documentTooLarge)
}

/**
 * As {@link readForm}, for a file of `maxBytes`, with the refusal of more. The file goes to the disk while it arrives,
 * so that however many people send large ones slowly, memory holds none: `body.file` reads from there, and
 * `request.filePath` names it. Whoever reads it after this may trust that it was scanned, where that is set up.
 */
export async function readFileForm(
  request: FastifyRequest,
  maxBytes: number,
  refusal: () => Refused
): Promise<void> {
  if (!request.isMultipart()) throw new Refused(415, 'error.unsupported')
  request.body = Object.fromEntries(
    await fieldsOf(request, maxBytes, refusal).catch((error: unknown) => refuseBroken(error, refusal))
  )
  if (request.filePath !== '') await scanUpload(request, request.filePath)
}

async function fieldsOf(
  request: FastifyRequest,
  fileSize: number,
  refusal: () => Refused
): Promise<[name: string, value: unknown][]> {
  const fields: [string, unknown][] = []
  for await (const part of request.parts({ limits: { fileSize } })) {
    if (part.type === 'field') {
      fields.push([part.fieldname, part.value])
      continue
    }
    const path = join(await mkdtemp(join(tmpdir(), uploadPrefix)), 'file')
    request.filePath = path
    await pipeline(part.file, createWriteStream(path))
    if (part.file.truncated) throw refusal()
    const content = await openAsBlob(path)
    // A form whose file was left empty sends a nameless file of no bytes.
    if (content.size > 0 || part.filename) fields.push([part.fieldname, new File([content], part.filename)])
  }
  return fields
}

async function removeFile({ filePath }: FastifyRequest): Promise<void> {
  if (filePath !== '') await rm(dirname(filePath), { recursive: true, force: true })
}

/** Says why a form could not be read: `refusal` when its file has too many bytes, else 400. */
function refuseBroken(error: unknown, refusal: () => Refused): never {
  if (error instanceof Refused || isStorageFull(error)) throw error
  const known = error instanceof Error && 'statusCode' in error
  if (known && error.statusCode === 413) throw refusal()
  if (known) throw error
  throw new Refused(400, 'error.malformed')
}
