import { lazyPage } from '../lazyPage.tsx'

/** The page of a day that an address opens: fetched for such an address. */
export const dayPage = lazyPage('src/home/DayPage.tsx', () =>
  import('./DayPage.tsx').then((module) => module.DayPage)
)
