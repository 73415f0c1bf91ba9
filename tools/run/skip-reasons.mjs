/**
 * Reporter for Vitest: the JSON report leaves out why a test was skipped, but it carries what stands in `meta`; this
 * puts the words of `skip('why')` there. Vitest loads a reporter by its default export.
 */
export default class SkipReasons {
  onTestCaseResult(test) {
    const { state, note } = test.result()
    if (state === 'skipped' && note) test.meta().skipReason = note
  }
}
