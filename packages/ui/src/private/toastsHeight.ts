/** The variable that says how high the toasts are together that show; not set while none does. */
export const toastsHeight = '--gallery-toasts'
