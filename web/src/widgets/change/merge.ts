/** How a field of a row stands in its form. */
export type ChangedField<Draft> = {
  /** as the form calls it */
  label: string
  /** the fields of the draft in which it is typed */
  typed: readonly (keyof Draft & string)[]
  /** what a draft says of it, in words */
  words(draft: Draft): string
}

/** The fields of a row by their wire names, as the form shows them. */
export type ChangedFields<Draft> = Readonly<Record<string, ChangedField<Draft>>>

type Newer<Row, Draft> = {
  draft: Draft
  /** the row as the form saw it */
  seen: Row
  /** what somebody else has saved since, by wire name */
  newer: Readonly<Record<string, unknown>>
  draftOf(row: Row): Draft
  fields: ChangedFields<Draft>
}

/** What becomes of a draft when somebody else was faster. */
type Merged<Row, Draft> = {
  /** the newer values of what nobody has touched here */
  adopted: Partial<Draft>
  /** the row as it is known now, without what is open */
  seen: Row
  /** the fields that both have changed, each to something else */
  open: readonly string[]
}

const differsIn = <Draft>(typed: readonly (keyof Draft)[], a: Draft, b: Draft): boolean =>
  typed.some((key) => a[key] !== b[key])

/**
 * Takes what somebody else has saved into a draft (H160): what was not touched here follows theirs, what both have changed
 * alike is no question, and the rest is left to the person.
 */
export const merge = <Row extends object, Draft extends object>(facts: Newer<Row, Draft>): Merged<Row, Draft> => {
  const { draft, seen, newer, draftOf, fields } = facts
  const before = draftOf(seen)
  const theirs = draftOf({ ...seen, ...newer })
  const names = Object.keys(newer)
  const typedOf = (name: string) => fields[name]?.typed ?? []
  const open = names.filter(
    (name) => differsIn(typedOf(name), draft, before) && differsIn(typedOf(name), draft, theirs),
  )
  const settled = names.filter((name) => !open.includes(name))
  return {
    open,
    seen: { ...seen, ...Object.fromEntries(settled.map((name) => [name, newer[name]])) },
    adopted: partOf(theirs, settled, fields),
  }
}

/** What a draft says in some fields of the row. */
export const partOf = <Draft extends object>(
  draft: Draft,
  names: readonly string[],
  fields: ChangedFields<Draft>,
): Partial<Draft> => {
  const part: Partial<Draft> = {}
  for (const key of names.flatMap((name) => fields[name]?.typed ?? [])) part[key] = draft[key]
  return part
}

/** Of a part of a draft, what nobody has typed over since the draft was sent. */
export const stillAs = <Draft extends object>(sent: Draft, now: Draft, part: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(part).filter(([key]) => now[key as keyof Draft] === sent[key as keyof Draft]),
  ) as Partial<Draft>
