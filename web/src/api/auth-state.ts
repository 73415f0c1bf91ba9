import type { Procedures } from '@phuong/server/procedures'
import type { CallError } from './call-error.ts'

/** The signed-in person as the server answers it. */
export type Me = Procedures['USERS_Me']['row']

/** The slice 'auth' (C-082). */
export type AuthState = {
  readonly loading: boolean
  readonly error: CallError | null
  readonly loggedInUser: Me | null
}

export type AuthEvent =
  | { type: 'requested' }
  | { type: 'succeeded'; user: Me }
  | { type: 'failed'; error: CallError }
  | { type: 'loggedOut' }

/** C-077: not loading, no error, no user. Also what opening `/` as a visitor resets to (C-028, C-029). */
export const initialAuth: AuthState = { loading: false, error: null, loggedInUser: null }

/** The slice after an event (C-077 to C-082). */
export const authAfter = (state: AuthState, event: AuthEvent): AuthState => {
  switch (event.type) {
    case 'requested':
      return { ...state, loading: true, error: null }
    case 'succeeded':
      return { loading: false, error: null, loggedInUser: event.user }
    case 'failed':
      return { loading: false, error: event.error, loggedInUser: null }
    case 'loggedOut':
      return initialAuth
  }
}
