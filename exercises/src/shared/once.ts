/**
 * A function of one object that is worked out once for it, however often it is asked: for what follows from a question
 * alone, while many responses are held against it. The object and the result are not to be changed; the result is
 * forgotten together with its object.
 */
export const once = <Subject extends object, Result>(
  workOut: (subject: Subject) => Result,
): ((subject: Subject) => Result) => {
  const known = new WeakMap<Subject, { readonly result: Result }>()
  return (subject) => {
    const found = known.get(subject)
    if (found !== undefined) return found.result
    const result = workOut(subject)
    known.set(subject, { result })
    return result
  }
}
