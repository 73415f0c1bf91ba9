/**
 * Reporter for Vitest: the JSON report leaves out of which project a test is, how often it was tried and why it was
 * skipped, but it carries what stands in `meta`; this puts them and the words of `skip('why')` there. Vitest loads a
 * reporter by its default export.
 */
export default class ReportMeta {
  onTestCaseResult(test) {
    const { state, note } = test.result()
    const meta = test.meta()
    meta.project = test.project.name
    meta.tries = 1 + (test.diagnostic()?.retryCount ?? 0)
    if (state === 'skipped' && note) meta.skipReason = note
  }
}
