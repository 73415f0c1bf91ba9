import { isPasswordHash } from '@phuong/domain/forms/password'
import { z } from 'zod'
import { authTexts } from './texts.ts'

/** A parameter that carries the SHA-1 hex of a password. */
export const passwordHash = z.string().refine(isPasswordHash, authTexts.notAHash)
