import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** The home page as it is, but for its scripts: what a page written by hand would be that looks the same. */
export async function withoutScripts(origin) {
  const html = (await (await fetch(`${origin}/es`)).text()).replace(/<script\b[\s\S]*?<\/script>/g, '')
  const small = brotliCompressSync(html)
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      outgoing.end(small)
      return
    }
    // Its styles, fonts and pictures are ours, byte for byte.
    request(origin + incoming.url, { headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    }).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
