import { ListState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { FolderIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from '../Folders.module.css'
import { foldersQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { NewFolder } from './NewFolder.tsx'

/** /lms/RenLuyenBoiDuong: the own folders with name, colour and order (B-514 to B-516, B-519). */
export function FolderList() {
  const { me } = useSurroundings()
  const folders = useQuery(foldersQuery(me.id))
  const rows = folders.data ?? []
  const next = rows.reduce((order, row) => Math.max(order, row.sortOrder + 1), 0)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={css.body}>
        <Panel
          title={texts.folders}
          count={folders.data?.length}
          action={rows.length > 0 && <NewFolder variant="line" order={next} />}
        >
          <ListState
            {...listStateOf(folders, hasNone)}
            empty={{
              title: texts.noneTitle,
              text: texts.noneText,
              action: <NewFolder variant="primary" order={next} />,
            }}
          >
            <ul className={css.folders}>
              {rows.map(({ id, name, color, sortOrder }) => (
                <li key={id} className={css.folder}>
                  <span
                    className={css.tab}
                    style={color === null ? undefined : ({ '--folder': color } as Record<string, string>)}
                  >
                    <FolderIcon />
                  </span>
                  <div className={css.words}>
                    <Link to={`/lms/teacher/worksheet/${id}`} className={css.link}>
                      {name}
                    </Link>
                    <span className={css.small}>{texts.orderOf(sortOrder)}</span>
                  </div>
                </li>
              ))}
            </ul>
          </ListState>
        </Panel>
      </div>
    </>
  )
}
