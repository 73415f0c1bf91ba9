import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { texts } from '../texts.ts'
import css from './Result.module.css'
import { helpOf, type ResultItem } from './result.ts'

type Props = {
  /** null while no details are open */
  item: ResultItem | null
  /** the id of the sitting, so that everything stands in the order in which it was answered */
  seed: string
  onClose(): void
}

/** One question as it was answered, with the right answer and what helps to understand it (C-350 to C-354). */
export function Detail({ item, seed, onClose }: Props) {
  return (
    <Dialog
      open={item !== null}
      onClose={onClose}
      size="lg"
      title={item ? texts.number(item.number) : ''}
      footer={
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {item && <Answered item={item} seed={seed} />}
    </Dialog>
  )
}

function Answered({ item, seed }: { item: ResultItem; seed: string }) {
  const { question, response } = item
  const { whole, title, type } = question
  const { rules, Player } = type
  const given = rules.toPublic(whole)
  const read = rules.schema.response.safeParse(response)
  const shown = read.success ? read.data : rules.emptyResponse(given)
  const help = helpOf(question)
  return (
    <div className={css.detail}>
      {title !== '' && <p>{title}</p>}
      <Player
        question={{ ...(given as object), ...(whole as object) } as never}
        response={shown as never}
        mode="review"
        seed={`${seed}:${question.id}`}
        verdict={rules.grade(whole, shown)}
        onChange={() => undefined}
      />
      <section className={css.help}>
        <h3>{texts.rightAnswer}</h3>
        <p lang="en">{rules.summarise(given, rules.correctResponse(whole))}</p>
      </section>
      {help.audioScript !== '' && (
        <section className={css.help}>
          <h3>{texts.audioScript}</h3>
          <p lang="en">{help.audioScript}</p>
        </section>
      )}
      {help.text !== '' && (
        <section className={css.help}>
          <h3>{texts.explanation}</h3>
          <p>{help.text}</p>
        </section>
      )}
    </div>
  )
}
