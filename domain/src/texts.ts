/** What is said of a fault that nobody has better words for (B-686). */
export const faultText = 'Có lỗi xảy ra!'

/** What is said of a new password, by the form and by the server (A-204, D15). */
export const passwordFaults = { tooShort: 'Tối thiểu 6 ký tự!', tooCommon: 'Mật khẩu quá phổ biến' } as const
