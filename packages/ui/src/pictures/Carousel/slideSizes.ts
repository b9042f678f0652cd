const round = (value: number) => Number(value.toFixed(2))

/**
 * How wide a slide is drawn, for the browser to choose a file: its height is 56vw on a phone and from the
 * tablet up 11rem + 24vw, at most 35rem; its width follows from its proportions.
 * A `sizes` attribute knows no root size of the page: the rem are written out at 19px.
 */
export function slideSizes(width: number, height: number): string {
  const ratio = width / height
  return [
    `(min-width: 1901px) ${round(665 * ratio)}px`,
    `(min-width: 769px) calc(${round(24 * ratio)}vw + ${round(209 * ratio)}px)`,
    `${round(Math.min(56 * ratio, 92))}vw`,
  ].join(', ')
}
