/** What stands under a question, and whether it takes answers (B-287, B-290 to B-298). */
export type FooterState = {
  readonly mode: 'create' | 'edit' | 'preview' | 'view'
  /** it has been checked, or was answered before: nothing can be changed until Retry */
  readonly checked: boolean
  /** how often its answers began anew; another number is another empty response */
  readonly take: number
}

export type FooterEvent = 'preview' | 'edit' | 'check' | 'retry'

/**
 * @param answered the question is opened with what somebody has answered: it is locked from the start (B-287)
 */
export const openedFooter = (mode: FooterState['mode'], answered = false): FooterState => ({
  mode,
  checked: answered && mode === 'view',
  take: 0,
})

/** The buttons in their order: none in Create, the way to Preview in Edit, Check or Retry else (B-290 to B-293). */
export const footerButtons = ({ mode, checked }: FooterState): readonly FooterEvent[] => {
  const answer = checked ? 'retry' : 'check'
  switch (mode) {
    case 'create':
      return []
    case 'edit':
      return ['preview']
    case 'preview':
      return ['edit', answer]
    case 'view':
      return [answer]
  }
}

/** Whether the question takes answers now: until Check, and again from Retry on (B-285, B-287, B-297, B-298). */
export const takesAnswers = ({ mode, checked }: FooterState): boolean =>
  (mode === 'preview' || mode === 'view') && !checked

/** The state after a press; one of a button that is not there changes nothing. */
export const footerAfter = (state: FooterState, event: FooterEvent): FooterState => {
  if (!footerButtons(state).includes(event)) return state
  switch (event) {
    case 'preview':
      // what was edited is another question than the one that was answered
      return { mode: 'preview', checked: false, take: state.take + 1 }
    case 'edit':
      return { ...state, mode: 'edit', checked: false }
    case 'check':
      return { ...state, checked: true }
    case 'retry':
      return { ...state, checked: false, take: state.take + 1 }
  }
}
