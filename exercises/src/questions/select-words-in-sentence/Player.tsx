import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { BoxText } from '../../parts/english-box/BoxText.tsx'
import { RightBelow } from '../../parts/english-box/RightBelow.tsx'
import { Words } from '../../parts/english-box/Words.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { WordSelect } from '../../parts/word-select/WordSelect.tsx'
import { shuffled } from '../../shared/shuffle.ts'
import { rightWords } from './grade.ts'
import css from './Player.module.css'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { texts } from './texts.ts'
import { Word, type WordState } from './Word.tsx'
import { chosenIn, toggled } from './words.ts'

/** A question as it is drawn; only a review brings the key. */
type Shown = PublicQuestion & Partial<Pick<Question, 'answers'>>

/** The sentence, each of its words a button, or its groups as dropdowns (C-396). */
export function Player({ question, response, mode, seed, verdict, onChange }: PlayerProps<Shown, Response>) {
  const { field, sentence, answers } = question
  const { words } = response
  const open = mode === 'answer'
  const reviewed = open ? null : verdict
  const solution = reviewed && answers ? rightWords(answers, sentence, words) : new Set<number>()
  const groups = sentence.filter((piece) => piece.kind === 'choices')

  const choiceIn = (group: (typeof groups)[number]) => {
    const chosen = group.words.findIndex((_, place) => words.includes(group.from + place))
    const right = group.words.filter((_, place) => solution.has(group.from + place))
    const isRight = chosen < 0 ? right.length === 0 : reviewed?.parts[String(group.from + chosen)]
    return {
      chosen,
      answer: right.join(' / '),
      isRight: reviewed === null || (chosen < 0 && answers === undefined) ? undefined : isRight,
    }
  }
  const chosenIns = groups.map(choiceIn)

  const stateOf = (at: number): WordState => {
    if (reviewed === null) return 'plain'
    if (words.includes(at)) return reviewed.parts[String(at)] === true ? 'right' : 'wrong'
    return solution.has(at) ? 'missed' : 'plain'
  }

  const missed = sentence.flatMap((piece) =>
    piece.kind === 'word' && stateOf(piece.at) === 'missed' ? [piece.text] : [],
  )

  return (
    <Exercise
      question={question}
      asked={field === null ? question : { ...question, [field]: '' }}
      how={open && groups.length === 0 && texts.how}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the words are one group within the fieldset of the question */}
      <div className={css.words} role="group" aria-label={texts.words}>
        <BoxText>
          {sentence.map((piece, index) => {
            const key = `${index} ${piece.kind}`
            switch (piece.kind) {
              case 'word':
                return (
                  <Word
                    key={key}
                    text={piece.text}
                    underlined={piece.underlined}
                    open={open}
                    selected={words.includes(piece.at)}
                    state={stateOf(piece.at)}
                    onToggle={() => onChange({ words: toggled(words, piece.at) })}
                  />
                )
              case 'choices': {
                const { chosen, isRight } = choiceIn(piece)
                return (
                  <WordSelect
                    key={key}
                    name={texts.gap(groups.indexOf(piece) + 1)}
                    choices={shuffled(piece.words, `${seed} ${piece.from}`)}
                    chosen={piece.words[chosen] ?? null}
                    open={open}
                    right={isRight}
                    onChoose={(word) =>
                      onChange({
                        words: chosenIn(words, piece, word === null ? null : piece.from + piece.words.indexOf(word)),
                      })
                    }
                  />
                )
              }
              case 'blank':
                return <MarkedText key={key} text="___" />
              default:
                return <Words key={key} piece={piece} />
            }
          })}
        </BoxText>
      </div>
      {missed.length > 0 && <RightBelow answers={[missed.join(', ')]} markOf={() => false} />}
      <RightBelow answers={chosenIns.map(({ answer }) => answer)} markOf={(at) => chosenIns[at]?.isRight} />
      {open && (
        <p className={css.count} role="status">
          {words.length > 0 && texts.count(words.length)}
        </p>
      )}
    </Exercise>
  )
}
