/** What the fields of a place say when what was chosen does not belong together, or is no more. */
export const placeFaults = {
  city: 'Tỉnh/Thành phố này không còn. Vui lòng chọn lại!',
  district: 'Quận/Huyện không thuộc Tỉnh/Thành phố đã chọn',
  school: 'Trường không thuộc Quận/Huyện đã chọn',
} as const

/** What stands in the list of schools for one that is not in it. */
export const otherSchoolText = 'Trường khác'
