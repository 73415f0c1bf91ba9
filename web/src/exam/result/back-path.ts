/**
 * Where 'Quay về trang chủ' leads (C-332 to C-334): to the back path given from outside when it stays inside the product
 * (C-336), otherwise to `home`.
 */
export const backPathOf = (given: string | null, home: `/${string}`): `/${string}` =>
  given !== null && /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(given) ? (given as `/${string}`) : home
