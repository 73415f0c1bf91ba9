import css from './Spinner.module.css'

const turns = [0, 72, 144, 216, 288]

/** Five turning petals in the colour of the text around them. The words that say what is going on stand beside them. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg
      className={css.spinner}
      viewBox="-32 -32 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      fill="currentColor"
    >
      {turns.map((turn, index) => (
        <ellipse key={turn} cy="-19" rx="8" ry="11.5" transform={`rotate(${turn})`} opacity={0.28 + index * 0.18} />
      ))}
    </svg>
  )
}
