export const texts = {
  /** [new] Over what is said in a sound or a clip, for a pupil who does not hear it. */
  script: 'Lời của bài nghe',
} as const
