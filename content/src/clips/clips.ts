import { type Clip, inRow } from './clip.ts'

const sky = '#e3f2fd'
const sand = '#fff8e1'
const grass = '#e8f5e9'
const rose = '#fce4ec'

/** The clips of the bank. */
export const clips: readonly Clip[] = [
  {
    id: 'clip-my-crayons',
    schoolClass: 1,
    topic: 'colours',
    ease: 1,
    title: 'My crayons',
    about: 'Lucy kể về hộp bút sáp của mình.',
    scenes: [
      {
        says: 'Hello! I am Lucy. I have three crayons.',
        paint: sky,
        shows: inRow(['colours/red', 'colours/blue', 'colours/yellow']),
      },
      { says: 'This is red. I like red.', paint: sand, shows: inRow(['colours/red'], 240) },
      { says: 'This is blue. It is new.', paint: sand, shows: inRow(['colours/blue'], 240) },
      { says: 'And this is yellow. The sun is yellow, too.', paint: sand, shows: inRow(['colours/yellow'], 240) },
    ],
    choices: [
      {
        ask: 'How many crayons has Lucy got?',
        right: 'three',
        wrong: ['two', 'four', 'five'],
        why: 'Lucy nói “I have three crayons”: ba cái; two là hai cái.',
      },
      {
        ask: 'What colour does Lucy like?',
        right: 'red',
        wrong: ['blue', 'yellow', 'green'],
        why: 'Lucy nói “I like red”: bạn thích màu đỏ; với màu xanh bạn chỉ nói là bút mới (blue).',
      },
      {
        ask: 'Which crayon is new?',
        right: 'the blue one',
        wrong: ['the red one', 'the yellow one', 'the black one'],
        why: 'Lucy nói về bút xanh “It is new”; bút vàng (the yellow one) thì giống màu mặt trời.',
      },
    ],
  },
  {
    id: 'clip-count-the-balls',
    schoolClass: 1,
    topic: 'numbers',
    ease: 2,
    title: 'Count the balls',
    about: 'Nam đếm bóng cùng em gái.',
    scenes: [
      { says: 'Look! One ball. It is for my sister.', paint: grass, shows: inRow(['counts/1'], 240) },
      { says: 'Now I have four balls.', paint: grass, shows: inRow(['counts/4'], 240) },
      { says: 'And now? Seven balls! Let us play.', paint: grass, shows: inRow(['counts/7'], 240) },
    ],
    choices: [
      {
        ask: 'Who is one ball for?',
        right: 'Nam’s sister',
        wrong: ['Nam’s brother', 'Nam’s mum', 'Nam’s friend'],
        why: 'Nam nói “It is for my sister”: quả bóng cho em gái, không phải cho anh hay em trai (brother).',
      },
      {
        ask: 'How many balls are there in the end?',
        right: 'seven',
        wrong: ['one', 'four', 'nine'],
        why: 'Cuối cùng Nam nói “Seven balls”: bảy quả; bốn (four) là số bóng ở giữa.',
      },
      {
        ask: 'What do they do now?',
        right: 'They play.',
        wrong: ['They eat.', 'They sing.', 'They sleep.'],
        why: 'Nam nói “Let us play”: cùng chơi nào; không ai nói đến việc ăn (eat).',
      },
    ],
  },
  {
    id: 'clip-where-is-the-ball',
    schoolClass: 2,
    topic: 'classroom',
    ease: 2,
    title: 'Where is the ball?',
    about: 'Một quả bóng chạy hết chỗ này đến chỗ khác.',
    scenes: [
      { says: 'Where is the ball? It is in the box.', paint: sky, shows: inRow(['places/in'], 240) },
      { says: 'Now the ball is on the box.', paint: sky, shows: inRow(['places/on'], 240) },
      { says: 'Oh no! It is under the table.', paint: sky, shows: inRow(['places/under'], 240) },
      { says: 'Here it is. The ball is next to the box.', paint: sky, shows: inRow(['places/next-to'], 240) },
    ],
    choices: [
      {
        ask: 'Where is the ball first?',
        right: 'in the box',
        wrong: ['on the box', 'under the table', 'next to the box'],
        why: 'Đầu tiên ta nghe “It is in the box”: ở trong hộp; sau đó bóng mới ở trên hộp (on the box).',
      },
      {
        ask: 'What is the ball under?',
        right: 'the table',
        wrong: ['the box', 'the chair', 'the bed'],
        why: 'Ta nghe “It is under the table”: dưới bàn; cái hộp (the box) chỉ đi với in, on, next to.',
      },
      {
        ask: 'Where is the ball in the end?',
        right: 'next to the box',
        wrong: ['in the box', 'on the box', 'under the table'],
        why: 'Cuối cùng ta nghe “The ball is next to the box”: cạnh hộp; “in the box” là lúc đầu.',
      },
    ],
  },
  {
    id: 'clip-shape-house',
    schoolClass: 2,
    topic: 'shapes',
    ease: 3,
    title: 'A house of shapes',
    about: 'Hoa xếp một ngôi nhà bằng các hình.',
    scenes: [
      {
        says: 'I am Hoa. Here is a big square.',
        paint: sand,
        shows: [{ drawing: 'shapes/square', x: 320, y: 230, size: 200 }],
      },
      {
        says: 'I put a triangle on it. It is a house!',
        paint: sand,
        shows: [
          { drawing: 'shapes/square', x: 320, y: 240, size: 180 },
          { drawing: 'shapes/triangle', x: 320, y: 95, size: 190 },
        ],
      },
      {
        says: 'The sun is a circle. My house has no star.',
        paint: sky,
        shows: [
          { drawing: 'shapes/square', x: 320, y: 240, size: 180 },
          { drawing: 'shapes/triangle', x: 320, y: 95, size: 190 },
          { drawing: 'shapes/circle', x: 530, y: 80, size: 110 },
        ],
      },
    ],
    choices: [
      {
        ask: 'What is on the square?',
        right: 'a triangle',
        wrong: ['a circle', 'a star', 'a rectangle'],
        why: 'Hoa nói “I put a triangle on it”: hình tam giác; hình tròn (a circle) là mặt trời.',
      },
      {
        ask: 'What shape is the sun?',
        right: 'a circle',
        wrong: ['a square', 'a triangle', 'a star'],
        why: 'Hoa nói “The sun is a circle”: hình tròn; bạn nói ngôi nhà không có ngôi sao (a star).',
      },
      {
        ask: 'What does Hoa make?',
        right: 'a house',
        wrong: ['a car', 'a kite', 'a box'],
        why: 'Hoa nói “It is a house”: bạn xếp ngôi nhà, không phải cái hộp (a box).',
      },
    ],
  },
  {
    id: 'clip-my-day',
    schoolClass: 3,
    topic: 'daily-life',
    ease: 2,
    title: 'My day',
    about: 'Minh kể một ngày đi học của mình.',
    scenes: [
      { says: 'Hi, I am Minh. I get up at six o’clock.', paint: sky, shows: inRow(['clocks/6-00'], 240) },
      { says: 'I go to school at seven o’clock.', paint: sky, shows: inRow(['clocks/7-00'], 240) },
      { says: 'At half past four I play football with Phong.', paint: grass, shows: inRow(['clocks/4-30'], 240) },
      { says: 'I go to bed at nine o’clock. Good night!', paint: '#d1c4e9', shows: inRow(['clocks/9-00'], 240) },
    ],
    choices: [
      {
        ask: 'What time does Minh get up?',
        right: 'at six o’clock',
        wrong: ['at seven o’clock', 'at half past four', 'at nine o’clock'],
        why: 'Minh nói “I get up at six o’clock”; bảy giờ (seven o’clock) là giờ đi học.',
      },
      {
        ask: 'Who does Minh play football with?',
        right: 'Phong',
        wrong: ['his brother', 'his father', 'his teacher'],
        why: 'Minh nói “I play football with Phong”: chơi với Phong, không phải với anh trai (his brother).',
      },
      {
        ask: 'What does Minh do at nine o’clock?',
        right: 'He goes to bed.',
        wrong: ['He gets up.', 'He goes to school.', 'He plays football.'],
        why: 'Minh nói “I go to bed at nine o’clock”: đi ngủ; thức dậy (gets up) là lúc sáu giờ.',
      },
    ],
  },
  {
    id: 'clip-paint-box',
    schoolClass: 3,
    topic: 'arts',
    ease: 1,
    title: 'Anna’s picture',
    about: 'Anna tô màu một bức tranh.',
    scenes: [
      {
        says: 'I am Anna. I am drawing a picture of my garden.',
        paint: rose,
        shows: inRow(['colours/green', 'colours/brown']),
      },
      {
        says: 'The grass is green and the tree is brown.',
        paint: grass,
        shows: inRow(['colours/green', 'colours/brown']),
      },
      { says: 'The flowers are pink. I do not like purple flowers.', paint: rose, shows: inRow(['colours/pink'], 240) },
      { says: 'Now I need a blue crayon for the sky.', paint: sky, shows: inRow(['colours/blue'], 240) },
    ],
    choices: [
      {
        ask: 'What is Anna drawing?',
        right: 'her garden',
        wrong: ['her house', 'her school', 'her cat'],
        why: 'Anna nói “a picture of my garden”: khu vườn, không phải ngôi nhà (her house).',
      },
      {
        ask: 'What colour are the flowers?',
        right: 'pink',
        wrong: ['purple', 'green', 'blue'],
        why: 'Anna nói “The flowers are pink”; bạn nói mình không thích hoa tím (purple).',
      },
      {
        ask: 'What does Anna need the blue crayon for?',
        right: 'the sky',
        wrong: ['the grass', 'the tree', 'the flowers'],
        why: 'Anna nói “a blue crayon for the sky”: để tô bầu trời; cỏ (the grass) thì màu xanh lá.',
      },
    ],
  },
  {
    id: 'clip-late-for-the-bus',
    schoolClass: 4,
    topic: 'transport',
    ease: 2,
    title: 'Late for the bus',
    about: 'Hôm qua Tom bị lỡ xe buýt.',
    scenes: [
      {
        says: 'Yesterday I got up at half past seven. That was too late!',
        paint: sand,
        shows: inRow(['clocks/7-30'], 240),
      },
      {
        says: 'The bus left at a quarter to eight, and I was still at home.',
        paint: sand,
        shows: inRow(['clocks/7-45'], 240),
      },
      { says: 'My mum took me to school on her motorbike.', paint: grass, shows: inRow(['clocks/8-00'], 240) },
      {
        says: 'Lessons started at a quarter past eight, so I was on time.',
        paint: sky,
        shows: inRow(['clocks/8-15'], 240),
      },
    ],
    choices: [
      {
        ask: 'When did the bus leave?',
        right: 'at a quarter to eight',
        wrong: ['at half past seven', 'at eight o’clock', 'at a quarter past eight'],
        why: 'Tom nói “The bus left at a quarter to eight”; bảy rưỡi (half past seven) là lúc Tom dậy.',
      },
      {
        ask: 'How did Tom go to school?',
        right: 'by motorbike',
        wrong: ['by bus', 'by bike', 'on foot'],
        why: 'Mẹ chở Tom bằng xe máy “on her motorbike”; xe buýt (by bus) đã đi mất rồi.',
      },
      {
        ask: 'Was Tom late for his lessons?',
        right: 'No, he was on time.',
        wrong: ['Yes, he was very late.', 'Yes, he missed one lesson.', 'No, he was at home.'],
        why: 'Tom nói “so I was on time”: đến kịp giờ học; bạn chỉ lỡ xe buýt chứ không muộn học (very late).',
      },
    ],
  },
  {
    id: 'clip-find-the-treasure',
    schoolClass: 4,
    topic: 'hobbies',
    ease: 3,
    title: 'Find the treasure',
    about: 'Linh chỉ đường đến chỗ giấu kho báu.',
    scenes: [
      {
        says: 'Let us find the treasure! First look behind the box. There is a ball.',
        paint: sand,
        shows: inRow(['places/behind'], 240),
      },
      { says: 'Under the ball there is a map with a red star on it.', paint: sand, shows: inRow(['shapes/star'], 200) },
      { says: 'Go to the place between the two boxes.', paint: grass, shows: inRow(['places/between'], 260) },
      { says: 'You must open the heart. The treasure is in it!', paint: rose, shows: inRow(['shapes/heart'], 200) },
    ],
    choices: [
      {
        ask: 'What is behind the box?',
        right: 'a ball',
        wrong: ['a map', 'a star', 'a heart'],
        why: 'Linh nói sau hộp “There is a ball”; tấm bản đồ (a map) ở dưới quả bóng.',
      },
      {
        ask: 'What is on the map?',
        right: 'a star',
        wrong: ['a heart', 'a ball', 'two boxes'],
        why: 'Linh nói “a map with a red star on it”; trái tim (a heart) là chỗ có kho báu.',
      },
      {
        ask: 'Where is the treasure?',
        right: 'in the heart',
        wrong: ['in the box', 'under the ball', 'behind the star'],
        why: 'Linh nói “You must open the heart. The treasure is in it”; dưới quả bóng (under the ball) là bản đồ.',
      },
    ],
  },
  {
    id: 'clip-number-game',
    schoolClass: 4,
    topic: 'numbers',
    ease: 1,
    title: 'A number game',
    about: 'Hai bạn chơi trò đoán số bóng.',
    scenes: [
      { says: 'Mai put twelve balls on the table.', paint: sky, shows: inRow(['counts/12'], 240) },
      { says: 'Ben closed his eyes and Mai took away three balls.', paint: sky, shows: inRow(['counts/9'], 240) },
      {
        says: 'Ben counted again. There were nine. He was right, and he won a star.',
        paint: sand,
        shows: inRow(['shapes/star'], 220),
      },
    ],
    choices: [
      {
        ask: 'How many balls were there first?',
        right: 'twelve',
        wrong: ['three', 'nine', 'fifteen'],
        why: 'Mai đặt “twelve balls” lên bàn; chín (nine) là số bóng còn lại.',
      },
      {
        ask: 'How many balls did Mai take away?',
        right: 'three',
        wrong: ['two', 'nine', 'twelve'],
        why: 'Mai lấy đi “three balls”, nên mười hai còn chín (nine).',
      },
      {
        ask: 'What did Ben win?',
        right: 'a star',
        wrong: ['a ball', 'a table', 'a game'],
        why: 'Câu cuối nói “he won a star”: một ngôi sao, không phải quả bóng (a ball).',
      },
    ],
  },
  {
    id: 'clip-school-timetable',
    schoolClass: 5,
    topic: 'school',
    ease: 2,
    title: 'The school festival',
    about: 'Cô giáo dặn lịch ngày hội của trường.',
    scenes: [
      {
        says: 'Good morning, everyone. Tomorrow is our school festival. It begins at a quarter past eight.',
        paint: sky,
        shows: inRow(['clocks/8-15'], 240),
      },
      {
        says: 'At half past nine class five will sing two English songs.',
        paint: rose,
        shows: inRow(['clocks/9-30'], 240),
      },
      {
        says: 'The games in the playground begin at a quarter to eleven.',
        paint: grass,
        shows: inRow(['clocks/10-45'], 240),
      },
      {
        says: 'Do not bring food. We are going to have lunch together at twelve.',
        paint: sand,
        shows: inRow(['clocks/12-00'], 240),
      },
    ],
    choices: [
      {
        ask: 'When does the festival begin?',
        right: 'at a quarter past eight',
        wrong: ['at half past nine', 'at a quarter to eleven', 'at twelve'],
        why: 'Cô nói “It begins at a quarter past eight”; chín rưỡi (half past nine) là lúc lớp năm hát.',
      },
      {
        ask: 'What will class five do?',
        right: 'sing songs',
        wrong: ['play games', 'make lunch', 'tell stories'],
        why: 'Cô nói lớp năm “will sing two English songs”; trò chơi (play games) ở sân là dành cho mọi người.',
      },
      {
        ask: 'Why don’t the pupils need food?',
        right: 'They will have lunch at school.',
        wrong: ['They will go home at eleven.', 'They can buy it in the playground.', 'The festival is very short.'],
        why: 'Cô nói cả trường “have lunch together at twelve”: ăn trưa ở trường, không phải về nhà lúc mười một giờ.',
      },
    ],
  },
  {
    id: 'clip-make-a-kite',
    schoolClass: 5,
    topic: 'hobbies',
    ease: 2,
    title: 'How to make a kite',
    about: 'Quân hướng dẫn làm một con diều.',
    scenes: [
      {
        says: 'Today I am going to show you how to make a kite. First, cut a diamond out of paper.',
        paint: sky,
        shows: inRow(['shapes/diamond'], 220),
      },
      {
        says: 'Then paint it red and yellow, so that people can see it in the sky.',
        paint: sand,
        shows: inRow(['colours/red', 'colours/yellow']),
      },
      {
        says: 'Put a small heart on each side. It looks lovely, doesn’t it?',
        paint: rose,
        shows: inRow(['shapes/heart', 'shapes/diamond', 'shapes/heart'], 140),
      },
      {
        says: 'Wait until it is dry. Never fly your kite when there is a storm.',
        paint: grass,
        shows: inRow(['clocks/3-00'], 220),
      },
    ],
    choices: [
      {
        ask: 'What shape is the kite?',
        right: 'a diamond',
        wrong: ['a heart', 'a triangle', 'a square'],
        why: 'Quân nói “cut a diamond out of paper”: hình thoi; trái tim (a heart) chỉ để trang trí.',
      },
      {
        ask: 'Why does Quân paint it red and yellow?',
        right: 'because people can see it well',
        wrong: ['because he has no blue paint', 'because it dries quickly', 'because his class likes red'],
        why: 'Quân nói “so that people can see it in the sky”: để dễ nhìn thấy; bạn không nói gì về màu xanh (blue paint).',
      },
      {
        ask: 'When shouldn’t you fly a kite?',
        right: 'when there is a storm',
        wrong: ['when it is sunny', 'when it is three o’clock', 'when the paint is dry'],
        why: 'Quân nói “Never fly your kite when there is a storm”; sơn khô rồi (dry) thì mới thả được.',
      },
    ],
  },
  {
    id: 'clip-lost-ball',
    schoolClass: 5,
    topic: 'sports',
    ease: 3,
    title: 'The lost ball',
    about: 'Phong và Lucy đi tìm quả bóng bị mất.',
    scenes: [
      {
        says: 'Phong lost his ball yesterday afternoon at half past five.',
        paint: sand,
        shows: inRow(['clocks/5-30'], 240),
      },
      {
        says: 'He thought that it was under the table, but it wasn’t there.',
        paint: sky,
        shows: inRow(['places/under'], 240),
      },
      {
        says: 'Lucy looked in front of the box. She found five old balls.',
        paint: sky,
        shows: inRow(['places/in-front-of', 'counts/5'], 200),
      },
      {
        says: 'Phong’s ball was the newest, so he knew it at once. It was on the box!',
        paint: grass,
        shows: inRow(['places/on'], 240),
      },
    ],
    choices: [
      {
        ask: 'Where did Phong look first?',
        right: 'under the table',
        wrong: ['in front of the box', 'on the box', 'behind the box'],
        why: 'Phong tưởng bóng “was under the table”; trước cái hộp (in front of the box) là chỗ Lucy tìm.',
      },
      {
        ask: 'What did Lucy find in front of the box?',
        right: 'five old balls',
        wrong: ['Phong’s ball', 'a new ball', 'an old table'],
        why: 'Lucy “found five old balls”; quả bóng của Phong (Phong’s ball) thì ở trên hộp.',
      },
      {
        ask: 'How did Phong know his ball?',
        right: 'It was the newest one.',
        wrong: ['It was the oldest one.', 'It was the biggest one.', 'It had his name on it.'],
        why: 'Câu cuối nói “Phong’s ball was the newest, so he knew it at once”; các quả cũ là bóng Lucy tìm được (oldest).',
      },
    ],
  },
]

/** The clips of a class; none for a class without. */
export const clipsOf = (schoolClass: number): readonly Clip[] =>
  clips.filter((clip) => clip.schoolClass === schoolClass)
