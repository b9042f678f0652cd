import { iiifPath, type Options, type Picture, type RightsStatement } from '@gallery/contract'
import { mostPixels } from '../../files/mostPixels.ts'
import { type Size, within } from '../../images/size.ts'
import type { PictureName } from '../identifier.ts'
import { profiles } from '../image/imageInfo.ts'
import { supplementing } from './supplementing.ts'
import { isSaid, type Words } from './words.ts'

/** A picture that a manifest shows. */
export type Shown = {
  id: string | number
  name: PictureName
  picture: Pick<Picture, 'width' | 'height'>
  label: Words
  /** What is stated of it, its record's or its own; `own` where that differs, and viewers have to be told. */
  rights: { stated: RightsStatement | null; own?: object }
  /** What is written on it, by language. */
  transcription?: Words
}

/** What the addresses of a manifest begin with, and how large visitors are offered a picture at most. */
export type Site = { url: string } & Pick<Options, 'zoomPixels' | 'rightsPixels'>

/** The longest side of a small view. */
const thumbnail = 400

/** A picture with a place of its own, that viewers show one after the other. @param base what its address begins with */
export function canvasOf(
  site: Site,
  base: string,
  { id, name, picture, label, rights, transcription = {} }: Shown
): object {
  const canvas = `${base}/canvas/${id}`
  const size = within(picture, mostPixels(site, rights.stated?.copies !== false))
  const annotations = transcribed(canvas, transcription)
  return {
    id: canvas,
    type: 'Canvas',
    ...(isSaid(label) ? { label } : {}),
    ...size,
    ...rights.own,
    thumbnail: [smallView(site, name, picture)],
    items: [
      {
        id: `${canvas}/page`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${canvas}/page/picture`,
            type: 'Annotation',
            motivation: 'painting',
            body: imageOf(site, name, size, 'max'),
            target: canvas,
          },
        ],
      },
    ],
    ...(annotations.length > 0 ? { annotations } : {}),
  }
}

/** What is written on a picture or said in a recording, beside it. */
export function transcribed(canvas: string, transcription: Words): object[] {
  const bodies = Object.entries(transcription).map(([language, [value]]) => ({
    type: 'TextualBody' as const,
    value,
    format: 'text/plain',
    language,
  }))
  return supplementing(canvas, 'transcription', bodies)
}

/** A picture as it is shown before it is opened. */
export function smallView(site: Site, name: PictureName, picture: Size): object {
  const size = within(within(picture, site.zoomPixels), thumbnail)
  return imageOf(site, name, size, `${size.width},${size.height}`)
}

function imageOf(site: Site, name: PictureName, size: Size, asked: string): object {
  const at = (version: 2 | 3) => site.url + iiifPath(version, name.folder, name.file)
  return {
    id: `${at(3)}/full/${asked}/0/default.jpg`,
    type: 'Image',
    format: 'image/jpeg',
    ...size,
    service: [
      { id: at(3), type: 'ImageService3', profile: 'level2' },
      { '@id': at(2), '@type': 'ImageService2', profile: profiles[2] },
    ],
  }
}
