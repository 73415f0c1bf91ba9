import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { plainText } from '../shared/markup.ts'
import type { PublicBase } from '../shared/question.ts'
import { languageOf } from './language.ts'
import { MarkedText } from './MarkedText.tsx'
import { Picture } from './Picture.tsx'
import css from './QuestionWords.module.css'
import { Sound } from './Sound.tsx'
import { texts } from './texts.ts'

/** Letters from which on a line beside what is asked is a text to read. */
const longLine = 80

const isPassage = (line: string): boolean => line.length > longLine || /\n|<br\s*\/?>/i.test(line)

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
      {question.question !== '' && (
        <span className={css.asked} lang={languageOf(question.question)}>
          <MarkedText text={question.question} />
        </span>
      )}
      {[...lines].map((line) => (
        <span key={line} lang={languageOf(line)} className={isPassage(line) ? css.passage : css.line}>
          <MarkedText text={line} />
        </span>
      ))}
    </>
  )
}

/** The picture and the sound of a question; nothing where it has neither. */
export function QuestionMedia({ question }: { question: PublicBase }) {
  return (
    <>
      {question.imageUrl !== '' && <Picture className={css.picture} src={question.imageUrl} alt={texts.picture} />}
      {question.audioUrl !== '' && (
        <Sound key={question.audioUrl} className={css.sound} src={question.audioUrl} label={texts.listen} />
      )}
    </>
  )
}
