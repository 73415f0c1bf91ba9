/** What a drag-drop zone is and which number joins it to its partner. */
export type DragDropName = { readonly role: 'Drag' | 'Drop'; readonly number: number }

/** Reads 'Drag:n' or 'Drop:n' (B-181); undefined for any other text. */
export const dragDropName = (text: string): DragDropName | undefined => {
  const [, role, number] = /^(Drag|Drop):(\d{1,6})$/.exec(text.trim()) ?? []
  if (role !== 'Drag' && role !== 'Drop') return undefined
  return { role, number: Number(number) }
}
