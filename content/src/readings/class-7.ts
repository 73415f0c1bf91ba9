/** Readings of class 7: hobbies, health, arts, food, festivals, places, nature and stories. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c7-r-art-on-an-egg',
    topic: 'hobbies',
    ease: 1,
    title: 'Art on an egg',
    about: 'Sở thích lạ của anh Hải.',
    paragraphs: [
      'My cousin Hải has an unusual hobby: he paints eggs. He doesn’t boil them. First, he makes a tiny hole at each end and blows the inside out into a bowl. Then he washes the empty shell and leaves it in the sun to dry. It is as light as a feather.',
      'Now he paints fish, houses, faces, and even our whole street. A simple egg takes an hour, but our street took him a week.',
      'Hải broke more than thirty eggs before he finished his first one. “You learn to be patient,” he says. And what happens to the inside of the eggs? At Hải’s house, there is omelette for dinner very often!',
    ],
    choices: [
      {
        ask: 'What does Hải do before he paints an egg?',
        right: 'He empties it.',
        wrong: ['He boils it.', 'He puts it in the fridge.', 'He cuts it in half.'],
        why: 'Hải “blows the inside out into a bowl”: làm rỗng quả trứng; luộc (boils) thì bài nói “He doesn’t boil them”.',
      },
      {
        ask: 'How long did the egg with the street take?',
        right: 'a week',
        wrong: ['an hour', 'a day', 'a month'],
        why: 'Bài có câu “our street took him a week”; an hour là thời gian vẽ một quả đơn giản.',
      },
      {
        ask: 'Why does Hải’s family often eat omelette?',
        right: 'His hobby leaves a lot of egg to eat.',
        wrong: ['It is Hải’s favourite meal.', 'He breaks the painted eggs.', 'They have many chickens.'],
        why: 'Ruột trứng được thổi “into a bowl” nên nhà hay có trứng rán để ăn; món ưa thích (favourite meal) thì bài không nói.',
      },
    ],
    statements: [
      {
        says: 'Hải paints boiled eggs.',
        truth: false,
        why: 'Bài có câu “He doesn’t boil them”: Hải không luộc trứng.',
      },
      {
        says: 'Hải broke many eggs in the beginning.',
        truth: true,
        why: 'Bài viết Hải “broke more than thirty eggs before he finished his first one”.',
      },
      {
        says: 'The empty shell is very light.',
        truth: true,
        why: 'Bài tả vỏ trứng rỗng “as light as a feather”: nhẹ như lông chim.',
      },
    ],
    gaps: [
      {
        text: 'The empty shells dry in the ___.',
        right: 'sun',
        wrong: ['oven', 'fridge', 'bowl'],
        why: 'Hải “leaves it in the sun to dry”: phơi nắng; cái bát (bowl) để đựng ruột trứng.',
      },
      {
        text: 'His hobby teaches Hải to be ___.',
        right: 'patient',
        wrong: ['quick', 'polite', 'strong'],
        why: 'Hải nói “You learn to be patient”: kiên nhẫn, trái với làm nhanh (quick).',
      },
    ],
  },
  {
    id: 'c7-r-break-for-your-eyes',
    topic: 'health',
    ease: 2,
    title: 'A break for your eyes',
    about: 'Lời khuyên giữ gìn đôi mắt khi dùng máy tính.',
    paragraphs: [
      'Do your eyes feel dry after an hour at the computer? Usually we shut our eyes for a moment about fifteen times a minute. When we look at a screen, we do it much less often, so our eyes get dry and tired.',
      'Doctors have a simple rule with three twenties. Every twenty minutes, look away from the screen for twenty seconds, at something that is twenty feet away. Twenty feet is about six metres, so a tree outside your window is perfect, but the clock on your desk is not.',
      'Time outdoors helps, too. Children who often play outside need glasses less often than children who stay inside. So the best game for your eyes may be football!',
    ],
    choices: [
      {
        ask: 'Why do our eyes get dry when we look at a screen?',
        right: 'We shut them less often.',
        wrong: ['We shut them too often.', 'We sit too far from it.', 'We look away too often.'],
        why: 'Bài nói ta chớp mắt khoảng mười lăm lần một phút, nhưng nhìn màn hình thì “much less often”: nhắm ít hơn, không phải quá nhiều (too often).',
      },
      {
        ask: 'What is best to look at in the break?',
        right: 'a house across the street',
        wrong: ['a book in your hand', 'the clock on your desk', 'the phone beside you'],
        why: 'Phải nhìn vật ở xa khoảng “six metres” như cái cây ngoài cửa sổ, nên ngôi nhà bên kia đường hợp; đồng hồ trên bàn (clock) thì quá gần.',
      },
      {
        ask: 'Why does the writer talk about football?',
        right: 'People play it outside.',
        wrong: ['People watch it on screens.', 'It makes people tired.', 'Players often wear glasses.'],
        why: 'Đoạn cuối nói “Time outdoors helps, too”: bóng đá chơi ngoài trời nên tốt cho mắt, không phải xem trên màn hình (screens).',
      },
    ],
    statements: [
      {
        says: 'The rule says that you should look away for twenty seconds.',
        truth: true,
        why: 'Bài có câu “look away from the screen for twenty seconds”: nhìn đi chỗ khác hai mươi giây.',
      },
      {
        says: 'You only need a break every two hours.',
        truth: false,
        why: 'Bài viết “Every twenty minutes”: cứ hai mươi phút nghỉ một lần, không phải hai tiếng.',
      },
      {
        says: 'Children who are often outside need glasses less often.',
        truth: true,
        why: 'Bài có câu “Children who often play outside need glasses less often”.',
      },
    ],
    gaps: [
      {
        text: 'Twenty ___ is about six metres.',
        right: 'feet',
        wrong: ['inches', 'kilometres', 'seconds'],
        why: 'Bài viết “Twenty feet is about six metres”; seconds (giây) là đơn vị thời gian trong quy tắc.',
      },
      {
        text: 'Usually we shut our eyes about ___ times a minute.',
        right: 'fifteen',
        wrong: ['six', 'twenty', 'fifty'],
        why: 'Bài viết “about fifteen times a minute”; twenty là con số trong quy tắc nghỉ mắt.',
      },
    ],
  },
  {
    id: 'c7-r-young-teachers',
    topic: 'work',
    ease: 2,
    title: 'Young teachers, old pupils',
    about: 'Lớp học đặc biệt vào sáng thứ Bảy.',
    paragraphs: [
      'Every Saturday morning, ten pupils from Class 7A become teachers. Their pupils are all over sixty-five! The children show them how to use a smartphone.',
      'The first lesson was not easy. Mrs Tư, who is eighty, was afraid to touch the screen. “What if I break it?” she asked. Minh, her young teacher, told her not to worry. Three weeks later, Mrs Tư made her first video call to her granddaughter in Canada. After the call, she danced around the table!',
      'Last Saturday, Mrs Tư taught Minh how to make paper flowers, and Mr Sáu showed the girls an old game with stones. “I came here to teach,” says Minh, “but I learn just as much.”',
    ],
    choices: [
      {
        ask: 'Why was Mrs Tư afraid in the first lesson?',
        right: 'She didn’t want to break the phone.',
        wrong: ['She couldn’t see the screen.', 'She didn’t know her teacher.', 'She had to call Canada.'],
        why: 'Bà hỏi “What if I break it?”: sợ làm hỏng điện thoại; gọi sang Canada là chuyện ba tuần sau.',
      },
      {
        ask: 'How did Mrs Tư feel after her first video call?',
        right: 'very happy',
        wrong: ['very tired', 'a bit bored', 'still afraid'],
        why: 'Gọi xong bà “danced around the table”: rất vui; sợ (afraid) là ở buổi đầu.',
      },
      {
        ask: 'What does Minh mean at the end?',
        right: 'The old people teach him something, too.',
        wrong: [
          'The lessons are too difficult for him.',
          'He has to work hard at school.',
          'The old people learn faster than he does.',
        ],
        why: 'Bà Tư dạy Minh làm hoa giấy và Minh nói “I learn just as much”: người già cũng dạy lại em, chứ không so ai học nhanh hơn (faster).',
      },
    ],
    statements: [
      {
        says: 'The lessons are on Sundays.',
        truth: false,
        why: 'Bài có câu “Every Saturday morning”: sáng thứ Bảy, không phải Chủ nhật.',
      },
      {
        says: 'Mrs Tư has got a granddaughter in Canada.',
        truth: true,
        why: 'Bà gọi cho “her granddaughter in Canada”: cháu gái của bà ở Canada.',
      },
      {
        says: 'Mr Sáu learnt a new game from the girls.',
        truth: false,
        why: 'Bài viết “Mr Sáu showed the girls an old game”: ông dạy các bạn gái, không phải ngược lại.',
      },
    ],
    gaps: [
      {
        text: 'Mrs Tư can make flowers from ___.',
        right: 'paper',
        wrong: ['stones', 'plastic', 'wood'],
        why: 'Bà dạy Minh “how to make paper flowers”: hoa giấy; stones (sỏi) là trò chơi của ông Sáu.',
      },
      {
        text: 'There are ___ young teachers from Class 7A.',
        right: 'ten',
        wrong: ['three', 'sixty-five', 'eighty'],
        why: 'Bài có câu “ten pupils from Class 7A become teachers”; eighty là tuổi của bà Tư.',
      },
    ],
  },
  {
    id: 'c7-r-puppets-on-water',
    topic: 'arts',
    ease: 2,
    title: 'Dancers on the water',
    about: 'Nghệ thuật múa rối nước.',
    paragraphs: [
      'Can wooden people dance on water? In the north of Viet Nam, they can. Farmers near the Red River began to make water puppets about a thousand years ago. When their rice fields were full of water, the fields became a stage.',
      'The puppets are made of light wood and painted in bright colours. You can see dragons, ducks, fish and farmers. But you can’t see the artists. They stand in the water behind a bamboo screen and move the puppets with long poles. The shows tell short, funny stories from village life, with drums and songs.',
      'It is a hard job, especially in winter. Then the artists wear special clothes which keep them warm and dry.',
    ],
    choices: [
      {
        ask: 'Where did farmers show their puppets long ago?',
        right: 'on the rice fields',
        wrong: ['on the sea', 'in a big theatre', 'behind their houses'],
        why: 'Bài viết khi ruộng đầy nước “the fields became a stage”: diễn trên ruộng lúa; nhà hát (theatre) thì bài không nói.',
      },
      {
        ask: 'Why can’t people see the artists?',
        right: 'A screen hides them.',
        wrong: ['They are under the water.', 'It is too dark.', 'The puppets are too big.'],
        why: 'Bài viết họ đứng “behind a bamboo screen”: tấm mành che; họ đứng trong nước chứ không lặn dưới nước (under the water).',
      },
      {
        ask: 'Why do the artists need special clothes in winter?',
        right: 'They have to stand in cold water.',
        wrong: [
          'They have to look like farmers.',
          'They have to dance with dragons.',
          'They have to walk through the fields.',
        ],
        why: 'Họ “stand in the water” và mùa đông phải giữ “warm and dry”: đứng trong nước lạnh; giống nông dân (farmers) là các con rối.',
      },
    ],
    statements: [
      {
        says: 'The puppets are made of paper.',
        truth: false,
        why: 'Bài có câu “The puppets are made of light wood”: làm bằng gỗ nhẹ, không phải giấy.',
      },
      {
        says: 'Water puppets are about a thousand years old.',
        truth: true,
        why: 'Bài viết nông dân bắt đầu làm rối nước “about a thousand years ago”.',
      },
      {
        says: 'There is music in the shows.',
        truth: true,
        why: 'Bài viết buổi diễn kể chuyện “with drums and songs”: có trống và bài hát.',
      },
    ],
    gaps: [
      {
        text: 'The artists move the puppets with long ___.',
        right: 'poles',
        wrong: ['ropes', 'arms', 'drums'],
        why: 'Bài viết “move the puppets with long poles”: sào dài, không phải dây thừng (ropes).',
      },
      {
        text: 'The stories in the shows are about life in a ___.',
        right: 'village',
        wrong: ['city', 'palace', 'school'],
        why: 'Bài viết “funny stories from village life”: đời sống làng quê, không phải thành phố (city).',
      },
    ],
  },
  {
    id: 'c7-r-note-in-the-kitchen',
    topic: 'food',
    ease: 1,
    title: 'A note in the kitchen',
    about: 'Mẹ để lại lời nhắn nhờ Ben chuẩn bị bữa tối.',
    paragraphs: [
      'Dear Ben,',
      'Dad and I will be home at six. Can you make the spring rolls, please?',
      '1. The prawns are already boiled. They’re in the blue box in the fridge. Cut each one in half.',
      '2. Wash the salad and cook the noodles for three minutes, not longer.',
      '3. Put a sheet of rice paper in warm water for five seconds. Then lay it on a dry plate.',
      '4. Put salad, noodles and prawns on it, and roll it up.',
      'Make four for each of us. But Lucy can’t eat prawns, so use egg for hers.',
      'And don’t touch the chocolate cake! It’s for Grandad’s birthday tomorrow.',
      'Love, Mum',
    ],
    choices: [
      {
        ask: 'Where are the prawns?',
        right: 'in a box in the fridge',
        wrong: ['in warm water', 'on a dry plate', 'in a box on the table'],
        why: 'Mẹ viết “They’re in the blue box in the fridge”; nước ấm (warm water) dùng cho bánh tráng.',
      },
      {
        ask: 'How many rolls with egg does Ben have to make?',
        right: 'four',
        wrong: ['two', 'three', 'five'],
        why: 'Mỗi người bốn cuốn (“four for each of us”), chỉ cuốn của Lucy dùng trứng: bốn cuốn; five là số giây ngâm bánh.',
      },
      {
        ask: 'Why can’t Ben eat the cake today?',
        right: 'It’s for somebody’s birthday.',
        wrong: ['It isn’t ready.', 'Lucy can’t eat chocolate.', 'It’s for Lucy.'],
        why: 'Mẹ viết bánh “for Grandad’s birthday tomorrow”: để dành sinh nhật ông; thứ Lucy không ăn được là tôm, không phải sô-cô-la (chocolate).',
      },
    ],
    statements: [
      {
        says: 'Ben has to boil the prawns.',
        truth: false,
        why: 'Mẹ viết “The prawns are already boiled”: tôm luộc sẵn rồi.',
      },
      {
        says: 'The noodles need three minutes.',
        truth: true,
        why: 'Mẹ dặn “cook the noodles for three minutes, not longer”.',
      },
      {
        says: 'The rice paper stays in the water for five minutes.',
        truth: false,
        why: 'Mẹ viết “for five seconds”: năm giây, không phải năm phút (minutes).',
      },
    ],
    gaps: [
      {
        text: 'The water for the rice paper should be ___.',
        right: 'warm',
        wrong: ['cold', 'boiling', 'salty'],
        why: 'Mẹ viết “in warm water”: nước ấm, không phải nước sôi (boiling).',
      },
      {
        text: 'Ben’s parents come home at ___ o’clock.',
        right: 'six',
        wrong: ['three', 'four', 'five'],
        why: 'Mẹ viết “Dad and I will be home at six”; three là số phút nấu bún.',
      },
    ],
  },
  {
    id: 'c7-r-clubs-this-term',
    topic: 'school',
    ease: 1,
    title: 'Clubs this term',
    about: 'Thông báo về các câu lạc bộ của trường.',
    paragraphs: [
      'COOKING CLUB: Monday, 4 p.m., kitchen. You learn to make simple meals. There are only twelve places!',
      'CHESS CLUB: Tuesday, 12.30 p.m., library. Beginners are welcome. On the last Tuesday of every month, we play against the teachers.',
      'DRAMA CLUB: Wednesday and Friday, 4.15 p.m., hall. We’re preparing a musical for December, so we need singers, dancers, and people who can paint.',
      'RUNNING CLUB: Thursday, 6.15 a.m., school gate. It’s cool and quiet then, and there’s a free breakfast after the run.',
      'Write your name on the list next to the office by Friday. You may join two clubs, but not more.',
    ],
    choices: [
      {
        ask: 'Hoa can’t stay at school after three, and she hates getting up early. Which club is good for her?',
        right: 'the Chess Club',
        wrong: ['the Cooking Club', 'the Drama Club', 'the Running Club'],
        why: 'Câu lạc bộ cờ họp lúc “12.30 p.m.”: trước ba giờ chiều và không phải dậy sớm; chạy bộ (Running) thì 6.15 sáng.',
      },
      {
        ask: 'Which club needs pupils who paint well?',
        right: 'the Drama Club',
        wrong: ['the Cooking Club', 'the Chess Club', 'the Running Club'],
        why: 'Câu lạc bộ kịch cần “people who can paint”; câu lạc bộ nấu ăn (Cooking) chỉ học làm món đơn giản.',
      },
      {
        ask: 'What do the runners get after their run?',
        right: 'something to eat',
        wrong: ['a clean T-shirt', 'a place in the musical', 'a game of chess'],
        why: 'Thông báo viết “there’s a free breakfast after the run”: được ăn sáng; nhạc kịch (musical) là của câu lạc bộ kịch.',
      },
    ],
    statements: [
      {
        says: 'A pupil can join three clubs.',
        truth: false,
        why: 'Thông báo viết “You may join two clubs, but not more”: nhiều nhất là hai.',
      },
      {
        says: 'You don’t have to be good at chess to join the Chess Club.',
        truth: true,
        why: 'Câu lạc bộ cờ ghi “Beginners are welcome”: người mới chơi cũng được.',
      },
      {
        says: 'The Drama Club meets twice a week.',
        truth: true,
        why: 'Câu lạc bộ kịch họp “Wednesday and Friday”: hai lần một tuần.',
      },
    ],
    gaps: [
      {
        text: 'The list for the clubs is next to the ___.',
        right: 'office',
        wrong: ['library', 'kitchen', 'gate'],
        why: 'Thông báo viết “the list next to the office”; library là chỗ chơi cờ.',
      },
      {
        text: 'Once a month, the Chess Club plays against the ___.',
        right: 'teachers',
        wrong: ['singers', 'runners', 'cooks'],
        why: 'Thông báo viết “we play against the teachers”: đấu với thầy cô, không phải các bạn chạy bộ (runners).',
      },
    ],
  },
  {
    id: 'c7-r-over-the-roofs',
    topic: 'transport',
    ease: 3,
    title: 'Over the roofs of La Paz',
    about: 'Cách đi lại đặc biệt ở một thành phố trên núi.',
    paragraphs: [
      'In many big cities, trains run below the streets. La Paz in Bolivia went the other way: up! La Paz lies in a deep valley, about 3,600 metres high in the mountains. Above it, on flat land, there is another large city, El Alto. Many people live in one city and work in the other. In the past, they sat in crowded buses for an hour, because the roads are narrow and full of bends.',
      'In 2014, the first cable cars began to run. Now there are ten lines, each with its own colour. The cabins come every few seconds and pass quietly over roofs, markets and traffic jams. A trip that took an hour now takes about ten minutes, and the view is free!',
    ],
    choices: [
      {
        ask: 'Where is El Alto?',
        right: 'above La Paz',
        wrong: ['below La Paz', 'in a deep valley', 'far away from La Paz'],
        why: 'Bài viết “Above it, on flat land, there is another large city, El Alto”; nằm trong thung lũng (in a deep valley) là La Paz.',
      },
      {
        ask: 'Why did the buses need so much time?',
        right: 'The roads were narrow and not straight.',
        wrong: ['The buses were very old.', 'The buses stopped at every market.', 'The cable cars were in the way.'],
        why: 'Bài viết “the roads are narrow and full of bends”: đường hẹp, nhiều khúc quanh; xe cũ (old) thì bài không nói.',
      },
      {
        ask: 'How much time can people save on a trip now?',
        right: 'about fifty minutes',
        wrong: ['about ten minutes', 'about thirty minutes', 'about an hour'],
        why: 'Trước mất “an hour”, nay “about ten minutes”: đỡ được khoảng năm mươi phút; ten minutes là thời gian đi bây giờ.',
      },
    ],
    statements: [
      {
        says: 'All the cable car lines have the same colour.',
        truth: false,
        why: 'Bài viết “each with its own colour”: mỗi tuyến một màu riêng.',
      },
      {
        says: 'People don’t have to wait long for a cabin.',
        truth: true,
        why: 'Bài viết các cabin “come every few seconds”: vài giây có một chiếc.',
      },
      {
        says: 'The cable cars are very noisy.',
        truth: false,
        why: 'Bài viết các cabin “pass quietly”: đi êm, không ồn ào (noisy).',
      },
    ],
    gaps: [
      {
        text: 'Today there are ten cable car ___.',
        right: 'lines',
        wrong: ['cities', 'roads', 'roofs'],
        why: 'Bài viết “Now there are ten lines”: mười tuyến, không phải mười thành phố (cities).',
      },
      {
        text: 'The cable cars began to run in ___.',
        right: '2014',
        wrong: ['2004', '2010', '2020'],
        why: 'Bài viết “In 2014, the first cable cars began to run”: năm 2014, không phải 2004.',
      },
    ],
  },
  {
    id: 'c7-r-lighthouse-twins',
    topic: 'media',
    ease: 2,
    title: 'Film of the week: “The Lighthouse Twins”',
    about: 'Một bạn học sinh giới thiệu bộ phim mới xem.',
    paragraphs: [
      'This film is about Mia and Max, twins of twelve who live on a tiny island with their grandfather. One stormy night, the lamp in the lighthouse goes out, and a big ship is coming nearer. The twins have no electricity and no phone. What can they do? I won’t tell you, but they need a hundred jam jars.',
      'I liked the two young actors, although it is their first film. The pictures of the sea are wonderful. But the grandfather talks too much, and the first half hour is a bit slow.',
      'I give it four stars out of five. Don’t take very small children, because the storm is really loud. And stay until the very end: after the names, there is one more joke!',
    ],
    choices: [
      {
        ask: 'What is the twins’ problem?',
        right: 'The lamp doesn’t work.',
        wrong: ['They can’t find a ship.', 'Their grandfather is ill.', 'They have lost a jam jar.'],
        why: 'Phim kể “the lamp in the lighthouse goes out” khi tàu đang tới gần; con tàu (ship) thì họ thấy chứ không phải đi tìm.',
      },
      {
        ask: 'What didn’t the writer like very much?',
        right: 'the beginning of the film',
        wrong: ['the pictures of the sea', 'the young actors', 'the last joke'],
        why: 'Bạn viết “the first half hour is a bit slow”: phần đầu hơi chậm; diễn viên nhí (the young actors) thì bạn thích.',
      },
      {
        ask: 'Why should people stay until the very end?',
        right: 'Something funny comes last.',
        wrong: ['The ship comes last.', 'The storm is loudest then.', 'They can meet the twins.'],
        why: 'Bạn viết “after the names, there is one more joke”: còn một chi tiết vui; con tàu (ship) thì đã tới gần ngay trong đêm bão.',
      },
    ],
    statements: [
      {
        says: 'The two young actors have made many films before.',
        truth: false,
        why: 'Bài viết “it is their first film”: đây là phim đầu tiên của hai bạn.',
      },
      {
        says: 'The writer doesn’t tell us how the twins solve their problem.',
        truth: true,
        why: 'Hỏi “What can they do?” rồi bạn viết “I won’t tell you”: không kể cách giải quyết.',
      },
      {
        says: 'The film is a good choice for very small children.',
        truth: false,
        why: 'Bạn khuyên “Don’t take very small children, because the storm is really loud”.',
      },
    ],
    gaps: [
      {
        text: 'The writer gives the film ___ stars.',
        right: 'four',
        wrong: ['two', 'three', 'five'],
        why: 'Bài viết “four stars out of five”: bốn trên năm; five là số sao nhiều nhất.',
      },
      {
        text: 'In the film, the twins live with their ___.',
        right: 'grandfather',
        wrong: ['mother', 'aunt', 'teacher'],
        why: 'Phim kể hai chị em sống “with their grandfather”: với ông, không phải với mẹ (mother).',
      },
    ],
  },
  {
    id: 'c7-r-midsummer-letter',
    topic: 'holidays',
    ease: 2,
    title: 'A letter from Sweden',
    about: 'Anna kể về ngày hội giữa mùa hè ở Thụy Điển.',
    paragraphs: [
      'Hi Linh,',
      'Yesterday I celebrated Midsummer in Sweden with my friend Elsa. In June, the days are so long here that it hardly gets dark at night. In the morning, we made crowns from flowers for our hair. Then everybody in the village met on a green field and put up a tall pole with leaves and flowers. We danced around it and jumped like little frogs, because there is a funny song about frogs. Even the grandpas jumped!',
      'We had fish with potatoes, and then a huge strawberry cake. In the evening, Elsa told me about an old custom: put seven different flowers under your pillow, and you will dream of your future husband or wife. I did it, but I only dreamt of strawberries!',
      'Love, Anna',
    ],
    choices: [
      {
        ask: 'What did the girls wear in their hair?',
        right: 'flowers',
        wrong: ['leaves', 'strawberries', 'little frogs'],
        why: 'Anna viết “we made crowns from flowers for our hair”: vòng hoa; leaves (lá) là ở trên cây cột.',
      },
      {
        ask: 'Why did the grandpas jump?',
        right: 'It’s part of a song.',
        wrong: ['They saw some frogs.', 'They wanted to keep warm.', 'They tried to reach the pole.'],
        why: 'Mọi người nhảy như ếch “because there is a funny song about frogs”: theo bài hát, không phải thấy ếch thật (saw some frogs).',
      },
      {
        ask: 'What do we learn from Anna’s dream?',
        right: 'The old custom didn’t work for her.',
        wrong: ['She used only one flower.', 'She didn’t like the cake.', 'She will marry a friend of Elsa’s.'],
        why: 'Tục lệ nói sẽ mơ thấy người mình cưới, Anna lại “only dreamt of strawberries”: không linh nghiệm; bạn ấy vẫn làm đúng với bảy bông, không phải một bông (one flower).',
      },
    ],
    statements: [
      {
        says: 'In June, the nights in Sweden are not very dark.',
        truth: true,
        why: 'Anna viết “it hardly gets dark at night”: đêm hầu như không tối.',
      },
      {
        says: 'Anna celebrated Midsummer in a big city.',
        truth: false,
        why: 'Anna viết “everybody in the village”: ở một ngôi làng, không phải thành phố lớn.',
      },
      {
        says: 'Elsa told Anna about the custom.',
        truth: true,
        why: 'Anna viết “Elsa told me about an old custom”: Elsa kể cho Anna nghe.',
      },
    ],
    gaps: [
      {
        text: 'For the old custom, you need ___ different flowers.',
        right: 'seven',
        wrong: ['two', 'five', 'nine'],
        why: 'Anna viết “put seven different flowers under your pillow”: bảy bông, không phải năm (five).',
      },
      {
        text: 'The flowers must be under your ___ at night.',
        right: 'pillow',
        wrong: ['bed', 'blanket', 'window'],
        why: 'Anna viết “under your pillow”: dưới gối, không phải dưới giường (bed).',
      },
    ],
  },
  {
    id: 'c7-r-giants-in-the-sea',
    topic: 'science',
    ease: 3,
    title: 'White giants in the sea',
    about: 'Những chiếc quạt gió khổng lồ ngoài biển.',
    paragraphs: [
      'Near Bac Lieu, in the south of Viet Nam, sixty-two white giants stand in the sea. They are wind turbines. Each tower is eighty metres high, and each of its three arms is about forty metres long.',
      'How do they work? The wind pushes the arms, and the arms turn a machine at the top of the tower. This machine produces electricity, which travels to the land through cables. On a day without wind, the giants sleep. That is why people build them near the coast: the wind blows there more often than in the middle of the country.',
      'The giants are also popular with visitors, who walk along a bridge over the water to see them from below. Many of them take photos to show at home.',
    ],
    choices: [
      {
        ask: 'What turns the machine at the top of the tower?',
        right: 'the arms',
        wrong: ['the cables', 'the sea', 'the electricity'],
        why: 'Bài viết “the arms turn a machine at the top of the tower”; điện (the electricity) là thứ máy làm ra.',
      },
      {
        ask: 'Why do people build turbines near the coast?',
        right: 'There is wind more often.',
        wrong: ['The water helps to turn them.', 'The visitors like the sea.', 'The cables must stay in the water.'],
        why: 'Bài viết “the wind blows there more often”: ven biển hay có gió; nước (the water) không làm quay tua-bin.',
      },
      {
        ask: 'What does “the giants sleep” mean?',
        right: 'They don’t produce electricity.',
        wrong: ['They lie on the ground.', 'Nobody visits them.', 'People turn off their lights.'],
        why: 'Câu này nói về ngày “without wind”: cánh không quay nên không có điện, chứ không phải nằm xuống đất (lie on the ground).',
      },
    ],
    statements: [
      {
        says: 'The turbines stand on a mountain.',
        truth: false,
        why: 'Bài viết chúng “stand in the sea”: đứng ngoài biển, không phải trên núi.',
      },
      {
        says: 'Each turbine has three arms.',
        truth: true,
        why: 'Bài viết “each of its three arms”: mỗi tua-bin có ba cánh.',
      },
      {
        says: 'Visitors can walk over the water to the turbines.',
        truth: true,
        why: 'Bài viết khách “walk along a bridge over the water to see them from below”.',
      },
    ],
    gaps: [
      {
        text: 'The electricity travels to the land through ___.',
        right: 'cables',
        wrong: ['bridges', 'towers', 'arms'],
        why: 'Bài viết “travels to the land through cables”: qua dây cáp; cầu (bridges) là lối cho khách đi.',
      },
      {
        text: 'Each tower is ___ metres high.',
        right: 'eighty',
        wrong: ['eighteen', 'forty', 'sixty-two'],
        why: 'Bài viết “Each tower is eighty metres high”; forty là chiều dài mỗi cánh.',
      },
    ],
  },
  {
    id: 'c7-r-trees-with-legs',
    topic: 'nature',
    ease: 3,
    title: 'Trees with long legs',
    about: 'Rừng ngập mặn và ích lợi của nó.',
    paragraphs: [
      'Most trees die if you give them salt water. Mangroves don’t mind. They grow on the coasts of warm countries, where the sea comes and goes. Their strange roots stand above the mud like long legs, so the trees can get air.',
      'Mangroves are useful neighbours. When big waves come, the roots make them slower and weaker, and the villages behind the forest are safer. Between the roots, young fish can hide from bigger animals. Without mangroves, fishermen would catch much less.',
      'The seeds start to grow while they are still on the tree. Then they fall, float in the sea and stop where they find mud. In Can Gio, near Ho Chi Minh City, people have planted mangroves, too. Today there is a large forest with birds and monkeys.',
    ],
    choices: [
      {
        ask: 'Why do the roots stand above the mud?',
        right: 'to get air',
        wrong: ['to get salt', 'to keep warm', 'to catch fish'],
        why: 'Bài viết rễ nhô lên trên bùn “so the trees can get air”: để lấy không khí, không phải lấy muối (salt).',
      },
      {
        ask: 'Why are mangroves good for fishermen?',
        right: 'Young fish are safe between the roots.',
        wrong: [
          'The waves bring big fish to the land.',
          'Boats are made from their wood.',
          'The seeds are good food for people.',
        ],
        why: 'Bài viết cá con “can hide from bigger animals” giữa các rễ nên ngư dân đánh được nhiều cá hơn; sóng (waves) thì bị rễ cản yếu đi.',
      },
      {
        ask: 'What is special about mangrove seeds?',
        right: 'They begin to grow on the tree.',
        wrong: ['They grow only in fresh water.', 'Birds carry them to the sea.', 'They can’t float.'],
        why: 'Bài viết hạt “start to grow while they are still on the tree”; hạt trôi trên biển (“float in the sea”) nên can’t float là sai.',
      },
    ],
    statements: [
      {
        says: 'Mangroves can live with salt water.',
        truth: true,
        why: 'Cây khác chết vì nước mặn, còn “Mangroves don’t mind”: cây này sống được.',
      },
      {
        says: 'Waves get stronger when they meet the roots.',
        truth: false,
        why: 'Bài viết rễ làm sóng “slower and weaker”: chậm và yếu đi, không mạnh lên.',
      },
      {
        says: 'There are no animals in the forest of Can Gio.',
        truth: false,
        why: 'Bài viết rừng Cần Giờ “with birds and monkeys”: có chim và khỉ.',
      },
    ],
    gaps: [
      {
        text: 'The roots of a mangrove look like long ___.',
        right: 'legs',
        wrong: ['arms', 'ropes', 'snakes'],
        why: 'Bài viết rễ đứng “like long legs”: như những cái chân dài, không phải cánh tay (arms).',
      },
      {
        text: 'The seeds stop where they find ___.',
        right: 'mud',
        wrong: ['sand', 'rocks', 'villages'],
        why: 'Bài viết hạt trôi rồi “stop where they find mud”: chỗ có bùn, không phải cát (sand).',
      },
    ],
  },
  {
    id: 'c7-r-winter-in-canada',
    topic: 'countries',
    ease: 1,
    title: 'Winter in Canada',
    about: 'Emily viết thư cho Nam kể về mùa đông.',
    paragraphs: [
      'Hi Nam,',
      'You asked about winter in Canada. Well, it’s long! In my town, the first snow falls in November, and it stays until April. This morning it was minus twenty degrees, so we had to stay indoors at break time. Nobody was sad, because we played board games.',
      'After school, I put on two pairs of socks and went to the lake with my friend Luc. There’s thick ice on it now, so we can skate there. I fell over nine times! Luc speaks French at home, and he taught me a new French word for every fall. Now I can say “snow”, “ice” and “ouch”!',
      'Is it true that you can swim in January? I can’t believe it!',
      'Emily',
    ],
    choices: [
      {
        ask: 'Why did the pupils stay indoors at break time?',
        right: 'It was too cold.',
        wrong: ['It was snowing hard.', 'They had a test.', 'They wanted to learn French.'],
        why: 'Emily viết “minus twenty degrees, so we had to stay indoors”: quá lạnh; tuyết đang rơi (snowing) thì thư không nói.',
      },
      {
        ask: 'How many French words did Luc teach Emily that day?',
        right: 'nine',
        wrong: ['two', 'three', 'twenty'],
        why: 'Emily ngã “nine times” và mỗi lần ngã học “a new French word”: chín từ; ba từ (three) trong thư chỉ là ví dụ.',
      },
      {
        ask: 'What is hard to believe for Emily?',
        right: 'Nam can swim in January.',
        wrong: ['Nam can speak French.', 'Nam has never seen snow.', 'Nam can play board games.'],
        why: 'Emily hỏi “Is it true that you can swim in January?” rồi viết “I can’t believe it!”; tuyết (snow) thì Emily không hỏi Nam.',
      },
    ],
    statements: [
      {
        says: 'In Emily’s town, the snow stays until February.',
        truth: false,
        why: 'Emily viết tuyết “stays until April”: tới tháng Tư, không phải tháng Hai.',
      },
      {
        says: 'Emily went skating after school.',
        truth: true,
        why: 'Tan học Emily ra hồ, nơi “we can skate”, và ngã chín lần: bạn ấy đi trượt băng.',
      },
      {
        says: 'The pupils were unhappy at break time.',
        truth: false,
        why: 'Emily viết “Nobody was sad, because we played board games”: không ai buồn.',
      },
    ],
    gaps: [
      {
        text: 'Emily put on two pairs of ___.',
        right: 'socks',
        wrong: ['gloves', 'shoes', 'trousers'],
        why: 'Emily viết “I put on two pairs of socks”: hai đôi tất, không phải găng tay (gloves).',
      },
      {
        text: 'The ice on the lake is ___.',
        right: 'thick',
        wrong: ['thin', 'soft', 'warm'],
        why: 'Emily viết “There’s thick ice on it now”: băng dày nên trượt được, trái với mỏng (thin).',
      },
    ],
  },
  {
    id: 'c7-r-night-of-the-turtle',
    topic: 'animals',
    ease: 3,
    title: 'The night of the turtle',
    about: 'Một đêm chờ xem rùa biển ở Côn Đảo.',
    paragraphs: [
      'We were not allowed to talk, and our torches were off, because noise and light frighten turtles. On a dark beach in Con Dao, we sat in the sand and waited. At eleven o’clock, there was still nothing.',
      'At midnight, something big came out of the sea. It looked like a moving rock, but it was a green turtle, about a metre long! She dug a deep hole, laid more than a hundred eggs and covered them with sand. Then she went slowly back to the water. She will never see her babies.',
      'A man counted the eggs and took them to a place where they are safe from rain and high water. After about fifty days, the babies will run to the sea. Many years later, the females will come back to this beach and lay their own eggs.',
    ],
    choices: [
      {
        ask: 'Why were the torches off?',
        right: 'Turtles are afraid of light.',
        wrong: ['The batteries were flat.', 'The moon was bright enough.', 'The man wanted to sleep.'],
        why: 'Bài viết đèn tắt “because noise and light frighten turtles”: rùa sợ ánh sáng; bãi biển tối (dark) nên không phải trăng sáng (the moon).',
      },
      {
        ask: 'Why did the man carry the eggs away?',
        right: 'to keep them safe',
        wrong: ['to count them at home', 'to show them to visitors', 'to give them back to their mother'],
        why: 'Ông mang trứng tới chỗ “safe from rain and high water”: giữ an toàn; đếm (count) thì ông làm trước khi mang đi.',
      },
      {
        ask: 'What do we learn about the mother turtle?',
        right: 'She leaves before her babies come out.',
        wrong: [
          'She waits fifty days for her babies.',
          'She takes her babies to the sea.',
          'She comes back to look for her babies.',
        ],
        why: 'Bài viết rùa mẹ trở về biển và “She will never see her babies”; năm mươi ngày (fifty days) là thời gian trứng nở.',
      },
    ],
    statements: [
      {
        says: 'The turtle came out of the sea at midnight.',
        truth: true,
        why: 'Bài có câu “At midnight, something big came out of the sea”: đó là rùa.',
      },
      {
        says: 'The turtle laid about fifty eggs.',
        truth: false,
        why: 'Bài viết “more than a hundred eggs”; fifty là số ngày chờ trứng nở.',
      },
      {
        says: 'One day, the female babies will return to the same beach.',
        truth: true,
        why: 'Bài viết nhiều năm sau rùa cái “will come back to this beach”.',
      },
    ],
    gaps: [
      {
        text: 'The turtle covered her eggs with ___.',
        right: 'sand',
        wrong: ['leaves', 'stones', 'water'],
        why: 'Bài viết rùa đẻ trứng rồi “covered them with sand”: lấp cát, không phải lá (leaves).',
      },
      {
        text: 'In the dark, the turtle looked like a moving ___.',
        right: 'rock',
        wrong: ['boat', 'tree', 'wave'],
        why: 'Bài có câu “It looked like a moving rock”: như tảng đá biết đi, không phải con sóng (wave).',
      },
    ],
  },
  {
    id: 'c7-r-one-foot',
    topic: 'feelings',
    ease: 3,
    title: 'Just one foot',
    about: 'Phong chuẩn bị lên sân khấu đọc thơ.',
    paragraphs: [
      'Phong was standing behind the curtain. In two minutes he had to go on stage and say a poem in English. Yesterday he knew all twenty-four lines. Now he couldn’t remember the first word, and his hands were cold.',
      '“I’m ill,” he told his teacher. “Can I go home?”',
      'Mrs Hà only asked: “Who is the poem about?”',
      '“A boy who is afraid of the sea,” said Phong.',
      '“And what does he do?”',
      '“He puts one foot into the water. Just one.” Phong stopped. Then he had to smile.',
      'He put one foot on the stage, and then the other. The first word came back, and all the others followed it. When people clapped at the end, he wanted to start again!',
    ],
    choices: [
      {
        ask: 'Why did Phong say that he was ill?',
        right: 'He was nervous.',
        wrong: ['He had a bad cold.', 'He was afraid of the sea.', 'He hurt his foot.'],
        why: 'Phong sắp lên sân khấu, quên chữ đầu và “his hands were cold”: vì hồi hộp; sợ biển (afraid of the sea) là cậu bé trong bài thơ.',
      },
      {
        ask: 'How did Mrs Hà help Phong?',
        right: 'She made him think about the poem.',
        wrong: ['She told him the first word.', 'She went on stage with him.', 'She let him go home.'],
        why: 'Cô hỏi “Who is the poem about?” rồi “what does he do?” để Phong tự nghĩ ra; cô không nhắc chữ đầu (the first word).',
      },
      {
        ask: 'How did Phong feel at the end?',
        right: 'proud and happy',
        wrong: ['cold and ill', 'tired and bored', 'sorry and sad'],
        why: 'Khi mọi người vỗ tay, Phong “wanted to start again”: vui và tự hào; tay lạnh (cold) là lúc chưa diễn.',
      },
    ],
    statements: [
      {
        says: 'Phong knew the poem well the day before.',
        truth: true,
        why: 'Bài có câu “Yesterday he knew all twenty-four lines”: hôm trước thuộc cả bài.',
      },
      {
        says: 'The boy in the poem jumps into the sea.',
        truth: false,
        why: 'Phong kể cậu bé “puts one foot into the water. Just one”: chỉ nhúng một chân, không nhảy (jumps) xuống.',
      },
      {
        says: 'Phong forgot the poem on the stage.',
        truth: false,
        why: 'Trên sân khấu “The first word came back, and all the others followed it”: Phong nhớ lại hết.',
      },
    ],
    gaps: [
      {
        text: 'Before the show, Phong’s hands were ___.',
        right: 'cold',
        wrong: ['warm', 'dirty', 'full'],
        why: 'Bài viết “his hands were cold”: tay lạnh vì hồi hộp, trái với ấm (warm).',
      },
      {
        text: 'The poem is about a ___ who is afraid of the sea.',
        right: 'boy',
        wrong: ['girl', 'teacher', 'fisherman'],
        why: 'Phong nói “A boy who is afraid of the sea”: một cậu bé; teacher là cô Hà.',
      },
    ],
  },
  {
    id: 'c7-r-saturday-messages',
    topic: 'communication',
    ease: 1,
    title: 'Messages on Saturday morning',
    about: 'Ba bạn nhắn tin bàn kế hoạch ngày thứ Bảy.',
    paragraphs: [
      'Lan, 8.05: Good morning! Are we still meeting at the swimming pool at nine?',
      'Tom, 8.07: Yes! My bag is ready.',
      'Minh, 8.10: Bad news. They’re cleaning the pool today, so it’s closed.',
      'Lan, 8.12: Oh no! What about the cinema? There’s a cartoon at ten.',
      'Tom, 8.13: I saw it last week with my cousins. And the sun is shining!',
      'Minh, 8.15: We could cycle to the lake and have a picnic. I’ll bring fruit.',
      'Lan, 8.16: Great idea, but my bike has a flat tyre.',
      'Tom, 8.18: My dad can repair it. Come to my house at half past nine, and we’ll start from there. I’ll make sandwiches.',
      'Lan, 8.20: Super! I’ll bring lemonade.',
    ],
    choices: [
      {
        ask: 'Why can’t the friends go swimming?',
        right: 'The pool is closed.',
        wrong: ['The weather is bad.', 'Tom has lost his bag.', 'The lake is too far.'],
        why: 'Minh viết “They’re cleaning the pool today, so it’s closed”; thời tiết (weather) thì đẹp vì trời nắng.',
      },
      {
        ask: 'Why doesn’t Tom want to see the cartoon?',
        right: 'He has seen it before.',
        wrong: ['He doesn’t like cartoons.', 'He has to help his dad.', 'He can’t come at ten.'],
        why: 'Tom viết “I saw it last week with my cousins”: xem rồi; không thích phim hoạt hình (doesn’t like) thì Tom không nói.',
      },
      {
        ask: 'Where will the three friends meet?',
        right: 'at Tom’s house',
        wrong: ['at the pool', 'at the lake', 'at the cinema'],
        why: 'Tom viết “Come to my house at half past nine, and we’ll start from there”; hồ (the lake) là nơi đi tới sau đó.',
      },
    ],
    statements: [
      {
        says: 'The friends are going to have a picnic.',
        truth: true,
        why: 'Minh rủ “have a picnic” ở hồ, Lan khen “Great idea” và các bạn chia nhau mang đồ ăn.',
      },
      {
        says: 'Lan’s bike is fine.',
        truth: false,
        why: 'Lan viết “my bike has a flat tyre”: xe bị xịt lốp.',
      },
      {
        says: 'It is a sunny day.',
        truth: true,
        why: 'Tom viết “the sun is shining”: trời nắng.',
      },
    ],
    gaps: [
      {
        text: 'Tom’s ___ can repair the bike.',
        right: 'dad',
        wrong: ['mum', 'cousin', 'uncle'],
        why: 'Tom viết “My dad can repair it”: bố sửa; cousin là người cùng xem phim.',
      },
      {
        text: 'Minh will bring some ___.',
        right: 'fruit',
        wrong: ['lemonade', 'sandwiches', 'water'],
        why: 'Minh viết “I’ll bring fruit”; lemonade là Lan mang.',
      },
    ],
  },
]
