import type { ListenReason } from '../schema.ts'

const reasons: Readonly<Record<ListenReason, string>> = { 'no-sound': 'Chưa có âm thanh' }

/** [new] What the editor says of the sounds. */
export const texts = {
  name: 'Nghe',
  reasons,
  address: 'Địa chỉ âm thanh',
  /** what stands in the field of a new sound (B-176) */
  example: 'url',
  help: 'Âm thanh tự phát khi học sinh mở phiếu, học sinh bấm để nghe lại. Vùng này không tính điểm.',
  elsewhere: 'Trang chỉ phát được âm thanh của chính mình: địa chỉ bắt đầu bằng dấu /.',
  sound: 'Âm thanh của vùng này',
} as const
