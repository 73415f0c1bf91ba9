import type { Page } from '@phuong/exercises/worksheet'
import type { PagesRow } from './queries.ts'

type Made = Pick<PagesRow, 'chosen' | 'sharp' | 'small' | 'failed' | 'pageCount'>

/** How far the pictures are: of the chosen pages the sharp ones, while nothing is chosen the small ones of all. */
export const progressOf = ({ chosen, sharp, small, pageCount }: Made): { done: number; all: number } =>
  chosen.length > 0
    ? { done: sharp.filter(({ page }) => chosen.includes(page)).length, all: chosen.length }
    : { done: small.length, all: pageCount ?? 0 }

/** The chosen pages that could not be drawn. */
export const failedPages = ({ chosen, failed }: Made): number[] => chosen.filter((page) => failed.includes(page))

/** The pages of a worksheet from a file whose chosen pages are made; those that could not be drawn are left out. */
export const documentPages = (id: string, { chosen, sharp }: Made): Page[] =>
  chosen.flatMap((page) => {
    const height = sharp.find((made) => made.page === page)?.height
    const url = `/api/v1.0/files/${id}/pages/${page}`
    return height === undefined ? [] : [{ url: `${url}?w=1140`, url2x: `${url}?w=2280`, height }]
  })

/** The small picture of a page. */
export const smallPicture = (id: string, page: number): string => `/api/v1.0/files/${id}/pages/${page}?w=240`
