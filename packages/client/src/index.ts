// Reads and writes of the gallery from a browser, and what its pages and its panel share beside them.

// The gallery's time.

export { Clock, ClockContext, useNow } from './clock/clock.ts'

// What a record looks like, as the kit takes it.

export { closedDaysOf } from './kit/closedDaysOf.ts'
export { itemCard } from './kit/itemCard.ts'
export { itemDate } from './kit/itemDate.ts'
export { largePictureProps, pictureProps } from './kit/pictureProps.ts'
export { useWorkControls } from './kit/useWorkControls.ts'
export { workItem } from './kit/workItem.ts'

// The language of the page.

export { LanguageContext, useLanguage } from './language/LanguageContext.ts'

// The page that is open: its code, its way back.

export { beforeRouter, listenFirst } from './page/beforeRouter.ts'
export { type DrawAgain, ErrorBoundary } from './page/ErrorBoundary.tsx'
export { type LazyPage, lazyPage } from './page/lazyPage.tsx'
export { loadCode } from './page/loadCode.ts'
export { forgetFailures, type Loading, loadOnce } from './page/loadOnce.ts'
export { findLostStyles } from './page/lostStyles.ts'
export { type Opening, openingOf } from './page/opening.ts'
export { useHydrated } from './page/useHydrated.ts'
export { withinPage } from './page/withinPage.ts'

// Reads.

export { readAhead, readNow } from './reads/ahead.ts'
export { get, type Key, nameOf, read } from './reads/get.ts'
export { cacheOf, Freshness, FreshnessContext, type Paths, type Seed, type SeedEntry } from './reads/seed.ts'
export { type Sent, SentContext, useSent } from './reads/sent.ts'
export { type Reading, useGet } from './reads/useGet.ts'
export { holidaysFrom, useOpening } from './reads/useOpening.ts'
export { useForget, useReread, useRereadWhere } from './reads/useReread.ts'
export { siteKey, useLoadedSite, useSite } from './reads/useSite.ts'

// A call, how it fails, and the connection.

export { connection } from './request/connection.ts'
export { Failure, failureOf } from './request/failure.ts'
export { onFailure, report } from './request/failures.ts'
export { pageOwner } from './request/pageOwner.ts'
export { pending } from './request/pending.ts'
export { isUnproven, onProofAsked } from './request/proof.ts'
export { reported } from './request/reported.ts'
export { type Carrier, cookieValue, request } from './request/request.ts'
export { whole } from './request/whole.ts'

// Who is signed in.

export { followProven } from './session/followProven.ts'
export { forgetDoor } from './session/forgetDoor.ts'
export { useOwner } from './session/useOwner.ts'
export { isGallerist, useUser } from './session/useUser.ts'

// Writes.

export { errorsIn } from './writes/errorsIn.ts'
export { type Making, making } from './writes/making.ts'
export { type Sending, send, sendForLines, sendForText, shownByForms, write } from './writes/send.ts'
export { written } from './writes/written.ts'
