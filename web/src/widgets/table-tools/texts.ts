export const texts = {
  denser: 'Thu hẹp dòng',
} as const
