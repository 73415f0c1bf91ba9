/**
 * Door 3 of this room: the event model of a sitting (docs/protocol.md 5), pure. The server judges with it what the
 * browser queues with it; times are milliseconds since 1970 UTC.
 */

export type { Verdict } from './contract.ts'
export * from './session/answer-types.ts'
export * from './session/answers.ts'
export * from './session/behaviours.ts'
export * from './session/clock-offset.ts'
export * from './session/countdown.ts'
export * from './session/deadline.ts'
export * from './session/effective.ts'
export * from './session/envelope.ts'
export * from './session/events.ts'
export * from './session/feedback.ts'
export * from './session/judge.ts'
export * from './session/last-word.ts'
export * from './session/mock-contest.ts'
export * from './session/olympic.ts'
export * from './session/olympic-view.ts'
export * from './session/outbox.ts'
export * from './session/recordings.ts'
export * from './session/retry-delay.ts'
export * from './session/same-json.ts'
export * from './session/slide-quiz.ts'
export * from './session/verdict.ts'
export * from './session/work-file.ts'
