import type { Page } from '@playwright/test'
import { landing } from '../pages/landing.ts'
import { forgotten, registration, teacherRegistration } from '../pages/registration.ts'
import { siteForm } from '../pages/site-form.ts'

import { answerCall, refusal } from '../support/calls.ts'
import { cutOff, type Place } from './place.ts'

const openRegistration = async (page: Page) => {
  await landing(page).registrations.last().click()
  await registration(page).field('Họ và tên').waitFor()
}
const openForgotten = async (page: Page) => {
  await forgotten(page).opener.click()
  await forgotten(page).email.waitFor()
}
const openForgottenOnLanding = async (page: Page) => {
  await landing(page).openers.first().click()
  await openForgotten(page)
}
const askForPassword = async (page: Page) => {
  await openForgottenOnLanding(page)
  await forgotten(page).email.fill('lan@phuong.test')
  await forgotten(page).submit.click()
}
/** The mail was taken: nobody gets one. */
const mailTaken = (page: Page) =>
  answerCall(page, 'USERS_ForgotPassword', (route) => route.fulfill({ json: { result: null, rowsAffected: 1 } }))
/** Nobody has the e-mail. */
const mailUnknown = (page: Page) =>
  answerCall(page, 'USERS_ForgotPassword', (route) =>
    route.fulfill(refusal(404, 'EMAIL_UNKNOWN', 'Không tìm thấy email này trong hệ thống !')),
  )

/** How people come in: the windows of the landing page, the registrations, the link of a class, and who runs the house. */
export const doorStates: readonly Place[] = [
  { name: 'landing-menu', who: 'visitor', path: '/', widths: [360, 768], act: (page) => landing(page).menu.click() },
  { name: 'landing-register', who: 'visitor', path: '/', act: openRegistration },
  {
    name: 'landing-register-empty-fields',
    who: 'visitor',
    path: '/',
    act: async (page) => {
      await openRegistration(page)
      await registration(page).submit.click()
      await registration(page).faults.first().waitFor()
    },
  },
  { name: 'landing-forgot', who: 'visitor', path: '/', act: openForgottenOnLanding },
  {
    name: 'landing-forgot-unknown',
    who: 'visitor',
    path: '/',
    faulty: true,
    before: mailUnknown,
    act: async (page) => {
      await askForPassword(page)
      await forgotten(page).form.locator('[id$="-error"]').waitFor()
    },
  },
  {
    name: 'landing-forgot-sent',
    who: 'visitor',
    path: '/',
    before: mailTaken,
    act: async (page) => {
      await askForPassword(page)
      await page.getByRole('button', { name: 'Đã gửi' }).waitFor()
    },
  },
  { name: 'auth-forgot', who: 'visitor', path: '/auth', act: openForgotten },
  {
    name: 'register-student-empty-fields',
    who: 'visitor',
    path: '/RegisterStudent',
    act: async (page) => {
      await registration(page).submit.click()
      await registration(page).faults.first().waitFor()
    },
  },
  {
    name: 'register-student-choosing',
    who: 'visitor',
    path: '/RegisterStudent',
    act: async (page) => {
      await registration(page).field('Tỉnh/Thành phố').fill('h')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'register-student-without-cities',
    who: 'visitor',
    path: '/RegisterStudent',
    faulty: true,
    before: cutOff('Cities_OPTIONS'),
  },
  {
    name: 'register-teacher-empty-fields',
    who: 'visitor',
    path: '/auth/register-teacher',
    act: async (page) => {
      await teacherRegistration(page).submit.click()
      await teacherRegistration(page).faults.first().waitFor()
    },
  },
  { name: 'join-faulty', who: 'visitor', path: '/join/a' },
  {
    name: 'site-faults',
    who: 'administrator',
    path: '/lms/admin/site',
    act: async (page) => {
      const form = siteForm(page)
      await form.fill({ phone: 'gọi cô Lan', partnerUrl: 'javascript:alert(1)', providerHome: 'http://phuong.test' })
      await form.save.click()
      await form.faults.first().waitFor()
    },
  },
  {
    name: 'site-error',
    who: 'administrator',
    path: '/lms/admin/site',
    faulty: true,
    before: cutOff('SITE_Contact_Get'),
  },
]
