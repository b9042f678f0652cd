/** A file of a form: its name and content. */
export type FormFile = { name: string; bytes: Uint8Array }

/** A multipart form as a browser sends it: what to give a client's `post` as body and headers. */
export async function multipartForm(
  fields: Readonly<Record<string, string>>,
  file?: FormFile
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name)
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}
