/** The largest id that an examination has. */
const largest = 2_147_483_647

/** The examination that an address names; null for what is no id. */
export const examIdOf = (text: string | undefined): number | null => {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && id <= largest ? id : null
}
