import css from './Print.module.css'
import type { PrintedQuestion } from './queries.ts'
import { texts } from './texts.ts'

/** The last section: the answers by question (C-604), and a link to every sound and video (C-615). */
export function Answers({ questions }: { questions: readonly PrintedQuestion[] }) {
  const numbered = questions.map((question, index) => ({ ...question, number: index + 1 }))
  const withFiles = numbered.filter(({ files }) => files.length > 0)
  return (
    <section className={css.answers} aria-labelledby="answers-title">
      <h2 id="answers-title">{texts.answersTitle}</h2>
      <h3>{texts.answers}</h3>
      <ul className={css.list}>
        {numbered.map(({ id, number, answer }) => (
          <li key={id}>
            <b>{texts.question(number)}</b> {answer === '' ? texts.noAnswer : <span lang="en">{answer}</span>}
          </li>
        ))}
      </ul>
      {withFiles.length > 0 && (
        <>
          <h3>{texts.files}</h3>
          <ul className={css.list}>
            {withFiles.flatMap(({ id, number, files }) =>
              files.map(({ kind, url, name }) => (
                <li key={`${id} ${kind} ${url}`}>
                  <b>{texts.question(number)}</b> {texts[kind]}:{' '}
                  <a className={css.file} href={url} download>
                    {name}
                  </a>
                </li>
              )),
            )}
          </ul>
        </>
      )}
    </section>
  )
}
