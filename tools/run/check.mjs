import { bootstrap } from './bootstrap.mjs'

/** Heavy programs beside each other: a school's small machine has two cores. */
const atOnce = 2

await bootstrap()
const { guards, vitest } = await import('./guards.mjs')
const { drillProjects } = await import('./recorded-drills.mjs')
const { endTogether, failureText, runStep, runSteps, table } = await import('./steps.mjs')

endTogether()
const start = performance.now()
const results = await runSteps(guards(), atOnce)
console.log(failureText(results))
results.push(await runStep(vitest('reports/check.json', drillProjects)))
const ok = results.every((result) => result.ok)
console.log(`\n${table([...results, { name: 'all', ok, seconds: (performance.now() - start) / 1000 }])}`)
process.exitCode = ok ? 0 : 1
