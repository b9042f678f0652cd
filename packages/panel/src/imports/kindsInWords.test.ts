import { importKinds } from '@gallery/contract'
import { expect, test } from 'vitest'
import english from '../language/en.json' with { type: 'json' }
import spanish from '../language/es.json' with { type: 'json' }

test.each(importKinds)('what is brought in as %s has a name, a title and a number', (kind) => {
  for (const part of ['kind', 'title', 'things']) {
    expect([spanish, english].map((texts) => Reflect.get(texts, `admin.imports.${part}.${kind}`))).toEqual([
      expect.any(String),
      expect.any(String),
    ])
  }
})
