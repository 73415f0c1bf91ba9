import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Mode, WorksheetDocument, Zone } from '../document/document.ts'
import { Editor } from './Editor.tsx'
import { editingOf, loadEditing } from './editing.tsx'
import { Frame } from './Frame.tsx'
import { type EditorEvent, startEditor } from './machine.ts'
import { freeGroupName, overviewOf } from './overview.ts'
import { type EditorStore, editorStore } from './store.ts'
import { firstZoom, fitting, inPercent, onSurface, zoomed, zoomForFinger, zoomSteps } from './view.ts'

beforeAll(loadEditing)

const page = { url: '/f/1?w=1140', url2x: '/f/1?w=2280', height: 1000 }
const zone = (id: string, mode: Mode, text: string, more: Partial<Zone> = {}): Zone => ({
  id,
  mode,
  left: 0,
  top: 0,
  width: 114,
  height: 100,
  angle: 0,
  fill: '',
  text,
  groupName: '',
  image: '',
  audio: null,
  countMatch: 1,
  aside: false,
  ...more,
})
const worksheet: WorksheetDocument = {
  revision: 1,
  pages: [page, { ...page, url: '/f/2?w=1140' }],
  zones: [
    zone('low', 'DropDown', '|', { top: 1200 }),
    zone('high', 'Write', 'cat|a cat', { left: 114 }),
    zone('right', 'Choice', 'yes', { top: 300, groupName: '1' }),
    zone('wrong', 'Choice', 'no', { top: 300, left: 200, groupName: '1' }),
  ],
}
const drawn = (...events: EditorEvent[]): string => {
  const store: EditorStore = editorStore(startEditor(worksheet))
  for (const event of events) store.send(event)
  return renderToStaticMarkup(
    <Editor store={store} newIds={() => ['a', 'b']} asked={0}>
      <i />
    </Editor>,
  )
}
/** The buttons with these words: whether each can be pressed. */
const buttons = (html: string, words: string): boolean[] =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)]
    .filter(([, , inside]) => inside?.replace(/<[^>]*>/g, '') === words)
    .map(([, attributes]) => !attributes?.includes('disabled'))

test('B-152 B-153 every zone lies over the pages in per cent of a worksheet 1140 wide, in reading order', () => {
  const html = drawn()
  const zones = [...html.matchAll(/data-zone="(\w+)"[^>]*style="([^"]*)"/g)]
  expect(zones.map(([, id]) => id)).toEqual(['high', 'right', 'wrong', 'low'])
  expect(zones[0]?.[2]).toBe('left:10%;top:0%;width:10%;height:5%;--units:100')
  expect(html).toContain('aspect-ratio:1140 / 1000')
  expect(html).toContain('srcSet="/f/1?w=1140 1140w, /f/1?w=2280 2280w"')
})

test('B-158 B-161 B-162 B-163 while one mode is active the others cannot be pressed, and there are two ways out of it', () => {
  const modes = ['Chọn đáp án', 'Điền từ', 'Chọn từ danh sách']
  expect(modes.map((words) => buttons(drawn(), words))).toEqual([[true], [true], [true]])
  expect([buttons(drawn(), 'Hủy'), buttons(drawn(), 'Hoàn thành')]).toEqual([[], []])
  const active = drawn({ type: 'pickMode', mode: 'Write' })
  expect(modes.map((words) => buttons(active, words))).toEqual([[false], [true], [false]])
  expect([buttons(active, 'Hủy'), buttons(active, 'Hoàn thành')]).toEqual([[true], [true]])
  expect(active).toContain('aria-label="Thêm vùng"')
})

test('B-166 B-170 around a chosen zone stand a red cross and eight handles, each 8 px large', () => {
  const html = renderToStaticMarkup(
    <Frame
      zone={zone('z', 'Write', 'cat', { top: 200 })}
      number={3}
      surfaceHeight={1000}
      onDelete={() => {}}
      ref={{ current: null }}
    />,
  )
  expect(html.match(/data-handle="\w+"/g)).toHaveLength(8)
  expect(html).toContain('--corner:8px')
  expect(html).toContain('aria-label="Xóa vùng 3"')
  expect(drawn()).not.toContain('data-handle')
  expect(drawn({ type: 'select', id: 'high' })).toContain('data-handle')
})

test('B-183 a chosen zone shows its group and its place as numbers', () => {
  const html = drawn({ type: 'select', id: 'right' })
  expect(html).toMatch(/Nhóm<\/label>.*?value="1"/)
  for (const [label, value] of [
    ['Trái', 0],
    ['Trên', 300],
    ['Rộng', 114],
    ['Cao', 100],
  ])
    expect(html).toMatch(new RegExp(`${label}</label>.*?value="${value}"`))
})

test('what is not finished is listed with a way there, and the page says how many it has', () => {
  const html = drawn()
  expect(html).toContain('Chưa đánh dấu lựa chọn đúng')
  expect(html).toContain('aria-label="Đến Vùng 4, Chọn từ danh sách: DropDown"')
  expect(html).toContain('1 vùng chưa xong')
  expect(drawn({ type: 'setContent', id: 'low', content: { text: '*a|b' } })).not.toContain('vùng chưa xong"')
})

test('protocol 7: what is not finished can be set aside beside its jump, and then says so on the worksheet, in its name and in its fields', () => {
  const html = drawn()
  expect(html).toContain('aria-label="Không giao vùng này: Vùng 4, Chọn từ danh sách: DropDown"')
  const aside = drawn({ type: 'setAside', ids: ['low'], aside: true }, { type: 'select', id: 'low' })
  expect(aside).toContain('Vùng nào cũng đã xong.')
  expect(aside).toContain('aria-label="Vùng 4, Chọn từ danh sách: DropDown, không giao"')
  expect(aside).toMatch(/<input type="checkbox"[^>]*checked=""[^>]*\/><span>Không giao vùng này<\/span>/)
  expect(drawn({ type: 'select', id: 'low' })).not.toMatch(/checked=""[^>]*\/><span>Không giao vùng này/)
})

test('a zone says what is right in it, for eyes and for ears', () => {
  const words = (one: Zone) => {
    const { words: shown, said } = editingOf(one.mode).face(one)
    return [shown, said]
  }
  expect(words(zone('z', 'Write', 'cat|a cat'))).toEqual(['cat', 'cat'])
  expect(words(zone('z', 'Write', ''))).toEqual(['Text', 'Text'])
  expect(words(zone('z', 'DropDown', 'eat|eats*'))).toEqual(['eats', 'eats'])
  expect(words(zone('z', 'Choice', 'yes'))).toEqual(['', 'đúng'])
  expect(words(zone('z', 'Choice', 'no'))).toEqual(['', 'sai'])
})

test('zones are numbered through all pages, and a new group gets a name that is free', () => {
  const listed = overviewOf(worksheet.zones, worksheet.pages)
  expect(listed.map(({ number, page: on, zone: { id } }) => [number, on, id])).toEqual([
    [1, 1, 'high'],
    [2, 1, 'right'],
    [3, 1, 'wrong'],
    [4, 2, 'low'],
  ])
  expect(freeGroupName(worksheet.zones)).toBe('2')
  expect(freeGroupName([])).toBe('1')
})

test('a point of the window is a point of the worksheet at every zoom', () => {
  expect(onSurface({ left: 100, top: 50, width: 570 }, 385, 150)).toEqual({ x: 570, y: 200 })
  expect(inPercent({ left: 285, top: 250, width: 114, height: 20 }, 2000)).toEqual({
    left: '25%',
    top: '12.5%',
    width: '10%',
    height: '1%',
  })
})

test('the zoom goes up and down its steps and stops at both ends', () => {
  const up = zoomSteps.reduce<number[]>((seen) => [...seen, zoomed(seen.at(-1) ?? 0, 1)], [0.25])
  expect(up.slice(0, -1)).toEqual([...zoomSteps])
  expect(zoomed(2, 1)).toBe(2)
  expect(zoomed(0.25, -1)).toBe(0.25)
  expect(zoomed(0.54, -1)).toBe(0.5)
  expect(fitting(570)).toBe(0.5)
  expect(firstZoom(320)).toBe(0.5)
  expect(firstZoom(5000)).toBe(0.85)
})

test('D36 a finger that touches a zone lower than 24 px gets it 44 px high, any other as it is', () => {
  expect(zoomForFinger(0.5, { height: 44 })).toBe(1)
  expect(zoomForFinger(0.5, { height: 16 })).toBe(2)
  expect(zoomForFinger(0.5, { height: 48 })).toBe(0.5)
})
