import { expect, test } from 'vitest'
import { readBackupAddress } from './backupAddress.ts'

test('reads a folder, with its signs, and a bucket', () => {
  expect(readBackupAddress('file:///srv/copias%20de%20noche')).toEqual({ folder: '/srv/copias de noche' })
  expect(readBackupAddress('s3://KEY:SECRET@s3.example/nights')).toEqual({
    bucket: { url: 'https://s3.example/nights', key: 'KEY', secret: 'SECRET', region: 'us-east-1' },
  })
})

test.each([
  '/srv/backups',
  'file://host/backups',
  'file:///',
  'file:///srv?x=1',
  'https://s3.example/nights',
  '',
])('does not read “%s”', (text) => {
  expect(readBackupAddress(text)).toBeNull()
})
