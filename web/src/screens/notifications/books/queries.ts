import { BOOK_NOTE_GROUP } from '@phuong/domain/catalogue/book-notes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../../api/call.ts'
import { noticesPageSize } from '../queries.ts'

export type BookNote = Row<'ThongBao_Sach_CuaHocSinh'>

/** One page of the notes of the digital-book service, the newest first. @param page from 1 */
export const bookNotesQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['book-notes', userId, page],
    queryFn: ({ signal }) =>
      call(
        'ThongBao_Sach_CuaHocSinh',
        { userId, group: BOOK_NOTE_GROUP, PageNum: page, PageSize: noticesPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
