import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { createGzip } from 'node:zlib'

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder on a free port of this machine, until `close` is called; what is text with `gzip`, if asked. */
export async function serveFolder(folder, { gzip = false } = {}) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = join(folder, normalize(decodeURIComponent(pathname)))
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    const packed = gzip && !/^(image\/jpeg|font|application\/octet)/.test(type)
    response.writeHead(200, { 'Content-Type': type, ...(packed ? { 'Content-Encoding': 'gzip' } : {}) })
    const content = createReadStream(file)
    if (packed) content.pipe(createGzip()).pipe(response)
    else content.pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
