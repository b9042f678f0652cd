import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Refused } from '../errors.ts'
import { maxDocumentBytes, maxPictureBytes } from './limits.ts'
import { tooLarge } from './readPicture.ts'
import { documentTooLarge } from './readUpload.ts'

/** Lets the routes of a scope take forms with a file; each of them reads its form with {@link readForm}. */
export const uploads = fp(async (app) => {
  await app.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: 100_000, parts: 21 },
  })
})

/**
 * Reads a multipart form with a picture into `request.body`, the text fields as strings and the file as a `File`, so
 * that the route's schema judges it like any other body. Use it as the route's `preValidation`.
 *
 * @throws Refused 415 when it is no such form, 413 when the file has too many bytes, 400 when the form breaks off.
 */
export function readForm(request: FastifyRequest): Promise<void> {
  return read(request, maxPictureBytes, tooLarge)
}

/** As {@link readForm}, for a form whose file may be a document. */
export function readDocumentForm(request: FastifyRequest): Promise<void> {
  return read(request, maxDocumentBytes, documentTooLarge)
}

async function read(request: FastifyRequest, maxBytes: number, refusal: () => Refused): Promise<void> {
  if (!request.isMultipart()) throw new Refused(415, 'error.unsupported')
  request.body = Object.fromEntries(
    await fieldsOf(request, maxBytes).catch((error: unknown) => refuseBroken(error, refusal))
  )
}

async function fieldsOf(
  request: FastifyRequest,
  fileSize: number
): Promise<[name: string, value: unknown][]> {
  const fields: [string, unknown][] = []
  for await (const part of request.parts({ limits: { fileSize } })) {
    if (part.type === 'field') {
      fields.push([part.fieldname, part.value])
      continue
    }
    const bytes = await part.toBuffer()
    // A form whose file was left empty sends a nameless file of no bytes.
    if (bytes.byteLength > 0) fields.push([part.fieldname, new File([new Uint8Array(bytes)], part.filename)])
  }
  return fields
}

/** Says why a form could not be read: `refusal` when its file has too many bytes, else 400. */
export function refuseBroken(error: unknown, refusal: () => Refused): never {
  if (error instanceof Refused) throw error
  const known = error instanceof Error && 'statusCode' in error
  if (known && error.statusCode === 413) throw refusal()
  if (known) throw error
  throw new Refused(400, 'error.malformed')
}
