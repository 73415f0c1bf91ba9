import { MarkedText } from '../../parts/MarkedText.tsx'
import { QuestionMedia, QuestionWords } from '../../parts/QuestionWords.tsx'
import { Sound } from '../../parts/Sound.tsx'
import css from './Player.module.css'
import type { PublicQuestion } from './schema.ts'
import { texts } from './texts.ts'
import { Video } from './Video.tsx'

/** Letters from which on what a question asks is a text to read. */
const longLine = 140

const isLong = (text: string): boolean => text.length > longLine || /\n|<br\s*\/?>/i.test(text)

type HeadProps = {
  question: PublicQuestion
  /** what is said in the video, '' while it must not be read yet */
  script: string
}

/** What all children are about: its task, a text to read, a picture, a video (C-493); the sound stands beside it. */
export function Head({ question, script }: HeadProps) {
  const { question: asked, questionText, videoUrl } = question
  const passages = new Set([isLong(asked) ? asked : '', questionText])
  passages.delete('')
  const lines = { ...question, question: isLong(asked) ? '' : asked, questionText: '' }
  return (
    <>
      <p className={css.words}>
        <QuestionWords question={lines} />
      </p>
      {question.oneWord && <p className={css.hint}>{texts.oneWord}</p>}
      {[...passages].map((passage) => (
        <div key={passage} className={css.passage} lang="en">
          <MarkedText text={passage} />
        </div>
      ))}
      <QuestionMedia question={{ ...question, audioUrl: '' }} />
      {videoUrl !== '' && <Video key={videoUrl} src={videoUrl} label={texts.watch} script={script} />}
    </>
  )
}

/** The sound of the whole question stays in reach while the children pass by. */
export function HeardSound({ question: { audioUrl } }: { question: PublicQuestion }) {
  if (audioUrl === '') return null
  return (
    <div className={css.heard}>
      <Sound key={audioUrl} src={audioUrl} label={texts.listen} />
    </div>
  )
}
