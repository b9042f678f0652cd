/** The pages whose records are still to be written. It only gets shorter. */
export const withoutRecord = [
  'panel-lists/BulkBar',
  'panel-lists/BulkReview',
  'panel-lists/ColumnMapper',
  'panel-lists/ListFilters',
  'panel-lists/OrderedList',
  'panel-lists/OrderedWorks',
  'panel-lists/SlideList',
  'panel/RecordSheet',
]
