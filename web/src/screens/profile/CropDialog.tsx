import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import css from './CropDialog.module.css'
import { type Area, isLong, squareOf } from './picture.ts'
import { texts } from './texts.ts'

/** How far a picture is brought near at the most, and one step of it. */
const maxZoom = 4
const zoomStep = 0.1

type Props = {
  file: File
  /** what went wrong with the upload */
  fault: string | null
  isSending: boolean
  onClose: () => void
  /** the square that was chosen */
  onChosen: (picture: File) => void
  /** the browser cannot read the picture */
  onUnreadable: () => void
}

/** The address under which the page draws a file, as long as it is drawn. */
const useUrlOf = (file: File): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/**
 * The crop modal: the picture is moved by finger, mouse or arrow keys below the circle, and brought nearer
 * by two fingers, the wheel or the slider. A long one fills the frame by its short side, so that the circle never is a dot.
 */
export function CropDialog({ file, fault, isSending, onClose, onChosen, onUnreadable }: Props) {
  const url = useUrlOf(file)
  const slider = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [long, setLong] = useState(false)
  const [area, setArea] = useState<Area | null>(null)
  // two quick presses are one choice: cutting takes longer than the second one
  const isCutting = useRef(false)
  const choose = async () => {
    if (url === null || area === null || isCutting.current) return
    isCutting.current = true
    await squareOf(url, area, file.name).then(onChosen, onUnreadable)
    isCutting.current = false
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.cropTitle}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{texts.cropClose}</Button>
          <Button variant="primary" loading={isSending} disabled={area === null} onClick={choose}>
            {texts.cropConfirm}
          </Button>
        </>
      }
    >
      <div className={css.crop}>
        <div className={cx(css.picture, long && css.square)}>
          {url !== null && (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              maxZoom={maxZoom}
              aspect={1}
              objectFit={long ? 'cover' : 'contain'}
              onMediaLoaded={({ naturalWidth, naturalHeight }) =>
                setLong(isLong({ width: naturalWidth, height: naturalHeight }))
              }
              cropShape="round"
              showGrid={false}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              disableAutomaticStylesInjection
              mediaProps={{ alt: '', onError: onUnreadable }}
              cropperProps={{ 'aria-label': texts.cropArea, role: 'application' }}
            />
          )}
        </div>
        <label className={css.zoom} htmlFor={slider}>
          {texts.zoom}
        </label>
        <input
          id={slider}
          className={css.slider}
          type="range"
          min={1}
          max={maxZoom}
          step={zoomStep}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
        {fault === null ? (
          <p className={css.help}>{texts.cropHelp}</p>
        ) : (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
