import { CANVAS_TOOL_PATH, DRAG_DROP_DEMO_PATH, EXERCISE_PAGE_PATH } from '@phuong/domain/paths/demo-screens'
import { Card } from '@phuong/ui/Card'
import { PageHead } from '@phuong/ui/PageHead'
import { Link } from '../../../widgets/link/Link.tsx'
import css from './Demos.module.css'
import { texts } from './texts.ts'

const demos = [
  { path: DRAG_DROP_DEMO_PATH, name: texts.dragDrop, text: texts.dragDropText },
  { path: CANVAS_TOOL_PATH, name: texts.canvas, text: texts.canvasText },
  { path: EXERCISE_PAGE_PATH, name: texts.exercises, text: texts.exercisesText },
]

/** /lms/testingmodule: leads to the demo screens (B-073, B-076). */
export function TestingModule() {
  return (
    <>
      <PageHead title={texts.testing} lead={texts.testingLead} />
      <div className={css.body}>
        <ul className={css.links}>
          {demos.map(({ path, name, text }) => (
            <Card key={path} as="li" flush>
              <Link to={path} className={css.link}>
                <span className={css.name}>{name}</span>
                <span>{text}</span>
              </Link>
            </Card>
          ))}
        </ul>
      </div>
    </>
  )
}
