/** What the pictures of the examples show, for who does not see them: the kind of thing, and never its word (decision 0036). */
const things: Readonly<Record<string, readonly string[]>> = {
  'con vật': [
    ...[
      'bear',
      'bird',
      'butterfly',
      'cat',
      'cow',
      'dog',
      'dog-face',
      'dolphin',
      'duck',
      'elephant',
      'ewe',
      'fish',
      'frog',
    ],
    ...['goat', 'honeybee', 'horse', 'lion', 'monkey', 'mouse', 'octopus', 'pig', 'rabbit', 'tiger'],
  ],
  'đồ ăn, thức uống': [
    ...['banana', 'bread', 'carrot', 'egg', 'grapes', 'hot-beverage', 'ice-cream', 'lemon', 'mango', 'melon', 'orange'],
    ...[
      'cheese-wedge',
      'green-salad',
      'peach',
      'pear',
      'pizza',
      'pot-of-food',
      'potato',
      'red-apple',
      'sandwich',
      'tangerine',
    ],
  ],
  'phương tiện đi lại': ['airplane', 'automobile', 'bicycle', 'bus', 'sailboat', 'ship', 'train'],
  'người và công việc của người đó': [
    'boy',
    'cook',
    'farmer',
    'firefighter',
    'health-worker',
    'pilot',
    'singer',
    'woman-health-worker',
    'teacher',
  ],
  'người đang làm một việc': ['person-biking', 'person-running', 'person-swimming'],
  'đồ dùng': [
    'basket',
    'bathtub',
    'fork-and-knife',
    'handbag',
    'kitchen-knife',
    'kite',
    'open-book',
    'pen',
    'pencil',
    'scissors',
    'sunglasses',
  ],
  'bộ phận cơ thể': ['nose'],
  'quần áo': ['top-hat'],
  'thời tiết và bầu trời': [
    'cloud',
    'cloud-with-rain',
    'cloud-with-snow',
    'crescent-moon',
    'rainbow',
    'sun',
    'wind-face',
  ],
}
const places: Readonly<Record<string, string>> = {
  clocks: 'mặt đồng hồ',
  colours: 'một màu',
  counts: 'những đồ vật để đếm',
  places: 'một đồ vật và chỗ của nó',
  shapes: 'một hình vẽ',
}

const kindOf = (file: string): string => {
  const [folder = '', name = ''] = file.split('/')
  const kind = places[folder] ?? Object.keys(things).find((thing) => things[thing]?.includes(name))
  if (kind === undefined) throw new Error(`nobody has said what ${file} shows`)
  return kind
}

/** A picture of an example by its file below `/pictures`, without its ending. */
export const shownPicture = (file: string): { imageUrl: string; imageAlt: string } => ({
  imageUrl: `/pictures/${file}.svg`,
  imageAlt: `Hình: ${kindOf(file)}`,
})
