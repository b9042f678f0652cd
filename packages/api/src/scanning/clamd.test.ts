import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { type ClamdAddress, readClamdAddress } from '../env/clamdAddress.ts'
import { eicar, fakeClamd } from '../testing/clamd.ts'
import { pingClamd, scanStream } from './clamd.ts'

test.each<[string, ClamdAddress | null]>([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://127.0.0.1', null],
  ['tcp://127.0.0.1:3310/path', null],
  ['http://127.0.0.1:3310', null],
  ['unix:clamd.ctl', null],
  ['/run/clamd.ctl', null],
  ['', null],
])('the address %j', (text, address) => {
  expect(readClamdAddress(text)).toEqual(address)
})

function addressOf(url: string): ClamdAddress {
  const address = readClamdAddress(url)
  if (!address) throw new Error(`${url} is no address`)
  return address
}

test('a virus across two parts of the content is found', async () => {
  const scanner = await fakeClamd()
  const parts = [eicar.subarray(0, 30), eicar.subarray(30)]
  const verdict = await scanStream(addressOf(scanner.url), Readable.from(parts))
  expect(verdict).toEqual({ is: 'infected', name: 'Test.EICAR' })
  await scanner.close()
})

test('one that says nothing is given up', async () => {
  const scanner = await fakeClamd('silence')
  const address = addressOf(scanner.url)
  await expect(scanStream(address, Readable.from([eicar]), 100)).rejects.toThrow('in time')
  await expect(pingClamd(address, 100)).rejects.toThrow('in time')
  await scanner.close()
})
