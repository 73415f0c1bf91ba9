/** What meets a right or a wrong answer (C-282 to C-292), as data. Times are milliseconds from the submit. */

export type FeedbackEffect =
  | { readonly effect: 'sound'; readonly sound: 'success' | 'fail'; readonly after: number }
  | { readonly effect: 'celebrate'; readonly after: number; readonly lasts: number }
  | {
      readonly effect: 'notice'
      readonly text: 'resultRight' | 'resultWrong'
      readonly after: number
      readonly lasts: number
    }

/** The failure sound comes 0.5 s after the submit (C-284). */
const failSoundDelay = 500
/** The celebration lasts 1.5 s (C-286). */
const celebrationTime = 1_500
/** Either result's notice comes 0.5 s after the submit (C-289, C-292) and is shown for 0.75 s (C-290). */
const noticeDelay = 500
const noticeTime = 750

/** When the notice closes. */
export const noticeCloses = noticeDelay + noticeTime

/** The effects of a marked answer, in the order in which they begin. */
export const feedbackOf = (correct: boolean): readonly FeedbackEffect[] => [
  ...(correct
    ? ([
        { effect: 'sound', sound: 'success', after: 0 },
        { effect: 'celebrate', after: 0, lasts: celebrationTime },
      ] as const)
    : ([{ effect: 'sound', sound: 'fail', after: failSoundDelay }] as const)),
  { effect: 'notice', text: correct ? 'resultRight' : 'resultWrong', after: noticeDelay, lasts: noticeTime },
]
