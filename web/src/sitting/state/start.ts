/** What a sitting is about, as SITTING_Start takes it. */
export type SittingStart =
  | { readonly kind: 'olympic'; readonly classLevel: number; readonly examinationCode: string }
  | { readonly kind: 'unit'; readonly examId: number; readonly assignmentId: string }
  | { readonly kind: 'worksheet'; readonly attachmentId: string; readonly assignmentId?: string }

/** One text per paper: sittings with the same one are attempts at the same thing. */
export const placeOf = (start: SittingStart): string =>
  JSON.stringify(Object.entries(start).toSorted(([one], [other]) => (one < other ? -1 : 1)))
