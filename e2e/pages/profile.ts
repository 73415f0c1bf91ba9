import type { Page } from '@playwright/test'

/** The own page, /lms/profile. */
export const profile = (page: Page) => {
  const form = page.getByRole('form', { name: 'TRANG CÁ NHÂN' })
  const card = page.getByRole('region', { name: 'Ảnh đại diện' })
  const crop = page.getByRole('dialog', { name: 'Chỉnh sửa ảnh' })
  const password = page.getByRole('dialog', { name: 'ĐỔI MẬT KHẨU' })
  const typed = (scope: typeof form, label: string) => scope.getByRole('textbox', { name: label })
  return {
    form,
    // what is required has a star behind its label
    field: (label: string) => form.getByLabel(new RegExp(`^${label}(?: \\*)?$`)),
    save: form.getByRole('button', { name: 'Cập nhật', exact: true }),
    openPassword: form.getByRole('button', { name: 'Đổi mật khẩu', exact: true }),
    /** Chooses in a field that is searched. */
    choose: async (label: string, words: string, option: string) => {
      await form.getByRole('combobox', { name: label }).fill(words)
      await form.getByRole('option', { name: option, exact: true }).click()
    },
    card,
    changePicture: card.getByRole('button', { name: 'Đổi ảnh' }),
    file: card.getByLabel('Chọn tập tin ảnh'),
    fault: card.getByRole('alert'),
    crop,
    cropCircle: crop.getByTestId('cropper'),
    confirmCrop: crop.getByRole('button', { name: 'Xác nhận' }),
    figure: (label: string) => card.locator('dl > div').filter({ hasText: label }).getByRole('definition'),
    devices: page.getByRole('region', { name: 'Thiết bị đang đăng nhập' }).getByRole('listitem'),
    /** what teachers and managers alone see (D05, D06) */
    verification: page.getByRole('region', { name: 'Xác minh tài khoản' }),
    school: page.getByRole('region', { name: 'Trường đang quản lý' }),
    sent: page.getByRole('region', { name: 'Lời mời đã gửi' }),
    invitations: page.getByRole('region', { name: 'Em được mời vào lớp' }),
    notice: page.getByRole('alert').filter({ hasText: 'Bạn cần cập nhật lại thông tin lớp học' }),
    password: {
      dialog: password,
      current: typed(password, 'Mật khẩu hiện tại'),
      fresh: typed(password, 'Mật khẩu mới'),
      again: typed(password, 'Nhập lại mật khẩu'),
      submit: password.getByRole('button', { name: 'Xác nhận', exact: true }),
      close: password.getByRole('button', { name: 'Đóng', exact: true }).last(),
    },
  }
}
