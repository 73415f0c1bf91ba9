import { searchFold } from '@phuong/domain/names/search-fold'

type Found = { fileName: string; entityId: string }

/** The worksheets of a folder ('' for all of them) whose name holds the typed text, without marks, in the order given. */
export const findWorksheets = <Row extends Found>(rows: readonly Row[], typed: string, folderId: string): Row[] => {
  const wanted = searchFold(typed)
  return rows.filter(
    ({ fileName, entityId }) => (folderId === '' || entityId === folderId) && searchFold(fileName).includes(wanted),
  )
}

/** A file as a title: its name without the ending ('Unit 5.pdf' is 'Unit 5'). */
export const titleOf = (fileName: string): string => fileName.replace(/\.[a-z0-9]{1,5}$/i, '').trim() || fileName
