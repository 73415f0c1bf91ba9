import { returnParameter } from '@phuong/domain/opening/return-parameter'

/** The address of the login that leads back to this one. */
export const loginAddress = (back: string): `/${string}` => `/?${new URLSearchParams({ [returnParameter]: back })}`
