/** Height of a US letter page (612 by 792 points) that is 1140 wide, in page units. */
export const letterHeight = 1475
