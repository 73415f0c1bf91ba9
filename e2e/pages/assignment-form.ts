import type { Page } from '@playwright/test'

/** /lms/teacher/classes/:classId/classwork/assignments/add (B-101, B-106). */
export const assignmentForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Giao bài tập' })
  const chooser = page.getByRole('dialog', { name: 'Chọn phiếu bài tập' })
  return {
    form,
    worksheet: form.getByRole('region', { name: /^Phiếu bài tập/ }),
    choose: form.getByRole('button', { name: 'Chọn phiếu' }),
    chooser,
    listed: (name: string) => chooser.getByRole('listitem').filter({ hasText: name }).getByRole('button'),
    title: form.getByLabel('Tiêu đề'),
    instructions: form.getByLabel('Hướng dẫn'),
    dueDate: form.getByLabel('Hạn nộp', { exact: false }).and(form.getByRole('textbox')),
    dueTime: form.getByLabel('Giờ (nếu cần)'),
    quickDay: (name: string) => form.getByRole('button', { name, exact: true }),
    points: form.getByLabel('Điểm tối đa'),
    colors: form.getByRole('group', { name: 'Màu' }).getByRole('radio'),
    classes: form.getByRole('group', { name: /^Giao cho lớp/ }),
    schoolClass: (className: string) => form.getByRole('checkbox', { name: `Lớp ${className}` }),
    more: form.getByText('Tùy chọn khác'),
    solutions: form.getByLabel('Hiện đáp án đúng'),
    give: form.getByRole('button', { name: 'Giao bài' }),
  }
}
