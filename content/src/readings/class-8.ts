/** Readings of class 8: free time, life in the country, customs, nature, weather, science and inventions. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c8-r-the-missing-piece',
    topic: 'hobbies',
    ease: 1,
    title: 'The missing piece',
    about: 'Cả nhà cùng xếp một bức tranh ghép lớn.',
    paragraphs: [
      'Every rainy season, my family does one big puzzle together. This year it had two thousand pieces and showed a market full of fruit. We put it on the old table in the garage. Dad did the sky, which was all blue and terribly boring. Mum did the market women, and I made the fruit.',
      'After five weeks, we wanted to put in the last piece, but there was a hole in the middle of the biggest melon. We looked under the table, in our shoes and even in the washing machine. Nothing!',
      'Then my little brother came in with his toy boat. On top of it, there was a piece of melon. “It’s my sail,” he said. So the melon still has a hole, and the boat still has a sail.',
    ],
    choices: [
      {
        ask: 'Which part of the puzzle did Dad do?',
        right: 'the sky',
        wrong: ['the fruit', 'the market women', 'the boat'],
        why: 'Bài có câu “Dad did the sky”; trái cây (the fruit) là phần của bạn kể chuyện.',
      },
      {
        ask: 'Where was the missing piece?',
        right: 'on a toy',
        wrong: ['in a shoe', 'under the table', 'in the washing machine'],
        why: 'Mảnh dưa nằm trên “his toy boat” của em trai; dưới bàn (under the table) thì đã tìm mà không thấy.',
      },
      {
        ask: 'What did the family do with the piece in the end?',
        right: 'They let the little brother keep it.',
        wrong: ['They put it into the puzzle.', 'They threw it away.', 'They made a new one from paper.'],
        why: 'Bài kết “the melon still has a hole, and the boat still has a sail”: để em giữ làm cánh buồm, không ghép vào tranh (into the puzzle).',
      },
    ],
    statements: [
      {
        says: 'The family needed five weeks for the puzzle.',
        truth: true,
        why: 'Bài có câu “After five weeks, we wanted to put in the last piece”.',
      },
      {
        says: 'The puzzle showed boats on the sea.',
        truth: false,
        why: 'Bài viết tranh ghép “showed a market full of fruit”: cái chợ đầy trái cây.',
      },
      {
        says: 'Dad’s part of the puzzle was not interesting.',
        truth: true,
        why: 'Bài tả phần bầu trời của bố “all blue and terribly boring”: rất chán.',
      },
    ],
    gaps: [
      {
        text: 'The puzzle was on a table in the ___.',
        right: 'garage',
        wrong: ['kitchen', 'garden', 'market'],
        why: 'Bài có câu “We put it on the old table in the garage”; market là hình trong tranh.',
      },
      {
        text: 'There was a hole in the biggest ___.',
        right: 'melon',
        wrong: ['banana', 'boat', 'shoe'],
        why: 'Bài viết “a hole in the middle of the biggest melon”: quả dưa, không phải chiếc thuyền (boat).',
      },
    ],
  },
  {
    id: 'c8-r-above-the-clouds',
    topic: 'places',
    ease: 1,
    title: 'A village above the clouds',
    about: 'Một bạn kể về ngôi làng trên núi của mình.',
    paragraphs: [
      'My village is so high in the mountains that in the morning we often look down on the clouds. There are only forty houses, one shop and a primary school with two classrooms. If someone builds a house, the whole village helps.',
      'My secondary school is in the valley, and the bus only comes twice a week, so I sleep at school from Monday to Friday. On Friday afternoon I walk home: two hours up the hill, with a heavy bag of books.',
      'My sister thinks that this walk is the worst part of the week. For me, it’s the best. With every step, the air gets cooler, and the noise of the road gets weaker. When I hear our dogs, I know that dinner is nearly ready.',
    ],
    choices: [
      {
        ask: 'Where does the writer sleep on Wednesday?',
        right: 'at school',
        wrong: ['at home', 'on the bus', 'in a shop'],
        why: 'Bài viết “I sleep at school from Monday to Friday”, mà thứ Tư nằm trong đó; về nhà (at home) là chiều thứ Sáu.',
      },
      {
        ask: 'What happens when someone builds a house in the village?',
        right: 'Everybody helps.',
        wrong: ['The school closes.', 'The bus brings more people.', 'The shop gives free food.'],
        why: 'Bài có câu “If someone builds a house, the whole village helps”: cả làng giúp; cửa hàng cho đồ ăn (free food) thì không có.',
      },
      {
        ask: 'Why does the writer like the walk home?',
        right: 'It gets cooler and quieter.',
        wrong: ['It is short and easy.', 'The dogs walk with the writer.', 'There is food on the way.'],
        why: 'Bài viết “the air gets cooler, and the noise of the road gets weaker”; đường dốc hai tiếng với cặp nặng nên không ngắn và dễ (short and easy).',
      },
    ],
    statements: [
      {
        says: 'There are many shops in the village.',
        truth: false,
        why: 'Bài viết làng có “one shop”: chỉ một cửa hàng.',
      },
      {
        says: 'The writer’s sister doesn’t like the walk.',
        truth: true,
        why: 'Bài có câu “My sister thinks that this walk is the worst part of the week”.',
      },
      {
        says: 'The bus comes every day.',
        truth: false,
        why: 'Bài viết “the bus only comes twice a week”: mỗi tuần hai lần, không phải hằng ngày.',
      },
    ],
    gaps: [
      {
        text: 'The village is so high that people look down on the ___.',
        right: 'clouds',
        wrong: ['stars', 'sea', 'buses'],
        why: 'Bài viết “we often look down on the clouds”: nhìn xuống mây, không phải biển (sea).',
      },
      {
        text: 'The writer’s bag is full of ___.',
        right: 'books',
        wrong: ['clothes', 'food', 'stones'],
        why: 'Bài viết “with a heavy bag of books”: cặp nặng vì sách, không phải quần áo (clothes).',
      },
    ],
  },
  {
    id: 'c8-r-a-question-for-aunt-sunny',
    topic: 'feelings',
    ease: 3,
    title: 'A question for Aunt Sunny',
    about: 'Thư tâm sự về tình bạn và lời khuyên của cô biên tập.',
    paragraphs: [
      'Dear Aunt Sunny,',
      'My best friend and I have done everything together since we were six. This year she joined the swimming team, and now she only talks about her new friends. Last Saturday they went to the cinema, and she didn’t ask me. I can’t even swim. Should I tell her that she has to choose?',
      'Lonely, 13',
      'Dear Lonely,',
      'Please don’t make her choose. Friendship isn’t a cake that gets smaller when more people eat from it. Tell her calmly how you felt on Saturday. Maybe she thought that you wouldn’t like the film. And look around: isn’t there a club which is right for you? If you both have new stories to tell, you’ll have much more to talk about.',
      'Aunt Sunny',
    ],
    choices: [
      {
        ask: 'What makes Lonely unhappy?',
        right: 'A friend is often with other people.',
        wrong: [
          'A friend left the swimming team.',
          'A friend told somebody a secret.',
          'A friend has moved to another town.',
        ],
        why: 'Bạn thân vào đội bơi và “only talks about her new friends”: hay đi với người khác; bạn ấy mới vào chứ không rời đội bơi (left).',
      },
      {
        ask: 'What does Aunt Sunny mean by the sentence about the cake?',
        right: 'People can have many good friends at the same time.',
        wrong: [
          'People should share food with their friends.',
          'People should have only one good friend.',
          'People forget old friends when they find new ones.',
        ],
        why: 'Cô viết tình bạn không phải cái bánh “that gets smaller when more people eat from it”: thêm bạn mới thì tình bạn cũ không vơi đi; đây là cách nói so sánh, không nói về đồ ăn (food).',
      },
      {
        ask: 'What should Lonely NOT do?',
        right: 'ask the friend to choose',
        wrong: ['join a club', 'talk about last Saturday', 'have new stories to tell'],
        why: 'Cô viết “Please don’t make her choose”; còn tìm một câu lạc bộ (join a club) là điều cô khuyên làm.',
      },
    ],
    statements: [
      {
        says: 'Lonely is a good swimmer.',
        truth: false,
        why: 'Lonely viết “I can’t even swim”: bạn ấy không biết bơi.',
      },
      {
        says: 'Lonely and the friend were together a lot when they were small.',
        truth: true,
        why: 'Lonely viết hai bạn “have done everything together since we were six”.',
      },
      {
        says: 'Aunt Sunny thinks that Lonely should look for a club.',
        truth: true,
        why: 'Cô viết “isn’t there a club which is right for you?”: gợi ý tìm câu lạc bộ hợp với mình.',
      },
    ],
    gaps: [
      {
        text: 'On Saturday, the new friends went to the ___.',
        right: 'cinema',
        wrong: ['pool', 'beach', 'park'],
        why: 'Lonely viết “Last Saturday they went to the cinema”; hồ bơi (pool) là nơi họ tập.',
      },
      {
        text: 'Lonely should talk to the friend ___.',
        right: 'calmly',
        wrong: ['angrily', 'loudly', 'secretly'],
        why: 'Cô khuyên “Tell her calmly how you felt”: nói bình tĩnh, trái với giận dữ (angrily).',
      },
    ],
  },
  {
    id: 'c8-r-voices-of-the-gongs',
    topic: 'people',
    ease: 2,
    title: 'The voices of the gongs',
    about: 'Tiếng cồng chiêng của Tây Nguyên.',
    paragraphs: [
      'In the Central Highlands of Viet Nam, you can often hear a festival before you can see it. The sound comes from gongs, round pieces of metal that can be as small as a dinner plate or as large as a bicycle wheel. Ethnic groups such as the Ba Na and the Gia Rai play them when they celebrate the new rice or a new house.',
      'In a group of musicians, each player often has just one gong, and each gong has just one note. So nobody can play a song alone! The players walk slowly in a circle and listen carefully to each other.',
      'In 2005, UNESCO called this music a treasure of the whole world. Today, many schools in the Highlands have gong clubs, where old musicians teach the children.',
    ],
    choices: [
      {
        ask: 'Why can’t a player play a song alone?',
        right: 'Each gong has only one note.',
        wrong: ['The gongs are too heavy for one person.', 'The songs are too long.', 'The gongs are too far away.'],
        why: 'Bài viết “each gong has just one note. So nobody can play a song alone”; nặng (heavy) không phải lí do bài nêu.',
      },
      {
        ask: 'What must good gong players do?',
        right: 'listen to the others',
        wrong: ['run in a circle', 'sing very loudly', 'play two gongs at a time'],
        why: 'Bài viết họ “listen carefully to each other”; họ đi chậm thành vòng tròn chứ không chạy (run).',
      },
      {
        ask: 'How do children learn to play the gongs today?',
        right: 'Old musicians teach them in clubs.',
        wrong: ['They learn from books.', 'They travel around the world.', 'They only watch festivals.'],
        why: 'Bài viết trường có “gong clubs, where old musicians teach the children”; cả thế giới (the world) là nói về giá trị của âm nhạc này.',
      },
    ],
    statements: [
      {
        says: 'All gongs have the same size.',
        truth: false,
        why: 'Bài viết có cái nhỏ “as a dinner plate”, có cái lớn “as a bicycle wheel”: không bằng nhau.',
      },
      {
        says: 'People play the gongs when they celebrate a new house.',
        truth: true,
        why: 'Bài viết họ đánh cồng chiêng khi “celebrate the new rice or a new house”.',
      },
      {
        says: 'The players sit still while they play.',
        truth: false,
        why: 'Bài có câu “The players walk slowly in a circle”: họ vừa đi vừa đánh, không ngồi yên.',
      },
    ],
    gaps: [
      {
        text: 'The gongs are made of ___.',
        right: 'metal',
        wrong: ['wood', 'stone', 'bamboo'],
        why: 'Bài viết cồng là “round pieces of metal”: kim loại, không phải gỗ (wood).',
      },
      {
        text: 'The players walk in a ___.',
        right: 'circle',
        wrong: ['line', 'square', 'hall'],
        why: 'Bài viết “walk slowly in a circle”: đi thành vòng tròn, không phải thành hàng (line).',
      },
    ],
  },
  {
    id: 'c8-r-upside-down-sunday',
    topic: 'family',
    ease: 2,
    title: 'Our upside-down Sunday',
    about: 'Một lệ vui trong gia đình.',
    paragraphs: [
      'On the first Sunday of every month, my family has an unusual custom: the children are the parents, and the parents are the children. It started two years ago, when my sister said that parents had an easy life. “Show us!” said Mum.',
      'So from seven in the morning to seven in the evening, my sister and I decide everything. We make the meals and say when the television goes off. Mum and Dad ask “Why?” a hundred times and leave their shoes everywhere.',
      'The first time, we had ice cream for breakfast, lunch and dinner, and in the evening we felt terrible. Now we plan carefully, and I can cook four different dishes. My sister no longer says that it’s easy. But guess who loves these Sundays most? Our parents!',
    ],
    choices: [
      {
        ask: 'How did the custom begin?',
        right: 'The sister said something about parents.',
        wrong: [
          'The mum was too tired to cook.',
          'The dad wanted more ice cream.',
          'The children broke the television.',
        ],
        why: 'Lệ này bắt đầu khi chị (em) gái của bạn nói “parents had an easy life”; kem (ice cream) là chuyện của lần đầu thực hiện.',
      },
      {
        ask: 'Why did the children feel terrible the first time?',
        right: 'They had too much ice cream.',
        wrong: ['They had to cook four dishes.', 'Their parents shouted at them.', 'They got up too early.'],
        why: 'Bài viết ăn kem “for breakfast, lunch and dinner” nên tối thấy mệt; bốn món (four dishes) là chuyện bây giờ.',
      },
      {
        ask: 'What does the sister think now?',
        right: 'Parents don’t have an easy life.',
        wrong: ['Parents have an easy life.', 'Children work more than parents.', 'The custom should stop.'],
        why: 'Bài có câu “My sister no longer says that it’s easy”: bạn ấy không còn nghĩ làm bố mẹ là dễ (an easy life) nữa.',
      },
    ],
    statements: [
      {
        says: 'The family does this once a month.',
        truth: true,
        why: 'Bài viết “On the first Sunday of every month”: mỗi tháng một lần.',
      },
      {
        says: 'On that day, the children decide everything for twelve hours.',
        truth: true,
        why: 'Bài viết “from seven in the morning to seven in the evening”: mười hai tiếng.',
      },
      {
        says: 'The parents don’t enjoy the custom.',
        truth: false,
        why: 'Bài hỏi ai thích nhất rồi đáp “Our parents!”: bố mẹ rất thích.',
      },
    ],
    gaps: [
      {
        text: 'On these Sundays, Mum and Dad leave their ___ everywhere.',
        right: 'shoes',
        wrong: ['books', 'plates', 'toys'],
        why: 'Bài viết bố mẹ “leave their shoes everywhere”: để giày lung tung, không phải đồ chơi (toys).',
      },
      {
        text: 'The custom started two ___ ago.',
        right: 'years',
        wrong: ['days', 'weeks', 'months'],
        why: 'Bài viết “It started two years ago”: hai năm trước, không phải hai tháng (months).',
      },
    ],
  },
  {
    id: 'c8-r-sun-at-midnight',
    topic: 'daily-life',
    ease: 3,
    title: 'The sun at midnight',
    about: 'Ingrid kể về cuộc sống ở miền bắc Na Uy.',
    paragraphs: [
      'My name is Ingrid, and I live in the north of Norway. From the end of May to the end of July, the sun never goes down here. My friends and I sometimes play football at midnight, and my mum works in the garden at two in the morning. At bedtime, we need thick black curtains.',
      'In winter, it’s the other way round. From the end of November to the middle of January, the sun doesn’t come up at all. But around noon, the sky turns blue and pink for a few hours. We wear bright bands on our coats so that drivers can see us. On clear nights, green lights dance in the sky.',
      'When the sun comes back, we celebrate. At school, everybody gets a sweet sun bun!',
    ],
    choices: [
      {
        ask: 'Why do people need thick curtains in summer?',
        right: 'It is light all night.',
        wrong: ['The wind is very cold.', 'The green lights are too bright.', 'The football players are noisy.'],
        why: 'Mùa hè “the sun never goes down” nên đêm vẫn sáng; ánh sáng xanh (the green lights) là của đêm đông.',
      },
      {
        ask: 'In which month can’t Ingrid see the sun?',
        right: 'December',
        wrong: ['May', 'June', 'October'],
        why: 'Mặt trời không mọc từ cuối tháng Mười Một tới giữa tháng Giêng, có tháng Mười Hai; June là lúc mặt trời không lặn.',
      },
      {
        ask: 'Why do people wear bright bands on their coats?',
        right: 'to be safe in the dark',
        wrong: ['to celebrate the sun', 'to play football at midnight', 'to keep warm'],
        why: 'Bài viết đeo dải sáng “so that drivers can see us”: để an toàn khi trời tối; mừng mặt trời (celebrate the sun) thì ăn bánh.',
      },
    ],
    statements: [
      {
        says: 'In summer, Ingrid sometimes plays football late at night.',
        truth: true,
        why: 'Ingrid viết “My friends and I sometimes play football at midnight”.',
      },
      {
        says: 'In winter, it is completely dark all day.',
        truth: false,
        why: 'Bài viết khoảng trưa “the sky turns blue and pink for a few hours”: không tối hoàn toàn.',
      },
      {
        says: 'The pupils get something to eat when the sun comes back.',
        truth: true,
        why: 'Bài có câu “everybody gets a sweet sun bun”: mỗi bạn được một chiếc bánh ngọt.',
      },
    ],
    gaps: [
      {
        text: 'In summer, Ingrid’s mum sometimes works in the ___ at night.',
        right: 'garden',
        wrong: ['office', 'kitchen', 'school'],
        why: 'Ingrid viết mẹ “works in the garden at two in the morning”: làm vườn, không phải trong bếp (kitchen).',
      },
      {
        text: 'On clear winter nights, there are ___ lights in the sky.',
        right: 'green',
        wrong: ['blue', 'pink', 'red'],
        why: 'Bài viết “On clear nights, green lights dance in the sky”; pink là màu trời lúc trưa.',
      },
    ],
  },
  {
    id: 'c8-r-cities-under-the-sea',
    topic: 'nature',
    ease: 2,
    title: 'Cities under the sea',
    about: 'Các rạn san hô và cách bảo vệ chúng.',
    paragraphs: [
      'A coral reef looks like a garden of colourful stones, but the stones are made by tiny animals. Each one builds a hard house around its soft body, and millions of these houses become a reef. The work is slow: some reefs grow only one centimetre a year.',
      'Reefs cover less than one per cent of the sea floor, but about a quarter of all kinds of sea fish live in or near them. That’s why people call them cities under the sea.',
      'When the water gets too warm, corals lose their colours and become weak. In Nha Trang and Con Dao, divers help: they fix small pieces of healthy coral to the rocks, and a new reef starts to grow. Visitors can help, too. Never stand on a coral! One wrong step can destroy the work of many years.',
    ],
    choices: [
      {
        ask: 'What makes the “stones” of a reef?',
        right: 'tiny animals',
        wrong: ['colourful fish', 'sea plants', 'strong waves'],
        why: 'Bài viết “the stones are made by tiny animals”; cá (fish) chỉ sống trong hoặc gần rạn san hô.',
      },
      {
        ask: 'Why do people call reefs “cities”?',
        right: 'Many animals live there.',
        wrong: ['Many people visit them.', 'They are near big cities.', 'They are very noisy.'],
        why: 'Khoảng “a quarter of all kinds of sea fish” sống ở đó nên người ta ví như thành phố; khách tham quan (visit) không phải lí do.',
      },
      {
        ask: 'Why is one wrong step so bad for a reef?',
        right: 'Coral grows very slowly.',
        wrong: ['Coral is very expensive.', 'The fish get angry.', 'The water gets too warm.'],
        why: 'Rạn san hô chỉ lớn “one centimetre a year” nên hỏng một chút là mất công nhiều năm; nước nóng lên (too warm) không phải do bước chân.',
      },
    ],
    statements: [
      {
        says: 'Very warm water is bad for corals.',
        truth: true,
        why: 'Bài viết nước quá ấm thì san hô “lose their colours and become weak”.',
      },
      {
        says: 'Reefs cover a quarter of the sea floor.',
        truth: false,
        why: 'Bài viết rạn san hô chiếm “less than one per cent of the sea floor”; một phần tư (a quarter) là số loài cá.',
      },
      {
        says: 'Divers in Viet Nam help new reefs to grow.',
        truth: true,
        why: 'Ở Nha Trang và Côn Đảo, thợ lặn gắn san hô khỏe vào đá “and a new reef starts to grow”.',
      },
    ],
    gaps: [
      {
        text: 'Some reefs grow only one ___ a year.',
        right: 'centimetre',
        wrong: ['metre', 'kilometre', 'inch'],
        why: 'Bài viết “only one centimetre a year”: một xăng-ti-mét, không phải một mét (metre).',
      },
      {
        text: 'When the water is too warm, corals lose their ___.',
        right: 'colours',
        wrong: ['houses', 'rocks', 'fish'],
        why: 'Bài viết “corals lose their colours”: mất màu, bài không nói mất nhà (houses).',
      },
    ],
  },
  {
    id: 'c8-r-market-on-the-river',
    topic: 'shopping',
    ease: 1,
    title: 'A market on the river',
    about: 'Chợ nổi Cái Răng ở Cần Thơ.',
    paragraphs: [
      'At five in the morning, the city of Can Tho is still asleep, but the river is awake. Boats full of fruit and vegetables meet at the Cai Rang floating market.',
      'How do customers know what a boat sells? They look up. Each seller hangs something on a long pole. A pineapple on the pole means that there are pineapples in the boat. But be careful: clothes on a line are not for sale. They are only the family’s washing! And if there is a palm leaf on the pole, you can buy the boat itself.',
      'Small boats move between the large ones and sell hot coffee and noodle soup. The cooks fill the bowls without losing a drop. By nine o’clock, most sellers have gone home, so get up early!',
    ],
    choices: [
      {
        ask: 'How do people find out what a boat sells?',
        right: 'They look at the pole.',
        wrong: ['They read a list.', 'They ask a cook.', 'They listen to a song.'],
        why: 'Bài viết khách “look up” vì người bán treo hàng “on a long pole”; người nấu (a cook) thì bán mì trên thuyền nhỏ.',
      },
      {
        ask: 'What does a palm leaf on the pole mean?',
        right: 'The boat is for sale.',
        wrong: ['The boat sells leaves.', 'The seller has gone home.', 'The food is hot.'],
        why: 'Bài viết nếu treo lá dừa “you can buy the boat itself”: bán chính chiếc thuyền, không phải bán lá (leaves).',
      },
      {
        ask: 'A shirt is hanging on a line in a boat. What do we know?',
        right: 'Somebody has washed it.',
        wrong: ['It costs very little.', 'The boat sells clothes.', 'A customer has lost it.'],
        why: 'Bài viết quần áo trên dây “are only the family’s washing”: đồ giặt phơi, không phải thuyền bán quần áo (sells clothes).',
      },
    ],
    statements: [
      {
        says: 'The market starts at nine o’clock.',
        truth: false,
        why: 'Năm giờ sáng thuyền đã họp chợ; tới “nine o’clock” thì hầu hết người bán đã về.',
      },
      {
        says: 'You can have hot soup on the river.',
        truth: true,
        why: 'Bài viết thuyền nhỏ “sell hot coffee and noodle soup”: có mì nước nóng.',
      },
      {
        says: 'It is a good idea to come early.',
        truth: true,
        why: 'Bài khuyên “get up early” vì sau chín giờ người bán về gần hết.',
      },
    ],
    gaps: [
      {
        text: 'Small boats sell soup and hot ___.',
        right: 'coffee',
        wrong: ['milk', 'pineapples', 'leaves'],
        why: 'Bài viết “sell hot coffee and noodle soup”; pineapples thì ở các thuyền trái cây.',
      },
      {
        text: 'By ___ o’clock, most sellers have left.',
        right: 'nine',
        wrong: ['five', 'six', 'twelve'],
        why: 'Bài viết “By nine o’clock, most sellers have gone home”; five là giờ chợ bắt đầu đông.',
      },
    ],
  },
  {
    id: 'c8-r-how-far-is-the-storm',
    topic: 'weather',
    ease: 2,
    title: 'How far away is the storm?',
    about: 'Cách tính xem cơn dông ở gần hay xa.',
    paragraphs: [
      'You see a flash of lightning, and some seconds later you hear the thunder. In fact, both happen at the same moment. Light travels so fast that you see it at once, but sound needs about three seconds for each kilometre.',
      'So you can find out how far away a storm is. Count the seconds between the flash and the thunder and divide them by three. If you count to twelve, the storm is about four kilometres away. Then count again after the next flash. Is the number smaller? The storm is coming nearer!',
      'If you count fewer than thirty seconds, go into a building or a car. Never stand under a tall tree or stay in the water. And wait for thirty minutes after the last thunder.',
    ],
    choices: [
      {
        ask: 'You count to six. How far away is the storm?',
        right: 'about two kilometres',
        wrong: ['about three kilometres', 'about six kilometres', 'about eighteen kilometres'],
        why: 'Bài dặn lấy số giây “divide them by three”: sáu chia ba bằng hai; eighteen là đem nhân ba.',
      },
      {
        ask: 'What do you know if the number gets bigger?',
        right: 'The storm is moving away.',
        wrong: ['The storm is coming nearer.', 'The storm is getting stronger.', 'The storm is right above you.'],
        why: 'Số nhỏ đi thì “The storm is coming nearer”, vậy số lớn lên nghĩa là dông đang đi xa; tới gần (coming nearer) là ngược lại.',
      },
      {
        ask: 'Why do we hear the thunder after we see the flash?',
        right: 'Sound travels more slowly than light.',
        wrong: [
          'Thunder happens later than lightning.',
          'Lightning is bigger than thunder.',
          'Sound comes from another cloud.',
        ],
        why: 'Ánh sáng thì thấy ngay, còn âm thanh “needs about three seconds for each kilometre”; cả hai xảy ra “at the same moment” nên happens later là sai.',
      },
    ],
    statements: [
      {
        says: 'Lightning and thunder happen at the same time.',
        truth: true,
        why: 'Bài có câu “In fact, both happen at the same moment”: xảy ra cùng lúc.',
      },
      {
        says: 'A tall tree is a good place in a storm.',
        truth: false,
        why: 'Bài dặn “Never stand under a tall tree”: không đứng dưới cây cao.',
      },
      {
        says: 'You should wait for half an hour after the last thunder.',
        truth: true,
        why: 'Bài viết “wait for thirty minutes after the last thunder”: ba mươi phút là nửa tiếng.',
      },
    ],
    gaps: [
      {
        text: 'Sound needs about three ___ for one kilometre.',
        right: 'seconds',
        wrong: ['minutes', 'hours', 'flashes'],
        why: 'Bài viết “about three seconds for each kilometre”: ba giây, không phải ba phút (minutes).',
      },
      {
        text: 'You are safe in a building or in a ___.',
        right: 'car',
        wrong: ['lake', 'field', 'tree'],
        why: 'Bài viết “go into a building or a car”; dưới nước như hồ (lake) thì nguy hiểm.',
      },
    ],
  },
  {
    id: 'c8-r-talking-in-whistles',
    topic: 'communication',
    ease: 3,
    title: 'The island that whistles',
    about: 'Thứ tiếng huýt sáo trên một hòn đảo.',
    paragraphs: [
      'On La Gomera, a small Spanish island, you may hear something like birds. Listen again: it could be two people who are talking about dinner!',
      'The island is full of deep valleys. In the past, a farmer who wanted to speak to a neighbour on the other side had to climb for an hour. So the people turned their language into whistles. A good whistler can be heard about three kilometres away. He or she puts a finger in the mouth and uses the other hand like a cup. Everything can be whistled, even names.',
      'When telephones came, most people stopped whistling. To save the language, schools have taught it since 1999. The children love it, but there is one problem: you can’t whistle a secret. The whole valley is listening!',
    ],
    choices: [
      {
        ask: 'Why did people on La Gomera start to whistle?',
        right: 'Their neighbours were hard to reach.',
        wrong: ['They wanted to sound like birds.', 'They didn’t speak any language.', 'They wanted to keep secrets.'],
        why: 'Muốn nói chuyện với nhà bên kia thung lũng phải “climb for an hour” nên họ huýt sáo; bí mật (secrets) thì không thể huýt được.',
      },
      {
        ask: 'Why did most people stop whistling?',
        right: 'They could use telephones.',
        wrong: ['They moved into the valleys.', 'The schools did not allow it.', 'The birds were too loud.'],
        why: 'Bài có câu “When telephones came, most people stopped whistling”; trường học (schools) thì lại dạy huýt sáo.',
      },
      {
        ask: 'Why can’t you whistle a secret?',
        right: 'Too many people can hear it.',
        wrong: ['There are no whistles for it.', 'Children don’t understand it.', 'It takes too much time.'],
        why: 'Bài viết “The whole valley is listening!”: ai cũng nghe thấy; không thiếu âm để huýt (no whistles) vì “Everything can be whistled”.',
      },
    ],
    statements: [
      {
        says: 'It is impossible to whistle names.',
        truth: false,
        why: 'Bài viết “Everything can be whistled, even names”: huýt được cả tên người.',
      },
      {
        says: 'Whistles can be heard farther away than one kilometre.',
        truth: true,
        why: 'Bài viết người giỏi “can be heard about three kilometres away”: xa hơn một ki-lô-mét.',
      },
      {
        says: 'Children learn the whistles at school today.',
        truth: true,
        why: 'Bài có câu “schools have taught it since 1999”: trường học dạy thứ tiếng này.',
      },
    ],
    gaps: [
      {
        text: 'Whistlers use one hand like a ___.',
        right: 'cup',
        wrong: ['phone', 'drum', 'bird'],
        why: 'Bài viết “uses the other hand like a cup”: khum tay như cái chén, không phải như điện thoại (phone).',
      },
      {
        text: 'There are many deep ___ on the island.',
        right: 'valleys',
        wrong: ['lakes', 'rivers', 'caves'],
        why: 'Bài viết “The island is full of deep valleys”: thung lũng, không phải hang động (caves).',
      },
    ],
  },
  {
    id: 'c8-r-the-polite-bin',
    topic: 'technology',
    ease: 3,
    title: 'The bin that says thank you',
    about: 'Báo cáo dự án của lớp 8B về thùng rác biết nói.',
    paragraphs: [
      'The problem: after every break, there was rubbish in our schoolyard, although we had six bins. We counted for a week. On a normal day, 140 pieces lay on the ground.',
      'The idea: people like to get an answer when they do something good. So we put a small computer, a speaker and a battery into one bin. When something falls in, the bin says “Thank you, delicious!” or tells a joke.',
      'The result: after a month, there were only twenty pieces a day. But then we saw that some pupils were cutting one sheet of paper into ten pieces to hear ten jokes!',
      'The next step: now the bin doesn’t speak every time, so nobody knows when the next joke will come. And it’s going to get a solar panel, because the battery only lasts two days.',
    ],
    choices: [
      {
        ask: 'How many fewer pieces of rubbish were there each day after a month?',
        right: '120',
        wrong: ['20', '100', '140'],
        why: 'Lúc đầu “140 pieces”, sau một tháng “only twenty”: bớt 120; 20 là số còn lại.',
      },
      {
        ask: 'Why did some pupils cut paper into pieces?',
        right: 'They wanted to hear more jokes.',
        wrong: [
          'They wanted to fill all six bins.',
          'They wanted to make the yard dirty.',
          'They wanted to repair the speaker.',
        ],
        why: 'Bài viết các bạn cắt giấy thành mười mảnh “to hear ten jokes”: muốn nghe nhiều chuyện cười, không phải xả rác ra sân (make the yard dirty).',
      },
      {
        ask: 'What is different about the bin now?',
        right: 'It doesn’t always speak.',
        wrong: ['It speaks more loudly.', 'It tells only one joke.', 'It works without any power.'],
        why: 'Bài viết “now the bin doesn’t speak every time”; thùng rác vẫn cần điện, sắp có pin mặt trời nên without any power là sai.',
      },
    ],
    statements: [
      {
        says: 'Before the project, there were no bins in the schoolyard.',
        truth: false,
        why: 'Bài viết có rác “although we had six bins”: trước đó đã có sáu thùng.',
      },
      {
        says: 'The class counted the rubbish before they built the bin.',
        truth: true,
        why: 'Phần nêu vấn đề viết “We counted for a week” trước khi có ý tưởng.',
      },
      {
        says: 'The battery of the bin lasts a month.',
        truth: false,
        why: 'Bài viết “the battery only lasts two days”: hai ngày, không phải một tháng.',
      },
    ],
    gaps: [
      {
        text: 'When something falls in, the bin says thank you or tells a ___.',
        right: 'joke',
        wrong: ['secret', 'lie', 'fact'],
        why: 'Bài viết thùng rác cảm ơn “or tells a joke”: kể chuyện cười, không phải nói dối (lie).',
      },
      {
        text: 'The bin is going to get a solar ___.',
        right: 'panel',
        wrong: ['speaker', 'computer', 'lamp'],
        why: 'Bài viết “it’s going to get a solar panel”; speaker (loa) thì thùng rác đã có.',
      },
    ],
  },
  {
    id: 'c8-r-questions-to-an-astronaut',
    topic: 'science',
    ease: 2,
    title: 'Five questions to an astronaut',
    about: 'Một phi hành gia trả lời câu hỏi của học sinh.',
    paragraphs: [
      'How do you sleep? In a sleeping bag on the wall. In space, there is no up or down, so I don’t fall out.',
      'Is it dark at night? Our space station flies around the Earth in about ninety minutes, so we see sixteen sunrises a day! We cover the windows and go to bed by the clock.',
      'Do you do any sport? Yes, about two hours every day. We don’t walk here, we float. Without training, our legs would become weak.',
      'What do you drink? Water, and we use it again and again. Even our sweat is collected and cleaned. Today’s coffee is tomorrow’s coffee!',
      'What do you miss most? The wind on my face, the smell of rain and my dog.',
    ],
    choices: [
      {
        ask: 'Why do the people in the space station do sport?',
        right: 'to keep their bodies strong',
        wrong: ['to keep warm', 'to sleep better', 'to learn to float'],
        why: 'Bài viết không tập thì “our legs would become weak”: tập để khỏe; lơ lửng (float) thì ở đó tự nhiên đã thế.',
      },
      {
        ask: 'Why do they cover the windows?',
        right: 'The sun comes up too often.',
        wrong: ['The stars are too bright.', 'It is too cold outside.', 'They don’t want to see the Earth.'],
        why: 'Mỗi ngày họ thấy “sixteen sunrises” nên phải che cửa sổ để ngủ; các vì sao (stars) thì bài không nhắc.',
      },
      {
        ask: 'What does “Today’s coffee is tomorrow’s coffee” mean?',
        right: 'They use the same water again.',
        wrong: [
          'They drink coffee only in the morning.',
          'They make their coffee a day early.',
          'They have only one cup of coffee.',
        ],
        why: 'Câu trước nói “we use it again and again” và nước được làm sạch: nước dùng lại nhiều lần, không phải pha cà phê sớm một ngày (a day early).',
      },
    ],
    statements: [
      {
        says: 'The astronaut sleeps on the floor.',
        truth: false,
        why: 'Bài viết ngủ “In a sleeping bag on the wall”: trên tường, không phải trên sàn.',
      },
      {
        says: 'The space station flies around the Earth many times a day.',
        truth: true,
        why: 'Một vòng chỉ “about ninety minutes” và mỗi ngày mười sáu lần mặt trời mọc: bay nhiều vòng.',
      },
      {
        says: 'The astronaut would like to smell rain again.',
        truth: true,
        why: 'Hỏi nhớ gì nhất, phi hành gia nhắc “the smell of rain”: mùi mưa.',
      },
    ],
    gaps: [
      {
        text: 'In the space station, people don’t walk. They ___.',
        right: 'float',
        wrong: ['run', 'jump', 'swim'],
        why: 'Bài viết “We don’t walk here, we float”: lơ lửng; swim (bơi) là ở trong nước.',
      },
      {
        text: 'Astronauts do sport for about two ___ every day.',
        right: 'hours',
        wrong: ['minutes', 'seconds', 'weeks'],
        why: 'Bài viết tập “about two hours every day”: hai tiếng, không phải hai phút (minutes).',
      },
    ],
  },
  {
    id: 'c8-r-the-shy-pangolin',
    topic: 'animals',
    ease: 1,
    title: 'The shy pangolin',
    about: 'Con tê tê nhút nhát trong rừng Việt Nam.',
    paragraphs: [
      'The pangolin is one of the shyest animals in the forests of Viet Nam. Its body is covered with hard scales, which are made of the same material as your nails.',
      'A pangolin has no teeth, but it doesn’t need any. At night, it opens ant nests with its strong front feet and pushes in its tongue, which can be almost as long as its body. It eats thousands of ants in one night.',
      'When it feels danger, it rolls itself into a ball. Not even a lion can open it! A baby travels on its mother’s tail, and when she rolls up, it is safe in the middle.',
      'Pangolins are endangered, so it is against the law to hunt them. In Cuc Phuong National Park, a team looks after pangolins that need help.',
    ],
    choices: [
      {
        ask: 'How does a pangolin open an ant nest?',
        right: 'with its front feet',
        wrong: ['with its tongue', 'with its teeth', 'with its tail'],
        why: 'Bài viết nó mở tổ kiến “with its strong front feet”; lưỡi (tongue) thì để thò vào bắt kiến.',
      },
      {
        ask: 'Where is a baby pangolin when there is danger?',
        right: 'inside its mother’s ball',
        wrong: ['on its mother’s tail', 'in an ant nest', 'behind a tree'],
        why: 'Bài viết khi mẹ cuộn lại con “is safe in the middle”; trên đuôi (tail) là lúc đi lại bình thường.',
      },
      {
        ask: 'What do a pangolin’s scales and our nails have in common?',
        right: 'They are made of the same material.',
        wrong: ['They are the same size.', 'They are the same colour.', 'They are equally soft.'],
        why: 'Bài viết vảy “are made of the same material as your nails”: cùng chất liệu; vảy thì “hard” nên soft là sai.',
      },
    ],
    statements: [
      {
        says: 'A pangolin has strong teeth.',
        truth: false,
        why: 'Bài có câu “A pangolin has no teeth”: tê tê không có răng.',
      },
      {
        says: 'Pangolins look for food at night.',
        truth: true,
        why: 'Bài viết “At night, it opens ant nests”: đi tìm ăn ban đêm.',
      },
      {
        says: 'People are allowed to hunt pangolins.',
        truth: false,
        why: 'Bài viết “it is against the law to hunt them”: săn tê tê là phạm luật.',
      },
    ],
    gaps: [
      {
        text: 'A pangolin can roll itself into a ___.',
        right: 'ball',
        wrong: ['nest', 'leaf', 'stick'],
        why: 'Bài viết “it rolls itself into a ball”: cuộn thành quả bóng; nest là tổ kiến.',
      },
      {
        text: 'A baby pangolin travels on its mother’s ___.',
        right: 'tail',
        wrong: ['back', 'head', 'tongue'],
        why: 'Bài viết “A baby travels on its mother’s tail”: trên đuôi, không phải trên lưng (back).',
      },
    ],
  },
  {
    id: 'c8-r-class-trip',
    topic: 'travel',
    ease: 1,
    title: 'Class 8A: our trip to the national park',
    about: 'Thông báo chuyến đi của lớp 8A.',
    paragraphs: [
      '6.15: We meet at the school gate. The bus leaves at 6.30, and it can’t wait!',
      '8.30: We arrive, and a guide shows us which plants we can eat.',
      '10.00: We walk to the waterfall (four kilometres). Wear strong shoes, not sandals.',
      '12.00: We have a picnic near the waterfall. There are no shops, so bring your own lunch and a bottle of water.',
      '1.30: Each group draws a map of the park.',
      '3.30: The bus takes us back to school.',
      'If it rains hard, we’ll visit the science museum instead. Mr Long will send a message before 5.30 in the morning. You may use your phones for photos, but not for music. The birds prefer their own songs!',
    ],
    choices: [
      {
        ask: 'How long does the bus need to the park?',
        right: 'two hours',
        wrong: ['fifteen minutes', 'an hour and a half', 'three and a half hours'],
        why: 'Xe chạy lúc “6.30” và tới nơi “8.30”: hai tiếng; mười lăm phút (fifteen minutes) là từ lúc tập trung tới lúc xe chạy.',
      },
      {
        ask: 'What happens if the weather is very bad?',
        right: 'The class goes to a museum.',
        wrong: ['The class stays at home.', 'The trip is a week later.', 'The picnic is on the bus.'],
        why: 'Thông báo viết “If it rains hard, we’ll visit the science museum instead”; hoãn sang tuần sau (a week later) thì không nói.',
      },
      {
        ask: 'Why mustn’t the pupils play music?',
        right: 'It disturbs the birds.',
        wrong: ['The guide wants to sing.', 'The phones may get wet.', 'The groups need their phones for maps.'],
        why: 'Thông báo viết “The birds prefer their own songs!”: nhạc làm phiền chim; bản đồ (maps) thì các nhóm tự vẽ.',
      },
    ],
    statements: [
      {
        says: 'The pupils should be at the gate at 6.15.',
        truth: true,
        why: 'Thông báo viết “6.15: We meet at the school gate”.',
      },
      {
        says: 'The pupils can buy their lunch at the waterfall.',
        truth: false,
        why: 'Thông báo viết “There are no shops, so bring your own lunch”: ở đó không có chỗ mua.',
      },
      {
        says: 'Sandals are good shoes for this trip.',
        truth: false,
        why: 'Thông báo dặn “Wear strong shoes, not sandals”: không mang dép xăng-đan.',
      },
    ],
    gaps: [
      {
        text: 'The picnic is near the ___.',
        right: 'waterfall',
        wrong: ['museum', 'gate', 'shop'],
        why: 'Thông báo viết “We have a picnic near the waterfall”; museum chỉ dành cho ngày mưa to.',
      },
      {
        text: 'Each group draws a ___.',
        right: 'map',
        wrong: ['plant', 'bird', 'bus'],
        why: 'Thông báo viết “Each group draws a map of the park”: vẽ bản đồ, không phải vẽ chim (bird).',
      },
    ],
  },
  {
    id: 'c8-r-one-string-is-enough',
    topic: 'music',
    ease: 3,
    title: 'One string is enough',
    about: 'Cây đàn bầu và lần đầu chơi thử.',
    paragraphs: [
      'A guitar usually has six strings, and a piano has more than two hundred. The dan bau, a traditional Vietnamese instrument, has just one. It looks simple: a long wooden box, a thin stick at one end and a string. But its sound can go up and down like a human voice.',
      'The secret is in both hands. The right hand plays the string and touches it lightly at the same time. The left hand bends the stick. When the string gets tighter, the note gets higher. When it gets looser, the note falls.',
      'Last month, my cousin Mai let me try. For ten minutes, I only made noises like a hungry cat. “Don’t give up!” she laughed. “For a year, I sounded like a whole zoo.” Now she plays in an orchestra.',
    ],
    choices: [
      {
        ask: 'What happens when the string gets tighter?',
        right: 'The note gets higher.',
        wrong: ['The note falls.', 'The stick breaks.', 'The sound stops.'],
        why: 'Bài có câu “When the string gets tighter, the note gets higher”; nốt trầm xuống (falls) là khi dây chùng.',
      },
      {
        ask: 'Why does the writer talk about a human voice?',
        right: 'The instrument sounds a little like one.',
        wrong: ['The players have to sing.', 'The instrument is older than songs.', 'The listeners should not speak.'],
        why: 'Bài viết âm thanh “can go up and down like a human voice”: nghe giống giọng người, không phải người chơi phải hát (sing).',
      },
      {
        ask: 'What does Mai mean by “I sounded like a whole zoo”?',
        right: 'At first, she played badly, too.',
        wrong: ['She used to work with animals.', 'She played for animals.', 'She already played very well.'],
        why: 'Mai an ủi “Don’t give up!” khi bạn kéo ra tiếng “like a hungry cat”: hồi đầu Mai chơi cũng dở, không phải làm với thú (animals).',
      },
    ],
    statements: [
      {
        says: 'The player needs both hands.',
        truth: true,
        why: 'Bài có câu “The secret is in both hands”: tay phải gảy, tay trái uốn cần đàn.',
      },
      {
        says: 'A dan bau has more strings than a guitar.',
        truth: false,
        why: 'Đàn ghi-ta thường có sáu dây, còn đàn bầu “has just one”: ít hơn.',
      },
      {
        says: 'Mai plays with other musicians now.',
        truth: true,
        why: 'Bài viết “Now she plays in an orchestra”: chơi trong dàn nhạc cùng nhiều người.',
      },
    ],
    gaps: [
      {
        text: 'The long box of the instrument is made of ___.',
        right: 'wood',
        wrong: ['metal', 'stone', 'paper'],
        why: 'Bài viết “a long wooden box”: hộp bằng gỗ, không phải kim loại (metal).',
      },
      {
        text: 'The writer’s first notes sounded like a hungry ___.',
        right: 'cat',
        wrong: ['dog', 'bird', 'baby'],
        why: 'Bài viết “noises like a hungry cat”: như mèo đói, không phải chó (dog).',
      },
    ],
  },
]
