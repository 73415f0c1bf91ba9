import type { PrintProps } from '../../drawing.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { prints } from './loaded.tsx'
import css from './Print.module.css'
import type { Question } from './schema.ts'
import { texts } from './texts.ts'

/** On paper: the text that all children are about, and each child as its type prints it, under its number (C-612). */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  return (
    <div className={css.combined}>
      <PrintWords question={question} />
      {question.oneWord && <p>{texts.oneWord}</p>}
      {question.children.map((child, index) => {
        const ChildPrint = child.type === null ? undefined : prints.get(child.type)
        return (
          <div key={child.id} className={css.child} data-part="">
            <span>{`${index + 1}.`}</span>
            {ChildPrint && <ChildPrint question={child.whole as never} withAnswers={withAnswers} />}
            {child.said && (
              <div>
                <PrintWords question={child.said} />
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}
