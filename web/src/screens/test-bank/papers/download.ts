import { toast } from '@phuong/ui/toast'
import { messageOf } from '../../../api/call-error.ts'
import { saveTextFile } from '../../../browser/download.ts'
import { readPaper } from './queries.ts'
import { texts } from './texts.ts'

/** Gives the file of a paper, as it stands on the server now (C-257). */
export const downloadPaper = async (id: number): Promise<void> => {
  try {
    const { fileName, text } = await readPaper(id)
    saveTextFile(fileName, text, 'application/json')
  } catch (error) {
    toast.error(messageOf(error), { title: texts.downloadFailed })
  }
}
