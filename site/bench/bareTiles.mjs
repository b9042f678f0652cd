// Plain files as a bare server sends them: beside this one the Image API is measured.
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'

let folder = ''
process.on('message', async (path) => {
  folder = path
  process.send(await readdir(folder))
})

const server = createServer(async (request, answer) => {
  const path = join(folder, basename(request.url))
  const { size } = await stat(path)
  answer.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': size })
  createReadStream(path).pipe(answer)
})
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }))
