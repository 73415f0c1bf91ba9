export const texts = {
  text: (pupil: boolean) =>
    `Mật khẩu đang dùng là mật khẩu tạm. ${pupil ? 'Em' : 'Thầy cô'} chọn mật khẩu riêng rồi dùng tiếp.`,
} as const
