/** Resolves once React has drawn what it was given, and the effects of that have run. */
export const drawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  )
