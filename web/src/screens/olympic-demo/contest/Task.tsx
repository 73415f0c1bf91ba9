import { plainText } from '@phuong/exercises/screens'
import { Button } from '@phuong/ui/Button'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Acts } from '../../../widgets/exercise/Acts.tsx'
import { DrawnQuestion } from '../../../widgets/exercise/DrawnQuestion.tsx'
import { isFirstClick } from '../../../widgets/exercise/first-click.ts'
import { givenOf, type LoadedQuestion } from '../../../widgets/exercise/question.ts'
import { useRest } from '../../../widgets/exercise/use-rest.ts'
import css from './Contest.module.css'
import { texts } from './texts.ts'

type Props = {
  question: LoadedQuestion
  number: number
  /** It follows another one: the button of that one is gone, so the reading goes on at the name of this one. */
  entered: boolean
  /** The response that was submitted, if there is one. */
  given: unknown
  onSubmit(response: unknown): void
}

/** One exercise of the contest (C-498): it stays open, and no verdict is given. Another exercise is another `key`. */
export function Task({ question, number, entered, given, onSubmit }: Props) {
  const { rules } = question.type
  const shown = givenOf(question)
  const [response, setResponse] = useState<unknown>(() => given ?? rules.emptyResponse(shown))
  const isKept = given !== undefined && given === response
  const name = useRef<HTMLHeadingElement>(null)
  const nameId = useId()
  const rest = useRest()
  const enter = useEffectEvent(() => {
    if (entered) name.current?.focus()
  })
  useEffect(() => enter(), [])
  return (
    <article className={css.task} aria-labelledby={nameId} {...rest}>
      <header className={css.head}>
        <h2 className={css.number} id={nameId} tabIndex={-1} ref={name}>
          {texts.number(number)}
        </h2>
        <p className={css.title}>{plainText(question.title)}</p>
      </header>
      <DrawnQuestion
        question={question}
        response={response}
        open
        seed={`contest ${question.id}`}
        onChange={setResponse}
      />
      <p className={css.kept} role="status">
        {isKept && texts.kept}
      </p>
      <Acts>
        <Button
          variant={isKept ? 'line' : 'primary'}
          size="lg"
          icon={isKept && <CheckIcon />}
          disabled={!rules.isReady(shown, response)}
          onClick={(event) => isFirstClick(event) && onSubmit(response)}
        >
          {isKept ? texts.answerKept : texts.answer}
        </Button>
      </Acts>
    </article>
  )
}
