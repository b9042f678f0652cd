import { importKinds, importTargets } from '@gallery/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import en from '../language/en.json' with { type: 'json' }
import es from '../language/es.json' with { type: 'json' }
import { useTargetLabel } from './useTargetLabel.ts'

const messages = { es, en }

interface LabelsProps {
  kind: (typeof importKinds)[number]
}

function Labels({ kind }: LabelsProps) {
  const labelOf = useTargetLabel(kind)
  return importTargets[kind].map((target) => <i key={target}>{labelOf(target)}</i>)
}

function labelsOf(kind: LabelsProps['kind'], language: keyof typeof messages): string[] {
  const html = renderToStaticMarkup(
    <IntlProvider
      locale={language}
      messages={messages[language]}
      onError={(error) => {
        throw error
      }}
    >
      <Labels kind={kind} />
    </IntlProvider>
  )
  return [...html.matchAll(/<i>(.*?)<\/i>/g)].map(([, label = '']) => label)
}

const all = importKinds.flatMap((kind) =>
  (['es', 'en'] as const).map((language) => [kind, language] as const)
)

test.each(all)('whatever a column of %s can go to has a name of its own in %s', (kind, language) => {
  const labels = labelsOf(kind, language)
  expect(labels).toHaveLength(importTargets[kind].length)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

test('a field is called as on its record, what only imports have by its own name', () => {
  expect(labelsOf('works', 'es')).toEqual(expect.arrayContaining(['Título (en)', 'Id de artista', 'Artista']))
})
