/** Words of the change-password modal that the ledger does not give; those it gives stand in domain/forms/change-password. */
export const texts = {
  help: 'Ít nhất 6 ký tự, không phải tên mình, tên trường hay dãy số dễ đoán.',
  /** For an account with a user name and no address: there is nobody to mail. */
  changedWithoutMail: 'Đã đổi mật khẩu.',
} as const
