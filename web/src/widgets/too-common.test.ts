import { expect, test } from 'vitest'
import { isTooCommon } from './too-common.ts'

const lan = {
  fullName: 'Nguyễn Thị Lan',
  email: 'co.lan@phuong.test',
  userName: null,
  schoolName: 'Trường Tiểu học Hoa Phượng',
}

test.each(['123456', 'sunshine', 'phuong123', 'Phượng@2026', 'NguyenThiLan', 'colan2026', 'hocsinh1', 'hoa phượng1'])(
  'D66 the form knows before it sends that nobody may take %s',
  async (password) => {
    expect(await isTooCommon(password, lan)).toBe(true)
  },
)

test.each(['hoa phượng đỏ 9', 'moi-123456', 'sân trường 8', 'NguyenVanBinh'])('%s may be taken', async (password) => {
  expect(await isTooCommon(password, lan)).toBe(false)
})
