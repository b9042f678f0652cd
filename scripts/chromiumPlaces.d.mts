export const chromiumPlaces: string[]
