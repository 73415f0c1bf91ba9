import { isImageUrl } from '../catalogue/image-url.ts'

/** The message for an image address that is no https address of a picture (B-718). */
export const IMAGE_URL_INVALID = 'Đường dẫn hình ảnh không hợp lệ'

/** What a form says about a typed image address, null when it takes it (B-716 to B-718). */
export const checkImageUrl = (value: unknown): string | null => (isImageUrl(value) ? null : IMAGE_URL_INVALID)
