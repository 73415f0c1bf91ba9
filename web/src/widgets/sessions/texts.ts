/** [new] Words about the units of a class (D54). */
export const sessionTexts = {
  tab: 'Bài học',
  lessons: 'Bài học theo Unit',
  works: (count: string) => `${count} bài tập`,
  sounds: (count: string) => `${count} bài nghe`,
  videos: (count: string) => `${count} video`,
  /** A unit without a file and without work. */
  nothing: 'Chưa có gì',
  soundHead: 'Bài nghe',
  videoHead: 'Video',
} as const
