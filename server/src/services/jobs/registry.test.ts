import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Job } from './define.ts'
import { jobs } from './registry.ts'
import { jobTexts } from './texts.ts'

const here = new URL('.', import.meta.url)
const source = (file: string) => readFileSync(new URL(file, here), 'utf8')
const definitions = readdirSync(here).filter(
  (file) => !file.endsWith('.test.ts') && /= defineJob\(/.test(source(file)) && file !== 'define.ts',
)

test('each file that defines a job is in the registry, once, under the name of the file', () => {
  expect(jobs.map(({ name }) => `${name}.ts`).toSorted()).toEqual(definitions.toSorted())
})

test.each(jobs.map((job: Job) => ({ job, name: job.name })))(
  'the job $name has a schedule, a lock, a rule for runs that fail, and words',
  ({ job }) => {
    const { everySeconds } = job.schedule
    expect(job.name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    // a month is as long as the queue keeps a run that waits
    expect(everySeconds).toBeGreaterThanOrEqual(10)
    expect(everySeconds).toBeLessThan(30 * 86_400)
    expect(job.lock.maxSeconds).toBeGreaterThanOrEqual(60)
    expect(job.lock.maxSeconds).toBeLessThan(86_400)
    expect(job.retry.times).toBeGreaterThan(0)
    expect(job.retry.delaySeconds).toBeGreaterThan(0)
    expect(job.retry.maxDelaySeconds).toBeGreaterThanOrEqual(job.retry.delaySeconds)
    const words = jobTexts[job.name as keyof typeof jobTexts]
    expect(words.title.length).toBeLessThanOrEqual(40)
    expect(words.does).toMatch(/^\p{Lu}.*\.$/u)
    expect(source(`${job.name}.ts`), 'a sentence that says what it does and when').toMatch(
      /\n\/\*\*[\s\S]*?\*\/\nexport const \w+ = defineJob\(/,
    )
  },
)

test('H013 sittings are closed three times a minute', () => {
  expect(jobs.find(({ name }) => name === 'close-sittings')?.schedule).toEqual({ everySeconds: 20, atStart: true })
})

test('nothing runs by itself but the jobs: main.ts has no timer but the one that ends the drain', () => {
  const main = readFileSync(new URL('../../main.ts', here), 'utf8')
  expect(main.match(/setInterval|setTimeout|setImmediate|\bwhile\b|\brepeat\b/g)).toEqual(['setTimeout'])
})
