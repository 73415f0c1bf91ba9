/** What stands above a list or in it and is no pupil: titles, groups, sums. */
const title =
  /^(?:tổng(?: số| cộng|\s*:|\s+\d|$)|cộng(?:\s*:|\s+\d|\s+h|\s+danh|$)|trong đó|ấn định|(?:gồm |có )+\d|(?:nam|nữ)\s*:\s*\d|sĩ số|số (?:học sinh|lượng)|ds(?:hs)?\s+(?:hs\s+|học sinh\s+)?lớp|danh sách|lớp(?! trưởng| phó)(?!\p{L})|khối(?!\p{L})|trường (?:tiểu|trung|mầm|mẫu|phổ|th)|năm học|học k[ỳì]|phòng gd|phòng giáo|sở gd|sở giáo|ubnd|ủy ban|uỷ ban|độc lập|ghi ch[ú]|stt\b|(?:họ và tên|họ tên)(?!\s*:\s*\p{L}))/iu

/** A group of a class, as 'Tổ 1', 'Nhóm II (10 em)' or 'Học sinh nữ'; a name behind it is none of it. */
const group =
  /^(?:(?:tổ|nhóm)\s*(?:\d{1,2}|[ivx]{1,3})|học sinh (?:nam|nữ))(?:\s*[:(–-]?\s*\d+\s*(?:em|hs|học sinh|bạn)?\s*\)?)?\s*[.:]?$/iu

/** Below what a list is signed: an office, or place and day. */
const signature =
  /^\(?\s*(?:giáo viên|gvcn|(?:phó )?hiệu trưởng|ban giám hiệu|người (?:lập|duyệt|ký)|duyệt(?: của|\s*:|$)|đã ký|ký(?:,| và| tên| ghi)|xác nhận|(?!.*sinh)[^\d]*ngày .*tháng .*năm|(?!.*sinh)[^\d]*, ngày \d{1,2}\s*[/.-])/iu

/** Whose name stands in the line itself, as in 'GVCN: Lê Thị Lan'. */
const isSigned = (text: string): boolean => /:\s*\p{L}/u.test(text)

/** What a line of a list is; 'other' has words where no column of a pupil is, and 'name' a name and nothing else. */
export type LineKind = 'title' | 'signature' | 'other' | 'name' | 'pupil'

/** Whether words belong to what stands around a list, and whether names may follow that have signed it; null for neither. */
export const aroundIn = (words: string): 'title' | 'signature' | null => {
  if (signature.test(words)) return isSigned(words) ? 'title' : 'signature'
  return title.test(words) || group.test(words) ? 'title' : null
}

/** Names that sign below one line. */
const mostSigners = 2

/**
 * From which line on a list is nothing but signed: there names stand below their offices, and no pupil follows to the end. Where
 * more names follow than sign, the list goes on. @returns the number of lines where nobody has signed
 */
export const signedFrom = (kinds: readonly LineKind[]): number => {
  const begins = kinds.findIndex((kind) => kind === 'name' || kind === 'pupil')
  let from = kinds.length
  let names = 0
  for (let at = kinds.length - 1; at > begins && begins >= 0; at -= 1) {
    const kind = kinds[at]
    if (kind === 'name') names += 1
    if (kind === 'pupil' || names > mostSigners || (kind === 'title' && names > 0)) break
    if (kind === 'signature') {
      from = at
      names = 0
    }
  }
  return from
}
