/** The part of a picture that is kept, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number }

/** The most bytes of a chosen picture (D30), the same as of what the server takes. */
const maxBytes = 5 * 1_048_576
/** Pixels of a side of what is sent; the server keeps fewer. */
const side = 512

const taken: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file cannot be chosen, before anything of it is read; null for one that may be tried. */
export const pictureFault = ({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): 'heic' | 'kind' | 'large' | null => {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'heic'
  if (!taken.includes(type)) return 'kind'
  return size > maxBytes ? 'large' : null
}

/** How many times as long as wide, or as wide as long, a picture is of which the whole would leave a sliver to crop. */
const longTimes = 2

/** Whether a picture is shown by its short side when it is cropped, and moved along the long one. */
export const isLong = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) > longTimes * Math.min(width, height)

const loaded = (url: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = url
  return picture.decode().then(() => picture)
}

/**
 * The square of a picture as a file of its own.
 * @param url of the chosen file
 * @param name what the file is called from then on
 * @throws where the browser cannot read the picture
 */
export const squareOf = async (url: string, { x, y, width, height }: Area, name: string): Promise<File> => {
  const picture = await loaded(url)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  // what can be seen through is white, as a JPEG has no such thing
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(picture, x, y, width, height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (blob === null) throw new Error('no picture')
  return new File([blob], name, { type: blob.type })
}
