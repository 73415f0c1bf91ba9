import { isLong } from '../../parts/Passage.tsx'
import { QuestionMedia, QuestionWords } from '../../parts/QuestionWords.tsx'
import { Reading } from '../../parts/Reading.tsx'
import css from './Player.module.css'
import type { PublicQuestion } from './schema.ts'
import { texts } from './texts.ts'
import { Video } from './Video.tsx'

type HeadProps = {
  question: PublicQuestion
  /** what is said in the video, '' while it must not be read yet */
  script: string
}

/** What all children are about (C-493): its task, a text to read and a sound, which stay in sight, a picture, a video. */
export function Head({ question, script }: HeadProps) {
  const { question: asked, questionText, videoUrl, audioUrl } = question
  const passages = new Set([isLong(asked) ? asked : '', questionText])
  passages.delete('')
  const lines = { ...question, question: isLong(asked) ? '' : asked, questionText: '' }
  return (
    <>
      <p className={css.words}>
        <QuestionWords question={lines} />
      </p>
      {question.oneWord && <p className={css.hint}>{texts.oneWord}</p>}
      {passages.size > 0 && <Reading passages={[...passages]} audioUrl={audioUrl} />}
      <QuestionMedia question={{ ...question, audioUrl: '' }} />
      {videoUrl !== '' && (
        <Video key={videoUrl} className={css.seen} src={videoUrl} label={texts.watch} script={script} />
      )}
      {/* alone it stands behind a video, which it would cover */}
      {passages.size === 0 && <Reading passages={[]} audioUrl={audioUrl} />}
    </>
  )
}
