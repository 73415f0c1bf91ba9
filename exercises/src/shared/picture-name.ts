/** What a picture among others is called, for who does not see it: its number and, where it is said, the kind of thing. */
export const pictureName = (name: string, alt: string | undefined): string =>
  alt === undefined || alt === '' ? name : `${name}. ${alt}`
