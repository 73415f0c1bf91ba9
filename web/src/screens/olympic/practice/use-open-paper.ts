import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../api/call-error.ts'
import { texts as examTexts } from '../../../exam/texts.ts'
import { questionPath } from '../../../widgets/practice/paths.ts'
import { paperQuery } from '../paper.ts'

/**
 * Opens a paper of a level by its number. Its questions are asked for first: a number without any starts nothing (C-260,
 * C-261). `opening` is the number on its way, null while there is none.
 * @param named the level, where the address names it
 */
export const useOpenPaper = (level: number, named: number | null) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<number | null>(null)
  const open = async (number: number): Promise<void> => {
    if (opening !== null) return
    setOpening(number)
    try {
      const { rows } = await client.fetchQuery(paperQuery(level, String(number)))
      if (rows.length === 0) toast.warning(examTexts.noQuestions)
      else navigate(questionPath(String(number), 1, named), { state: { chosen: true } })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setOpening(null)
    }
  }
  return { open, opening }
}
