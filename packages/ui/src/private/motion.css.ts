import { keyframes } from '@vanilla-extract/css'

/** What comes up from nothing, and what goes. */
export const fadeIn = keyframes({ from: { opacity: 0 } })
export const fadeOut = keyframes({ to: { opacity: 0 } })
/** A sheet from below the window. */
export const slideUp = keyframes({ from: { translate: '0 100%' } })
/** A short message at the window's foot. */
export const comeIn = keyframes({ from: { opacity: 0, translate: '0 8px' } })
