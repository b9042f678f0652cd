/** 1 where one reads to the right, -1 where one reads to the left: what points on, or lies at an edge, is its multiple. */
export const readingWay = 'var(--gallery-way)'

/** How far across a background a drawing lies that keeps a distance from where one stops reading. */
export const fromEnd = (distance: string) => `calc(50% + (50% - ${distance}) * ${readingWay})`
