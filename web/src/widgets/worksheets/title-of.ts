/** A file as a title: its name without the ending ('Unit 5.pdf' is 'Unit 5'). */
export const titleOf = (fileName: string): string => fileName.replace(/\.[a-z0-9]{1,5}$/i, '').trim() || fileName
