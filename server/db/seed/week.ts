import type { ASSIGNMENT_COLORS } from '@phuong/domain/forms/assignment'

/** A week of the demo school as data. Days count from the day of the laying out, times are of Vietnam. */

/** What one pupil did: the sitting ended, or was last touched, on `days` at `time` after `minutes` of work. */
export type Handed = {
  /** address of the pupil before the @ */
  readonly pupil: string
  readonly days: number
  readonly time: string
  readonly minutes: number
  /** the share that is right, and the share that is answered; below 1 the sitting is still open */
  readonly skill: number
  readonly done: number
  readonly attempt: number
}

const handed = (pupil: string, days: number, time: string, skill: number, more: Partial<Handed> = {}): Handed => ({
  pupil,
  days,
  time: `${time}:00`,
  minutes: 14,
  skill,
  done: 1,
  attempt: 1,
  ...more,
})

type Given = {
  readonly schoolClass: '4A1' | '4A2'
  readonly worksheet: 'animals' | 'fractions' | 'multiplication'
  readonly title: string
  readonly instructions: string
  readonly color: (typeof ASSIGNMENT_COLORS)[number]['value']
  readonly attempts: 1 | 2 | 3 | null
  readonly solutions: 'AFTER_SUBMIT' | 'AFTER_DUE' | 'NEVER'
  /** days on which it was given, at 16:30, and is due, at 23:59:59 */
  readonly created: number
  readonly due: number
  readonly handed: readonly Handed[]
}

export const given: readonly Given[] = [
  {
    schoolClass: '4A1',
    worksheet: 'fractions',
    title: 'Phân số',
    instructions: 'Các em làm cả hai trang. Phân số viết với dấu gạch chéo, ví dụ 1/2.',
    color: '#1d5fa8',
    attempts: null,
    solutions: 'AFTER_SUBMIT',
    created: -7,
    due: -3,
    handed: [
      handed('4a1.01', -6, '19:05', 0.9),
      handed('4a1.02', -6, '19:40', 0.75),
      handed('4a1.03', -5, '18:20', 1, { minutes: 9 }),
      handed('4a1.05', -5, '20:15', 0.6, { minutes: 22 }),
      handed('4a1.07', -5, '19:30', 0.85),
      handed('4a1.08', -4, '17:50', 0.5, { minutes: 25 }),
      handed('4a1.11', -4, '19:10', 1),
      handed('4a1.14', -4, '20:40', 0.35, { minutes: 31 }),
      handed('4a1.18', -4, '20:55', 0.8),
      handed('4a1.22', -3, '18:35', 0.9),
      handed('4a1.23', -3, '19:15', 0.65),
      handed('4a1.30', -3, '21:30', 1, { minutes: 11 }),
      // late
      handed('4a1.16', -2, '07:10', 0.7),
      handed('4a1.27', -1, '19:45', 0.55, { minutes: 28 }),
      // begun and left lying
      handed('4a1.20', -3, '21:10', 0.8, { done: 0.5 }),
    ],
  },
  {
    schoolClass: '4A1',
    worksheet: 'animals',
    title: 'Unit 3: Animals',
    instructions: 'Các em viết tên con vật, đánh dấu và chọn từ đúng. Mỗi em được làm 2 lần.',
    color: '#22754a',
    attempts: 2,
    solutions: 'AFTER_SUBMIT',
    created: -2,
    due: 3,
    handed: [
      handed('4a1.01', -1, '18:45', 0.7),
      handed('4a1.01', -1, '19:20', 1, { attempt: 2, minutes: 8 }),
      handed('4a1.07', -1, '19:00', 0.85),
      handed('4a1.11', -1, '19:25', 0.95),
      handed('4a1.19', -1, '20:05', 0.6, { minutes: 19 }),
      handed('4a1.33', -1, '20:30', 0.8),
      handed('4a1.04', -1, '20:50', 0.9, { done: 0.7 }),
      handed('4a1.09', -1, '21:05', 0.9, { done: 0.3, minutes: 5 }),
    ],
  },
  {
    schoolClass: '4A2',
    worksheet: 'multiplication',
    title: 'Phép nhân, phép chia',
    instructions: 'Các em tính ra nháp rồi ghi kết quả vào phiếu.',
    color: '#746200',
    attempts: 2,
    solutions: 'AFTER_DUE',
    created: -8,
    due: -4,
    handed: [
      handed('4a2.01', -7, '19:10', 0.9),
      handed('4a2.03', -6, '18:30', 0.6, { minutes: 26 }),
      handed('4a2.03', -5, '18:40', 0.85, { attempt: 2 }),
      handed('4a2.06', -6, '20:00', 1),
      handed('4a2.12', -5, '19:45', 0.75),
      handed('4a2.21', -4, '20:20', 0.95),
      // late
      handed('4a2.17', -3, '18:15', 0.7),
    ],
  },
  {
    schoolClass: '4A2',
    worksheet: 'animals',
    title: 'Unit 3: Animals',
    instructions: 'Các em viết tên con vật, đánh dấu và chọn từ đúng.',
    color: '#22754a',
    attempts: 2,
    solutions: 'AFTER_SUBMIT',
    created: -2,
    due: 5,
    handed: [
      handed('4a2.06', -1, '19:35', 0.9),
      handed('4a2.10', -1, '20:10', 0.7),
      handed('4a2.02', -1, '20:45', 0.8, { done: 0.5 }),
    ],
  },
]

/**
 * What the teacher has looked at, on the day before: a note and, where `mark` (of 10) stands, another mark with a
 * reason.
 */
export const marked = [
  {
    pupil: '4a1.02',
    title: 'Phân số',
    comment: 'Em trình bày cẩn thận. Em xem lại câu 3 nhé.',
    raisedBy: 0.5,
    reason: 'Cộng điểm trình bày',
  },
  { pupil: '4a1.03', title: 'Phân số', comment: 'Em làm rất tốt.', raisedBy: 0, reason: '' },
] as const

/** Practice papers of a sample pupil, level 4: when they were done, and which questions went wrong (from 1). */
export const practice = {
  pupil: 'hs.lop4@phuong.test',
  papers: [
    { code: '1', days: -3, time: '17:20:00', minutes: 13, wrong: [3, 8] },
    { code: '2', days: -1, time: '19:50:00', minutes: 11, wrong: [5] },
  ],
} as const

/** How a pupil sat the unit exam: the numbers of the questions that went wrong, from 1. */
type Sat = {
  readonly pupil: string
  readonly days: number
  readonly time: string
  readonly minutes: number
  readonly wrong: readonly number[]
  readonly attempt: number
}

const sat = (pupil: string, time: string, minutes: number, wrong: readonly number[], attempt = 1): Sat => ({
  pupil,
  days: -1,
  time: `${time}:00`,
  minutes,
  wrong,
  attempt,
})

/** The unit exam of 4A1: which of the bank's exams it asks, how it is given, and who has sat it. */
export const unitExam = {
  exam: 'Unit 1',
  asks: { grade: 4, label: '1', test: 3 },
  schoolClass: '4A1',
  title: 'Unit 1: Kiểm tra',
  instructions: 'Các em ôn lại bài rồi làm một mạch. Mỗi em được làm 2 lần.',
  color: '#6b4bb0',
  attempts: 2,
  solutions: 'AFTER_SUBMIT',
  created: -2,
  due: 4,
  sat: [
    sat('4a1.07', '18:40', 17, [4, 11]),
    sat('4a1.11', '19:10', 14, []),
    sat('4a1.18', '19:05', 24, [2, 3, 5, 8, 9, 13, 16, 17, 20]),
    sat('4a1.18', '20:00', 19, [3, 9, 16], 2),
    sat('4a1.22', '20:15', 22, [1, 6, 7, 12, 18]),
    sat('4a1.33', '20:35', 26, [2, 4, 5, 6, 8, 10, 11, 12, 14, 15, 19, 20]),
  ],
} as const
