/** The key that leads to the toasts. */
export const toastKey = 'F8'
