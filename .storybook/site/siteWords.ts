import type { Said } from '../../packages/ui/src/stories/docs/componentDocs.ts'

/** What the static documentation says by itself. */
export const siteWords = {
  search: { es: 'Buscar en la documentación', en: 'Search the documentation' },
  found: { es: 'Encontrado', en: 'Found' },
  nothing: { es: 'Nada con esas palabras.', en: 'Nothing with these words.' },
  pages: { es: 'Páginas', en: 'Pages' },
  skip: { es: 'Ir al contenido', en: 'Go to the content' },
  theme: { es: 'Cambiar el tema', en: 'Change the theme' },
  copy: { es: 'Copiar', en: 'Copy' },
  copied: { es: 'Copiado', en: 'Copied' },
  stories: { es: 'Storybook', en: 'Storybook' },
  tryIt: { es: 'Probar en Storybook', en: 'Try it in Storybook' },
  sixWidths: { es: 'En seis anchos, en Storybook', en: 'At six widths, in Storybook' },
  keep: { es: 'Qué cuidar', en: 'What to keep' },
  madeOf: { es: 'De qué está hecho', en: 'What it is made of' },
  code: { es: 'Código', en: 'Code' },
  components: { es: 'Componentes', en: 'Components' },
} satisfies Record<string, Said>
