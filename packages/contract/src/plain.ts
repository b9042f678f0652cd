// What pages of visitors use of the contract while they run: addresses and plain values. No module here brings schemas.

export { type AccessNeed, accessNeeds } from './accessNeeds.ts'
export { addressParts } from './addressParts.ts'
export { type AuthorityIds, authoritiesOf } from './authorities.ts'
export { avifWidths } from './avifWidths.ts'
export { bookingCodeSigns, readBookingCode, shownBookingCode } from './bookingCode.ts'
export { bound } from './bound.ts'
export { calendarLinks, visitLocation } from './calendarLinks.ts'
export { type Caption, readWebVtt } from './captions/webVtt.ts'
export { type CitationFormat, type CitationStyle, citationFormats, citationStyles } from './citationStyles.ts'
export { type Asking, type DayPlaces, type DayState, dayPlaces, isFew } from './dayPlaces.ts'
export { addDays, daysBetween, isDay } from './days.ts'
export { doorKeeping, doorPath } from './doorPath.ts'
export { withoutEntities } from './entities.ts'
export { hasManifest } from './hasManifest.ts'
export { ajaxHeader, csrfCookie, csrfHeader, languageCookie, userHeader } from './headers.ts'
export { brokenAtBlocks, htmlText } from './htmlText.ts'
export { idIn } from './idIn.ts'
export { type IiifFolder, iiifFolders, iiifPath } from './iiifPath.ts'
export { freePlaces, isBookable } from './isBookable.ts'
export { hashPattern, isHash } from './isHash.ts'
export { isVideo, namedKind } from './isVideo.ts'
export { itemKinds } from './itemKinds.ts'
export { languages, otherLanguage } from './languages.ts'
export { listed } from './listed.ts'
export { type ManifestOf, manifestPath } from './manifestPath.ts'
export { mostAsked } from './mostAsked.ts'
export { mostPlaces, mostTogether } from './mostPeople.ts'
export { mostTiles } from './mostTiles.ts'
export {
  type Closed,
  type Closure,
  closedDays,
  type Holiday,
  isOffered,
  isOpenDay,
  mondayOf,
  type OpenDay,
  type Opening,
  openingOf,
  weekdayOf,
} from './opening.ts'
export { byHours, hoursInWords } from './openingHours.ts'
export { otherSigns } from './otherSigns.ts'
export { ownPath } from './ownPath.ts'
export { artistHref } from './pages/artistHref.ts'
export { collectionEditPath, collectionHref } from './pages/collectionHref.ts'
export { eventHref } from './pages/eventHref.ts'
export { itemHref } from './pages/itemHref.ts'
export {
  collectionWorkHref,
  type NamedWork,
  sharedCollectionWorkHref,
  sharedWorkHref,
  workHref,
} from './pages/workHref.ts'
export { inLanguage, languageOf } from './pathLanguage.ts'
export {
  linkedPath,
  type PermanentKind,
  type PermanentRecord,
  permanentName,
  permanentPath,
  permanentRecord,
} from './permanent.ts'
export { reauthenticate } from './reauthenticate.ts'
export { type RecordingKind, recordingKind } from './recordingKind.ts'
export { sameHours } from './sameHours.ts'
export { sizeOf } from './sizeOf.ts'
export { slugify } from './slug.ts'
export { type Folder, storagePath } from './storagePath.ts'
export { techniqueOf } from './techniqueOf.ts'
export { type Translated, translated } from './translated.ts'
export { upcomingUrl } from './upcoming.ts'
export { addressOf, type PostedUrl, type ReadPath, superUrlOf, type Url, urlOf } from './url.ts'
export { decadeBefore, yearInWords } from './yearInWords.ts'
export { wordedDate, yearOf } from './yearOf.ts'
export { undated, years } from './years.ts'
