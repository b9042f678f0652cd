/** The texts of what stands where something is still to come. */
export const skeletonMessages = {
  loading: { id: 'skeleton.loading', defaultMessage: 'Cargando…' },
}
