import type { ComponentPropsWithRef } from 'react'

/** A person of 170 units, feet at the origin, in an `<svg>` whose unit is a centimetre. Renders `<g>`. */
export function Figure({ x, y, ...props }: { x: number; y: number } & ComponentPropsWithRef<'g'>) {
  return (
    <g {...props} transform={`translate(${x} ${y - 170})`}>
      <circle cx="0" cy="11" r="11" />
      <path d="M-9 26h18q8 0 9 8l3 50-7 1-4-44-1 40-2 89H1L0 90l-1 80h-6l-2-89-1-40-4 44-7-1 3-50q1-8 9-8z" />
    </g>
  )
}
