import type { Exchange, Interchange } from '../../contract.ts'
import type { GiftItem } from '../../interchange/items.ts'
import { markedUp, plainText } from '../../shared/markup.ts'
import { showsPictures } from '../../shared/picture-answers.ts'
import type { Question } from './schema.ts'

/** Fields that say how a question is shown; GIFT has no place for them. */
const unsaid = ['subTitle', 'questionSub', 'option', 'optionType'] as const

/** Whether a question is words alone, none of which has a look that matters (C-416). */
const isPlain = (question: Question): boolean =>
  question.imageUrl === '' &&
  question.audioUrl === '' &&
  !question.settings.answers.underlined &&
  !showsPictures(question) &&
  question.answers.every(({ audioUrl, answer }) => audioUrl === '' && plainText(answer).trim() !== '')

/** The words of a text, which are read again as they are. */
const written = (text: string): string => markedUp(plainText(text))

/** In GIFT the right options stand behind '=' and the others behind '~'. */
const gift: Exchange<Question, GiftItem> = {
  write: (question) => {
    const { answers, explainText } = question
    if (!isPlain(question) || !answers.some(({ isCorrect }) => !isCorrect)) return null
    const lines = [question.question, question.questionText].filter((line) => line.trim() !== '')
    return {
      item: {
        title: written(question.title),
        text: lines.map(written).join('\n'),
        tail: '',
        asks: {
          kind: 'answers',
          answers: answers.map(({ answer, isCorrect }) => ({
            sign: isCorrect ? '=' : '~',
            text: written(answer).trim(),
            match: null,
            weight: null,
            feedback: '',
          })),
        },
        feedback: written(explainText.text),
      },
      lost: [
        ...unsaid.filter((name) => question[name] !== ''),
        ...(explainText.audioScript === '' ? [] : ['explainText.audioScript']),
      ],
    }
  },
  read: ({ title, text, tail, asks, feedback }) => {
    if (asks.kind !== 'answers') return null
    const { answers } = asks
    // right ones alone are a word to be typed; what is partly right is no option of this type
    const isRight = answers.map(({ sign, weight }) => weight === 100 || (sign === '=' && weight === null))
    const isWhole = answers.every(({ weight }) => weight === null || weight === 0 || weight === 100)
    const isChoice = isRight.includes(true) && answers.some(({ sign }) => sign === '~')
    if (!isWhole || !isChoice || answers.some(({ match, text: said }) => match !== null || said === '')) return null
    return {
      question: {
        type: 'OneChoice',
        title,
        question: tail === '' ? text : `${text} ____ ${tail}`,
        answers: answers.map(({ text: answer }, at) => ({ answer, isCorrect: isRight[at] })),
        explainText: { text: feedback },
      },
      lost: answers.some((answer) => answer.feedback !== '') ? ['answers.feedback'] : [],
    }
  },
}

export const interchange: Interchange<Question> = { gift }
