/** Words of MULTIPLECHOICE; those of the options stand in the questions. */
export const texts = {
  /** [new] Over the options where several are to be picked. */
  several: 'Chọn tất cả đáp án đúng.',
} as const
