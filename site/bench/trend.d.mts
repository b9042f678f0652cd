export function trendOf(values: readonly number[]): { growth: number; z: number }
export function isFlat(values: readonly number[], share: number): boolean
