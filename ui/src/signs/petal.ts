/** One petal of the flame blossom, standing on the origin, 31 units high: the shape that every drawing shares. */
export const petal =
  'M0 0C-.9-5.7-12.5-9.5-12.5-20C-12.5-24-10.8-26.6-8-27.5C-6.4-30.6-2.4-31.6 0-29.4C2.4-31.6 6.4-30.6 8-27.5C10.8-26.6 12.5-24 12.5-20C12.5-9.5.9-5.7 0 0Z'

/** Degrees of the four red petals; the fifth, the yellow one, stands upright. */
export const redPetals: readonly number[] = [72, 144, 216, 288]
