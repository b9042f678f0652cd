/** What is measured of a picture: bytes, and pixels of its sides. */
type Measures = { bytes: number; width: number; height: number }

/** Whether two pictures are taken for the same: as many bytes and pixels are hardly another one's. */
export function areAlike(one: Measures, other: Measures): boolean {
  return one.bytes === other.bytes && one.width === other.width && one.height === other.height
}
