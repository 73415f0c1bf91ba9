/** The order of the turns of a talk, and why it is so: which question each of them answers. */
import type { Dialogue } from '../../bank/piece.ts'

const maxRows = 8

/** Whether the turns of a talk are few enough to be put into order; a talk is written so that it has one. */
export const canBeOrdered = ({ lines }: Dialogue): boolean => lines.length <= maxRows

/** What a question asks for, by a word in it; the first that fits counts. */
const asksFor: readonly (readonly [RegExp, string])[] = [
  [/\b(?:what|how) about\b/i, 'hỏi tiếp hoặc gợi ý'],
  [/\bwhat colours?\b/i, 'màu sắc'],
  [/\bwhat time\b|\bwhen\b|\bhow long\b|\bhow often\b/i, 'thời gian'],
  [/\bwhere\b/i, 'nơi chốn'],
  [/\bhow old\b/i, 'tuổi'],
  [/\bhow many\b/i, 'số lượng'],
  [/\bhow much\b/i, 'bao nhiêu'],
  [/\bwhy\b/i, 'lí do'],
  [/\bwhose\b/i, 'của ai'],
  [/\bwho\b/i, 'ai'],
  [/\bwhich\b/i, 'cái nào'],
  [/\bhow\b/i, 'như thế nào'],
  [/\bwhat\b/i, 'cái gì, việc gì'],
  [/\bor\b/i, 'chọn một trong hai'],
  [/\b(?:shall|would you like)\b/i, 'lời mời, gợi ý'],
  [/\b(?:can|could|may)\b/i, 'có thể hay không'],
  [/\b(?:am|is|are|was|were|do|does|did|has|have|had|will|would|must|should)(?:n’t)?\b/i, 'đúng hay không'],
  [/^and\b/i, 'hỏi tiếp'],
]

/** A question of a word or two has nothing of all that: “Really?” */
const askedAgain = 'hỏi lại cho rõ'

/** The last question in what somebody says; undefined where nothing is asked. */
const questionIn = (line: string): string | undefined =>
  line
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => sentence.endsWith('?'))
    .at(-1)

const meaningOf = (question: string): string => asksFor.find(([asks]) => asks.test(question))?.[1] ?? askedAgain

/** Turn by turn: who begins, what is asked and what answers it, what is said then. */
export const whyOrder = ({ speakers, lines }: Dialogue): string => {
  const turns = lines.map(([who, line]) => ({ name: speakers[who].name, line, question: questionIn(line) }))
  const says = turns.flatMap(({ name, line, question }, at) => {
    const next = turns[at + 1]
    const when = at === 0 ? 'Mở đầu' : next === undefined ? 'Cuối cùng' : 'Tiếp theo'
    if (question !== undefined && next !== undefined)
      return `${when}, ${name} hỏi “${question}” (${meaningOf(question)}) nên ${next.name} đáp: “${next.line}”`
    return at > 0 && turns[at - 1]?.question !== undefined ? [] : `${when}, ${name} nói: “${line}”`
  })
  return `Mỗi câu đáp đứng ngay sau câu hỏi của nó. ${says.join(' ')}`
}
