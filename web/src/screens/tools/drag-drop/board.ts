/** The pictures of the demo, by name. */
export type PictureName = 'tree' | 'gate' | 'notebook' | 'blossom' | 'sprig' | 'pencil'

/** Which picture each tile shows: three that are dragged, three on which they are dropped. */
export type Board = { readonly drag: readonly PictureName[]; readonly drop: readonly PictureName[] }

/** How the demo begins. */
export const firstBoard: Board = { drag: ['tree', 'gate', 'notebook'], drop: ['blossom', 'sprig', 'pencil'] }

/**
 * The board after a drag tile was dropped on a drop tile: the two have swapped their pictures. The board stays as it
 * is where there is no such tile.
 * @param from place of the drag tile, from 0
 * @param to place of the drop tile, from 0
 */
export const swapped = (board: Board, from: number, to: number): Board => {
  const [dragged, covered] = [board.drag[from], board.drop[to]]
  if (dragged === undefined || covered === undefined) return board
  return { drag: board.drag.with(from, covered), drop: board.drop.with(to, dragged) }
}
