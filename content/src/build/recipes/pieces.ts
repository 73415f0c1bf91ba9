/** Questions about dialogues and texts to read. */
import { rows } from '../../bank/arranging.ts'
import { quiz, truths } from '../../bank/choosing.ts'
import { combined } from '../../bank/combining.ts'
import type { Asked, Dialogue, Gapped, Reading, Stated } from '../../bank/piece.ts'
import { type Draft, matching, oneChoice, wordBank, yesOrNo } from '../../bank/questions.ts'
import { scriptSoundOf } from '../../bank/sounds.ts'
import type { Clip } from '../../clips/clip.ts'
import { clipsOf } from '../../clips/clips.ts'
import { dialoguesOf } from '../../dialogues/all.ts'
import { readingsOf } from '../../readings/all.ts'
import { commonTopics, type Effort, gradeOf, type Item } from '../item.ts'
import { holds } from '../saying.ts'
import { canBeOrdered, whyOrder } from './talk-order.ts'

const choiceOf = ({ ask, right, wrong, why }: Asked): Draft => oneChoice({ ask, right, wrong, why })
const gapOf = ({ text, right, wrong, why }: Gapped): Draft => oneChoice({ ask: text, right, wrong, why })

/**
 * The gap that stands beside choices of its piece: one whose word none of them names, and which names the answer of none. The
 * line of a gap would answer the question above it, or the question the gap.
 */
const gapBeside = (choices: readonly Asked[], gaps: readonly Gapped[]): Gapped[] =>
  gaps
    .filter(({ text, right }) => !choices.some((choice) => holds(choice.ask, right) || holds(text, choice.right)))
    .slice(0, 1)

const whyAll = (all: readonly { why: string }[]): string => all.map(({ why }) => why).join(' ')

/** A talk as it is read: a line for each turn, with the name of who speaks. */
const talkText = ({ speakers, lines }: Dialogue): string =>
  lines.map(([who, line]) => `${speakers[who].name}: ${line}`).join('<br>')

const readingText = ({ title, paragraphs }: Reading): string => `<b>${title}</b><br>${paragraphs.join('<br>')}`

const truthsOf = (statements: readonly Stated[]): [string, boolean][] =>
  statements.map(({ says, truth }) => [says, truth])

type Given = { readonly forClass: number; readonly pieceClass: number }
type Made = { readonly kind: string; readonly effort: Effort; readonly draft: Draft; readonly part?: number }

const itemsOf = (
  { forClass, pieceClass }: Given,
  { id, ease, topic }: Dialogue | Reading,
  made: readonly Made[],
): Item[] =>
  made.map(({ kind, effort, draft, part = 0 }) => ({
    key: `${forClass}/${kind}/${id}/${part}`,
    kind,
    grade: gradeOf(pieceClass < forClass ? 1 : ease, effort),
    subjects: [id],
    topics: [topic],
    draft,
  }))

const fromReading = (given: Given, reading: Reading): Item[] => {
  const text = readingText(reading)
  const { choices, statements, gaps } = reading
  const asked = choices.slice(0, 3)
  const beside = gapBeside(asked, gaps)
  return itemsOf(given, reading, [
    {
      kind: 'reading-combined',
      effort: 2,
      draft: combined({
        text,
        below: reading.about,
        children: [...asked.map(choiceOf), ...beside.map(gapOf)],
        why: whyAll([...asked, ...beside]),
      }),
    },
    {
      kind: 'reading-quiz',
      effort: 2,
      draft: quiz({ text, below: reading.about, parts: asked, why: whyAll(asked) }),
    },
    {
      kind: 'reading-truths',
      effort: 1,
      draft: truths({ text, below: reading.about, says: truthsOf(statements), why: whyAll(statements) }),
    },
    {
      kind: 'reading-yes-no',
      effort: 1,
      draft: yesOrNo({
        text,
        below: reading.about,
        says: statements.map(({ says, truth }) => [says, truth ? 'Yes' : 'No']),
        why: whyAll(statements),
      }),
    },
    ...gaps.map(
      (gap, part): Made => ({
        kind: 'reading-bank',
        effort: 2,
        part,
        draft: wordBank({
          text: `${text}<br>→ ${gap.text}`,
          below: reading.about,
          blanks: [gap.right],
          beside: gap.wrong,
          why: gap.why,
        }),
      }),
    ),
  ])
}

const fromDialogue = (given: Given, dialogue: Dialogue): Item[] => {
  const { choices, statements, replies, gaps, lines } = dialogue
  const audio = { src: scriptSoundOf(dialogue.id), script: talkText(dialogue).replaceAll('<br>', '\n') }
  const asked = choices.slice(0, 3)
  const beside = gapBeside(asked, gaps)
  return itemsOf(given, dialogue, [
    {
      kind: 'listening-combined',
      effort: 2,
      draft: combined({
        audio,
        below: dialogue.about,
        children: [...asked.map(choiceOf), ...beside.map(gapOf)],
        why: whyAll([...asked, ...beside]),
      }),
    },
    {
      kind: 'listening-truths',
      effort: 2,
      draft: combined({
        audio,
        below: dialogue.about,
        children: [truths({ task: 'truthHeard', says: truthsOf(statements), why: whyAll(statements) })],
        why: whyAll(statements),
      }),
    },
    {
      kind: 'talk-truths',
      effort: 1,
      draft: truths({
        text: talkText(dialogue),
        below: dialogue.about,
        says: truthsOf(statements),
        why: whyAll(statements),
      }),
    },
    {
      kind: 'talk-quiz',
      effort: 1,
      draft: quiz({
        text: talkText(dialogue),
        below: dialogue.about,
        parts: asked,
        why: whyAll(asked),
      }),
    },
    ...replies.map(
      (reply, part): Made => ({
        kind: 'reply',
        effort: 1,
        part,
        draft: oneChoice({ task: 'reply', ...reply }),
      }),
    ),
    ...(canBeOrdered(dialogue)
      ? [
          {
            kind: 'talk-order',
            effort: 3 as const,
            draft: rows({
              task: 'talkOrder',
              below: dialogue.about,
              rows: lines.map(([who, line]) => ({ answer: `${dialogue.speakers[who].name}: ${line}` })),
              why: whyOrder(dialogue),
            }),
          },
        ]
      : []),
  ])
}

const repliesInColumns = 4

/** What somebody says beside what is answered, out of several talks (C-477). */
const talks = ({ forClass, pieceClass }: Given, dialogues: readonly Dialogue[]): Item[] => {
  const replies = dialogues.flatMap(({ id, topic, replies: all }) =>
    all.slice(0, 1).map((reply) => ({ id, topic, ...reply })),
  )
  return Array.from({ length: Math.floor(replies.length / repliesInColumns) }, (_, at) => {
    const group = replies.slice(at * repliesInColumns, (at + 1) * repliesInColumns)
    return {
      key: `${forClass}/talk-columns/${group.map(({ id }) => id).join('-')}`,
      kind: 'talk-columns',
      grade: gradeOf(pieceClass < forClass ? 1 : 2, 2),
      subjects: group.map(({ id }) => id),
      topics: commonTopics(group),
      draft: matching(
        group.map(({ ask, right }) => [ask, right]),
        { task: 'talk', why: group.map(({ ask, why }) => `“${ask}”: ${why}`).join(' ') },
      ),
    }
  })
}

/** The address of a clip, by its id. */
const clipOf = (id: string): string => `/clips/${id}.mp4`

const fromClip = ({ forClass, pieceClass }: Given, { id, ease, topic, about, scenes, choices }: Clip): Item => ({
  key: `${forClass}/watching/${id}/0`,
  kind: 'watching',
  grade: gradeOf(pieceClass < forClass ? 1 : ease, 2),
  subjects: [id],
  topics: [topic],
  draft: combined({
    video: { src: clipOf(id), script: scenes.map(({ says }) => says).join(' ') },
    below: about,
    children: choices.map(choiceOf),
    why: whyAll(choices),
  }),
})

/** The pieces of a class and of the one before. */
export const pieceItems = (forClass: number): Item[] =>
  [forClass - 1, forClass].flatMap((pieceClass) => {
    const given = { forClass, pieceClass }
    return [
      ...readingsOf(pieceClass).flatMap((reading) => fromReading(given, reading)),
      ...dialoguesOf(pieceClass).flatMap((dialogue) => fromDialogue(given, dialogue)),
      ...talks(given, dialoguesOf(pieceClass)),
      ...clipsOf(pieceClass).map((clip) => fromClip(given, clip)),
    ]
  })
