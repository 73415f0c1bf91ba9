import type { QuestionRules } from '../../contract.ts'
import type { QuestionPrint, QuestionScreens } from '../../drawing.tsx'

export type ChildPlayer = { readonly rules: QuestionRules } & Awaited<ReturnType<QuestionScreens['player']>>
type ChildPrint = Awaited<ReturnType<QuestionPrint>>['Print']

/** What with-children.tsx has loaded, by the code of the type; as with every part of the page, what is loaded stays. */
export const players = new Map<string, ChildPlayer>()
export const prints = new Map<string, ChildPrint>()
