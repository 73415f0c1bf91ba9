import { Checkbox, NativeSelect } from '@mantine/core'
import { TEACHER_RIGHTS, type TeacherRight } from '@phuong/domain/people/class-roles'
import { Avatar } from '@phuong/ui/Avatar'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState } from '@phuong/ui/ListState'
import { useQuery } from '@tanstack/react-query'
import { hasNone, listStateOf } from '../../../../widgets/list-state.ts'
import { useSurroundings } from '../../../../widgets/surroundings.ts'
import type { ClassFacts } from '../../class-query.ts'
import { AddTeacher } from './AddTeacher.tsx'
import { type TeacherRow, teachersQuery } from './queries.ts'
import css from './Teachers.module.css'
import { texts } from './texts.ts'
import { useTeacherActs } from './use-teacher-acts.ts'

type Props = {
  facts: ClassFacts
  onClose: () => void
  /** the teacher has left the class */
  onLeft: () => void
}

/** The teachers of a class with what each may do; its owner lets others in, a colleague may leave (B-097, B-136, B-237). */
export function TeachersDialog({ facts, onClose, onLeft }: Props) {
  const { me } = useSurroundings()
  const teachers = useQuery(teachersQuery(facts.id))
  const acts = useTeacherActs(facts)
  return (
    <Dialog open onClose={onClose} title={texts.title} size="md" read>
      <ListState {...listStateOf(teachers, hasNone)} empty={{ title: texts.none, drawing: false }}>
        <ul className={css.teachers} aria-label={texts.title}>
          {teachers.data?.map((row) => (
            <li key={row.personId}>
              <Avatar size="sm" name={row.fullName} tone={row.owner ? 'flame' : 'sky'} />
              <Who row={row} />
              {facts.mayKeep && !row.owner && (
                <div className={css.place}>
                  <Place row={row} onChange={(place) => void acts.set(row, { ...row, ...place })} />
                  <div className={css.acts}>
                    <Button size="sm" onClick={() => void acts.handOver(row)}>
                      {texts.handOver}
                    </Button>
                    <Button size="sm" onClick={() => void acts.remove(row)}>
                      {texts.remove}
                    </Button>
                  </div>
                </div>
              )}
              {!facts.mayKeep && !row.owner && row.personId === me.id && (
                <Button size="sm" onClick={() => void acts.leave(row).then((done) => done && onLeft())}>
                  {texts.leave}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </ListState>
      {facts.mayKeep && <AddTeacher classId={facts.id} />}
    </Dialog>
  )
}

function Who({ row }: { row: TeacherRow }) {
  const { fullName, email, owner, may, homeroom } = row
  const words = owner ? [texts.owner] : [texts.rights[may], ...(homeroom ? [texts.homeroomShort] : [])]
  return (
    <span className={css.who}>
      <b>{fullName}</b>
      <span className={css.line}>{words.join(' · ')}</span>
      {email !== null && <span className={css.line}>{email}</span>}
    </span>
  )
}

/** What the colleague may do; each change holds at once. */
function Place({
  row,
  onChange,
}: {
  row: TeacherRow
  onChange: (place: { may: TeacherRight } | { homeroom: boolean }) => void
}) {
  const { fullName, may, homeroom } = row
  return (
    <>
      <NativeSelect
        aria-label={texts.rightOf(fullName)}
        size="md"
        value={may}
        onChange={(event) => onChange({ may: event.currentTarget.value as TeacherRight })}
        data={TEACHER_RIGHTS.map((value) => ({ value, label: texts.rights[value] }))}
      />
      <Checkbox
        className={css.check}
        aria-label={texts.homeroomOf(fullName)}
        label={texts.homeroom}
        checked={homeroom}
        onChange={(event) => onChange({ homeroom: event.currentTarget.checked })}
      />
    </>
  )
}
