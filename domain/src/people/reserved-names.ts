import { bareFold } from '../names/bare-fold.ts'
import { loginKey } from './login-name.ts'

/** User names that look like the product, those who run it, or a school as such: letters and digits alone. */
const houseNames: ReadonlySet<string> = new Set([
  ...['admin', 'admins', 'administrator', 'sysadmin', 'superadmin', 'superuser', 'root', 'system', 'webmaster'],
  ...['support', 'helpdesk', 'moderator', 'security', 'teacher', 'manager', 'school'],
  ...['quantri', 'quantrivien', 'quantrihethong', 'banquantri', 'hethong', 'hotro', 'hotrokythuat', 'quanly'],
  ...['phuong', 'phuonglms', 'lmsphuong'],
  ...['giaovien', 'thaycogiao', 'nhatruong', 'hieutruong', 'bangiamhieu'],
])

/**
 * Whether a user name looks like that of the house itself, whatever its case and marks, and with dots, dashes and underscores
 * in it (D60): nobody is to be taken for who runs the product. The first administrator's own setting is not asked.
 */
export const isReservedUserName = (text: unknown): boolean =>
  houseNames.has(bareFold(loginKey(text)).replace(/[._-]/g, ''))
