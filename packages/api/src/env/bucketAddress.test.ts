import { expect, test } from 'vitest'
import { readBucketAddress } from './bucketAddress.ts'

test.each([
  [
    's3://KEY:SECRET@s3.example/gallery?region=eu-west-1',
    { url: 'https://s3.example/gallery', key: 'KEY', secret: 'SECRET', region: 'eu-west-1' },
  ],
  [
    's3://KEY:a%2Fb%2Bc@127.0.0.1:9000/gallery/?tls=false',
    { url: 'http://127.0.0.1:9000/gallery', key: 'KEY', secret: 'a/b+c', region: 'us-east-1' },
  ],
])('reads %s', (text, address) => {
  expect(readBucketAddress(text)).toEqual(address)
})

test.each([
  ['another protocol', 'https://KEY:SECRET@s3.example/gallery'],
  ['no secret', 's3://KEY@s3.example/gallery'],
  ['no key', 's3://s3.example/gallery'],
  ['no bucket', 's3://KEY:SECRET@s3.example'],
  ['a path inside the bucket', 's3://KEY:SECRET@s3.example/gallery/inside'],
  ['a broken encoding', 's3://KEY:%E0%A4%A@s3.example/gallery'],
  ['no address', 'gallery'],
])('does not read %s: %s', (_what, text) => {
  expect(readBucketAddress(text)).toBeNull()
})
