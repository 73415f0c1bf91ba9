import type { ReactNode } from 'react'

export type Question = {
  /** 'Bạn có muốn xóa không?' when not given. */
  title?: string
  text?: ReactNode
  /** 'Xác nhận' when not given. */
  confirmLabel?: string
  /** 'Không' when not given. */
  cancelLabel?: string
  /** 'danger' (when not given) for what cannot be taken back, 'primary' for other questions. */
  tone?: 'danger' | 'primary'
  /** Which button is the strong one: 'cancel' where staying is the safe way, such as when answers are missing. */
  strong?: 'confirm' | 'cancel'
}

export type OpenQuestion = Question & { answer: (yes: boolean) => void }

let questions: readonly OpenQuestion[] = []
let hosts = 0
const watchers = new Set<() => void>()

function change(next: readonly OpenQuestion[]) {
  questions = next
  for (const watcher of watchers) watcher()
}

/**
 * Asks before something is done, and resolves true only for the confirming button: the other button, Escape and a tap
 * beside the dialog all mean no. Several questions are asked one after the other.
 * Rejects when no ConfirmHost is on the page.
 */
export function confirm(question: Question = {}): Promise<boolean> {
  if (hosts === 0) return Promise.reject(new Error('confirm() needs a ConfirmHost on the page'))
  return new Promise((resolve) => {
    const open: OpenQuestion = {
      ...question,
      answer: (yes) => {
        change(questions.filter((other) => other !== open))
        resolve(yes)
      },
    }
    change([...questions, open])
  })
}

/** The question that is asked now. */
export function currentQuestion(): OpenQuestion | undefined {
  return questions[0]
}

/** For the host: hears of each change, and counts as the place where questions are asked. */
export function hostQuestions(watcher: () => void): () => void {
  hosts += 1
  watchers.add(watcher)
  return () => {
    hosts -= 1
    watchers.delete(watcher)
  }
}
