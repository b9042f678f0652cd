import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** Each question with its answer as it travels, which `fetch` would unpack; asked with these headers or its own. */
export async function withAnswers(url, asked, headers = {}) {
  return Promise.all(
    asked.map(async (question) => {
      const asking = get(url + question.path, { headers: question.headers ?? headers })
      const [answer] = await once(asking, 'response')
      if (answer.statusCode !== 200) throw new Error(`${question.path} answered ${answer.statusCode}`)
      const { 'content-type': type, 'content-encoding': encoding } = answer.headers
      const sent = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }
      return { ...question, body: await buffer(answer), headers: sent }
    })
  )
}

/** The bare server of `bare.mjs`, in a process of its own. */
export async function startBare(answers, { env, copy }) {
  const child = fork(fileURLToPath(new URL('bare.mjs', import.meta.url)), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const told = answers.map(({ body, headers, query }) => ({ body, headers, query }))
  child.send({ answers: told, data: copy, database: env.DATABASE_URL })
  const url = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)))
  })
  return { url, pid: child.pid, stop: () => child.kill('SIGTERM') }
}
