import type { PublicBase } from '../shared/question.ts'
import { MarkedText } from './MarkedText.tsx'
import { PrintPicture } from './PrintPicture.tsx'

/** Task, words and picture of a question on paper; its sound stands with the files after the questions (C-615). */
export function PrintWords({ question }: { question: PublicBase }) {
  const { title, subTitle, question: asked, questionText, questionSub } = question
  const lines = new Set([title, subTitle, asked, questionText, questionSub])
  return (
    <>
      {[...lines]
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>
            <MarkedText text={line} />
          </p>
        ))}
      <PrintPicture of="question" src={question.imageUrl} />
    </>
  )
}
