import { expect, test } from 'vitest'
import { UlanId, ViafId, WikidataId } from './authorityIds.ts'

test.each([
  [ViafId, '', ''],
  [ViafId, ' 96994048 ', '96994048'],
  [ViafId, 'https://viaf.org/viaf/96994048/#Picasso', '96994048'],
  [ViafId, 'http://viaf.org/en/viaf/96994048', '96994048'],
  [ViafId, '96-99', undefined],
  [ViafId, '0', undefined],
  [UlanId, '500009666', '500009666'],
  [UlanId, 'http://vocab.getty.edu/page/ulan/500009666', '500009666'],
  [UlanId, 'https://www.getty.edu/vow/ULANFullDisplay?find=x&role=&subjectid=500009666', '500009666'],
  [UlanId, '300033618', undefined],
  [WikidataId, 'Q5593', 'Q5593'],
  [WikidataId, 'https://www.wikidata.org/wiki/Q5593#sitelinks', 'Q5593'],
  [WikidataId, 'http://www.wikidata.org/entity/Q5593', 'Q5593'],
  [WikidataId, '5593', undefined],
  [WikidataId, 'https://example.org/wiki/Q5593', undefined],
])('%#: “%s” is %s', (shape, text, id) => {
  expect(shape.safeParse(text).data).toBe(id)
})
