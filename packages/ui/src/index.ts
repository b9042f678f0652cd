import './global.css.ts'

// Layout

export { Columns, type ColumnsProps } from './layout/Columns/Columns.tsx'
export { Container, type ContainerProps } from './layout/Container/Container.tsx'
export { Divider, type DividerProps } from './layout/Divider/Divider.tsx'
export { type Fact, Facts, type FactsProps } from './layout/Facts/Facts.tsx'
export { Grid, type GridProps } from './layout/Grid/Grid.tsx'
export { Inline, type InlineProps } from './layout/Inline/Inline.tsx'
export { Page, type PageProps } from './layout/Page/Page.tsx'
export { PageTitle, type PageTitleProps } from './layout/PageTitle/PageTitle.tsx'
export { PaperLine, type PaperLineProps } from './layout/PaperLine/PaperLine.tsx'
export { Section, type SectionProps } from './layout/Section/Section.tsx'
export { Stack, type StackProps } from './layout/Stack/Stack.tsx'
export { VisuallyHidden } from './layout/VisuallyHidden/VisuallyHidden.tsx'
export { Wall, type WallProps } from './layout/Wall/Wall.tsx'

// Text

export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './text/Breadcrumb/Breadcrumb.tsx'
export { Display, type DisplayProps } from './text/Display/Display.tsx'
export { Heading, type HeadingProps } from './text/Heading/Heading.tsx'
export { Marked, type MarkedProps } from './text/Marked/Marked.tsx'
export { MetaBar, type MetaBarProps } from './text/MetaBar/MetaBar.tsx'
export { formatPrice } from './text/Price/formatPrice.ts'
export { Price, type PriceProps } from './text/Price/Price.tsx'
export {
  type ReferenceGroup,
  ReferenceLists,
  type ReferenceListsProps,
} from './text/ReferenceLists/ReferenceLists.tsx'
export { RichText, type RichTextProps } from './text/RichText/RichText.tsx'
export { Tag, type TagProps, type TagTone, type TagTones } from './text/Tag/Tag.tsx'
export { TagLinks, type TagLinksProps } from './text/TagLinks/TagLinks.tsx'
export { Text, type TextProps } from './text/Text/Text.tsx'
export { Transcription, type TranscriptionProps } from './text/Transcription/Transcription.tsx'

// Dates, in the gallery's zone

export type { ClosedDay, ClosedRun } from './dates/closedDay.ts'
export { closedRuns } from './dates/closedRuns.ts'
export { DateRange, type DateRangeProps } from './dates/DateRange/DateRange.tsx'
export { DateText, type DateTextProps } from './dates/DateText/DateText.tsx'
export { addDays, dayOf, isDay } from './dates/days.ts'
export { useClosedWords } from './dates/useClosedWords.ts'
export { type Dates, useDates } from './dates/useDates.ts'
export { weekStart } from './dates/weekStart.ts'

// Controls

export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './controls/Button/Button.tsx'
export { Icon, type IconProps } from './controls/Icon/Icon.tsx'
export type { IconDrawing, IconName } from './controls/Icon/iconPaths.ts'
export {
  type LanguageChoice,
  LanguageMenu,
  type LanguageMenuProps,
} from './controls/LanguageMenu/LanguageMenu.tsx'
export type { Address, RowAddress } from './controls/Link/address.ts'
export { Link, type TextLinkProps } from './controls/Link/Link.tsx'
export {
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  useLink,
} from './controls/Link/LinkProvider.tsx'
export type { NavLink } from './controls/Link/navLink.ts'
export { Logo, type LogoProps } from './controls/Logo/Logo.tsx'
export { Menu, type MenuItem, type MenuProps } from './controls/Menu/Menu.tsx'
export { Tooltip, type TooltipProps } from './controls/Tooltip/Tooltip.tsx'
export { ViewSwitch, type ViewSwitchProps } from './controls/ViewSwitch/ViewSwitch.tsx'

// What is told, asked and waited for

export { ConfirmDialog, type ConfirmDialogProps } from './feedback/ConfirmDialog/ConfirmDialog.tsx'
export { Dialog, type DialogProps } from './feedback/Dialog/Dialog.tsx'
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx'
export { LoadingBar, type LoadingBarProps } from './feedback/LoadingBar/LoadingBar.tsx'
export { Message, type MessageProps } from './feedback/Message/Message.tsx'
export { RecordSkeleton, type RecordSkeletonProps } from './feedback/RecordSkeleton/RecordSkeleton.tsx'
export { Skeleton, type SkeletonProps } from './feedback/Skeleton/Skeleton.tsx'
export { Toaster, type ToasterProps } from './feedback/Toast/Toaster.tsx'
export {
  type ToastControl,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './feedback/Toast/ToastProvider.tsx'
export type { NewToast, ToastEntry } from './feedback/Toast/toastQueue.ts'

// Forms

export { Checkbox, type CheckboxProps } from './forms/Checkbox/Checkbox.tsx'
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './forms/CheckboxGroup/CheckboxGroup.tsx'
export { CodeField, type CodeFieldProps } from './forms/CodeField/CodeField.tsx'
export { ContactForm, type ContactFormProps, type ContactValues } from './forms/ContactForm/ContactForm.tsx'
export { DateField, type DateFieldProps } from './forms/DateField/DateField.tsx'
export { DateTimeField, type DateTimeFieldProps } from './forms/DateTimeField/DateTimeField.tsx'
export { instantOf } from './forms/DateTimeField/galleryTime.ts'
export { FieldErrors, type FieldErrorsProps } from './forms/Form/FieldErrors.tsx'
export { FieldGrid } from './forms/Form/FieldGrid.tsx'
export { Form, type FormProps } from './forms/Form/Form.tsx'
export { type FormState, useForm } from './forms/Form/FormContext.ts'
export type { FormErrors } from './forms/Form/formErrors.ts'
export { ImageField, type ImageFieldProps } from './forms/ImageField/ImageField.tsx'
export type { ImageChoice } from './forms/ImageField/useChosenImage.ts'
export { SearchBox, type SearchBoxProps } from './forms/SearchBox/SearchBox.tsx'
export { Select, type SelectOption, type SelectProps } from './forms/Select/Select.tsx'
export { Stepper, type StepperProps } from './forms/Stepper/Stepper.tsx'
export { SubmitRow, type SubmitRowProps } from './forms/SubmitRow/SubmitRow.tsx'
export { Switch, type SwitchProps } from './forms/Switch/Switch.tsx'
export { TextArea, type TextAreaProps } from './forms/TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './forms/TextField/TextField.tsx'

// Pictures

export { AudioPlayer, type AudioPlayerProps } from './pictures/AudioPlayer/AudioPlayer.tsx'
export type { AudioCue } from './pictures/AudioPlayer/Transcript.tsx'
export { Carousel, type CarouselProps } from './pictures/Carousel/Carousel.tsx'
export type { Slide } from './pictures/Carousel/CarouselSlide.tsx'
export type { GalleryImage } from './pictures/ImageGallery/galleryImage.ts'
export { ImageGallery, type ImageGalleryProps } from './pictures/ImageGallery/ImageGallery.tsx'
export type { PictureTiles } from './pictures/ImageGallery/tileGrid.ts'
export { Photo, type PhotoProps } from './pictures/Photo/Photo.tsx'
export { Picture, type PictureProps, type PictureSource } from './pictures/Picture/Picture.tsx'
export { type Plate, Plates, type PlatesProps } from './pictures/Plates/Plates.tsx'
export { QrCode, type QrCodeProps } from './pictures/QrCode/QrCode.tsx'
export { ScaleDrawing, type ScaleDrawingProps } from './pictures/ScaleDrawing/ScaleDrawing.tsx'
export { VideoEmbed, type VideoEmbedProps } from './pictures/VideoEmbed/VideoEmbed.tsx'
export {
  type VideoCaptions,
  VideoPlayer,
  type VideoPlayerProps,
} from './pictures/VideoPlayer/VideoPlayer.tsx'

// Lists: searching, filtering, pages

export { type DownloadableFile, FileList, type FileListProps } from './lists/FileList/FileList.tsx'
export { FilterBar, type FilterBarProps } from './lists/FilterBar/FilterBar.tsx'
export { type FilterLink, FilterLinks, type FilterLinksProps } from './lists/FilterLinks/FilterLinks.tsx'
export { NarrowedList, type NarrowedListProps } from './lists/NarrowedList/NarrowedList.tsx'
export { PaginatedList, type PaginatedListProps } from './lists/PaginatedList/PaginatedList.tsx'
export { Pagination, type PaginationProps } from './lists/Pagination/Pagination.tsx'
export { type Neighbour, PreviousNext, type PreviousNextProps } from './lists/PreviousNext/PreviousNext.tsx'
export { type RelatedItem, RelatedList, type RelatedListProps } from './lists/RelatedList/RelatedList.tsx'
export { type Result, ResultList, type ResultListProps } from './lists/ResultList/ResultList.tsx'
export { SearchHead, type SearchHeadProps } from './lists/SearchHead/SearchHead.tsx'

// The public pages

export {
  ArchiveList,
  type ArchiveListItem,
  type ArchiveListProps,
} from './public/ArchiveList/ArchiveList.tsx'
export { ArtistGrid, type ArtistGridItem, type ArtistGridProps } from './public/ArtistGrid/ArtistGrid.tsx'
export {
  CitationBox,
  type CitationBoxProps,
  type CitationFile,
  type CitationRun,
} from './public/CitationBox/CitationBox.tsx'
export {
  CollectionCard,
  type CollectionCardProps,
  type CollectionItem,
} from './public/CollectionCard/CollectionCard.tsx'
export { CollectionGrid, type CollectionGridProps } from './public/CollectionGrid/CollectionGrid.tsx'
export { Colophon, type ColophonProps } from './public/Colophon/Colophon.tsx'
export { EventCard, type EventCardProps, type EventListItem } from './public/EventCard/EventCard.tsx'
export { EventList, type EventListProps } from './public/EventList/EventList.tsx'
export { EventRows, type EventRowsProps, type PastEvent } from './public/EventRows/EventRows.tsx'
export {
  type EventOnView,
  EventsOnView,
  type EventsOnViewProps,
} from './public/EventsOnView/EventsOnView.tsx'
export {
  EventsToCome,
  type EventsToComeProps,
  type EventToCome,
} from './public/EventsToCome/EventsToCome.tsx'
export { Footer, type FooterProps } from './public/Footer/Footer.tsx'
export { Header, type HeaderProps } from './public/Header/Header.tsx'
export type { HeaderAccount } from './public/Header/HeaderAccount.tsx'
export { type ArchiveItem, ItemCard, type ItemCardProps } from './public/ItemCard/ItemCard.tsx'
export { ItemGrid, type ItemGridProps } from './public/ItemGrid/ItemGrid.tsx'
export { type LifeLane, LifeLine, type LifeLineProps } from './public/LifeLine/LifeLine.tsx'
export { PrivateHeader, type PrivateHeaderProps } from './public/PrivateHeader/PrivateHeader.tsx'
export { PrivateNotice, type PrivateNoticeProps } from './public/PrivateNotice/PrivateNotice.tsx'
export {
  type ReadingTab,
  ReadingTabs,
  type ReadingTabsProps,
} from './public/ReadingTabs/ReadingTabs.tsx'
export { RecordSheet, type RecordSheetProps } from './public/RecordSheet/RecordSheet.tsx'
export { WallView, type WallViewProps } from './public/WallView/WallView.tsx'
export { WorkGrid, type WorkGridProps } from './public/WorkGrid/WorkGrid.tsx'
export { formatSize, type WorkSize } from './public/WorkLabel/formatSize.ts'
export { type LabelledWork, WorkLabel, type WorkLabelProps } from './public/WorkLabel/WorkLabel.tsx'
export type { WorkControlsProps } from './public/WorkThumb/WorkControls.tsx'
export { type WorkItem, WorkThumb, type WorkThumbProps } from './public/WorkThumb/WorkThumb.tsx'
export { workTransitions } from './public/workTransitions.ts'

// Booking

export {
  AppointmentList,
  type AppointmentListProps,
} from './booking/AppointmentList/AppointmentList.tsx'
export type { Appointment, WaitingAppointment } from './booking/AppointmentList/appointment.ts'
export { BookingCard, type BookingCardProps } from './booking/BookingCard/BookingCard.tsx'
export { BookingDone, type BookingDoneProps } from './booking/BookingDone/BookingDone.tsx'
export { BookingFields, type BookingFieldsProps } from './booking/BookingFields/BookingFields.tsx'
export {
  type BookingField,
  type BookingValues,
  type BookingValuesOf,
  bookingFields,
  bookingValues,
  type CheckboxBookingField,
  type CheckboxesBookingField,
  type DefaultBookingFields,
  type KnownBookingField,
  type LineBookingField,
  type OwnBookingField,
  type SelectBookingField,
  type TextAreaBookingField,
} from './booking/BookingFields/bookingField.ts'
export { BookingForm, type BookingFormProps } from './booking/BookingForm/BookingForm.tsx'
export { BookingPanel, type BookingPanelProps } from './booking/BookingPanel/BookingPanel.tsx'
export type { BookingEvent } from './booking/BookingPanel/bookingEvent.ts'
export type { FreeDay } from './booking/BookingPanel/NextFreeDay.tsx'
export { FullDay, type FullDayProps } from './booking/FullDay/FullDay.tsx'
export { MonthGrid, type MonthGridProps } from './booking/MonthGrid/MonthGrid.tsx'
export type { MonthDay, MonthDayState } from './booking/MonthGrid/monthDay.ts'
export { PartyFilter, type PartyFilterProps } from './booking/PartyFilter/PartyFilter.tsx'
export { SlotList, type SlotListProps } from './booking/SlotList/SlotList.tsx'
export { canWait, type SlotCapacity, slotState } from './booking/SlotList/slotState.ts'
export type { SlotTime } from './booking/SlotList/slotTime.ts'
export { TimeList, type TimeListProps, type TimeOfList } from './booking/TimeList/TimeList.tsx'
export { freeDays, fullDays } from './booking/TimelineGrid/bookingDays.ts'
export { TimelineGrid, type TimelineGridProps } from './booking/TimelineGrid/TimelineGrid.tsx'
export type { TimelineCellId, TimelineEvent } from './booking/TimelineGrid/timelineEvent.ts'
export { WaitingDone, type WaitingDoneProps } from './booking/WaitingDone/WaitingDone.tsx'

// Accounts

export { AccountActions, type AccountActionsProps } from './account/AccountActions/AccountActions.tsx'
export { CodeSheet, type CodeSheetProps } from './account/CodeSheet/CodeSheet.tsx'
export { LoginForm, type LoginFormProps } from './account/LoginForm/LoginForm.tsx'
export { PasskeyList, type PasskeyListProps } from './account/PasskeyList/PasskeyList.tsx'
export type { NamedPasskey } from './account/PasskeyList/PasskeyRow.tsx'
export { ProfileForm, type ProfileFormProps, type ProfileValues } from './account/ProfileForm/ProfileForm.tsx'
export { SessionList, type SessionListProps } from './account/SessionList/SessionList.tsx'
export type { SignedInDevice } from './account/SessionList/SessionRow.tsx'
