import { onFailure } from '@gallery/client'
import { afterEach, expect, test, vi } from 'vitest'
import { bringTable } from './importWrites.ts'

afterEach(() => vi.unstubAllGlobals())

/** Every upload is answered so. */
function answering(status: number, body: object) {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/admin/imports' })
  class Sending extends EventTarget {
    readonly status = status
    readonly responseText = JSON.stringify(body)
    readonly upload = new EventTarget()
    open() {}
    setRequestHeader() {}
    send() {
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending)
}

test.each([
  ['whose session has ended is asked to sign in', 401, { message: 'Hay que ingresar.' }, [401]],
  ['who may no longer is asked to sign in', 403, { message: 'No se puede.' }, [403]],
  ['without a word is told by the frame', 502, {}, [502]],
  ['with a word is told where the file was dropped', 413, { message: 'Es muy grande.' }, []],
  ['with a field is told there too', 422, { errors: { file: ['No es una tabla.'] } }, []],
])('a table that is refused %s', async (_how, status, body, reported) => {
  answering(status, body)
  const heard: number[] = []
  const end = onFailure((failure) => heard.push(failure.status))
  await expect(bringTable('works', new File(['a'], 'a.csv'), () => {})).rejects.toMatchObject({ status })
  expect(heard).toEqual(reported)
  end()
})
