/** What the fields of a place say when what was chosen does not belong together, or is no more. */
export const placeFaults = {
  city: 'Tỉnh/Thành phố này không còn. Vui lòng chọn lại!',
  district: 'Quận/Huyện không thuộc Tỉnh/Thành phố đã chọn',
  school: 'Trường không thuộc Quận/Huyện đã chọn',
} as const

/** What stands in the list of schools for one that is not in it. */
export const otherSchoolText = 'Trường khác'

/** What is wrong with a file of units or schools, or with one of its lines. */
export const placeFileTexts = {
  workbook: 'Đây là tập tin Excel. Mở bằng Excel, chọn Lưu thành, kiểu CSV UTF-8, rồi chọn lại tập tin vừa lưu.',
  notUtf8: 'Chữ trong tập tin không đọc được. Lưu lại với kiểu CSV UTF-8 rồi chọn lại.',
  head: (columns: readonly string[]) => `Dòng đầu cần có các cột: ${columns.join(', ')}`,
  tooManyLines: 'Một tập tin có nhiều nhất 10.000 dòng',
  openQuote: 'Dấu ngoặc kép mở ở dòng này mà chưa đóng',
  nameMissing: 'Thiếu tên',
  nameTooLong: 'Tên dài quá 200 ký tự',
  /** [new] A program of tables reckons with such a text. */
  nameIsFormula: 'Tên không bắt đầu bằng dấu = + - @',
  badCode: 'Mã xã, phường có 1 đến 5 chữ số; mã tỉnh, thành phố có 1 hoặc 2',
  cityMissing: 'Thiếu mã tỉnh, thành phố',
  districtMissing: 'Thiếu mã xã, phường',
  unknownCity: (code: string) => `Không có tỉnh, thành phố mang mã ${code}`,
  unknownDistrict: (code: string) => `Không có xã, phường mang mã ${code}`,
  badLevel: 'Cấp học là MN, TH, THCS hoặc THPT',
  twice: (line: number) => `Đã có ở dòng ${line}`,
} as const

/** What an administrator is told of a unit or a school that cannot be kept. */
export const placeKeepTexts = {
  codeTaken: 'Mã này đã có',
  badCode: 'Mã có đúng 5 chữ số',
  schoolTaken: 'Trường này đã có trong xã, phường đã chọn',
} as const
