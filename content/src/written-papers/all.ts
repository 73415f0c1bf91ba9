import type { Paper } from '../bank/paper.ts'
import { paper1 as level1Paper1 } from './level-1/paper-1.ts'
import { paper2 as level1Paper2 } from './level-1/paper-2.ts'
import { paper3 as level1Paper3 } from './level-1/paper-3.ts'
import { paper1 as level2Paper1 } from './level-2/paper-1.ts'
import { paper2 as level2Paper2 } from './level-2/paper-2.ts'
import { paper3 as level2Paper3 } from './level-2/paper-3.ts'
import { paper1 as level3Paper1 } from './level-3/paper-1.ts'
import { paper2 as level3Paper2 } from './level-3/paper-2.ts'
import { paper3 as level3Paper3 } from './level-3/paper-3.ts'
import { paper1 as level4Paper1 } from './level-4/paper-1.ts'
import { paper2 as level4Paper2 } from './level-4/paper-2.ts'
import { paper3 as level4Paper3 } from './level-4/paper-3.ts'
import { paper4 as level4Paper4 } from './level-4/paper-4.ts'
import { paper5 as level4Paper5 } from './level-4/paper-5.ts'
import { paper6 as level4Paper6 } from './level-4/paper-6.ts'
import { paper1 as level5Paper1 } from './level-5/paper-1.ts'
import { paper2 as level5Paper2 } from './level-5/paper-2.ts'
import { paper3 as level5Paper3 } from './level-5/paper-3.ts'

/** What was written by hand for the first olympic papers, by level and code (C-257): ten questions that open each. */
export const papers: readonly Paper[] = [
  level1Paper1,
  level1Paper2,
  level1Paper3,
  level2Paper1,
  level2Paper2,
  level2Paper3,
  level3Paper1,
  level3Paper2,
  level3Paper3,
  level4Paper1,
  level4Paper2,
  level4Paper3,
  level4Paper4,
  level4Paper5,
  level4Paper6,
  level5Paper1,
  level5Paper2,
  level5Paper3,
]
