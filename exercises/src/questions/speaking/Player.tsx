import { Button } from '@phuong/ui/Button'
import { InfoIcon } from '@phuong/ui/icons'
import { MicrophoneIcon, StopIcon } from '@phuong/ui/work-icons'
import { use } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { RecordingsContext } from '../../parts/recordings.tsx'
import { clockText, emptyResponse, toPublic } from './grade.ts'
import { Listen } from './Listen.tsx'
import css from './Player.module.css'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { texts } from './texts.ts'
import type { Trouble } from './trouble.ts'
import { type RecorderState, useRecorder } from './use-recorder.tsx'

type Props = PlayerProps<PublicQuestion | Question, Response>

/** The task, and below it the recorder or what was said. */
export function Player({ question: asked, response, mode, onChange }: Props) {
  const question = 'seconds' in asked ? asked : toPublic(asked)
  return (
    <Exercise question={question}>
      {mode === 'answer' ? (
        <Recorder limit={question.seconds} response={response} onChange={onChange} />
      ) : (
        <div className={css.recorder}>
          {response.recording === null ? (
            <p>{texts.nothingSaid}</p>
          ) : (
            <Listen key={response.recording} id={response.recording} seconds={response.seconds} />
          )}
        </div>
      )}
    </Exercise>
  )
}

type RecorderProps = Pick<Props, 'response' | 'onChange'> & { limit: number }

/** Records, again as often as wanted: what was said last counts. */
function Recorder({ limit, response, onChange }: RecorderProps) {
  const recordings = use(RecordingsContext)
  const { state, canRecord, begin, end } = useRecorder({
    limit,
    onBegin: () => onChange(emptyResponse()),
    onRecorded: (sound, seconds) => {
      if (recordings !== null) onChange({ recording: recordings.keep(sound), seconds })
    },
  })
  const isRecording = state.phase === 'recording'
  const { recording, seconds } = response
  const trouble = recordings === null || !canRecord ? 'unsupported' : state.phase === 'failed' ? state.why : null
  return (
    <div className={css.recorder}>
      <p className={css.limit}>{texts.limit(clockText(limit))}</p>
      {trouble !== 'unsupported' && (
        <div className={css.acts}>
          {/* one button in one place, so that the focus stays on it; the second of a double click is none */}
          <Button
            variant={isRecording ? 'danger' : 'soft'}
            size="lg"
            icon={isRecording ? <StopIcon /> : <MicrophoneIcon />}
            loading={state.phase === 'asking'}
            onClick={({ detail }) => {
              if (detail < 2) isRecording ? end() : begin()
            }}
          >
            {isRecording ? texts.stop : recording === null ? texts.record : texts.again}
          </Button>
          {isRecording && (
            <span className={css.time} role="timer" aria-label={texts.time}>
              <span className={css.live} aria-hidden="true" />
              {clockText(state.seconds)} / {clockText(limit)}
            </span>
          )}
          {!isRecording && recording !== null && <Listen key={recording} id={recording} seconds={seconds} />}
        </div>
      )}
      <div className={css.state} role="status">
        {trouble === null ? <p>{said(state, response)}</p> : <InTrouble why={trouble} />}
      </div>
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

/** What keeps the microphone from listening, and what to do about it. */
function InTrouble({ why }: { why: Trouble }) {
  const { what, help } = troubles[why]
  return (
    <p className={css.trouble}>
      <InfoIcon />
      <span>
        <strong>{what}</strong> {help}
      </span>
    </p>
  )
}
