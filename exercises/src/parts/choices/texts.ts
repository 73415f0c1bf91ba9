/** Words of options to choose from. */
export const texts = {
  /** What stands for a picture of which nothing is known; `label` is A or 1. */
  picture: (label: string) => `Hình ${label}`,
  listen: (label: string) => `Nghe ${label}`,
} as const
