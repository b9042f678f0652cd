import { routePage } from '../routePage.ts'

/** The page of a day that an address opens: fetched for such an address. */
export const dayPage = routePage('src/home/DayPage.tsx', () =>
  import('./DayPage.tsx').then((module) => module.DayPage)
)
