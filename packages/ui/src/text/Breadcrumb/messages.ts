/** Texts of the breadcrumb. */
export const breadcrumbMessages = {
  label: { id: 'breadcrumb.label', defaultMessage: 'Dónde estás' },
} as const
