import { type Language, otherLanguage } from '@phuong/domain/forms/translation'
import type { Piece } from './queries.ts'
import { glossOf } from './result-text.ts'
import css from './Translate.module.css'
import { texts } from './texts.ts'

type Word = Piece['words'][number]

/** Everything that the bank knows of one word. */
function Entry({ word: { headword, pos, ipa, meaning, sentence, sentenceMeaning } }: { word: Word }) {
  return (
    <li>
      <p>
        <span className={css.word} lang="en">
          {headword}
        </span>{' '}
        {ipa !== null && (
          <span lang="en" translate="no">
            {ipa}
          </span>
        )}{' '}
        <span className={css.small}>{texts.parts[pos]}</span>
      </p>
      <p className={css.meaning}>{meaning}</p>
      {sentence !== null && (
        <p className={css.sentence}>
          <span lang="en">{sentence}</span>
          <br />
          <span className={css.small}>{sentenceMeaning}</span>
        </p>
      )}
    </li>
  )
}

/** The one word that was asked for. */
export function Entries({ words }: { words: readonly Word[] }) {
  return (
    <ul className={css.entries}>
      {words.map((word) => (
        <Entry key={`${word.headword} ${word.pos} ${word.meaning}`} word={word} />
      ))}
    </ul>
  )
}

/** A longer text word by word, and which of its words are not known. */
export function Pieces({ pieces, from }: { pieces: readonly Piece[]; from: Language }) {
  const to = otherLanguage(from)
  const unknown = pieces.filter(({ words }) => words.length === 0).map(({ text }) => text)
  return (
    <div>
      <h3>{texts.words}</h3>
      <ul className={css.pieces}>
        {pieces.map(
          (piece) =>
            piece.words.length > 0 && (
              <li key={piece.text}>
                <b lang={from}>{piece.text}</b>: <span lang={to}>{glossOf(piece, from)}</span>
              </li>
            ),
        )}
      </ul>
      {unknown.length > 0 && (
        <p className={css.small}>
          {texts.unknown} <span lang={from}>{unknown.join(', ')}</span>
        </p>
      )}
    </div>
  )
}
