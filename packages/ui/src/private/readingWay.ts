/** 1 where one reads to the right, -1 where one reads to the left: what points on, or lies at an edge, is its multiple. */
export const readingWay = 'var(--gallery-way, 1)'
