export const authTexts = {
  /** what arrives is not the SHA-1 hex of a password */
  notAHash: 'Mật khẩu gửi lên không đúng dạng',
} as const
