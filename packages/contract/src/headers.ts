/** Names that browser and server must spell alike. */
export const ajaxHeader = 'x-requested-with'
/** Every write carries the value of this cookie… */
export const csrfCookie = 'XSRF-TOKEN'
/** …in this header; a foreign site can make the browser send the first but not the second. */
export const csrfHeader = 'x-xsrf-token'
/** Whose a page believes the session to be, by their id: another's is not written into. */
export const userHeader = 'x-gallery-user'
/** The language that a visitor has chosen, for addresses that name none. */
export const languageCookie = 'language'
