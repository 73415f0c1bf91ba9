/** Gives the person a file that was made here, under its name; the browser puts it where its downloads go. */
export const saveTextFile = (name: string, text: string, mediaType: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the download has taken its own hold by then
  URL.revokeObjectURL(url)
}
