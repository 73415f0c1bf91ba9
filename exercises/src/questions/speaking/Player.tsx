import { Button } from '@phuong/ui/Button'
import { MicrophoneIcon, StopIcon } from '@phuong/ui/work-icons'
import { use, useRef } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { RecordingsContext } from '../../parts/recordings.tsx'
import { Sound } from '../../parts/Sound.tsx'
import { Note } from '../../parts/stand-in/Note.tsx'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { clockText, emptyResponse, toPublic } from './grade.ts'
import { Level } from './Level.tsx'
import { Listen } from './Listen.tsx'
import css from './Player.module.css'
import { Sent } from './Sent.tsx'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { texts } from './texts.ts'
import type { Trouble } from './trouble.ts'
import { type RecorderState, useRecorder } from './use-recorder.tsx'

type Props = PlayerProps<PublicQuestion | Question, Response>

/** The task, and below it the recorder or what was said. */
export function Player({ question: asked, response, mode, onChange }: Props) {
  const question = 'seconds' in asked ? asked : toPublic(asked)
  return (
    <Exercise question={{ ...question, audioUrl: '' }}>
      {mode === 'answer' ? (
        <Recorder limit={question.seconds} model={question.audioUrl} response={response} onChange={onChange} />
      ) : (
        <div className={css.recorder}>
          <Heard model={question.audioUrl} said={response} />
          {response.recording === null ? <p>{texts.nothingSaid}</p> : <Sent id={response.recording} />}
        </div>
      )}
    </Exercise>
  )
}

type HeardProps = {
  /** the address of its sound; '' for none */
  model: string
  /** null while it is being said */
  said: Response | null
}

/** What can be heard: the model, and beside it what was said. */
function Heard({ model, said }: HeardProps) {
  if (model === '' && (said === null || said.recording === null)) return null
  return (
    <div className={css.heardBoth}>
      {model !== '' && (
        <div className={css.model}>
          <span aria-hidden="true">{texts.modelTitle}</span>
          <Sound key={model} src={model} label={texts.model} />
        </div>
      )}
      {said !== null && said.recording !== null && (
        <Listen key={said.recording} id={said.recording} seconds={said.seconds} />
      )}
    </div>
  )
}

type RecorderProps = Pick<Props, 'response' | 'onChange'> & { limit: number; model: string }

/** Records, again as often as wanted: what was said last counts. */
function Recorder({ limit, model, response, onChange }: RecorderProps) {
  const recordings = use(RecordingsContext)
  const { state, canRecord, begin, end, hear, take } = useRecorder({
    limit,
    onBegin: () => onChange(emptyResponse()),
    onRecorded: (sound, seconds) => {
      if (recordings !== null) onChange({ recording: recordings.keep(sound), seconds })
    },
  })
  const big = useRef<HTMLButtonElement>(null)
  const isRecording = state.phase === 'recording'
  const isSilent = state.phase === 'silent'
  const { recording } = response
  const trouble = recordings === null || !canRecord ? 'unsupported' : state.phase === 'failed' ? state.why : null
  return (
    <div className={css.recorder}>
      <p className={css.limit}>{texts.limit(clockText(limit))}</p>
      {trouble !== 'unsupported' && (
        <div className={css.acts}>
          {/* one button in one place, so that the focus stays on it; the second of a double click is none */}
          <Button
            ref={big}
            variant={isRecording ? 'danger' : 'soft'}
            size="lg"
            className={css.big}
            icon={isRecording ? <StopIcon /> : <MicrophoneIcon />}
            loading={state.phase === 'asking'}
            onClick={(event) => {
              if (isOwnPress(event)) isRecording ? end() : begin()
            }}
          >
            {isRecording ? texts.stop : isSilent || recording !== null ? texts.again : texts.record}
          </Button>
          {isRecording && <Level stream={state.stream} onSamples={hear} />}
          {isRecording && (
            <span className={css.time} role="timer" aria-label={texts.time}>
              <span className={css.live} aria-hidden="true" />
              {clockText(state.seconds)} / {clockText(limit)}
            </span>
          )}
        </div>
      )}
      {/* below the button, which stays where it is when there is something to hear */}
      <Heard model={model} said={isRecording || trouble === 'unsupported' ? null : response} />
      <div className={css.state} role="status">
        {trouble !== null ? <InTrouble why={trouble} /> : isSilent ? <Silent /> : <p>{said(state, response)}</p>}
      </div>
      {isSilent && (
        <Button
          onClick={() => {
            take(state.sound, state.seconds)
            // this button goes
            big.current?.focus()
          }}
        >
          {texts.takeSilent}
        </Button>
      )}
    </div>
  )
}

const said = ({ phase }: RecorderState, { recording, seconds }: Response): string => {
  if (phase === 'asking') return texts.asking
  if (phase === 'recording') return texts.recording
  return recording === null ? texts.ready : texts.recorded(clockText(seconds))
}

const troubles: Readonly<Record<Trouble, { what: string; help: string }>> = {
  refused: { what: texts.refused, help: texts.refusedHelp },
  noMicrophone: { what: texts.noMicrophone, help: texts.noMicrophoneHelp },
  unsupported: { what: texts.unsupported, help: texts.unsupportedHelp },
  failed: { what: texts.failed, help: texts.failedHelp },
}

/** Nothing was heard: asked before it counts, so that nobody hands in silence without knowing (H173). */
function Silent() {
  return (
    <Note>
      <span>
        <strong>{texts.silent}</strong> {texts.silentHelp}
      </span>
    </Note>
  )
}

/** What keeps the microphone from listening, and what to do about it. */
function InTrouble({ why }: { why: Trouble }) {
  const { what, help } = troubles[why]
  return (
    <Note>
      <span>
        <strong>{what}</strong> {help}
      </span>
    </Note>
  )
}
