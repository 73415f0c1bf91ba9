import { bootstrap } from './bootstrap.mjs'

/** Heavy programs beside each other: a school's small machine has two cores. */
const atOnce = 2

await bootstrap()
const { everyday, guards, vitest } = await import('./guards.mjs')
const { endTogether, failureText, runStep, runSteps, table } = await import('./steps.mjs')

endTogether()
const start = performance.now()
const results = await runSteps(guards(), atOnce)
console.log(failureText(results))
const tests = { name: 'rule and procedure tests', report: 'reports/check.json', projects: everyday }
results.push(await runStep(vitest(tests)))
const ok = results.every((result) => result.ok)
console.log(`\n${table([...results, { name: 'all', ok, seconds: (performance.now() - start) / 1000 }])}`)
process.exitCode = ok ? 0 : 1
