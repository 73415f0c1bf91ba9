import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

const recording = '0b7e1c52-9d64-4a3f-8f0e-5d1c2b3a4f60'

/** Whatever is handed in is neither right nor wrong. */
const responses: Example['responses'] = [
  { name: 'something said', response: { recording, seconds: 12 }, correct: false },
  { name: 'the longest that there is', response: { recording, seconds: 125 }, correct: false },
  { name: 'with a field besides', response: { recording, seconds: 3, type: 'audio/webm' }, correct: false },
  { name: 'nothing said', response: { recording: null, seconds: 0 }, correct: false },
  { name: 'a recording without an end', response: { recording }, correct: false, fits: false },
  { name: 'a recording of no length', response: { recording, seconds: 0 }, correct: false, fits: false },
  {
    name: 'a name of a file in place of an id',
    response: { recording: '../other.webm', seconds: 3 },
    correct: false,
    fits: false,
  },
  { name: 'a length as text', response: { recording, seconds: '12' }, correct: false, fits: false },
  { name: 'words', response: { blanks: ['My name is Lan.'] }, correct: false, fits: false },
]

/** Twins differ in what helps afterwards: there is no other key. */
export const speakingExamples: readonly Example[] = [
  {
    name: 'a few words about oneself',
    question: {
      id: 'q1',
      title: 'Nói về em.',
      question: 'What is your name? How old are you?',
      explainText: { text: 'My name is Lan. I am eight years old.' },
    },
    twin: {
      id: 'q1',
      title: 'Nói về em.',
      question: 'What is your name? How old are you?',
      explainText: { text: "I'm Minh. I'm nine." },
    },
    responses,
  },
  {
    name: 'a picture that is described in 30 seconds',
    question: {
      id: 'q2',
      title: 'Nhìn tranh và nói.',
      question: 'What can you see?',
      ...shownPicture('words/dog-face'),
      settings: { seconds: 30 },
      explainText: JSON.stringify({ text: 'I can see a dog.' }),
    },
    twin: {
      id: 'q2',
      title: 'Nhìn tranh và nói.',
      question: 'What can you see?',
      ...shownPicture('words/dog-face'),
      settings: JSON.stringify({ seconds: '30' }),
    },
    responses,
  },
  {
    name: 'a sentence that is heard and repeated',
    question: {
      id: 'q3',
      title: 'Nghe và nhắc lại.',
      audioUrl: '/sounds/words/good-morning.mp3',
      settings: { seconds: 10 },
      explainText: { audioScript: 'Good morning.', text: 'morning nhấn âm đầu; buổi tối ta chào Good evening.' },
    },
    twin: {
      id: 'q3',
      title: 'Nghe và nhắc lại.',
      audioUrl: '/sounds/words/good-morning.mp3',
      settings: { seconds: 10 },
      explainText: { audioScript: 'Good evening.' },
    },
    responses,
  },
]
