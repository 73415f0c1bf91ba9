import type { Page } from '@playwright/test'

/** A picture of this size as somebody chooses it from the device: stripes from one end to the other, drawn by the browser. */
export const drawnPicture = async (page: Page, width: number, height: number) => {
  const png = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = high
      const pen = canvas.getContext('2d')
      for (let at = 0; pen && at < Math.max(wide, high); at += 100) {
        pen.fillStyle = `hsl(${at % 360} 60% 55%)`
        if (high > wide) pen.fillRect(0, at, wide, 100)
        else pen.fillRect(at, 0, 100, high)
      }
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  return { name: 'ảnh dài.png', mimeType: 'image/png', buffer: Buffer.from(png.split(',')[1] ?? '', 'base64') }
}
