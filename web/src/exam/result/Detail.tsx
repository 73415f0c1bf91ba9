import { plainText, RecordingsContext } from '@phuong/exercises/screens'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { useRecordings } from '../../sitting/use-recordings.ts'
import { DrawnQuestion } from '../../widgets/exercise/DrawnQuestion.tsx'
import { helpOf } from '../../widgets/exercise/help.ts'
import { givenOf } from '../../widgets/exercise/question.ts'
import css from './ExamResult.module.css'
import { HelpWords } from './HelpWords.tsx'
import { isToldInPlace, type ResultItem } from './result.ts'
import { texts } from './texts.ts'

type Props = {
  /** null while no details are open */
  item: ResultItem | null
  /** the id of the sitting, so that everything stands in the order in which it was answered */
  seed: string
  onClose(): void
}

/** One question as it was answered, with the right answer and what helps to understand it, where they are shown (C-350 to C-354). */
export function Detail({ item, seed, onClose }: Props) {
  return (
    <Dialog
      open={item !== null}
      onClose={onClose}
      size="lg"
      read
      title={item ? texts.number(item.number) : ''}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {item && <Answered item={item} seed={seed} />}
    </Dialog>
  )
}

function Answered({ item, seed }: { item: ResultItem; seed: string }) {
  const { question, response: stored, verdict } = item
  const { rules } = question.type
  const read = rules.schema.response.safeParse(stored)
  const response = read.success ? read.data : rules.emptyResponse(givenOf(question))
  const help = helpOf(item)
  const recordings = useRecordings(seed)
  return (
    <div className={css.detail}>
      {question.title !== '' && <p>{plainText(question.title)}</p>}
      <RecordingsContext value={recordings}>
        <DrawnQuestion
          question={question}
          response={response}
          open={false}
          seed={`${seed}:${question.id}`}
          verdict={verdict}
          onChange={() => undefined}
        />
      </RecordingsContext>
      <HelpWords {...help} right={isToldInPlace(question, response) ? null : help.right} />
    </div>
  )
}
