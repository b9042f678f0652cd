import { readablePart } from '../storage/newName.ts'
import type { StoredImage } from './current.ts'
import { type Judging, noteChange, refuse } from './judging.ts'
import { pictureKey } from './pictureKey.ts'
import { areAlike } from './picturesAlike.ts'

/** The picture that a row names, of those that came beside the table. One that did not come at all keeps no row out. */
export function judgeImage(judging: Judging): void {
  const { plan, draft, current, known, data } = judging
  const image = pictureKey(draft.image ?? '')
  const refused = known.places.refusedImages.get(image)
  if (refused && !plan.rules.leave.includes('image')) refuse(judging, 'image', refused)
  const given = known.places.images.get(image)
  if (!given || current?.images.some((each) => each.file === image || isSamePicture(each, given))) return
  data.image = image
  noteChange(judging, { field: 'image', old: '', new: draft.image ?? '' })
}

/** A file that comes again under the name that it had, with as many bytes and pixels, is the picture that is there. */
function isSamePicture(one: StoredImage, other: StoredImage): boolean {
  return areAlike(one, other) && readablePart(one.file) === readablePart(other.file)
}
