import './global.css.ts'

export { AccountActions, type AccountActionsProps } from './AccountActions/AccountActions.tsx'
export {
  AppointmentList,
  type AppointmentListProps,
} from './AppointmentList/AppointmentList.tsx'
export type { Appointment } from './AppointmentList/AppointmentRow.tsx'
export { ArchiveList, type ArchiveListItem, type ArchiveListProps } from './ArchiveList/ArchiveList.tsx'
export { ArtistGrid, type ArtistGridItem, type ArtistGridProps } from './ArtistGrid/ArtistGrid.tsx'
export { BookingCard, type BookingCardProps } from './BookingCard/BookingCard.tsx'
export { BookingDone, type BookingDoneProps } from './BookingDone/BookingDone.tsx'
export { BookingForm, type BookingFormProps, type BookingValues } from './BookingForm/BookingForm.tsx'
export { BookingPanel, type BookingPanelProps } from './BookingPanel/BookingPanel.tsx'
export type { BookingEvent } from './BookingPanel/bookingEvent.ts'
// Text
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx'
// Links and buttons
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button/Button.tsx'
// Pictures
export { Carousel, type CarouselProps } from './Carousel/Carousel.tsx'
export type { Slide } from './Carousel/CarouselSlide.tsx'
// Forms
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx'
export { CodeField, type CodeFieldProps } from './CodeField/CodeField.tsx'
// The page and its layout
export { CodeSheet, type CodeSheetProps } from './CodeSheet/CodeSheet.tsx'
export {
  CollectionCard,
  type CollectionCardProps,
  type CollectionItem,
} from './CollectionCard/CollectionCard.tsx'
export { CollectionGrid, type CollectionGridProps } from './CollectionGrid/CollectionGrid.tsx'
export { Colophon, type ColophonProps } from './Colophon/Colophon.tsx'
export { Columns, type ColumnsProps } from './Columns/Columns.tsx'
// Over the page
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx'
export { ContactForm, type ContactFormProps, type ContactValues } from './ContactForm/ContactForm.tsx'
export { Container, type ContainerProps } from './Container/Container.tsx'
export { DateField, type DateFieldProps } from './DateField/DateField.tsx'
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField/DateTimeField.tsx'
export { instantOf } from './DateTimeField/galleryTime.ts'
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx'
export { Display, type DisplayProps } from './Display/Display.tsx'
export { Divider, type DividerProps } from './Divider/Divider.tsx'
// Dates, in the gallery's zone
export { DateRange, type DateRangeProps } from './dates/DateRange/DateRange.tsx'
export { DateText, type DateTextProps } from './dates/DateText/DateText.tsx'
export { addDays, dayOf, isDay, isWeekend } from './dates/days.ts'
export { type Dates, useDates } from './dates/useDates.ts'
// Small parts
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx'
// Events
export { EventCard, type EventCardProps, type EventListItem } from './EventCard/EventCard.tsx'
export { EventList, type EventListProps } from './EventList/EventList.tsx'
export { type Fact, Facts, type FactsProps } from './Facts/Facts.tsx'
export { type DownloadableFile, FileList, type FileListProps } from './FileList/FileList.tsx'
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar.tsx'
export { type FilterLink, FilterLinks, type FilterLinksProps } from './FilterLinks/FilterLinks.tsx'
export { Footer, type FooterProps } from './Footer/Footer.tsx'
export { FieldGrid } from './Form/FieldGrid.tsx'
export { Form, type FormProps } from './Form/Form.tsx'
export { type FormState, useForm } from './Form/FormContext.ts'
export type { FormErrors } from './Form/formErrors.ts'
export { Grid, type GridProps } from './Grid/Grid.tsx'
export { Header, type HeaderProps } from './Header/Header.tsx'
export type { HeaderAccount } from './Header/HeaderAccount.tsx'
export { Heading, type HeadingProps } from './Heading/Heading.tsx'
export { Icon, type IconProps } from './Icon/Icon.tsx'
export type { IconName } from './Icon/iconPaths.ts'
export { ImageField, type ImageFieldProps } from './ImageField/ImageField.tsx'
export type { ImageChoice } from './ImageField/useChosenImage.ts'
export type { GalleryImage } from './ImageGallery/galleryImage.ts'
export { ImageGallery, type ImageGalleryProps } from './ImageGallery/ImageGallery.tsx'
export { Inline, type InlineProps } from './Inline/Inline.tsx'
export { type ArchiveItem, ItemCard, type ItemCardProps } from './ItemCard/ItemCard.tsx'
export { ItemGrid, type ItemGridProps } from './ItemGrid/ItemGrid.tsx'
export { type LanguageChoice, LanguageMenu, type LanguageMenuProps } from './LanguageMenu/LanguageMenu.tsx'
export { Link, type TextLinkProps } from './Link/Link.tsx'
export {
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  useLink,
} from './Link/LinkProvider.tsx'
export type { NavLink } from './Link/navLink.ts'
export { LoadingBar, type LoadingBarProps } from './LoadingBar/LoadingBar.tsx'
export { LoginForm, type LoginFormProps } from './LoginForm/LoginForm.tsx'
export { Logo, type LogoProps } from './Logo/Logo.tsx'
export { Marked, type MarkedProps } from './Marked/Marked.tsx'
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu.tsx'
export { Message, type MessageProps } from './Message/Message.tsx'
export { MetaBar, type MetaBarProps } from './MetaBar/MetaBar.tsx'
export { NarrowedList, type NarrowedListProps } from './NarrowedList/NarrowedList.tsx'
export { Page, type PageProps } from './Page/Page.tsx'
export { PageTitle, type PageTitleProps } from './PageTitle/PageTitle.tsx'
export { PaginatedList, type PaginatedListProps } from './PaginatedList/PaginatedList.tsx'
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx'
export { PasskeyList, type PasskeyListProps } from './PasskeyList/PasskeyList.tsx'
export type { NamedPasskey } from './PasskeyList/PasskeyRow.tsx'
export { Picture, type PictureProps, type PictureSource } from './Picture/Picture.tsx'
export { type Plate, Plates, type PlatesProps } from './Plates/Plates.tsx'
export { type Neighbour, PreviousNext, type PreviousNextProps } from './PreviousNext/PreviousNext.tsx'
export { Price, type PriceProps } from './Price/Price.tsx'
export { PrivateHeader, type PrivateHeaderProps } from './PrivateHeader/PrivateHeader.tsx'
export { PrivateNotice, type PrivateNoticeProps } from './PrivateNotice/PrivateNotice.tsx'
export { ProfileForm, type ProfileFormProps, type ProfileValues } from './ProfileForm/ProfileForm.tsx'
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx'
export { RecordSheet, type RecordSheetProps } from './RecordSheet/RecordSheet.tsx'
export { RecordSkeleton, type RecordSkeletonProps } from './RecordSkeleton/RecordSkeleton.tsx'
export {
  type ReferenceGroup,
  ReferenceLists,
  type ReferenceListsProps,
} from './ReferenceLists/ReferenceLists.tsx'
export { type RelatedItem, RelatedList, type RelatedListProps } from './RelatedList/RelatedList.tsx'
export { type Result, ResultList, type ResultListProps } from './ResultList/ResultList.tsx'
export { RichText, type RichTextProps } from './RichText/RichText.tsx'
export { ScaleDrawing, type ScaleDrawingProps } from './ScaleDrawing/ScaleDrawing.tsx'
export { SearchBox, type SearchBoxProps } from './SearchBox/SearchBox.tsx'
export { SearchHead, type SearchHeadProps } from './SearchHead/SearchHead.tsx'
export { Section, type SectionProps } from './Section/Section.tsx'
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx'
export { SessionList, type SessionListProps } from './SessionList/SessionList.tsx'
export type { SignedInDevice } from './SessionList/SessionRow.tsx'
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx'
export { SlotList, type SlotListProps } from './SlotList/SlotList.tsx'
export { type SlotRoom, slotState } from './SlotList/slotState.ts'
export type { SlotTime } from './SlotList/slotTime.ts'
export { Stack, type StackProps } from './Stack/Stack.tsx'
export { SubmitRow, type SubmitRowProps } from './SubmitRow/SubmitRow.tsx'
export { Switch, type SwitchProps } from './Switch/Switch.tsx'
export { Tag, type TagProps } from './Tag/Tag.tsx'
export { TagLinks, type TagLinksProps } from './TagLinks/TagLinks.tsx'
export { Text, type TextProps } from './Text/Text.tsx'
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './TextField/TextField.tsx'
export { freeDays, fullDays } from './TimelineGrid/bookingDays.ts'
export { TimelineGrid, type TimelineGridProps } from './TimelineGrid/TimelineGrid.tsx'
export type { TimelineCellId, TimelineEvent } from './TimelineGrid/timelineEvent.ts'
export { Toaster, type ToasterProps } from './Toast/Toaster.tsx'
export {
  type ToastControl,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './Toast/ToastProvider.tsx'
export type { NewToast, ToastEntry } from './Toast/toastQueue.ts'
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx'
export { VideoEmbed, type VideoEmbedProps } from './VideoEmbed/VideoEmbed.tsx'
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx'
export { Wall, type WallProps } from './Wall/Wall.tsx'
export { WorkGrid, type WorkGridProps } from './WorkGrid/WorkGrid.tsx'
export { formatSize, type WorkSize } from './WorkLabel/formatSize.ts'
export { type LabelledWork, WorkLabel, type WorkLabelProps } from './WorkLabel/WorkLabel.tsx'
export type { WorkControlsProps } from './WorkThumb/WorkControls.tsx'
export { type WorkItem, WorkThumb, type WorkThumbProps } from './WorkThumb/WorkThumb.tsx'
