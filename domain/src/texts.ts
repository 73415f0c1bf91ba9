/** What is said of a fault that nobody has better words for (B-686). */
export const faultText = 'Có lỗi xảy ra!'
