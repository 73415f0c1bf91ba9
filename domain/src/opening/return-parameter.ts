/** Name of the query parameter that carries the way back after the login. */
export const returnParameter = 'returnTo'
