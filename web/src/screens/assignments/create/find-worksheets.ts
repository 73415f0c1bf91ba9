import { searchFold } from '@phuong/domain/names/search-fold'

type Found = { fileName: string; entityId: string }

/** The worksheets of a folder ('' for all of them) whose name holds the typed text, without marks, in the order given. */
export const findWorksheets = <Row extends Found>(rows: readonly Row[], typed: string, folderId: string): Row[] => {
  const wanted = searchFold(typed)
  return rows.filter(
    ({ fileName, entityId }) => (folderId === '' || entityId === folderId) && searchFold(fileName).includes(wanted),
  )
}
