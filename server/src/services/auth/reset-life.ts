/** How long a mailed password is good, milliseconds (C-202). */
export const resetLifeMs = 24 * 3_600_000
