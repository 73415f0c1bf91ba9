/** A class that could not be given to, with what was done before it (B-127). */
export class GivingStopped extends Error {
  /** Ids of the classes that have it now. */
  readonly given: readonly string[]
  /** Ids of the classes that still lack it, the failed one first. */
  readonly left: readonly string[]

  constructor(given: readonly string[], left: readonly string[], cause: unknown) {
    super('an assignment could not be made', { cause })
    this.name = 'GivingStopped'
    this.given = given
    this.left = left
  }
}

/**
 * Makes the assignment of each class, one after the other and never two at once (B-124, B-125). The first failure ends it;
 * what was made before stays (B-127).
 * @throws GivingStopped
 */
export const giveToClasses = async (
  classIds: readonly string[],
  give: (classId: string) => Promise<unknown>,
): Promise<void> => {
  for (const [place, classId] of classIds.entries()) {
    try {
      await give(classId)
    } catch (error) {
      throw new GivingStopped(classIds.slice(0, place), classIds.slice(place), error)
    }
  }
}
