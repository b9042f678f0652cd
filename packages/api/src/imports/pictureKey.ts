/**
 * The name of a picture's file as it is found by: whatever its capitals, and however its accents are written, which Macs
 * take apart. `año.png` and `ano.png` are two.
 */
export function pictureKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
