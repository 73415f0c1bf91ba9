export const accountListTexts = {
  unknownList: 'Không có danh sách này',
  unknownAccount: 'Không tìm thấy tài khoản này',
  badValue: 'Giá trị không hợp lệ',
} as const
