/** Who gives an exam: what stands at the top left of its first page. '' is a line to write on. */
export type Heading = { readonly department: string; readonly school: string }
