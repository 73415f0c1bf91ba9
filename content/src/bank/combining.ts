import { idOf } from './ids.ts'
import { common, type Draft, type Words } from './questions.ts'

type Combined = Words & {
  /** what is read; a sound or a clip in its place has an address */
  readonly text?: string
  readonly audio?: { readonly src: string; readonly script: string }
  readonly video?: { readonly src: string; readonly script: string }
  readonly children: readonly Draft[]
}

const typeOf = ({ audio, video }: Combined): string =>
  video ? 'COMBINEWITHVIDEO' : audio ? 'COMBINEWITHAUDIO' : 'COMBINE'

/** A text, a sound or a clip with several questions about it (C-390, C-493). */
export const combined =
  (words: Combined): Draft =>
  (name) => {
    const { text, audio, video, children } = words
    const { explainText, ...said } = common(words, video ? 'watch' : audio ? 'hear' : 'read')
    const script = video?.script ?? audio?.script
    return {
      type: typeOf(words),
      ...said,
      ...(text === undefined ? {} : { questionText: text }),
      ...(audio === undefined ? {} : { audioUrl: audio.src }),
      ...(video === undefined ? {} : { videoUrl: video.src }),
      explainText: { ...explainText, ...(script === undefined ? {} : { audioScript: script }) },
      answers: children.map((child, at) => {
        const own = `${name}/${at + 1}`
        return { id: idOf(own), ...child(own) }
      }),
    }
  }
