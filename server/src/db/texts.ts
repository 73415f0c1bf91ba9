/** What stands where the rows of an erased pupil must have a name (D67). */
export const erasedName = 'Học sinh đã xóa'
