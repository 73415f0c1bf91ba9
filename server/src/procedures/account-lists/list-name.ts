import { listKind } from '@phuong/domain/people/account-lists'
import { z } from 'zod'
import { accountListTexts } from './texts.ts'

/** The name of a list that exists: a named one, or the allowed or strict list of a route. */
export const listName = z.string().refine((name) => listKind(name) !== null, accountListTexts.unknownList)
