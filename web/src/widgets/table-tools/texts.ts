export const texts = {
  denser: 'Hàng sít hơn',
} as const
