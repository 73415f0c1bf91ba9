/** Where the server takes the time from. Handlers get `now` through their context; tests hand in a clock of their own. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
