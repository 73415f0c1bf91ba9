/** Readings of class 5: diaries, notices, messages, stories and facts about the world. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c5-r-run-little-turtle',
    topic: 'animals',
    ease: 2,
    title: 'Run, little turtle!',
    about: 'Rùa biển con chào đời trên bãi cát.',
    paragraphs: [
      'Sea turtles live in the water, but a mother turtle comes to the beach at night. She digs a hole, puts about a hundred eggs in it and goes back to the sea. She doesn’t wait for her babies.',
      'About two months later, the babies break the eggs. They must run fast because many birds and crabs like to eat them. At night the sea is brighter than the land, so they run to the light. That’s why people should turn off their lamps near the beach.',
    ],
    choices: [
      {
        ask: 'What does the mother turtle do after she puts the eggs in the hole?',
        right: 'She goes back to the sea.',
        wrong: ['She waits for her babies.', 'She looks for food on the beach.', 'She sleeps on the eggs.'],
        why: 'Bài viết rùa mẹ “goes back to the sea” và “doesn’t wait for her babies”: không chờ (waits) rùa con.',
      },
      {
        ask: 'Why must the babies run fast?',
        right: 'Some animals want to eat them.',
        wrong: ['Their mother is waiting in the sea.', 'They are very hungry.', 'The sand is too hot at night.'],
        why: 'Bài viết “many birds and crabs like to eat them”; rùa mẹ không chờ (waiting) vì đã đi từ lâu.',
      },
      {
        ask: 'What can happen when there are lamps near the beach?',
        right: 'The babies can run to the lamps.',
        wrong: ['The babies can see the birds.', 'The mother can find her babies.', 'The eggs can get too warm.'],
        why: 'Rùa con “run to the light”, nên thấy đèn chúng có thể chạy nhầm về phía đèn; vì thế bài khuyên “turn off their lamps”.',
      },
    ],
    statements: [
      {
        says: 'A mother turtle puts her eggs in the sea.',
        truth: false,
        why: 'Rùa mẹ lên bãi biển, đào hố và “puts about a hundred eggs in it”: trứng ở trong hố, không ở dưới biển.',
      },
      {
        says: 'The mother turtle comes to the beach at night.',
        truth: true,
        why: 'Bài viết “a mother turtle comes to the beach at night”: lên bờ ban đêm.',
      },
      {
        says: 'The babies break the eggs about two weeks later.',
        truth: false,
        why: 'Bài viết “About two months later”: hai tháng, không phải hai tuần (weeks).',
      },
    ],
    gaps: [
      {
        text: 'There are about a hundred ___ in the hole.',
        right: 'eggs',
        wrong: ['crabs', 'birds', 'lamps'],
        why: 'Bài viết “puts about a hundred eggs in it”: trong hố có trứng; cua (crabs) là con vật ăn rùa con.',
      },
      {
        text: 'At night the sea is ___ than the land.',
        right: 'brighter',
        wrong: ['darker', 'colder', 'quieter'],
        why: 'Bài viết “the sea is brighter than the land”: biển sáng hơn; darker (tối hơn) là ngược lại.',
      },
    ],
  },
  {
    id: 'c5-r-a-letter-from-camp',
    topic: 'holidays',
    ease: 1,
    title: 'A letter from camp',
    about: 'Ben viết thư cho bố mẹ từ trại hè.',
    paragraphs: [
      'Dear Mum and Dad,',
      'Camp is great! I sleep in a tent with three other boys. Yesterday we climbed a hill and saw a lake. In the evening we cooked potatoes in the fire. My potato was black outside, but delicious inside!',
      'Tomorrow we’re going to make a boat out of old boxes and cross the lake in it. Mr Hai says we should wear our swimming clothes. He doesn’t believe in our boat!',
      'Can you bring me some dry socks on Sunday?',
      'Love, Ben',
    ],
    choices: [
      {
        ask: 'How many boys sleep in Ben’s tent?',
        right: 'four',
        wrong: ['two', 'three', 'five'],
        why: 'Ben viết “with three other boys”: ba bạn khác cộng với Ben là bốn; three là chưa đếm Ben.',
      },
      {
        ask: 'Why does Mr Hai want them to wear swimming clothes?',
        right: 'He thinks they will fall into the water.',
        wrong: [
          'He thinks it will be very hot.',
          'He thinks they will swim to the hill.',
          'He thinks their other clothes are too old.',
        ],
        why: 'Thầy Hải “doesn’t believe in our boat”: thầy nghĩ thuyền bằng hộp sẽ chìm và các bạn rơi xuống nước; đồ cũ (old) trong thư là những cái hộp.',
      },
      {
        ask: 'What did they do yesterday evening?',
        right: 'They cooked potatoes.',
        wrong: ['They made a boat.', 'They climbed a hill.', 'They washed their socks.'],
        why: 'Ben viết “In the evening we cooked potatoes in the fire”; làm thuyền (a boat) là việc ngày mai.',
      },
    ],
    statements: [
      {
        says: 'They made a boat yesterday.',
        truth: false,
        why: 'Ben viết “Tomorrow we’re going to make a boat”: ngày mai mới làm.',
      },
      {
        says: 'Ben’s potato was delicious inside.',
        truth: true,
        why: 'Ben viết “black outside, but delicious inside!”: bên trong rất ngon.',
      },
      {
        says: 'Ben would like some dry socks.',
        truth: true,
        why: 'Ben hỏi bố mẹ “Can you bring me some dry socks on Sunday?”.',
      },
    ],
    gaps: [
      {
        text: 'The boat is going to be made of old ___.',
        right: 'boxes',
        wrong: ['bottles', 'socks', 'tents'],
        why: 'Ben viết “make a boat out of old boxes”: bằng hộp cũ; lều (tents) là chỗ ngủ.',
      },
      {
        text: 'From the hill they saw a ___.',
        right: 'lake',
        wrong: ['river', 'village', 'fire'],
        why: 'Ben viết “we climbed a hill and saw a lake”: một cái hồ, không phải con sông (river).',
      },
    ],
  },
  {
    id: 'c5-r-lemon-and-honey',
    topic: 'food',
    ease: 1,
    title: 'Lemon and honey',
    about: 'Công thức pha một món nước uống mùa hè.',
    paragraphs: [
      'You need two lemons, three spoons of honey, a cup of warm water, a bottle of cold water and some ice.',
      '1. Wash the lemons, cut each lemon in half and put the juice in a big bowl.',
      '2. Put the honey in the warm water. Don’t use cold water: the honey will stay at the bottom.',
      '3. Add the honey water and the cold water to the juice.',
      '4. Put ice in five glasses and fill them. If the drink isn’t sweet enough, add one more spoon of honey!',
    ],
    choices: [
      {
        ask: 'How many pieces of lemon do you have after you cut the lemons?',
        right: 'four',
        wrong: ['two', 'three', 'five'],
        why: 'Có “two lemons” và “cut each lemon in half”: mỗi quả hai nửa, 2 × 2 = 4; five là số cốc.',
      },
      {
        ask: 'Why do you put the honey in warm water?',
        right: 'In cold water it stays at the bottom.',
        wrong: [
          'In cold water it isn’t sweet.',
          'In warm water it stays at the bottom.',
          'Warm water is better for the ice.',
        ],
        why: 'Bài viết nếu dùng nước lạnh “the honey will stay at the bottom”: mật ong đọng ở đáy; nước ấm thì không bị thế.',
      },
      {
        ask: 'What can you do if the drink isn’t sweet enough?',
        right: 'add more honey',
        wrong: ['add more ice', 'add more lemon juice', 'add more cold water'],
        why: 'Bài viết “add one more spoon of honey!”; thêm nước chanh (lemon juice) thì càng chua.',
      },
    ],
    statements: [
      {
        says: 'The drink is for five glasses.',
        truth: true,
        why: 'Bài viết “Put ice in five glasses and fill them”: rót được năm cốc.',
      },
      {
        says: 'You put the lemon juice in a bottle.',
        truth: false,
        why: 'Bài viết “put the juice in a big bowl”: cho vào tô, không phải chai (bottle).',
      },
      {
        says: 'You need three spoons of honey at first.',
        truth: true,
        why: 'Danh sách ghi “three spoons of honey”: ba thìa mật ong.',
      },
    ],
    gaps: [
      {
        text: 'Cut each lemon in ___.',
        right: 'half',
        wrong: ['three', 'four', 'five'],
        why: 'Bài viết “cut each lemon in half”: cắt làm đôi, không phải cắt làm ba (three).',
      },
      {
        text: 'Put the honey in a cup of ___ water.',
        right: 'warm',
        wrong: ['cold', 'hot', 'sweet'],
        why: 'Bài viết “Put the honey in the warm water”: nước ấm; nước lạnh (cold) thì mật ong đọng ở đáy.',
      },
    ],
  },
  {
    id: 'c5-r-the-quiet-parrot',
    topic: 'feelings',
    ease: 3,
    title: 'The quiet parrot',
    about: 'Chuyện về chú Tâm và con vẹt.',
    paragraphs: [
      'Mr Tam has a small café and a parrot. Every evening he said “Hello” to the parrot fifty times, but it never said anything. “What a lazy bird!” said Mr Tam.',
      'One morning he was sick and stayed in bed upstairs. Then he heard a voice in the café: “Good morning! Two coffees? Sit down, please!” He ran downstairs. The parrot was talking to his guests!',
      '“You can speak!” said Mr Tam. “Why don’t you speak to me?” The parrot looked at him. “Sit down, please,” it said.',
    ],
    choices: [
      {
        ask: 'Where did the parrot learn its words?',
        right: 'It heard Mr Tam when he spoke to his guests.',
        wrong: ['It heard Mr Tam’s lesson in the evening.', 'It heard the words on TV.', 'The guests gave it lessons.'],
        why: 'Con vẹt nói “Two coffees? Sit down, please!”, là lời chú Tâm nói với khách; buổi tối (evening) chú chỉ dạy từ “Hello”.',
      },
      {
        ask: 'Why was Mr Tam wrong about the parrot?',
        right: 'It wasn’t lazy; it could speak well.',
        wrong: ['It wasn’t quiet; it often said “Hello”.', 'It was sick that morning.', 'It was afraid of his guests.'],
        why: 'Chú nói “What a lazy bird!” nhưng con vẹt nói chuyện được với khách: nó không lười; người ốm (sick) là chú Tâm.',
      },
      {
        ask: 'Where was Mr Tam when he heard the voice?',
        right: 'upstairs in bed',
        wrong: ['downstairs in the café', 'in the street', 'next to the parrot'],
        why: 'Bài viết chú “stayed in bed upstairs”, nghe tiếng rồi mới chạy xuống; ở quán (in the café) là con vẹt và khách.',
      },
    ],
    statements: [
      {
        says: 'The parrot learnt to say “Hello” in the evenings.',
        truth: false,
        why: 'Chú dạy “Hello” mà con vẹt “never said anything”: nó không hề nói từ ấy.',
      },
      {
        says: 'Mr Tam said “Hello” to the parrot many times.',
        truth: true,
        why: 'Bài viết chú nói “Hello” với con vẹt “fifty times”: năm mươi lần là rất nhiều.',
      },
      {
        says: 'The guests were in the café when Mr Tam was in bed.',
        truth: true,
        why: 'Chú ở trên giường mà nghe con vẹt “was talking to his guests” trong quán.',
      },
    ],
    gaps: [
      {
        text: 'Mr Tam has a small ___.',
        right: 'café',
        wrong: ['hotel', 'school', 'bookshop'],
        why: 'Bài viết “Mr Tam has a small café”: quán cà phê, không phải khách sạn (hotel).',
      },
      {
        text: 'Mr Tam stayed in bed because he was ___.',
        right: 'sick',
        wrong: ['lazy', 'angry', 'quiet'],
        why: 'Bài viết “he was sick and stayed in bed”: chú bị ốm; lazy là từ chú chê con vẹt.',
      },
    ],
  },
  {
    id: 'c5-r-a-very-big-cave',
    topic: 'places',
    ease: 2,
    title: 'A very big cave',
    about: 'Giới thiệu hang Sơn Đoòng.',
    paragraphs: [
      'Son Doong is the biggest cave in the world, and it’s in Viet Nam. Mr Ho Khanh, a man from a village near there, found it in about 1990. It was raining hard, and he was looking for a dry place in the forest. Suddenly he saw a big hole and heard a noise of wind and water.',
      'There is a river in the cave. There are trees, too! The roof is broken in two places, so the sun can come in.',
    ],
    choices: [
      {
        ask: 'Why did Mr Ho Khanh look for a dry place?',
        right: 'because it was raining',
        wrong: ['because there was a river', 'because it was too sunny', 'because he wanted to find trees'],
        why: 'Bài viết “It was raining hard, and he was looking for a dry place”; con sông (a river) thì ở trong hang.',
      },
      {
        ask: 'How can trees live in the cave?',
        right: 'The sun comes in through the roof.',
        wrong: ['People put lamps in the cave.', 'The wind is very warm there.', 'The river brings new trees.'],
        why: 'Bài viết “The roof is broken in two places, so the sun can come in”: có nắng nên cây sống được; bài không nói có đèn (lamps).',
      },
      {
        ask: 'What did Mr Ho Khanh hear at the hole?',
        right: 'wind and water',
        wrong: ['birds and rain', 'people and cars', 'animals in the trees'],
        why: 'Bài viết ông “heard a noise of wind and water”: tiếng gió và nước; mưa (rain) là thời tiết bên ngoài.',
      },
    ],
    statements: [
      {
        says: 'There is a bigger cave in another country.',
        truth: false,
        why: 'Bài viết “Son Doong is the biggest cave in the world”: không hang nào to hơn.',
      },
      {
        says: 'Mr Ho Khanh is from a village near the cave.',
        truth: true,
        why: 'Bài viết “a man from a village near there”: ông ở làng gần hang.',
      },
      {
        says: 'There is a river in Son Doong.',
        truth: true,
        why: 'Bài viết “There is a river in the cave”: trong hang có sông.',
      },
    ],
    gaps: [
      {
        text: 'The roof of the cave is broken in ___ places.',
        right: 'two',
        wrong: ['three', 'four', 'five'],
        why: 'Bài viết “The roof is broken in two places”: hai chỗ, không phải ba (three).',
      },
      {
        text: 'Mr Ho Khanh was in the ___ when he found the cave.',
        right: 'forest',
        wrong: ['village', 'river', 'city'],
        why: 'Bài viết ông tìm chỗ khô “in the forest”: ở trong rừng; làng (village) là nơi ông sống.',
      },
    ],
  },
  {
    id: 'c5-r-a-trip-to-green-hill-farm',
    topic: 'school',
    ease: 2,
    title: 'A trip to Green Hill Farm',
    about: 'Thông báo về chuyến tham quan của lớp 5.',
    paragraphs: [
      'Class 5 is going to visit Green Hill Farm on Friday, 14 April.',
      'Meet at the school gate at a quarter past seven. The bus leaves at half past seven, and it can’t wait!',
      'You can feed the rabbits, ride a horse or plant a tree. Choose two of the three! Mrs Tu, the farmer, will cook lunch for us.',
      'Bring a bottle of water, a hat and a raincoat. Leave your phone at home: Ms Thu will take photos of everyone.',
      'We’ll be back at four in the afternoon.',
    ],
    choices: [
      {
        ask: 'How many minutes are there between the meeting time and the bus?',
        right: 'fifteen',
        wrong: ['seven', 'thirty', 'forty-five'],
        why: 'Gặp lúc “a quarter past seven” (7 giờ 15), xe chạy “half past seven” (7 giờ 30): cách nhau 15 phút; thirty là số phút của 7 giờ 30.',
      },
      {
        ask: 'Which child did everything right?',
        right: 'Nam rode a horse and planted a tree.',
        wrong: [
          'Lan fed the rabbits, rode a horse and planted a tree.',
          'Minh brought his phone and took photos.',
          'Hoa arrived at the gate at twenty to eight.',
        ],
        why: 'Mỗi bạn được chọn “two of the three”: Nam làm hai việc là đúng; Lan làm cả ba việc nên sai.',
      },
      {
        ask: 'Why don’t the children need their phones for photos?',
        right: 'Ms Thu will take the photos.',
        wrong: [
          'They mustn’t take photos of animals.',
          'The farmer has got photos for them.',
          'They can use the phone on the bus.',
        ],
        why: 'Bài viết “Ms Thu will take photos of everyone”: cô Thu chụp cho cả lớp; cô nông dân (the farmer) thì nấu bữa trưa.',
      },
    ],
    statements: [
      {
        says: 'The children should bring their lunch.',
        truth: false,
        why: 'Bài viết “Mrs Tu, the farmer, will cook lunch for us”: không phải mang bữa trưa.',
      },
      {
        says: 'The children should bring a raincoat.',
        truth: true,
        why: 'Bài dặn “Bring a bottle of water, a hat and a raincoat”: có áo mưa.',
      },
      {
        says: 'The bus waits for late children.',
        truth: false,
        why: 'Bài viết về xe buýt “it can’t wait!”: xe không chờ bạn đến muộn.',
      },
    ],
    gaps: [
      {
        text: 'The children can feed the ___ on the farm.',
        right: 'rabbits',
        wrong: ['horses', 'chickens', 'ducks'],
        why: 'Bài viết “You can feed the rabbits”: cho thỏ ăn; ngựa (horses) thì để cưỡi.',
      },
      {
        text: 'The class is going to come back in the ___.',
        right: 'afternoon',
        wrong: ['morning', 'evening', 'night'],
        why: 'Bài viết “back at four in the afternoon”: bốn giờ chiều, không phải buổi tối (evening).',
      },
    ],
  },
  {
    id: 'c5-r-a-week-without-tv',
    topic: 'media',
    ease: 2,
    title: 'Tom’s week without TV',
    about: 'Nhật kí một tuần không xem ti vi của Tom.',
    paragraphs: [
      'Monday: Dad says, “No TV this week!” I’m angry. There’s nothing to do.',
      'Tuesday: I found my old paints and painted our cat. In the picture she looks like a tiger!',
      'Thursday: Mum taught me a card game. I lost nine times and won once.',
      'Saturday: My friends came, and we played outside until it was dark. I didn’t think about TV at all.',
      'Sunday: Dad turned on the TV. “Come and watch with me!” he said. “Later,” I said. “We’re in the middle of a game!”',
    ],
    choices: [
      {
        ask: 'How many times did Tom and Mum play the card game on Thursday?',
        right: 'ten',
        wrong: ['one', 'eight', 'nine'],
        why: 'Tom viết “I lost nine times and won once”: thua chín, thắng một, tất cả mười ván; nine chỉ là số ván thua.',
      },
      {
        ask: 'What did Tom do on Tuesday?',
        right: 'He painted a picture.',
        wrong: ['He played cards.', 'He played outside.', 'He saw a tiger.'],
        why: 'Thứ Ba Tom “painted our cat”; con hổ (a tiger) chỉ là con mèo trong tranh trông giống hổ.',
      },
      {
        ask: 'How did Tom change in that week?',
        right: 'He enjoyed doing other things more than TV.',
        wrong: ['He became angry with his friends.', 'He wanted to watch more TV.', 'He didn’t want to play games.'],
        why: 'Thứ Hai Tom giận vì không có ti vi, đến Chủ nhật lại nói “Later” với bố vì đang chơi: Tom thích việc khác hơn, không muốn xem thêm ti vi (more TV).',
      },
    ],
    statements: [
      {
        says: 'Tom was happy on Monday.',
        truth: false,
        why: 'Thứ Hai Tom viết “I’m angry”: bạn giận, không vui (happy).',
      },
      { says: 'Tom’s mum taught him a card game.', truth: true, why: 'Thứ Năm Tom viết “Mum taught me a card game”.' },
      {
        says: 'On Sunday, Tom watched TV with Dad right away.',
        truth: false,
        why: 'Bố gọi xem ti vi, Tom đáp “Later”: để lúc khác, vì đang chơi dở.',
      },
    ],
    gaps: [
      {
        text: 'In Tom’s picture, the cat looks like a ___.',
        right: 'tiger',
        wrong: ['lion', 'dog', 'mouse'],
        why: 'Tom viết “In the picture she looks like a tiger!”: giống hổ, không phải sư tử (lion).',
      },
      {
        text: 'On Saturday, Tom and his friends played ___ until it was dark.',
        right: 'outside',
        wrong: ['inside', 'upstairs', 'online'],
        why: 'Tom viết “we played outside until it was dark”: ở ngoài trời, không phải trong nhà (inside).',
      },
    ],
  },
  {
    id: 'c5-r-on-the-moon',
    topic: 'science',
    ease: 3,
    title: 'On the Moon',
    about: 'Những điều lạ trên Mặt Trăng.',
    paragraphs: [
      'There is no air on the Moon, so there is no wind and no rain. In 1969 two men walked there for the first time. The marks of their shoes are still there!',
      'A day on the Moon is very long: it’s light for about two weeks, and then it’s dark for about two weeks. Things are not as heavy there. A bag of six kilos on Earth feels like a bag of one kilo on the Moon. But you can’t hear your friends there because sound needs air.',
    ],
    choices: [
      {
        ask: 'A bag is twelve kilos on Earth. What does it feel like on the Moon?',
        right: 'a bag of two kilos',
        wrong: ['a bag of one kilo', 'a bag of six kilos', 'a bag of seven kilos'],
        why: 'Sáu ki-lô trên Trái Đất giống “one kilo on the Moon”, tức nhẹ đi sáu lần: 12 : 6 = 2; “one kilo” là của túi sáu ki-lô.',
      },
      {
        ask: 'Why are the marks of the men’s shoes still there?',
        right: 'No wind or rain can move them.',
        wrong: ['The men came back and made new marks.', 'It’s always dark there.', 'The men were very heavy there.'],
        why: 'Trên Mặt Trăng “there is no wind and no rain” nên dấu giày không bị xóa; trời tối (dark) chỉ khoảng hai tuần rồi lại sáng.',
      },
      {
        ask: 'Why can’t you hear your friends on the Moon?',
        right: 'There is no air.',
        wrong: ['There is too much wind.', 'It’s too dark.', 'Your friends are too far.'],
        why: 'Bài viết “sound needs air” mà “There is no air on the Moon”; gió (wind) cũng không có ở đó.',
      },
    ],
    statements: [
      {
        says: 'People walked on the Moon in 1969.',
        truth: true,
        why: 'Bài viết “In 1969 two men walked there for the first time”.',
      },
      {
        says: 'It rains a lot on the Moon.',
        truth: false,
        why: 'Bài viết “there is no wind and no rain”: trên Mặt Trăng không có mưa.',
      },
      {
        says: 'It’s dark for about two weeks at a time on the Moon.',
        truth: true,
        why: 'Bài viết “and then it’s dark for about two weeks”: tối liền khoảng hai tuần.',
      },
    ],
    gaps: [
      {
        text: 'A bag on the Moon isn’t as ___ as the same bag on Earth.',
        right: 'heavy',
        wrong: ['light', 'big', 'old'],
        why: 'Bài viết “Things are not as heavy there”: đồ vật không nặng bằng; light (nhẹ) thì ngược nghĩa.',
      },
      {
        text: 'The two ___ on the Moon left marks of their shoes.',
        right: 'men',
        wrong: ['women', 'boys', 'girls'],
        why: 'Bài viết “two men walked there”: hai người đàn ông, không phải hai phụ nữ (women).',
      },
    ],
  },
  {
    id: 'c5-r-a-country-of-bikes',
    topic: 'transport',
    ease: 2,
    title: 'A country of bikes',
    about: 'Người dân Hà Lan rất thích đi xe đạp.',
    paragraphs: [
      'There are more bikes than people in the Netherlands! The country is very flat, so cycling is easy. Many children ride to school every day, and they don’t stop when it rains. They just put on their raincoats. Small brothers and sisters sit in a big box in front of their mum or dad.',
      'There are special roads for bikes, and big parks for them at the stations. “I love my bike,” says Emma, ten. “But yesterday I looked for it at the station for twenty minutes!”',
    ],
    choices: [
      {
        ask: 'Why is cycling easy in the Netherlands?',
        right: 'There aren’t many hills.',
        wrong: ['There isn’t much rain.', 'There aren’t any cars.', 'The roads go through parks.'],
        why: 'Bài viết “The country is very flat”: đất bằng phẳng, ít đồi; mưa (rain) thì vẫn có và các bạn mặc áo mưa.',
      },
      {
        ask: 'What do children do on rainy days?',
        right: 'They ride to school in raincoats.',
        wrong: ['They go to school by train.', 'They sit in a box.', 'They stay at home.'],
        why: 'Trời mưa các bạn vẫn đi: “They just put on their raincoats”; ngồi trong thùng xe (in a box) là các em nhỏ.',
      },
      {
        ask: 'Why did Emma need twenty minutes to find her bike?',
        right: 'There were so many bikes at the station.',
        wrong: [
          'Her bike was in front of her house.',
          'It was raining at the station.',
          'Her brother was on her bike.',
        ],
        why: 'Nước này có rất nhiều xe đạp, ở ga có bãi to (“big parks for them”) nên Emma khó tìm xe; em nói tìm “at the station”, không phải ở nhà (house).',
      },
    ],
    statements: [
      {
        says: 'There are more people than bikes in the Netherlands.',
        truth: false,
        why: 'Câu đầu viết “more bikes than people”: xe đạp nhiều hơn người.',
      },
      {
        says: 'There are special roads for bikes.',
        truth: true,
        why: 'Bài viết “There are special roads for bikes”: có đường riêng cho xe đạp.',
      },
      { says: 'Emma is ten years old.', truth: true, why: 'Bài viết “says Emma, ten”: Emma mười tuổi.' },
    ],
    gaps: [
      {
        text: 'The Netherlands is a very ___ country.',
        right: 'flat',
        wrong: ['high', 'dry', 'hot'],
        why: 'Bài viết “The country is very flat”: bằng phẳng; dry (khô) thì không đúng vì có mưa.',
      },
      {
        text: 'Small children sit in a box in ___ of their mum or dad.',
        right: 'front',
        wrong: ['behind', 'top', 'back'],
        why: 'Bài viết “in a big box in front of their mum or dad”: ở phía trước; behind nghĩa là phía sau và không đi với in … of.',
      },
    ],
  },
  {
    id: 'c5-r-sports-in-class-5b',
    topic: 'sports',
    ease: 3,
    title: 'Sports in Class 5B',
    about: 'Kết quả một cuộc thăm dò về thể thao trong lớp.',
    paragraphs: [
      'There are thirty-five children in Class 5B. Last week we asked everybody one question: “What sport do you like best?” Football was first with twelve children. Badminton had eight, one more than swimming. Five children chose basketball, and the others chose table tennis.',
      'Then we asked: “How often do you play?” Only ten children play every day! So our teacher, Mr Dung, had an idea. Now we all do sport in the yard from seven to a quarter past seven every morning.',
    ],
    choices: [
      {
        ask: 'How many children chose swimming?',
        right: 'seven',
        wrong: ['five', 'eight', 'nine'],
        why: 'Bài viết “Badminton had eight, one more than swimming”: cầu lông hơn bơi một bạn, nên bơi có 8 − 1 = 7; nine là cộng nhầm.',
      },
      {
        ask: 'How many children chose table tennis?',
        right: 'three',
        wrong: ['two', 'four', 'ten'],
        why: 'Cả lớp 35 bạn; 12 + 8 + 7 + 5 = 32, “the others” là 35 − 32 = 3 bạn; ten là số bạn chơi thể thao hằng ngày.',
      },
      {
        ask: 'Why did Mr Dung have his idea?',
        right: 'Most of the children didn’t play sport every day.',
        wrong: [
          'All of the children liked football best.',
          'The children were late every morning.',
          'The yard was too small for football.',
        ],
        why: 'Bài viết “Only ten children play every day! So …”: phần lớn lớp không chơi hằng ngày; chỉ 12 bạn, không phải tất cả (all), thích bóng đá nhất.',
      },
    ],
    statements: [
      {
        says: 'Basketball was more popular than swimming.',
        truth: false,
        why: 'Bóng rổ có “Five children”, bơi có 8 − 1 = 7 bạn: bơi được nhiều bạn chọn hơn.',
      },
      {
        says: 'Football was the favourite sport of Class 5B.',
        truth: true,
        why: 'Bài viết “Football was first with twelve children”: đứng đầu là bóng đá.',
      },
      {
        says: 'Now the class does sport every morning for half an hour.',
        truth: false,
        why: 'Bài viết “from seven to a quarter past seven”: 15 phút, không phải nửa giờ (half an hour).',
      },
    ],
    gaps: [
      {
        text: 'Five children chose ___.',
        right: 'basketball',
        wrong: ['badminton', 'swimming', 'table tennis'],
        why: 'Bài viết “Five children chose basketball”; cầu lông (badminton) có tám bạn.',
      },
      {
        text: 'Now all the children do sport in the ___ every morning.',
        right: 'yard',
        wrong: ['classroom', 'park', 'pool'],
        why: 'Bài viết “do sport in the yard”: ở sân trường, không phải công viên (park).',
      },
    ],
  },
  {
    id: 'c5-r-tomorrows-weather',
    topic: 'weather',
    ease: 1,
    title: 'Tomorrow’s weather',
    about: 'Bản tin thời tiết cho ngày mai.',
    paragraphs: [
      'Good evening! Here is the weather for tomorrow, Saturday.',
      'In the north, it will be cold and foggy in the morning. In Ha Noi the sun will come out in the afternoon, but take a jacket with you.',
      'In Hue it will rain all day, so don’t forget your umbrella! In Da Nang there will be a strong wind, so please don’t swim in the sea.',
      'The south will be hot and sunny. It will be a great day for the beach in Vung Tau.',
    ],
    choices: [
      {
        ask: 'What day is it today?',
        right: 'Friday',
        wrong: ['Saturday', 'Sunday', 'Thursday'],
        why: 'Bản tin nói “tomorrow, Saturday”: mai là thứ Bảy thì hôm nay là thứ Sáu; Saturday là ngày mai.',
      },
      {
        ask: 'Why shouldn’t people swim in the sea in Da Nang?',
        right: 'It will be very windy.',
        wrong: ['It will rain all day.', 'It will be foggy.', 'It will be very hot.'],
        why: 'Bài viết “In Da Nang there will be a strong wind”; mưa cả ngày (rain all day) là ở Huế.',
      },
      {
        ask: 'Where can people have a nice day on the beach tomorrow?',
        right: 'in Vung Tau',
        wrong: ['in Ha Noi', 'in Hue', 'in Da Nang'],
        why: 'Bài viết “a great day for the beach in Vung Tau”; ở Đà Nẵng gió to nên không nên tắm biển.',
      },
    ],
    statements: [
      {
        says: 'It will be sunny in Ha Noi in the morning.',
        truth: false,
        why: 'Bài viết ở Hà Nội “the sun will come out in the afternoon”: buổi chiều mới nắng; buổi sáng miền Bắc có sương mù.',
      },
      {
        says: 'It will rain in Hue tomorrow.',
        truth: true,
        why: 'Bài viết “In Hue it will rain all day”: Huế mưa cả ngày.',
      },
      {
        says: 'The south will be cold tomorrow.',
        truth: false,
        why: 'Bài viết “The south will be hot and sunny”: miền Nam nóng, không lạnh (cold).',
      },
    ],
    gaps: [
      {
        text: 'People in Hue should take ___ tomorrow.',
        right: 'an umbrella',
        wrong: ['a kite', 'sunglasses', 'a towel'],
        why: 'Huế mưa cả ngày nên bài dặn “don’t forget your umbrella!”; kính râm (sunglasses) là cho ngày nắng.',
      },
      {
        text: 'In the morning it will be cold and ___ in the north.',
        right: 'foggy',
        wrong: ['sunny', 'windy', 'hot'],
        why: 'Bài viết “cold and foggy in the morning”: lạnh và có sương mù; gió (windy) là ở Đà Nẵng.',
      },
    ],
  },
  {
    id: 'c5-r-ask-dr-hanh',
    topic: 'health',
    ease: 1,
    title: 'Ask Dr Hanh',
    about: 'Nam viết thư hỏi bác sĩ và bác sĩ trả lời.',
    paragraphs: [
      'Dear Dr Hanh, I often have a headache, and I’m always tired at school. I play games on my phone in bed, so I go to sleep at eleven. I get up at six, but I don’t have time for breakfast. What should I do? Nam',
      'Dear Nam, You’re ten years old, so you should sleep nine hours or more. Put your phone in another room at night. And you should have breakfast: your brain needs food! Eat an egg or some fruit and drink some water. Dr Hanh',
    ],
    choices: [
      {
        ask: 'How many hours does Nam sleep now?',
        right: 'seven',
        wrong: ['six', 'nine', 'eleven'],
        why: 'Nam ngủ lúc “eleven”, dậy lúc “six”: từ 11 giờ đêm đến 6 giờ sáng là bảy tiếng; nine là số giờ bác sĩ khuyên.',
      },
      {
        ask: 'Why should Nam put his phone in another room?',
        right: 'so he can’t play games in bed',
        wrong: ['so he can wake up at six', 'so his mum can use it', 'so he has time for breakfast with it'],
        why: 'Nam kể “I play games on my phone in bed” nên ngủ muộn; để điện thoại ở phòng khác thì không chơi trên giường được; bài không nói mẹ (mum) cần dùng.',
      },
      {
        ask: 'What does Dr Hanh say about breakfast?',
        right: 'The brain needs it.',
        wrong: ['It makes children sleepy.', 'It should be only fruit.', 'It isn’t important at ten.'],
        why: 'Bác sĩ viết “you should have breakfast: your brain needs food!”; ăn trứng hay trái cây đều được, không phải chỉ trái cây (only fruit).',
      },
    ],
    statements: [
      {
        says: 'Nam has breakfast every day.',
        truth: false,
        why: 'Nam viết “I don’t have time for breakfast”: bạn không ăn sáng.',
      },
      {
        says: 'Nam goes to sleep at eleven.',
        truth: true,
        why: 'Nam viết “I go to sleep at eleven”: ngủ lúc mười một giờ.',
      },
      {
        says: 'Dr Hanh thinks Nam should sleep more.',
        truth: true,
        why: 'Bác sĩ viết “you should sleep nine hours or more”, mà Nam chỉ ngủ bảy tiếng.',
      },
    ],
    gaps: [
      {
        text: 'Nam is always ___ at school.',
        right: 'tired',
        wrong: ['busy', 'late', 'happy'],
        why: 'Nam viết “I’m always tired at school”: luôn mệt; bạn không nói là đi muộn (late).',
      },
      {
        text: 'Dr Hanh says that Nam should sleep ___ hours or more.',
        right: 'nine',
        wrong: ['six', 'seven', 'eight'],
        why: 'Bác sĩ viết “nine hours or more”: chín tiếng trở lên; six là giờ Nam dậy.',
      },
    ],
  },
  {
    id: 'c5-r-my-first-concert',
    topic: 'music',
    ease: 2,
    title: 'Lan’s first concert',
    about: 'Lan kể về lần đầu lên sân khấu.',
    paragraphs: [
      'Last Saturday I played the violin in a concert for the first time. I practised the same song for two months. My brother heard it so often that he sang it in the shower!',
      'I walked onto the stage, saw two hundred people and forgot the first note. Then, at the back of the hall, somebody began to sing my song very quietly. I knew that voice! I smiled and began to play.',
      'At the end they gave me some flowers. I gave them all to my brother.',
    ],
    choices: [
      {
        ask: 'Who sang at the back of the hall?',
        right: 'Lan’s brother',
        wrong: ['Lan’s teacher', 'Lan’s friend', 'a singer from the concert'],
        why: 'Anh trai “sang it in the shower”, Lan nhận ra “that voice” rồi tặng hết hoa cho anh: người hát là anh; cô giáo (teacher) không có trong bài.',
      },
      {
        ask: 'What was Lan’s problem on the stage?',
        right: 'She couldn’t remember the first note.',
        wrong: ['She couldn’t find her violin.', 'She couldn’t see the people.', 'She couldn’t hear her brother.'],
        why: 'Lan viết “forgot the first note”: quên nốt đầu tiên; bạn có nhìn thấy hai trăm người (people).',
      },
      {
        ask: 'Why did Lan give the flowers to her brother?',
        right: 'to thank him',
        wrong: ['because he doesn’t like music', 'because they were his flowers', 'because he played well'],
        why: 'Anh hát khẽ giúp Lan nhớ bài nên Lan tặng hoa để cảm ơn (thank); người chơi đàn là Lan, không phải anh.',
      },
    ],
    statements: [
      {
        says: 'Lan played in many concerts before last Saturday.',
        truth: false,
        why: 'Lan viết “in a concert for the first time”: đây là lần đầu tiên.',
      },
      {
        says: 'Lan practised the song for two months.',
        truth: true,
        why: 'Lan viết “I practised the same song for two months”: tập hai tháng.',
      },
      {
        says: 'There were two hundred people in the hall.',
        truth: true,
        why: 'Lan viết “saw two hundred people” khi bước lên sân khấu.',
      },
    ],
    gaps: [
      {
        text: 'Lan played the ___ in the concert.',
        right: 'violin',
        wrong: ['piano', 'guitar', 'drums'],
        why: 'Lan viết “I played the violin in a concert”: đàn vi-ô-lông, không phải ghi-ta (guitar).',
      },
      {
        text: 'Somebody sang Lan’s song very ___.',
        right: 'quietly',
        wrong: ['loudly', 'badly', 'quickly'],
        why: 'Bài viết “began to sing my song very quietly”: hát khẽ; loudly (to) là ngược lại.',
      },
    ],
  },
  {
    id: 'c5-r-when-grandma-was-ten',
    topic: 'family',
    ease: 1,
    title: 'When Grandma was ten',
    about: 'Bạn nhỏ kể về tuổi thơ của bà.',
    paragraphs: [
      'When my grandma was ten, her family lived in a small house near a river. They didn’t have a TV or a fridge. Every day she walked to school with her two sisters. It took an hour, but they sang all the way. When there was a lot of rain, they went to school by boat!',
      'In the evening there was only one lamp in the house. The three girls did their homework next to it. Then their father turned it off and told them stories in the dark.',
    ],
    choices: [
      {
        ask: 'How did Grandma go to school when there was a lot of rain?',
        right: 'by boat',
        wrong: ['on foot', 'by bus', 'by bike'],
        why: 'Bài viết “When there was a lot of rain, they went to school by boat!”; đi bộ (on foot) là những ngày thường.',
      },
      {
        ask: 'Why did the three girls sit together in the evening?',
        right: 'There was only one lamp.',
        wrong: ['There was only one book.', 'They watched TV together.', 'It was cold in the house.'],
        why: 'Bài viết “there was only one lamp in the house” nên ba chị em ngồi cạnh đèn làm bài; nhà không có ti vi (TV).',
      },
      {
        ask: 'What did the father do before he told stories?',
        right: 'He turned off the lamp.',
        wrong: ['He did the homework.', 'He walked to the river.', 'He turned on the TV.'],
        why: 'Bài viết “their father turned it off and told them stories”, it là cái đèn; bài tập (homework) là ba cô bé làm.',
      },
    ],
    statements: [
      {
        says: 'Grandma’s family had a fridge.',
        truth: false,
        why: 'Bài viết “They didn’t have a TV or a fridge”: nhà không có tủ lạnh.',
      },
      { says: 'Grandma had two sisters.', truth: true, why: 'Bài viết “with her two sisters”: bà có hai chị em gái.' },
      {
        says: 'The girls told their father stories.',
        truth: false,
        why: 'Bài viết “their father … told them stories”: bố kể cho các con, không phải các con kể.',
      },
    ],
    gaps: [
      {
        text: 'When Grandma was ten, she lived near a ___.',
        right: 'river',
        wrong: ['beach', 'forest', 'lake'],
        why: 'Bài viết “a small house near a river”: gần sông, không phải gần hồ (lake).',
      },
      {
        text: 'The sisters ___ on the way to school.',
        right: 'sang',
        wrong: ['slept', 'read', 'ran'],
        why: 'Bài viết “they sang all the way”: hát suốt đường; các bà đi bộ, không chạy (ran).',
      },
    ],
  },
  {
    id: 'c5-r-a-surprise-for-ms-lan',
    topic: 'communication',
    ease: 1,
    title: 'A surprise for Ms Lan',
    about: 'Các bạn nhắn tin bàn một bữa tiệc.',
    paragraphs: [
      'Hoa: It’s Ms Lan’s birthday on Friday! Let’s have a party in our classroom.',
      'Tom: Great! I can bring balloons.',
      'Mai: My mum and I are going to make a cake. Does Ms Lan like chocolate?',
      'Hoa: No, she doesn’t. She likes lemon.',
      'Peter: I’ll draw a big card. Everybody should write their name on it.',
      'Hoa: OK. The party starts at four, after the last lesson. Don’t tell Ms Lan! It’s a surprise.',
      'Peter: Oh no! I met her ten minutes ago. I asked her, “Do you like parties?”',
    ],
    choices: [
      {
        ask: 'What kind of cake is Mai going to make?',
        right: 'a lemon cake',
        wrong: ['a chocolate cake', 'a banana cake', 'a lemon and chocolate cake'],
        why: 'Mai hỏi về sô-cô-la, Hoa đáp “No, she doesn’t. She likes lemon”: bánh chanh, không phải bánh sô-cô-la (chocolate).',
      },
      {
        ask: 'Why does Peter say “Oh no!”?',
        right: 'Maybe Ms Lan knows about the party now.',
        wrong: ['He can’t come to the party.', 'He can’t draw a card.', 'Ms Lan doesn’t like parties.'],
        why: 'Hoa dặn “Don’t tell Ms Lan!” mà Peter đã hỏi cô “Do you like parties?”: cô có thể đoán ra; Peter vẫn vẽ thiệp được (a card).',
      },
      {
        ask: 'Who is Ms Lan?',
        right: 'the children’s teacher',
        wrong: ['Hoa’s mum', 'Tom’s aunt', 'Mai’s neighbour'],
        why: 'Các bạn tổ chức tiệc “in our classroom” sau tiết học cuối: cô Lan là cô giáo; mẹ (mum) trong bài là mẹ của Mai.',
      },
    ],
    statements: [
      {
        says: 'The party is going to be in the classroom.',
        truth: true,
        why: 'Hoa viết “Let’s have a party in our classroom”: ở lớp học.',
      },
      {
        says: 'Peter is going to bring balloons.',
        truth: false,
        why: 'Tom viết “I can bring balloons”; Peter thì vẽ thiệp.',
      },
      {
        says: 'The party starts before the last lesson.',
        truth: false,
        why: 'Hoa viết “at four, after the last lesson”: sau tiết cuối, không phải trước (before).',
      },
    ],
    gaps: [
      {
        text: 'Peter is going to draw a big ___.',
        right: 'card',
        wrong: ['cake', 'balloon', 'face'],
        why: 'Peter viết “I’ll draw a big card”: vẽ thiệp; bánh (cake) là Mai làm.',
      },
      {
        text: 'Ms Lan’s birthday is on ___.',
        right: 'Friday',
        wrong: ['Monday', 'Thursday', 'Saturday'],
        why: 'Hoa viết “It’s Ms Lan’s birthday on Friday!”: thứ Sáu, không phải thứ Năm (Thursday).',
      },
    ],
  },
  {
    id: 'c5-r-a-night-at-the-fire-station',
    topic: 'work',
    ease: 3,
    title: 'A night at the fire station',
    about: 'Một đêm trực của chú lính cứu hỏa.',
    paragraphs: [
      'Mr Nam is a firefighter. He works for one day and one night, and then he stays at home for two days. At the fire station he cooks, sleeps and does sport with his team. Their boots are always next to their beds. When the bell rings, everybody must be in the truck in one minute.',
      'Last night the bell rang at three. A cat couldn’t get down from a roof! Mr Nam climbed up, but the cat jumped over him and ran down. “You’re welcome!” said Mr Nam.',
    ],
    choices: [
      {
        ask: 'Why are the boots next to the beds?',
        right: 'The firefighters can put them on quickly.',
        wrong: [
          'The firefighters do sport in bed.',
          'The firefighters haven’t got a cupboard.',
          'The boots must stay warm.',
        ],
        why: 'Chuông reo là “everybody must be in the truck in one minute”: để ủng cạnh giường cho nhanh; bài không nói cần giữ ấm (warm).',
      },
      {
        ask: 'Mr Nam starts work on Monday morning. When is he at home all day?',
        right: 'on Wednesday',
        wrong: ['on Monday', 'on Friday', 'on Monday and Tuesday'],
        why: 'Chú làm “one day and one night”, từ sáng thứ Hai đến sáng thứ Ba, rồi nghỉ “two days”, nên cả thứ Tư ở nhà; thứ Hai (Monday) chú đang làm.',
      },
      {
        ask: 'What is funny about the cat?',
        right: 'It could get down without help.',
        wrong: ['It said “You’re welcome!”', 'It slept in the truck.', 'It rang the bell.'],
        why: 'Cả đội đến cứu nhưng con mèo “jumped over him and ran down”: nó tự xuống được; câu “You’re welcome!” là chú Nam nói đùa.',
      },
    ],
    statements: [
      {
        says: 'Mr Nam works alone at the fire station.',
        truth: false,
        why: 'Bài viết chú nấu ăn, tập thể thao “with his team”: chú làm cùng đội.',
      },
      {
        says: 'The bell rang at three last night.',
        truth: true,
        why: 'Bài viết “Last night the bell rang at three”: chuông reo lúc ba giờ.',
      },
      {
        says: 'Mr Nam carried the cat down from the roof.',
        truth: false,
        why: 'Con mèo “jumped over him and ran down”: nó tự chạy xuống, chú không bế.',
      },
    ],
    gaps: [
      {
        text: 'The firefighters must be in the truck in one ___.',
        right: 'minute',
        wrong: ['hour', 'day', 'night'],
        why: 'Bài viết “everybody must be in the truck in one minute”: một phút; một giờ (hour) thì quá chậm.',
      },
      {
        text: 'Last night a cat was on a ___.',
        right: 'roof',
        wrong: ['truck', 'bed', 'bridge'],
        why: 'Bài viết “A cat couldn’t get down from a roof!”: trên mái nhà; xe (truck) là chỗ của đội cứu hỏa.',
      },
    ],
  },
  {
    id: 'c5-r-ice-on-a-stick',
    topic: 'technology',
    ease: 3,
    title: 'Ice on a stick',
    about: 'Câu chuyện về một phát minh của cậu bé mười một tuổi.',
    paragraphs: [
      'In 1905 Frank Epperson was eleven years old. He lived in America. One evening he made a sweet drink in a cup, and he used a stick to stir it. Then he forgot the cup outside. That night it was very cold.',
      'In the morning the drink was ice! Frank pulled the stick, and the ice came out of the cup. It was delicious!',
      'Eighteen years later, Frank began to sell his ice on a stick. Today children all over the world love it.',
    ],
    choices: [
      {
        ask: 'How old was Frank when he began to sell his ice?',
        right: 'twenty-nine',
        wrong: ['eleven', 'eighteen', 'nineteen'],
        why: 'Năm 1905 Frank “eleven years old”, bán kem “Eighteen years later”: 11 + 18 = 29; eleven là tuổi lúc tình cờ làm ra.',
      },
      {
        ask: 'Why did the drink become ice?',
        right: 'It was outside on a cold night.',
        wrong: ['Frank put it in the fridge.', 'Frank put ice in the cup.', 'The stick was very cold.'],
        why: 'Frank “forgot the cup outside” và đêm ấy “it was very cold”: lạnh nên đông đá; bài không nói đến tủ lạnh (fridge).',
      },
      {
        ask: 'What was the stick for at first?',
        right: 'to stir the drink',
        wrong: ['to break the ice', 'to hold the ice', 'to find the cup'],
        why: 'Bài viết “he used a stick to stir it”: ban đầu que dùng để khuấy; cầm kem (hold the ice) là chuyện sáng hôm sau.',
      },
    ],
    statements: [
      {
        says: 'Frank wanted to make ice that evening.',
        truth: false,
        why: 'Bài viết Frank “made a sweet drink” rồi “forgot the cup outside”: bạn quên, không định làm đá.',
      },
      { says: 'Frank lived in America.', truth: true, why: 'Bài viết “He lived in America”: Frank sống ở Mỹ.' },
      {
        says: 'Frank began to sell his ice in 1905.',
        truth: false,
        why: 'Năm 1905 mới là lúc tình cờ làm ra; “Eighteen years later” Frank mới bán.',
      },
    ],
    gaps: [
      {
        text: 'Frank forgot the ___ outside.',
        right: 'cup',
        wrong: ['bowl', 'bottle', 'spoon'],
        why: 'Bài viết “he forgot the cup outside”: quên cái cốc, không phải cái chai (bottle).',
      },
      {
        text: 'In the morning the drink was ___.',
        right: 'ice',
        wrong: ['tea', 'water', 'juice'],
        why: 'Bài viết “In the morning the drink was ice!”: thành đá; nước (water) là khi chưa đông.',
      },
    ],
  },
  {
    id: 'c5-r-pink-trees',
    topic: 'countries',
    ease: 3,
    title: 'Pink trees',
    about: 'Mùa hoa anh đào ở Nhật Bản.',
    paragraphs: [
      'In Japan, many cherry trees have beautiful pink flowers. The flowers don’t open everywhere at the same time. In the warm islands of the south, they open in January. In Tokyo they often open at the end of March, and in the cold north people wait until the end of April or May.',
      'Families have picnics under the trees. Some people go to the park early in the morning to find a good place. The flowers fall after one or two weeks. Then the ground is pink, too!',
    ],
    choices: [
      {
        ask: 'Why do people in the north wait longer for the flowers?',
        right: 'The weather is colder there.',
        wrong: ['There are more people there.', 'The trees are smaller there.', 'The parks open later there.'],
        why: 'Bài viết miền nam ấm (“warm”) thì hoa nở tháng Một, còn “in the cold north people wait”: vì trời lạnh hơn; bài không nói cây nhỏ hơn (smaller).',
      },
      {
        ask: 'A family wants to see the flowers in Tokyo. Which time is best?',
        right: 'the first days of April',
        wrong: ['the first days of January', 'the last days of February', 'the last days of May'],
        why: 'Ở Tokyo hoa nở “at the end of March” và rụng “after one or two weeks”, nên đầu tháng Tư còn hoa; tháng Một (January) là ở các đảo phía nam.',
      },
      {
        ask: 'Why is the ground pink, too?',
        right: 'The flowers fall on it.',
        wrong: ['People put pink paper on it.', 'There are pink picnic bags on it.', 'Small pink plants live there.'],
        why: 'Bài viết “The flowers fall …” rồi “the ground is pink, too!”: hoa rụng phủ đất; bài không nói có giấy (paper).',
      },
    ],
    statements: [
      {
        says: 'The flowers open everywhere in Japan on the same day.',
        truth: false,
        why: 'Bài viết “The flowers don’t open everywhere at the same time”: mỗi nơi nở một lúc.',
      },
      {
        says: 'Some people go to the park early to find a good place.',
        truth: true,
        why: 'Bài viết “Some people go to the park early in the morning to find a good place”.',
      },
      {
        says: 'The flowers stay on the trees for two months.',
        truth: false,
        why: 'Bài viết “The flowers fall after one or two weeks”: chỉ một, hai tuần, không phải hai tháng (months).',
      },
    ],
    gaps: [
      {
        text: 'In the warm islands of the south, the flowers open in ___.',
        right: 'January',
        wrong: ['March', 'April', 'May'],
        why: 'Bài viết về phía nam “they open in January”; March là tháng hoa nở ở Tokyo.',
      },
      {
        text: 'Families have ___ under the trees.',
        right: 'picnics',
        wrong: ['lessons', 'meetings', 'concerts'],
        why: 'Bài viết “Families have picnics under the trees”: đi dã ngoại, không phải họp (meetings).',
      },
    ],
  },
]
