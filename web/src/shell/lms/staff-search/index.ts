export { Found } from './Found.tsx'
export { KeyHint, SearchKey } from './SearchKey.tsx'
