/** Every Vietnamese word of the staff parts, each once. */
export const staffTexts = {
  rowNumber: 'STT',
  rowActions: 'Thao tác',
  rowMenu: (row: string) => (row ? `Thao tác khác: ${row}` : 'Thao tác khác'),
  sort: 'Sắp xếp',
  ascending: 'tăng dần',
  descending: 'giảm dần',
  pager: 'Trang của danh sách',
  pageSize: 'Số dòng',
  pageNumber: (page: number) => `Trang ${page}`,
  pageOf: (page: number, pages: number) => `Trang ${page} / ${pages}`,
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  pageRange: (from: string, to: string, total: string) => `${from}–${to} trong ${total}`,
  clearSearch: 'Xóa ô tìm',
} as const
