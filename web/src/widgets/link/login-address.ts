/** Name of the query parameter that carries the way back after the login. */
export const returnParameter = 'returnTo'

/** The address of the login that leads back to this one. */
export const loginAddress = (back: string): `/${string}` => `/?${new URLSearchParams({ [returnParameter]: back })}`
