import type { Locator, Page } from '@playwright/test'

/** What the forms of registration have in common. @param name as the form is called */
const formOf = (page: Page, name: string) => {
  const form: Locator = page.getByRole('form', { name })
  return {
    form,
    // what is required has a star behind its label
    field: (label: string) => form.getByLabel(new RegExp(`^${label}(?: \\*)?$`)),
    submit: form.getByRole('button', { name: 'Đăng ký' }),
    consent: form.getByRole('checkbox'),
    /** What stands at a field that is wrong. */
    faults: form.locator('[id$="-error"]'),
  }
}

/** What a pupil enters in both of the forms. */
type Pupil = { name: string; sex: 'Nam' | 'Nữ'; email: string; password: string }

/** The form with which a pupil registers, in the landing's window and at /RegisterStudent. */
export const registration = (page: Page) => {
  const parts = formOf(page, 'Học sinh đăng ký')
  const { form, field, consent } = parts
  /** Chooses in a field that is searched: types some letters and taps the option. */
  const choose = async (label: string, typed: string, option: string) => {
    await field(label).fill(typed)
    await form.getByRole('option', { name: option, exact: true }).click()
  }
  const chooseSchool = async () => {
    await choose('Tỉnh/Thành phố', 'hai phong', 'Hải Phòng')
    await choose('Quận/Huyện', 'ngo quyen', 'Phường Ngô Quyền')
    await choose('Trường', 'hoa phuong', 'Trường Tiểu học Hoa Phượng')
  }
  return {
    ...parts,
    choose,
    /** The school of the demo, with its city and district. */
    chooseSchool,
    /** Everything that /RegisterStudent asks for. */
    fillAtSchool: async ({ name, sex, email, password }: Pupil) => {
      await field('Họ và tên').fill(name)
      await field(sex).check()
      await field('E-mail').fill(email)
      await field('Số điện thoại').fill('0912345678')
      await chooseSchool()
      await field('Mật khẩu').fill(password)
      await field('Nhập lại mật khẩu').fill(password)
      await consent.check()
    },
    /** Everything that the landing's window asks for (C-104). */
    fillInWindow: async ({ name, sex, email, password }: Pupil) => {
      await field('Họ và tên').fill(name)
      await field(sex).check()
      await field('Lớp học').selectOption({ label: 'Lớp 4' })
      await field('Email').fill(email)
      await field('Mật khẩu').fill(password)
      await field('Xác nhận mật khẩu').fill(password)
      await consent.check()
    },
  }
}

/** The form with which a teacher registers (C-152). */
export const teacherRegistration = (page: Page) => {
  const parts = formOf(page, 'Giáo viên đăng ký')
  const { field, consent } = parts
  return {
    ...parts,
    /** Everything that it asks for, of Lê Thị Thu Hoa. */
    fill: async (email: string, password: string) => {
      await field('Họ và tên đệm').fill('Lê Thị Thu')
      await field('Tên').fill('Hoa')
      await field('Email').fill(email)
      await field('Mật khẩu').fill(password)
      await field('Xác nhận mật khẩu').fill(password)
      await consent.check()
    },
  }
}

/** The modal that asks for a forgotten password (C-175). */
export const forgotten = (page: Page) => {
  const form: Locator = page.getByRole('form', { name: 'Quên mật khẩu' })
  return {
    opener: page.getByRole('button', { name: 'Quên mật khẩu?' }),
    form,
    email: form.getByLabel('Email', { exact: true }),
    submit: form.getByRole('button', { name: /Gửi mật khẩu mới|Đã gửi/ }),
  }
}
