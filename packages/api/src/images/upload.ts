import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Refused } from '../errors.ts'
import { maxPictureBytes } from './limits.ts'
import { tooLarge } from './readPicture.ts'

/** Lets the routes of a scope take forms with a file; each of them reads its form with {@link readForm}. */
export const uploads = fp(async (app) => {
  await app.register(multipart, {
    limits: { fileSize: maxPictureBytes, files: 1, fields: 20, fieldSize: 100_000, parts: 21 },
  })
})

/**
 * Reads a multipart form into `request.body`, the text fields as strings and the file as a `File`, so that the
 * route's schema judges it like any other body. Use it as the route's `preValidation`.
 *
 * @throws Refused 415 when it is no such form, 413 when the file has too many bytes, 400 when the form breaks off.
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) throw new Refused(415, 'error.unsupported')
  request.body = Object.fromEntries(await fieldsOf(request).catch(refuseBroken))
}

async function fieldsOf(request: FastifyRequest): Promise<[name: string, value: unknown][]> {
  const fields: [string, unknown][] = []
  for await (const part of request.parts()) {
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

function refuseBroken(error: unknown): never {
  const known = error instanceof Error && 'statusCode' in error
  if (known && error.statusCode === 413) throw tooLarge()
  if (known) throw error
  throw new Refused(400, 'error.malformed')
}
