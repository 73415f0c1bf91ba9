/** Words of the calendar. */
export const calendarTexts = {
  /** from Sunday on, as days are counted */
  weekdays: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  /** the month above its days, as dayjs writes it */
  month: '[Tháng] M, YYYY',
  /** a month among those of its year */
  monthOfYear: '[Tháng] M',
  controls: {
    monthLevelControl: 'Chọn tháng khác',
    yearLevelControl: 'Chọn năm khác',
    nextMonth: 'Tháng sau',
    previousMonth: 'Tháng trước',
    nextYear: 'Năm sau',
    previousYear: 'Năm trước',
    nextDecade: 'Mười năm sau',
    previousDecade: 'Mười năm trước',
  },
} as const
