import { languages, type Options, type RightsStatement } from '@gallery/contract'
import type { Site } from './canvas.ts'
import { rightsOf } from './rights.ts'
import { plain, type Words } from './words.ts'

export const presentationContext = 'http://iiif.io/api/presentation/3/context.json'

/** The gallery, as manifests name it. */
export type Gallery = Site & Pick<Options, 'name'>

/** Whom viewers name: who made it, and the gallery. */
export function attributionOf({ name }: Gallery, owner: string): string {
  return owner === '' ? name : `${owner}. ${name}`
}

/** What every manifest and collection says of the gallery that it comes from. */
export function fromGallery(
  gallery: Gallery,
  { owner = '', rights = null }: { owner?: string | undefined; rights?: RightsStatement | null } = {}
): object {
  const { url, name } = gallery
  return {
    ...rightsOf(rights, attributionOf(gallery, owner)),
    provider: [
      {
        id: url,
        type: 'Agent',
        label: plain(name),
        homepage: homepages(url, (language) => `/${language}`, plain(name)),
      },
    ],
  }
}

/** The pages of a record on the site, one in each language. */
export function homepages(
  url: string,
  pathIn: (language: (typeof languages)[number]) => string,
  label: Words
): object[] {
  return languages.map((language) => ({
    id: url + pathIn(language),
    type: 'Text',
    format: 'text/html',
    language: [language],
    label,
  }))
}

/** The same record as data: the API's own, and linked data. */
export function asData(url: string, path: string): object[] {
  const linked = { format: 'application/ld+json', profile: 'https://linked.art/ns/v1/linked-art.json' }
  return [
    { id: url + path, type: 'Dataset', format: 'application/json' },
    { id: `${url + path}/linked.json`, type: 'Dataset', ...linked },
  ]
}
