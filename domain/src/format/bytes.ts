const megabyte = 1_048_576
const gigabyte = 1_024 * megabyte

/** Where a figure in GB says a decimal no more. */
const wholeFrom = 10

/**
 * An amount of room: whole MB below a gigabyte, then GB with one decimal and a comma: '640 MB', '1,5 GB', '20 GB'. Rounded
 * down, so that nothing is said to be free that is not. `bytes` from 0.
 */
export const formatBytes = (bytes: number): string => {
  if (bytes < gigabyte) return `${Math.floor(bytes / megabyte)} MB`
  const tenths = Math.floor((bytes / gigabyte) * 10)
  const isWhole = tenths >= wholeFrom * 10 || tenths % 10 === 0
  return `${isWhole ? Math.floor(tenths / 10) : (tenths / 10).toFixed(1).replace('.', ',')} GB`
}
