import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Refused } from '../errors.ts'
import { refuseBroken } from '../images/upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the file of a form lies while the request lasts, see {@link fileForm}. */
    filePath: string
  }
}

/** Lets routes take forms whose file is too large to be held in memory, with {@link fileForm}. */
export const fileUploads = fp(async (app) => {
  app.decorateRequest('filePath', '')
  app.addHook('onResponse', async (request) => {
    if (request.filePath !== '') await rm(join(request.filePath, '..'), { recursive: true, force: true })
  })
})

/**
 * Reads a multipart form into `request.body` as `readForm` does, its file into the file system: `body.file` reads from
 * there, and `request.filePath` names it. Use it as a route's `preValidation`.
 *
 * @param maxBytes what the file may have
 * @throws Refused (in the promise) 415 when it is no such form, 413 as soon as the file has too many bytes, 400 when the
 * form breaks off.
 */
export function fileForm(maxBytes: number): (request: FastifyRequest) => Promise<void> {
  const tooLarge = () => new Refused(413, 'import.tooLarge', { megabytes: maxBytes / 1024 / 1024 })
  return async (request) => {
    if (!request.isMultipart()) throw new Refused(415, 'error.unsupported')
    request.body = await fieldsOf(request, maxBytes, tooLarge).catch((error: unknown) =>
      refuseBroken(error, tooLarge)
    )
  }
}

async function fieldsOf(
  request: FastifyRequest,
  fileSize: number,
  tooLarge: () => Refused
): Promise<Record<string, unknown>> {
  const fields: [name: string, value: unknown][] = []
  for await (const part of request.parts({ limits: { fileSize } })) {
    if (part.type === 'field') {
      fields.push([part.fieldname, part.value])
      continue
    }
    const path = join(await mkdtemp(join(tmpdir(), 'gallery-upload-')), 'file')
    request.filePath = path
    await pipeline(part.file, createWriteStream(path))
    if (part.file.truncated) throw tooLarge()
    fields.push([part.fieldname, new File([await openAsBlob(path)], part.filename)])
  }
  return Object.fromEntries(fields)
}
