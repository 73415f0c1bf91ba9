/**
 * Reporter for Vitest: the JSON report leaves out of which project a test is and why it was skipped, but it carries what
 * stands in `meta`; this puts the project's name and the words of `skip('why')` there. Vitest loads a reporter by its
 * default export.
 */
export default class ReportMeta {
  onTestCaseResult(test) {
    const { state, note } = test.result()
    const meta = test.meta()
    meta.project = test.project.name
    if (state === 'skipped' && note) meta.skipReason = note
  }
}
