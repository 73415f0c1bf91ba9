import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { LetterGaps } from '../../parts/english-box/LetterGaps.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { Sound } from '../../parts/Sound.tsx'
import { texts as shared } from '../../parts/texts.ts'
import { correctResponse, numberedRows } from './grade.ts'
import { boxesIn, wordOf } from './letters.ts'
import css from './Player.module.css'
import type { PublicQuestion, Question, Response, Row } from './schema.ts'
import { texts } from './texts.ts'

type Props = PlayerProps<PublicQuestion | (PublicQuestion & Question), Response>

/** Each word on a line of its own, with a box for each missing letter. */
export function Player({ question, response, mode, verdict, onChange }: Props) {
  const open = mode === 'answer'
  const letters = 'answers' in question ? correctResponse(question).blanks : undefined
  const markOf = (at: number): boolean | undefined => (open ? undefined : verdict?.parts[at])
  const rows = numberedRows(question.rows)
  const answers = letters ? rows.map(({ cells, from }) => wordOf(cells, letters.slice(from), '')) : []
  // a word is right with all its letters
  const wordMarks = rows.map(({ cells, from }) => {
    const marks = Array.from({ length: boxesIn(cells) }, (_, box) => markOf(from + box))
    return marks.includes(undefined) ? undefined : !marks.includes(false)
  })
  return (
    <Exercise question={question}>
      <LetterGaps
        blanks={response.blanks}
        open={open}
        rightOf={markOf}
        below={{ answers, markOf: (at) => wordMarks[at] }}
        onBlanks={(blanks) => onChange({ blanks: [...blanks] })}
      >
        {(word) => (
          <ul className={css.rows}>
            {rows.map((row, index) => {
              const key = `${index} ${row.cells.join('_')}`
              return (
                <li key={key} className={css.row}>
                  <Clue row={row} />
                  <div className={css.written}>
                    {word({
                      cells: row.cells,
                      from: row.from,
                      name: texts.word(index + 1, row.cells.map((cell) => cell ?? texts.missing).join(' ')),
                      right: wordMarks[index],
                    })}
                  </div>
                </li>
              )
            })}
          </ul>
        )}
      </LetterGaps>
    </Exercise>
  )
}

/** What tells which word it is. */
function Clue({ row: { clue, imageUrl, imageAlt, audioUrl } }: { row: Row }) {
  return (
    <>
      {imageUrl !== '' && (
        <Picture
          className={css.picture}
          src={imageUrl}
          alt={imageAlt || (clue === '' ? shared.picture : '')}
          width={96}
          height={96}
        />
      )}
      {audioUrl !== '' && <Sound key={audioUrl} className={css.sound} src={audioUrl} label={shared.listen} />}
      {clue !== '' && (
        <span className={css.clue}>
          <MarkedText text={clue} />
        </span>
      )}
    </>
  )
}
