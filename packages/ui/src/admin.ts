import './global.css.ts'

// The calendar of slots

export { type Guest, GuestList, type GuestListProps } from './calendar/GuestList/GuestList.tsx'
export { type NextSlot, NextSlots, type NextSlotsProps } from './calendar/NextSlots/NextSlots.tsx'
export { SlotCells, type SlotCellsProps } from './calendar/SlotCells/SlotCells.tsx'
export { SlotHead, type SlotHeadProps } from './calendar/SlotHead/SlotHead.tsx'
export type { ExistingSlot, NewSlot } from './calendar/SlotPlanner/planSlots.ts'
export { SlotPlanner, type SlotPlannerProps } from './calendar/SlotPlanner/SlotPlanner.tsx'
export type { SlotRule } from './calendar/SlotPlanner/slotRule.ts'
export { SlotRemover, type SlotRemoverProps } from './calendar/SlotRemover/SlotRemover.tsx'
export type { RemovableSlot, SlotRange, SlotRemoval } from './calendar/SlotRemover/slotRemoval.ts'
export { WaitingList, type WaitingListProps } from './calendar/WaitingList/WaitingList.tsx'
export type { Waiter } from './calendar/WaitingList/waiter.ts'
export { WeekCalendar, type WeekCalendarProps } from './calendar/WeekCalendar/WeekCalendar.tsx'
export type { CalendarSlot } from './calendar/WeekCalendar/weekBlocks.ts'

// The door

export { DoorList, type DoorListProps } from './door/DoorList/DoorList.tsx'
export type { DoorVisit } from './door/DoorList/doorVisit.ts'
export { DoorNow, type DoorNowProps } from './door/DoorNow/DoorNow.tsx'
export { DoorInset } from './door/DoorPage/DoorInset.tsx'
export {
  type DoorMenuItem,
  DoorPage,
  type DoorPageProps,
} from './door/DoorPage/DoorPage.tsx'
export { DoorStrip, type DoorStripProps, type DoorStripText } from './door/DoorPage/DoorStrip.tsx'
export { DoorSlots, type DoorSlotsProps, type DoorSlotTab } from './door/DoorSlots/DoorSlots.tsx'
export { ScanLog, type ScanLogProps, type ScannedCode } from './door/ScanLog/ScanLog.tsx'
export { ScanResult, type ScanResultProps } from './door/ScanResult/ScanResult.tsx'
export { ScanWindow, type ScanWindowProps } from './door/ScanWindow/ScanWindow.tsx'
export { scanDrawing } from './door/scanDrawing.ts'

// The panel

export { ActivityLog, type ActivityLogProps } from './panel/ActivityLog/ActivityLog.tsx'
export type { LoggedDay, LoggedEntry, RecordChange } from './panel/ActivityLog/activityEntry.ts'
export { ChangeList, type ChangeListProps } from './panel/ActivityLog/ChangeList.tsx'
export type { AppNavGroup, AppNavLink } from './panel/AppShell/AppNav.tsx'
export { AppShell, type AppShellProps } from './panel/AppShell/AppShell.tsx'
export { ScreenTitle, type ScreenTitleProps } from './panel/AppShell/ScreenTitle.tsx'
export { type Bar, BarChart, type BarChartProps } from './panel/BarChart/BarChart.tsx'
export { CommandPalette, type CommandPaletteProps } from './panel/CommandPalette/CommandPalette.tsx'
export type { Command, CommandGroup } from './panel/CommandPalette/command.ts'
export { usePaletteKey } from './panel/CommandPalette/usePaletteKey.ts'
export { ConflictDialog, type ConflictDialogProps } from './panel/ConflictDialog/ConflictDialog.tsx'
export type { ConflictChoice, ConflictChoices, ConflictField } from './panel/ConflictDialog/conflictField.ts'
export { DayRuler, type DayRulerProps } from './panel/DayRuler/DayRuler.tsx'
export type { RulerMark } from './panel/DayRuler/rulerPlaces.ts'
export { type DueGroup, DueList, type DueListProps, type DueRow } from './panel/DueList/DueList.tsx'
export { Figures, type FiguresProps, type ShownFigure } from './panel/Figures/Figures.tsx'
export { Fold, type FoldProps } from './panel/Fold/Fold.tsx'
export { FootBar, type FootBarProps } from './panel/FootBar/FootBar.tsx'
export { HoldBox, type HoldBoxProps } from './panel/HoldBox/HoldBox.tsx'
export { type HeldPlace, HoldLine, type HoldLineProps } from './panel/HoldLine/HoldLine.tsx'
export { type GridHour, HoursGrid, type HoursGridProps } from './panel/HoursGrid/HoursGrid.tsx'
export { type ListedMessage, MessageList, type MessageListProps } from './panel/MessageList/MessageList.tsx'
export { type Finding, MessageReader, type MessageReaderProps } from './panel/MessageReader/MessageReader.tsx'
export {
  MessageThread,
  type MessageThreadProps,
  type ThreadPart,
} from './panel/MessageThread/MessageThread.tsx'
export { MovementLedger, type MovementLedgerProps } from './panel/MovementLedger/MovementLedger.tsx'
export type { Movement } from './panel/MovementLedger/movement.ts'
export { type NumberRow, NumberTable, type NumberTableProps } from './panel/NumberTable/NumberTable.tsx'
export { ProgressBox, type ProgressBoxProps } from './panel/ProgressBox/ProgressBox.tsx'
export { QueryBox, type QueryBoxProps } from './panel/QueryBox/QueryBox.tsx'
export { QueryWord, type QueryWordProps } from './panel/QueryBox/QueryWord.tsx'
export { RecordActions, type RecordActionsProps } from './panel/RecordActions/RecordActions.tsx'
export { RecordFold, type RecordFoldProps } from './panel/RecordFold/RecordFold.tsx'
export {
  type RecordPicture,
  RecordPictures,
  type RecordPicturesProps,
} from './panel/RecordPictures/RecordPictures.tsx'
export { RecordSheet, type RecordSheetProps } from './panel/RecordSheet/RecordSheet.tsx'
export { showField } from './panel/RecordSheet/showField.ts'
export { RecordSteps, type RecordStepsProps } from './panel/RecordSteps/RecordSteps.tsx'
export { type LookedWork, RoomGuest, type RoomGuestProps } from './panel/RoomGuest/RoomGuest.tsx'
export { SaveBar, type SaveBarProps } from './panel/SaveBar/SaveBar.tsx'
export { isUnsaved, type SaveState } from './panel/SaveBar/saveState.ts'
export { SplitView, type SplitViewProps } from './panel/SplitView/SplitView.tsx'
export { StatusMenu, type StatusMenuProps, type StatusOption } from './panel/StatusMenu/StatusMenu.tsx'
export { type Step, StepTabs, type StepTabsProps } from './panel/StepTabs/StepTabs.tsx'
export { type TabItem, Tabs, type TabsProps } from './panel/Tabs/Tabs.tsx'

// Lists of the panel

export { BulkBar, type BulkBarProps } from './panel-lists/BulkBar/BulkBar.tsx'
export type { BulkAction } from './panel-lists/BulkBar/barWidth.ts'
export { BulkReview, type BulkReviewProps } from './panel-lists/BulkReview/BulkReview.tsx'
export type { ReviewProgress } from './panel-lists/BulkReview/ReviewFoot.tsx'
export type { ReviewedChange, ReviewRow } from './panel-lists/BulkReview/reviewRow.ts'
export {
  ColumnMapper,
  type ColumnMapperProps,
  type MappedColumn,
  type MapperHeads,
  type MapTarget,
} from './panel-lists/ColumnMapper/ColumnMapper.tsx'
export { type CountTab, CountTabs, type CountTabsProps } from './panel-lists/CountTabs/CountTabs.tsx'
export { ColumnsMenu, type ColumnsMenuProps } from './panel-lists/DataTable/ColumnsMenu.tsx'
export { DataTable, type DataTableProps } from './panel-lists/DataTable/DataTable.tsx'
export type { DataColumn, RowId, SortState } from './panel-lists/DataTable/dataColumn.ts'
export type { RowMenuItem } from './panel-lists/DataTable/RowMenu.tsx'
export {
  RowLines,
  type RowLinesProps,
  RowTitle,
  type RowTitleProps,
} from './panel-lists/DataTable/RowTitle.tsx'
export {
  ChoiceChip,
  type ChoiceChipProps,
  ToggleChip,
  type ToggleChipProps,
} from './panel-lists/ListFilters/Chip.tsx'
export { ListFilters, type ListFiltersProps } from './panel-lists/ListFilters/ListFilters.tsx'
export { ListSearch, type ListSearchProps } from './panel-lists/ListFilters/ListSearch.tsx'
export { type Segment, Segmented, type SegmentedProps } from './panel-lists/ListFilters/Segmented.tsx'
export {
  type OrderedItem,
  OrderedList,
  type OrderedListProps,
} from './panel-lists/OrderedList/OrderedList.tsx'
export { OrderedWorks, type OrderedWorksProps } from './panel-lists/OrderedWorks/OrderedWorks.tsx'
export type { OrderedWork, WorkId } from './panel-lists/OrderedWorks/orderedWork.ts'
export { type PickItem, PickList, type PickListProps } from './panel-lists/PickList/PickList.tsx'
export type {
  Arrangement,
  SectionId,
  WorkPlacing,
} from './panel-lists/SectionedWorks/arrangement.ts'
export { SectionedWorks, type SectionedWorksProps } from './panel-lists/SectionedWorks/SectionedWorks.tsx'
export type { SectionedWork, WorksSection } from './panel-lists/SectionedWorks/worksSection.ts'
export type { ManagedSlide, SlideId, SlideTitles } from './panel-lists/SlideList/managedSlide.ts'
export { SlideList, type SlideListProps } from './panel-lists/SlideList/SlideList.tsx'
export { WorkBoard, type WorkBoardProps } from './panel-lists/WorkBoard/WorkBoard.tsx'

// Fields of the panel

export {
  BilingualField,
  type BilingualFieldProps,
  type BilingualText,
  type OutdatedSide,
} from './panel-forms/BilingualField/BilingualField.tsx'
export {
  type CardChoice,
  ChoiceCards,
  type ChoiceCardsProps,
} from './panel-forms/ChoiceCards/ChoiceCards.tsx'
export {
  type ColorChoice,
  ColorPicker,
  type ColorPickerProps,
} from './panel-forms/ColorPicker/ColorPicker.tsx'
export { EntityPicker, type EntityPickerProps } from './panel-forms/EntityPicker/EntityPicker.tsx'
export type { Entity } from './panel-forms/EntityPicker/entity.ts'
export { FileDrop, type FileDropProps } from './panel-forms/FileDrop/FileDrop.tsx'
export { ImageManager, type ImageManagerProps } from './panel-forms/ImageManager/ImageManager.tsx'
export type { ImageDescriptions, ImageId, ManagedImage } from './panel-forms/ImageManager/managedImage.ts'
export type { UploadContext, UploadImage } from './panel-forms/ImageManager/useUploads.ts'
export { KeepField, type KeepFieldProps } from './panel-forms/KeepField/KeepField.tsx'
export { LinkField, type LinkFieldProps } from './panel-forms/LinkField/LinkField.tsx'
export {
  type Measure,
  MeasuresField,
  type MeasuresFieldProps,
} from './panel-forms/MeasuresField/MeasuresField.tsx'
export { NameField, type NameFieldProps } from './panel-forms/NameField/NameField.tsx'
export {
  PriceChangeField,
  type PriceChangeFieldProps,
  type PriceChangeValue,
} from './panel-forms/PriceChangeField/PriceChangeField.tsx'
export { PriceInPlace, type PriceInPlaceProps } from './panel-forms/PriceInPlace/PriceInPlace.tsx'
export type { RichTextImage } from './panel-forms/RichTextEditor/EditorSurface.tsx'
export { RichTextEditor, type RichTextEditorProps } from './panel-forms/RichTextEditor/RichTextEditor.tsx'
export { type DayHours, WeekHours, type WeekHoursProps } from './panel-forms/WeekHours/WeekHours.tsx'

// What several of them share

export { isUndoKey } from './feedback/Toast/isUndoKey.ts'
export type { ContentLanguage, FieldLanguage } from './private/fieldLanguages.ts'
export { imageAccept } from './private/imageFile.ts'
export type { MenuChoice } from './private/PanelMenu.tsx'
