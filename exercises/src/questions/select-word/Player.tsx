import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { BoxText } from '../../parts/english-box/BoxText.tsx'
import { RightBelow } from '../../parts/english-box/RightBelow.tsx'
import { withSigns } from '../../parts/english-box/signs.ts'
import { Words } from '../../parts/english-box/Words.tsx'
import { WordSelect } from '../../parts/word-select/WordSelect.tsx'
import { shuffled } from '../../shared/shuffle.ts'
import { rightChoices } from './grade.ts'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { choiceOf, gapsOf } from './sentence.ts'
import { texts } from './texts.ts'

/** A question as it is drawn; only a review brings the key. */
type Shown = PublicQuestion & Partial<Pick<Question, 'answers'>>

/** The sentence with a dropdown for each group (C-396), its choices in the order of the seed. */
export function Player({ question, response, mode, seed, verdict, onChange }: PlayerProps<Shown, Response>) {
  const { field, sentence, answers } = question
  const { choices } = response
  const open = mode === 'answer'
  const right = open || answers === undefined ? [] : rightChoices(answers, sentence)
  const markOf = (at: number): boolean | undefined => (open ? undefined : verdict?.parts[String(at)])
  return (
    <Exercise question={question} asked={field === null ? question : { ...question, [field]: '' }}>
      <BoxText>
        {withSigns(sentence, ({ kind }) => kind === 'gap').map(({ piece, signs }, index) => {
          const key = `${index} ${piece.kind}`
          if (piece.kind !== 'gap') return <Words key={key} piece={piece} />
          const { at, choices: offered } = piece
          return (
            <WordSelect
              key={key}
              name={texts.gap(at + 1)}
              choices={shuffled(offered, `${seed} ${at}`)}
              chosen={choiceOf(offered, choices[at] ?? '') ?? null}
              open={open}
              signs={signs}
              right={markOf(at)}
              onChoose={(word) =>
                onChange({ choices: gapsOf(sentence).map((_, gap) => (gap === at ? word : (choices[gap] ?? null))) })
              }
            />
          )
        })}
      </BoxText>
      <RightBelow answers={right.map((words) => words.join(' / '))} markOf={markOf} />
    </Exercise>
  )
}
