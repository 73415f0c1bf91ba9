import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { plainText } from '../shared/markup.ts'
import type { PublicBase } from '../shared/question.ts'
import { languageOf } from './language.ts'
import { MarkedText } from './MarkedText.tsx'
import { isLong, Passage } from './Passage.tsx'
import { Picture } from './Picture.tsx'
import css from './QuestionWords.module.css'
import { Sound } from './Sound.tsx'
import { texts } from './texts.ts'

/** Letters from which on a line beside what is asked is a text to read. */
const longLine = 80

const isPassage = (line: string): boolean => line.length > longLine || /\n|<br\s*\/?>/i.test(line)

/** The texts to read among the words of a question, and the question without them. */
export const readIn = <Asked extends PublicBase>(question: Asked): { passages: string[]; asked: Asked } => {
  const { question: said, subTitle, questionText, questionSub } = question
  const rest = { subTitle, questionText, questionSub }
  const passages = new Set([said].filter(isLong))
  for (const [field, line] of Object.entries(rest))
    if (isPassage(line)) {
      passages.add(line)
      Object.assign(rest, { [field]: '' })
    }
  return { passages: [...passages], asked: { ...question, ...rest, question: isLong(said) ? '' : said } }
}

/**
 * What a question asks. Its title is the task line of the screen around it and stands here, for screen readers, only
 * where the question says nothing else. Made for the legend of an exercise, so it holds phrasing elements only.
 */
export function QuestionWords({ question }: { question: PublicBase }) {
  const lines = new Set([question.subTitle, question.questionText, question.questionSub])
  for (const said of ['', question.question]) lines.delete(said)
  if (question.question === '' && lines.size === 0) return <VisuallyHidden>{plainText(question.title)}</VisuallyHidden>
  return (
    <>
      {isLong(question.question) ? (
        <Passage text={question.question} lang={languageOf(question.question)} />
      ) : (
        question.question !== '' && (
          <span className={css.asked} lang={languageOf(question.question)}>
            <MarkedText text={question.question} />
          </span>
        )
      )}
      {[...lines].map((line) =>
        isPassage(line) ? (
          <Passage key={line} text={line} lang={languageOf(line)} className={css.passage} />
        ) : (
          <span key={line} lang={languageOf(line)} className={css.line}>
            <MarkedText text={line} />
          </span>
        ),
      )}
    </>
  )
}

/** The picture and the sound of a question; nothing where it has neither. */
export function QuestionMedia({ question }: { question: PublicBase }) {
  return (
    <>
      {question.imageUrl !== '' && (
        <Picture className={css.picture} src={question.imageUrl} alt={question.imageAlt || texts.picture} />
      )}
      {question.audioUrl !== '' && (
        <Sound key={question.audioUrl} className={css.sound} src={question.audioUrl} label={texts.listen} />
      )}
    </>
  )
}
