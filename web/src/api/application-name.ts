import { productCode } from '@phuong/domain/wire-name'

export type ApplicationName = 'PHUONG' | 'PHUONG_DEV' | 'PHUONG_STAGE'

const pieces = (host: string): string[] => host.toLowerCase().split(/[.-]/)

const isLocal = (host: string): boolean =>
  /^(localhost|.+\.localhost|.+\.local|127(\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host)

/**
 * Value of the header 'application-name' for a host name without its port (B-667, B-668, A-372): _DEV for local and
 * preview hosts, _STAGE for a stage host, told by a piece of the name; the plain name for every other. It is information
 * for the server's log and gives no right.
 */
export const applicationNameOf = (host: string): ApplicationName => {
  if (isLocal(host) || pieces(host).some((piece) => piece === 'dev' || piece === 'preview')) return `${productCode}_DEV`
  if (pieces(host).some((piece) => piece === 'stage' || piece === 'staging')) return `${productCode}_STAGE`
  return productCode
}
