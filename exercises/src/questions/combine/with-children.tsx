import type { QuestionPrint, QuestionScreens } from '../../drawing.tsx'
import { typeNames } from '../../shared/type-names.ts'
import { type CombinedCode, typesInside } from './children.ts'
import { players, prints } from './loaded.tsx'
import { Player } from './Player.tsx'
import { combine } from './rules.ts'

/** By the code of the type. */
type Of<Loaded> = Readonly<Record<string, Loaded>>

/** The types of the children of these questions; all types where nobody says which questions. */
const typesIn = <Loaded,>(types: Of<Loaded>, questions: readonly unknown[] | undefined): [string, Loaded][] => {
  if (questions === undefined) return Object.entries(types)
  const typeOf = typeNames(Object.keys(types))
  const codes = new Set(questions.flatMap(typesInside).map(typeOf))
  return Object.entries(types).filter(([code]) => codes.has(code))
}

/**
 * A combined question with what its children need, so that they are there when it is: nothing has to be loaded, and no
 * place kept for it, once the first question stands on the screen.
 */
export const withChildren = (code: CombinedCode, types: Of<QuestionScreens>): QuestionScreens => ({
  rules: async (questions) =>
    combine(code, await Promise.all(typesIn(types, questions).map(([, screens]) => screens.rules()))),
  player: async (questions) => {
    await Promise.all(
      typesIn(types, questions).map(async ([name, screens]) => {
        const [rules, player] = await Promise.all([screens.rules(), screens.player()])
        players.set(name, { rules, Player: player.Player })
      }),
    )
    return { Player }
  },
})

/** The same on paper. */
export const printWithChildren = async (types: Of<QuestionPrint>, questions: readonly unknown[] | undefined) => {
  const [{ Print }] = await Promise.all([
    import('./Print.tsx'),
    ...typesIn(types, questions).map(async ([name, print]) => {
      prints.set(name, (await print()).Print)
    }),
  ])
  return { Print }
}
