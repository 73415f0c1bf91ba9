import type { PrintProps } from '../../drawing.tsx'
import { PrintedOptions } from '../../parts/choices/Printed.tsx'
import { RightOptions } from '../../parts/choices/RightOptions.tsx'
import { shownOption } from '../../parts/choices/shown.ts'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { PrintPicture } from '../../parts/PrintPicture.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { inShownOrder } from '../../shared/shuffle.ts'
import css from './Print.module.css'
import { pictureOf } from './parts.ts'
import type { Question } from './schema.ts'
import { texts } from './texts.ts'

/** On paper: each sub-question with its options in one order for everybody, and with answers the right ones below it. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  return (
    <div>
      <PrintWords question={question} />
      {question.parts.map((part, index) => {
        const options = inShownOrder(part.options, `${question.id} ${part.id}`).map((option, at) => ({
          isCorrect: option.isCorrect,
          shown: shownOption(option, pictureOf(question, option), 'character', at),
        }))
        const keys = options.filter(({ isCorrect }) => isCorrect).map(({ shown }) => shown)
        return (
          <div key={part.id} className={css.part} data-part="">
            <p>
              {question.parts.length > 1 && `${index + 1}. `}
              <MarkedText text={part.question} />
              {part.takes > 1 && ` (${texts.takes(part.takes)})`}
            </p>
            <PrintPicture of="question" src={part.imageUrl} />
            <PrintedOptions
              options={options.map(({ shown }) => shown)}
              inRows={question.horizontal || options.some(({ shown }) => shown.url !== '')}
              underlined
            />
            {withAnswers && keys.length > 0 && <RightOptions options={keys} underlined />}
          </div>
        )
      })}
    </div>
  )
}
