/** A street address as the gallery writes it, "Pasaje Lucero 418, San Telmo, Buenos Aires": its last part is the town. */
export function addressParts(address: string): { street?: string; town?: string } {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return {}
  const town = parts.length > 1 ? parts.at(-1) : undefined
  const street = (town === undefined ? parts : parts.slice(0, -1)).join(', ')
  return town === undefined ? { street } : { street, town }
}
