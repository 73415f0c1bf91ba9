import type { CardPicture } from '@phuong/domain/links/cards'
import { BlossomCluster } from '@phuong/ui/drawings/BlossomCluster'
import { BrokenPencil } from '@phuong/ui/drawings/BrokenPencil'
import { EmptyNotebook } from '@phuong/ui/drawings/EmptyNotebook'
import { FlameTree } from '@phuong/ui/drawings/FlameTree'
import { Gate } from '@phuong/ui/drawings/Gate'
import { Schoolyard } from '@phuong/ui/drawings/Schoolyard'
import { Sprig } from '@phuong/ui/drawings/Sprig'
import type { ComponentType } from 'react'

/** The drawings of cards and tiles, by name (A-355, B-068). */
export const pictures: Readonly<Record<CardPicture, ComponentType<{ className?: string; title?: string }>>> = {
  blossom: BlossomCluster,
  gate: Gate,
  notebook: EmptyNotebook,
  pencil: BrokenPencil,
  sprig: Sprig,
  tree: (props) => <FlameTree tier="perfect" {...props} />,
  yard: Schoolyard,
}
