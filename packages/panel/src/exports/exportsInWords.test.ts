import { exportKinds } from '@gallery/contract'
import { expect, test } from 'vitest'
import english from '../language/en.json' with { type: 'json' }
import spanish from '../language/es.json' with { type: 'json' }

test.each(exportKinds)('what is taken out as %s says what it is called and what it holds', (kind) => {
  for (const part of ['kind', 'holds']) {
    expect([spanish, english].map((texts) => Reflect.get(texts, `admin.exports.${part}.${kind}`))).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ])
  }
})
