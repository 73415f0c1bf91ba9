/**
 * What the demo pages are drawn with. It stands between the routes and them so that the first script of every page names
 * this file alone, and not all those that the demo pages need.
 */
export const loadDemoShell = async () => (await import('./shell/demo/DemoShell.tsx')).DemoShell
export const loadDemoScreen = async () => (await import('./screens/olympic-demo/index.tsx')).OlympicDemo
