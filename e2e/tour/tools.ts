import { answerCall } from '../support/calls.ts'
import { button, cutOff, hold, type Place } from './place.ts'

const hosts = '/lms/admin/hosts'
const links = '/lms/admin/links'
const games = '/lms/education-game'
const emptyCards = { json: { results: [] } }

/** What host names stand for at the product of the tour. */
export const hostNames = [
  '127.0.0.1=main',
  'doi-tac-dong-hanh-cung-nha-truong.phuong.example.vn=partner',
  'cao-dang.phuong.test=heid+higher',
].join(',')

/** Host names, cards and the demo in another state than the full one. */
export const toolStates: readonly Place[] = [
  {
    name: 'hosts-new-empty-fields',
    who: 'administrator',
    path: hosts,
    act: async (page) => {
      await button(page, 'Thêm tên miền').first().click()
      await page.getByRole('dialog').locator('button[type=submit]').click()
    },
  },
  {
    name: 'hosts-edit-portal',
    who: 'administrator',
    path: hosts,
    // on a phone it waits in the menu of the row
    widths: [768, 1366],
    act: async (page) => {
      await button(page, /^Sửa tên miền: cao-dang/).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'hosts-loading', who: 'administrator', path: hosts, unsettled: true, before: hold('SITE_Hosts_List') },
  { name: 'hosts-error', who: 'administrator', path: hosts, faulty: true, before: cutOff('SITE_Hosts_List') },
  {
    name: 'links-new-empty-fields',
    who: 'administrator',
    path: links,
    act: async (page) => {
      await button(page, 'Thêm liên kết').first().click()
      await page.getByRole('dialog').locator('button[type=submit]').click()
    },
  },
  {
    name: 'links-edit-guide',
    who: 'administrator',
    path: links,
    // on a phone it waits in the menu of the row
    widths: [768, 1366],
    act: async (page) => {
      await button(page, /^Sửa liên kết: /).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'links-cards', who: 'administrator', path: `${links}?tab=education-game` },
  {
    name: 'links-new-card',
    who: 'administrator',
    path: `${links}?tab=slides`,
    act: async (page) => {
      await button(page, 'Thêm thẻ').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'links-empty',
    who: 'administrator',
    path: links,
    before: (page) => answerCall(page, 'LINKS_Menu_List', (route) => route.fulfill(emptyCards)),
  },
  { name: 'links-loading', who: 'administrator', path: links, unsettled: true, before: hold('LINKS_Menu_List') },
  { name: 'links-error', who: 'administrator', path: links, faulty: true, before: cutOff('LINKS_Menu_List') },
  {
    name: 'education-game-empty',
    who: 'student',
    path: games,
    before: (page) => answerCall(page, 'LINKS_Cards_List', (route) => route.fulfill(emptyCards)),
  },
  { name: 'education-game-loading', who: 'student', path: games, unsettled: true, before: hold('LINKS_Cards_List') },
  { name: 'education-game-error', who: 'student', path: games, faulty: true, before: cutOff('LINKS_Cards_List') },
  {
    name: 'drag-drop-chosen',
    who: 'student',
    path: '/lms/drag-drop-demo',
    act: (page) => button(page, 'cổng trường').click(),
  },
]
