/** Readings of class 11: animals and plants, cities, health, festivals, arts, work and the life of young people. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c11-r-bird-behind-the-wall',
    topic: 'animals',
    ease: 1,
    title: 'The bird behind the wall',
    about: 'Bài viết về cách làm tổ lạ lùng của chim hồng hoàng.',
    paragraphs: [
      'In the forests of Southeast Asia lives the great hornbill, a bird as long as a child’s arm span, with a huge yellow bill. Its way of raising chicks is one of the strangest in nature.',
      'The female chooses a hole high up in a tree and climbs in. Then she closes the entrance from the inside with mud, droppings and bits of fruit, until only a narrow slit is left. Monkeys and snakes can’t get in, but she can’t get out either.',
      'For the next months, her partner is her only shopkeeper. He brings figs, sometimes dozens in one trip, and passes them through the slit one by one. When the nest becomes too crowded, she breaks the wall, and both parents feed the chick from outside.',
      'The forest profits too: the seeds of all those figs are dropped far and wide, and new trees grow.',
    ],
    choices: [
      {
        ask: 'Why does the female close the hole?',
        right: 'to keep enemies out',
        wrong: ['to keep the fruit fresh', 'to hide from her partner', 'to keep warm in winter'],
        why: 'Bài viết tường bịt thì “Monkeys and snakes can’t get in”: ngăn kẻ thù; chim trống (her partner) vẫn mang thức ăn đến khe.',
      },
      {
        ask: 'How does the female get her food?',
        right: 'Her partner hands it in through a slit.',
        wrong: [
          'She flies out at night.',
          'She stores it before she closes the hole.',
          'Monkeys leave it near the hole.',
        ],
        why: 'Chim trống mang quả sung và “passes them through the slit”; chim mái không ra được nên không bay đi (flies out).',
      },
      {
        ask: 'Why are hornbills useful for the forest?',
        right: 'They help new trees to grow.',
        wrong: ['They chase away snakes.', 'They clean old trees.', 'They eat insects that harm trees.'],
        why: 'Câu cuối nói hạt sung rơi khắp nơi “and new trees grow”; bài không nói chim đuổi rắn (snakes).',
      },
    ],
    statements: [
      {
        says: 'The female builds the wall from inside.',
        truth: true,
        why: 'Bài có câu “she closes the entrance from the inside”: bịt từ bên trong.',
      },
      {
        says: 'The male feeds the chick alone after the wall is broken.',
        truth: false,
        why: 'Bài viết “both parents feed the chick from outside”: cả bố lẫn mẹ.',
      },
      {
        says: 'The hole is close to the ground.',
        truth: false,
        why: 'Bài viết “a hole high up in a tree”: hốc ở trên cao.',
      },
    ],
    gaps: [
      {
        text: 'The hornbill’s bill is ___.',
        right: 'yellow',
        wrong: ['black', 'red', 'blue'],
        why: 'Bài tả “a huge yellow bill”: mỏ to màu vàng, không phải đỏ (red).',
      },
      {
        text: 'When there isn’t enough ___ in the nest, the female comes out.',
        right: 'space',
        wrong: ['light', 'mud', 'fruit'],
        why: 'Bài viết “When the nest becomes too crowded”: chật chỗ (space), không phải thiếu quả (fruit).',
      },
    ],
  },
  {
    id: 'c11-r-a-day-offline',
    topic: 'daily-life',
    ease: 1,
    title: 'Twenty-four hours offline',
    about: 'Nhật kí của một bạn thử sống một ngày không mạng.',
    paragraphs: [
      'Saturday, 8 a.m. I’ve put my phone in a box and given my brother the key. He looks far too happy about it.',
      '11 a.m. I wanted to know whether it would rain, so I did something unusual: I looked out of the window.',
      '3 p.m. I was supposed to meet Chi at the swimming pool, but we’d never said at which entrance. I waited for twenty minutes at the north gate, while she waited at the south one. Without a phone, you need a proper plan.',
      '8 p.m. I’ve read a hundred pages, played chess with Dad and learnt that our neighbour was once a pilot. She’s lived next door for six years!',
      'Sunday, 8 a.m. I opened the box. Sixty-three messages: one was important, and it was from Chi. She wrote: “Next time, the south gate.” I wonder what I’d have learnt if I’d waited until noon.',
    ],
    choices: [
      {
        ask: 'What went wrong at the swimming pool?',
        right: 'The friends waited at different gates.',
        wrong: ['Chi forgot the day.', 'The pool was closed.', 'The writer arrived without a swimming cap.'],
        why: 'Một bạn đợi cổng bắc, một bạn đợi cổng nam; Chi vẫn đến chứ không quên ngày (forgot the day).',
      },
      {
        ask: 'What does the writer learn from the wait?',
        right: 'It’s important to arrange things exactly.',
        wrong: [
          'Chi is never on time.',
          'Swimming is better than reading.',
          'Phones should be left at home every day.',
        ],
        why: 'Bạn rút ra “Without a phone, you need a proper plan”: phải hẹn rõ ràng; Chi không trễ (on time) mà đợi ở cổng khác.',
      },
      {
        ask: 'How does the writer feel about the experiment in the end?',
        right: 'curious about a longer one',
        wrong: ['angry with the brother', 'worried about lost messages', 'glad that it’s over'],
        why: 'Câu cuối “I wonder what I’d have learnt if I’d waited until noon”: tò mò nếu kéo dài hơn, chứ không mừng vì đã xong (over).',
      },
    ],
    statements: [
      {
        says: 'The writer kept the key of the box.',
        truth: false,
        why: 'Bạn viết “given my brother the key”: đưa chìa khóa cho em trai giữ.',
      },
      {
        says: 'The neighbour has had an interesting job.',
        truth: true,
        why: 'Bạn biết được “our neighbour was once a pilot”: từng là phi công.',
      },
      {
        says: 'Most of the messages weren’t important.',
        truth: true,
        why: 'Trong sáu mươi ba tin, “one was important”: chỉ một tin quan trọng.',
      },
    ],
    gaps: [
      {
        text: 'The writer played ___ with Dad.',
        right: 'chess',
        wrong: ['tennis', 'cards', 'football'],
        why: 'Bài có câu “played chess with Dad”: chơi cờ vua, không phải chơi bài (cards).',
      },
      {
        text: 'The neighbour has lived there for six ___.',
        right: 'years',
        wrong: ['months', 'weeks', 'days'],
        why: 'Bài viết “She’s lived next door for six years!”: sáu năm, không phải sáu tháng (months).',
      },
    ],
  },
  {
    id: 'c11-r-debating-club',
    topic: 'school',
    ease: 1,
    title: 'Notice: the debating club',
    about: 'Thông báo tuyển thành viên của câu lạc bộ tranh biện.',
    paragraphs: [
      'Do you like winning arguments? Then you may be surprised by our club, because here you often have to defend the opinion you don’t share.',
      'Every Wednesday at 4.15 in Room 207, we draw two teams and one topic, for example “Homework should be done at school”. Each team has fifteen minutes to prepare and six to speak. The audience votes twice, before and after the debate. The winners are not the team with more votes, but the team that has changed more minds.',
      'We’re looking for eight new members from classes 10 and 11. You don’t have to be a confident speaker: three of last year’s best were terribly shy at first. You do have to be a good listener.',
      'Come to our open debate on 5 October. Topic: “Breakfast is more important than mathematics.” There will be pancakes, so be on time.',
      'Nguyen Thu Ha, club president',
    ],
    choices: [
      {
        ask: 'Which team wins a debate?',
        right: 'the one that makes more people change their opinion',
        wrong: [
          'the one that speaks for longer',
          'the one that has more votes at the end of the debate',
          'the one that listens more quietly',
        ],
        why: 'Thông báo nói thắng không phải đội nhiều phiếu (more votes) mà là “the team that has changed more minds”.',
      },
      {
        ask: 'What kind of students does the club want?',
        right: 'those who can listen well',
        wrong: [
          'those who speak with confidence',
          'those who always win arguments',
          'those who are good at mathematics',
        ],
        why: 'Thông báo viết “You do have to be a good listener”; tự tin (confidence) thì không bắt buộc.',
      },
      {
        ask: 'What may be difficult for somebody who likes to be right?',
        right: 'speaking for an idea he or she doesn’t believe in',
        wrong: [
          'preparing a speech with a team for fifteen minutes',
          'coming at 4.15 on Wednesday',
          'finding eight new members',
        ],
        why: 'Thông báo nói “you often have to defend the opinion you don’t share”; mười lăm phút (fifteen minutes) chỉ là thời gian chuẩn bị.',
      },
    ],
    statements: [
      {
        says: 'The teams stay the same all year.',
        truth: false,
        why: 'Thông báo viết mỗi thứ Tư “we draw two teams”: bốc thăm đội mỗi tuần.',
      },
      {
        says: 'Some of the best speakers used to be shy.',
        truth: true,
        why: 'Thông báo viết “three of last year’s best were terribly shy at first”.',
      },
      {
        says: 'Students of class 12 can become new members this year.',
        truth: false,
        why: 'Thông báo tìm thành viên “from classes 10 and 11”, không có lớp 12.',
      },
    ],
    gaps: [
      {
        text: 'The audience votes ___ during the meeting.',
        right: 'twice',
        wrong: ['once', 'weekly', 'daily'],
        why: 'Thông báo viết “The audience votes twice”: trước và sau, nên không phải một lần (once).',
      },
      {
        text: 'At the open debate, visitors can eat ___.',
        right: 'pancakes',
        wrong: ['sandwiches', 'noodles', 'biscuits'],
        why: 'Thông báo viết “There will be pancakes”; các món kia không được nhắc tới.',
      },
    ],
  },
  {
    id: 'c11-r-rice-pancakes',
    topic: 'food',
    ease: 1,
    title: 'Yesterday’s rice, today’s breakfast',
    about: 'Công thức làm bánh từ cơm nguội của một bạn trai.',
    paragraphs: [
      'Nobody in my family throws away cold rice, because of these pancakes. You need two bowls of cold rice, two eggs, one carrot, three spring onions, a spoonful of flour and a little fish sauce. They’re enough for four people, or for me and my brother.',
      'Break up the rice with your fingers. It must be cold, since warm rice turns into glue. Grate the carrot, chop the onions and mix everything well. Wait for ten minutes: the flour needs time to drink.',
      'Heat some oil in a pan. Drop in the mixture with a large spoon and press it flat. Now comes the hard part: don’t touch anything for four minutes. If you turn the pancakes too early, they fall apart, and you’ll have fried rice. That’s delicious as well, and my family will never know it was an accident.',
    ],
    choices: [
      {
        ask: 'Why should the rice be cold?',
        right: 'Otherwise it becomes too sticky.',
        wrong: ['Otherwise the eggs go bad.', 'It drinks less oil.', 'It’s easier to buy.'],
        why: 'Bài viết “warm rice turns into glue”: cơm ấm dính như keo; chuyện trứng hỏng (eggs go bad) không có.',
      },
      {
        ask: 'What does the writer find difficult?',
        right: 'waiting without touching the pancakes',
        wrong: ['grating the carrot', 'breaking up the rice', 'finding cold rice'],
        why: '“Now comes the hard part: don’t touch anything for four minutes”: khó là chờ; bóp cơm (breaking up) thì chỉ cần ngón tay.',
      },
      {
        ask: 'What do we understand about the writer and his brother?',
        right: 'They eat as much as four people.',
        wrong: [
          'They never agree about food at breakfast.',
          'They don’t like carrots.',
          'They cook on different days.',
        ],
        why: 'Bánh “enough for four people, or for me and my brother”: hai anh em ăn bằng bốn người; họ không hề chê cà rốt (carrots).',
      },
    ],
    statements: [
      {
        says: 'The mixture goes into the pan at once.',
        truth: false,
        why: 'Công thức viết “Wait for ten minutes” trước khi rán: phải để bột ngấm đã.',
      },
      {
        says: 'Pancakes that break still taste good.',
        truth: true,
        why: 'Bánh vỡ thành cơm rang và “That’s delicious as well”: vẫn ngon.',
      },
      {
        says: 'You need the same number of eggs and carrots.',
        truth: false,
        why: 'Cần “two eggs, one carrot”: hai trứng nhưng một củ cà rốt.',
      },
    ],
    gaps: [
      {
        text: 'The rice has to be broken up by ___.',
        right: 'hand',
        wrong: ['knife', 'spoon', 'machine'],
        why: 'Bài viết “Break up the rice with your fingers”: dùng tay; spoon dùng để múc bột vào chảo.',
      },
      {
        text: 'Leave the pancakes alone for ___ minutes after you press them flat.',
        right: 'four',
        wrong: ['ten', 'two', 'three'],
        why: 'Bài viết “don’t touch anything for four minutes”; ten là số phút chờ bột.',
      },
    ],
  },
  {
    id: 'c11-r-cave-with-clouds',
    topic: 'places',
    ease: 1,
    title: 'A cave with its own clouds',
    about: 'Bài viết về hang Sơn Đoòng ở Quảng Bình.',
    paragraphs: [
      'In about 1990, a man called Ho Khanh was caught by a storm in the jungle of Quảng Bình. While he was sheltering near a cliff, he noticed clouds and a roaring wind coming out of a hole. He didn’t enter it, and when he later tried to find the place again, he couldn’t.',
      'It took him until 2008. The next year, he led a British team there, and they measured what’s now known as the largest cave passage on Earth. A whole street of forty-storey buildings would fit inside.',
      'In two places the roof fell in long ago. Sunlight pours through these openings, and under them a real forest grows, with monkeys that climb down from above. Warm and cool air mix inside the cave, so it even makes its own mist and clouds.',
      'Only a small number of visitors may go in each year, and they carry out everything they bring.',
    ],
    choices: [
      {
        ask: 'What did Ho Khanh do after he had first seen the hole?',
        right: 'He lost it and looked for it for years.',
        wrong: [
          'He measured it with a British team at once.',
          'He went in during the storm.',
          'He kept visitors away from it.',
        ],
        why: 'Ông không vào và sau này tìm lại không được, “It took him until 2008”; đo hang (measured) là với đoàn Anh năm sau.',
      },
      {
        ask: 'Why can trees grow in the cave?',
        right: 'Light comes in where the roof fell in.',
        wrong: ['Visitors bring plants.', 'The warm wind keeps them alive in the dark.', 'Monkeys water them.'],
        why: 'Mái sập hai chỗ, “Sunlight pours through these openings” nên cây mọc được; khỉ (Monkeys) chỉ trèo xuống từ bên trên.',
      },
      {
        ask: 'What shows that people are careful with the cave?',
        right: 'Few people may visit it, and no rubbish stays there.',
        wrong: [
          'Tall buildings were built beside it.',
          'The hole was closed after 2009.',
          'Only British teams can enter.',
        ],
        why: 'Đoạn cuối: ít khách mỗi năm và “they carry out everything they bring”; tòa nhà (buildings) chỉ là phép so sánh.',
      },
    ],
    statements: [
      {
        says: 'A storm played a part in the discovery.',
        truth: true,
        why: 'Ho Khanh “was caught by a storm”, trú mưa gần vách đá rồi thấy hang.',
      },
      {
        says: 'The cave was measured in 1990.',
        truth: false,
        why: 'Ông tìm lại được năm 2008, “The next year” mới đo: tức là 2009.',
      },
      {
        says: 'Monkeys cannot get into the cave.',
        truth: false,
        why: 'Bài viết “monkeys that climb down from above”: khỉ trèo xuống được.',
      },
    ],
    gaps: [
      {
        text: 'Clouds and a loud ___ came out of the hole.',
        right: 'wind',
        wrong: ['voice', 'song', 'engine'],
        why: 'Bài viết “clouds and a roaring wind”: gió gầm, không phải giọng nói (voice).',
      },
      {
        text: 'The roof of the cave has fallen in at ___ places.',
        right: 'two',
        wrong: ['three', 'four', 'forty'],
        why: 'Bài có câu “In two places the roof fell in”; forty là số tầng của tòa nhà trong phép so sánh.',
      },
    ],
  },
  {
    id: 'c11-r-letter-to-grandma',
    topic: 'family',
    ease: 2,
    title: 'A letter to Grandma',
    about: 'Thư một bạn gửi bà ở quê sau khi tranh cãi với bố.',
    paragraphs: [
      'Dear Grandma,',
      'Thank you for the dried mango. I hid it, and Dad found it within an hour.',
      'You asked why Dad sounded upset on the phone. It’s about my hair. I’ve had it cut short, and he says I should have asked first. I said I’m sixteen and it’s my head. After that, we both talked, and nobody listened.',
      'The next day, Aunt Hanh came round with an old photo album. There was Dad at seventeen, in trousers as wide as tents and with hair down to his shoulders! Beside the photo, somebody had written: “Tuan, we need to talk.” I recognised your handwriting at once.',
      'Dad went red, then he laughed until he had to sit down. We’ve agreed on something now: I tell him about big changes before I make them, and he waits until the next morning before he gives his opinion.',
      'What did you say to him in that talk, Grandma? He claims he can’t remember.',
      'Love, My',
    ],
    choices: [
      {
        ask: 'What was the argument about?',
        right: 'My’s new haircut',
        wrong: ['Dad’s old trousers', 'a box of mango', 'a phone call'],
        why: 'My viết “It’s about my hair. I’ve had it cut short”; quần (trousers) chỉ có trong ảnh cũ.',
      },
      {
        ask: 'Who wrote the words beside the photo?',
        right: 'Grandma',
        wrong: ['Aunt Hanh', 'Dad', 'My'],
        why: 'My nói với bà “I recognised your handwriting”: chữ của bà; cô Hanh chỉ mang album đến.',
      },
      {
        ask: 'Why did the album help?',
        right: 'It showed that Dad had once been like My.',
        wrong: [
          'It proved that Dad was always right.',
          'It made My want long hair again.',
          'It reminded them of Aunt Hanh’s advice.',
        ],
        why: 'Bố thời mười bảy cũng tóc dài, quần rộng khiến bà phải nói chuyện, giống My bây giờ; bố không phải lúc nào cũng đúng (always right).',
      },
    ],
    statements: [
      {
        says: 'My shared the mango with Dad at once.',
        truth: false,
        why: 'My viết “I hid it, and Dad found it”: bạn giấu đi chứ không chia ngay.',
      },
      {
        says: 'Dad will take more time before he says what he thinks.',
        truth: true,
        why: 'Họ thỏa thuận “he waits until the next morning before he gives his opinion”.',
      },
      {
        says: 'My must ask for permission before every little change.',
        truth: false,
        why: 'My chỉ báo trước “about big changes”: những thay đổi lớn, không phải mọi chuyện nhỏ.',
      },
    ],
    gaps: [
      {
        text: 'During the argument, nobody really ___.',
        right: 'listened',
        wrong: ['talked', 'laughed', 'wrote'],
        why: 'My viết “we both talked, and nobody listened”: không ai nghe; talked thì cả hai đều làm.',
      },
      {
        text: 'At seventeen, Dad’s hair was ___.',
        right: 'long',
        wrong: ['short', 'grey', 'wide'],
        why: 'Trong ảnh bố có tóc “down to his shoulders”: dài; short là tóc của My bây giờ.',
      },
    ],
  },
  {
    id: 'c11-r-ten-thousand-steps',
    topic: 'health',
    ease: 2,
    title: 'Where do the ten thousand steps come from?',
    about: 'Bài báo nhỏ về con số mười nghìn bước chân.',
    paragraphs: [
      'Millions of people try to walk ten thousand steps a day, and many watches celebrate when they get there. You might think that doctors had worked out this number after years of research. They hadn’t.',
      'In the 1960s, a Japanese company sold one of the first step counters. Its name meant “ten-thousand-step meter”. The number was round, easy to remember and good for advertising, so it stayed.',
      'Much later, scientists really did compare how much people walked with how healthy they were. Their results are good news for lazy legs: people already profit from far fewer steps, and the greatest difference is between those who hardly move and those who move a little. More is usually better, but above a certain point each extra thousand brings less and less.',
      'So if your watch says 7,000 tonight, don’t march around the sofa. Go to bed: sleep is healthy too.',
    ],
    choices: [
      {
        ask: 'Why did the company choose the number?',
        right: 'It was useful for selling the product.',
        wrong: [
          'Doctors had asked for it.',
          'It was the result of many years of research.',
          'Most people walked so much then.',
        ],
        why: 'Con số “round, easy to remember and good for advertising”: dễ bán hàng; nghiên cứu (research) thì mãi về sau mới có.',
      },
      {
        ask: 'Who can improve their health most?',
        right: 'people who hardly move and begin to walk a little',
        wrong: [
          'people who walk more than ten thousand steps a day',
          'people who buy a new watch',
          'people who walk at night',
        ],
        why: 'Bài nói khác biệt lớn nhất là giữa người “hardly move” và người “move a little”; đi quá nhiều (more than ten thousand) thì lợi thêm ít dần.',
      },
      {
        ask: 'What is the writer’s advice in the last paragraph?',
        right: 'A few missing steps don’t matter.',
        wrong: ['Always reach the full number.', 'Walk indoors in the evening.', 'Wear your watch in bed.'],
        why: 'Đồng hồ báo 7.000 thì “don’t march around the sofa. Go to bed”: thiếu ít bước không sao; đi trong nhà (indoors) là điều bài bảo đừng làm.',
      },
    ],
    statements: [
      {
        says: 'The first step counters were sold after the year 2000.',
        truth: false,
        why: 'Bài viết “In the 1960s, a Japanese company sold one of the first step counters”.',
      },
      {
        says: 'Science came later than the number.',
        truth: true,
        why: 'Con số có từ những năm 1960, còn “Much later, scientists really did compare”.',
      },
      {
        says: 'The writer says that walking is of no use.',
        truth: false,
        why: 'Bài viết “More is usually better”: đi bộ vẫn có ích.',
      },
    ],
    gaps: [
      {
        text: 'The name of the step counter contained a ___.',
        right: 'number',
        wrong: ['colour', 'doctor', 'country'],
        why: 'Tên máy nghĩa là “ten-thousand-step meter”: có một con số; country chỉ là nơi công ty hoạt động.',
      },
      {
        text: 'Above a certain point, extra steps help ___ and less.',
        right: 'less',
        wrong: ['more', 'faster', 'better'],
        why: 'Bài viết “each extra thousand brings less and less”: lợi ích ngày càng ít, không phải nhiều (more) hơn.',
      },
    ],
  },
  {
    id: 'c11-r-skiing-on-a-power-station',
    topic: 'town',
    ease: 2,
    title: 'Skiing on a power station',
    about: 'Bài viết về một công trình lạ ở Copenhagen.',
    paragraphs: [
      'Denmark is so flat that its highest natural point is only about 170 metres above the sea. If you live in the capital, Copenhagen, and want to ski, you normally have to go abroad. Since 2019, there has been another way: you can take a lift up a power station.',
      'The building burns rubbish that can’t be recycled and turns it into electricity and heat for thousands of homes. Filters clean the smoke, so what comes out of the chimney is mostly steam. Since the architects needed a large sloping roof for the machines below, they asked themselves what else it could be used for.',
      'Today, the roof is covered with a green plastic surface that needs no snow. There’s a hiking path with trees, and one outer wall is among the tallest climbing walls in the world. Visitors come for the view and go home knowing where their rubbish went.',
    ],
    choices: [
      {
        ask: 'Why is a ski slope in Copenhagen unusual?',
        right: 'The country has no high mountains.',
        wrong: ['People there don’t like winter sports.', 'The city has no lifts.', 'Plastic is not allowed there.'],
        why: 'Bài mở đầu “Denmark is so flat”, muốn trượt tuyết phải ra nước ngoài; nhựa (Plastic) thì chính là mặt dốc ở đó.',
      },
      {
        ask: 'What happens inside the building?',
        right: 'Rubbish is burnt to make heat and power.',
        wrong: [
          'Plastic is recycled and sold to other firms.',
          'Snow is made for the slope.',
          'Ski lifts are produced.',
        ],
        why: 'Nhà máy “burns rubbish that can’t be recycled and turns it into electricity and heat”; không phải tái chế (recycled).',
      },
      {
        ask: 'Which idea does the building show best?',
        right: 'One place can be used in several ways.',
        wrong: [
          'Rubbish is a problem without an answer.',
          'Old factories should be pulled down.',
          'Sport is more important than energy.',
        ],
        why: 'Một mái nhà vừa che máy, vừa là dốc trượt, đường đi bộ, tường leo (what else it could be used for); bài không nói thể thao hơn năng lượng (energy).',
      },
    ],
    statements: [
      {
        says: 'The slope can only be used when it snows.',
        truth: false,
        why: 'Mặt dốc bằng nhựa xanh “needs no snow”: không cần tuyết.',
      },
      {
        says: 'Visitors can also climb at this place.',
        truth: true,
        why: 'Bài viết một bức tường là “among the tallest climbing walls in the world”.',
      },
      {
        says: 'The roof was made sloping for the skiers in the first place.',
        truth: false,
        why: 'Kiến trúc sư cần mái dốc “for the machines below”, sau đó mới nghĩ tới việc khác.',
      },
    ],
    gaps: [
      {
        text: 'What comes out of the chimney is mostly ___.',
        right: 'steam',
        wrong: ['smoke', 'snow', 'plastic'],
        why: 'Bài viết “what comes out of the chimney is mostly steam”; smoke đã được lọc sạch.',
      },
      {
        text: 'The surface of the slope is ___.',
        right: 'green',
        wrong: ['white', 'grey', 'brown'],
        why: 'Bài viết “a green plastic surface”: màu xanh lá, không phải trắng (white) như tuyết.',
      },
    ],
  },
  {
    id: 'c11-r-four-names',
    topic: 'countries',
    ease: 2,
    title: 'One new year, four names',
    about: 'Bài viết về lễ té nước ở các nước láng giềng.',
    paragraphs: [
      'If you travel through mainland Southeast Asia in the middle of April, pack your phone in a waterproof bag. In Thailand, Laos, Cambodia and Myanmar, a new year begins, and people welcome it with water.',
      'The festival has a different name in each country: Songkran, Pi Mai, Chaul Chnam Thmey and Thingyan. The idea behind it is the same. April is the hottest time of the year there, the rice fields are waiting for rain, and water washes away everything bad of the old year.',
      'In the morning, it’s quiet. Young people pour scented water gently over the hands of their grandparents and wish them a long life. In the afternoon, the streets belong to buckets and water pistols, and nobody stays dry, not even police officers. Visitors are welcome to join in, but there’s one rule to remember: you laugh when you get wet, because every splash is a good wish.',
    ],
    choices: [
      {
        ask: 'Why does the writer mention a waterproof bag?',
        right: 'Visitors will get wet in the streets.',
        wrong: [
          'It often rains in April.',
          'Scented water is sold in it.',
          'The rice fields are under water in April.',
        ],
        why: 'Buổi chiều “nobody stays dry” vì té nước; còn mưa (rains) thì ruộng vẫn đang chờ.',
      },
      {
        ask: 'How is the morning different from the afternoon?',
        right: 'It’s calm and full of respect.',
        wrong: ['It’s hotter and louder than later.', 'Only visitors take part.', 'People use buckets.'],
        why: 'Buổi sáng “it’s quiet”, con cháu rưới nước lên tay ông bà; xô nước (buckets) là của buổi chiều.',
      },
      {
        ask: 'Why should you be happy when somebody throws water at you?',
        right: 'That person is wishing you luck.',
        wrong: ['You have won a game.', 'Water is expensive in April.', 'The police will thank you.'],
        why: 'Câu cuối “every splash is a good wish”: mỗi lần té là một lời chúc; cảnh sát (police) cũng chỉ bị ướt.',
      },
    ],
    statements: [
      {
        says: 'The festival has the same name in all four countries.',
        truth: false,
        why: 'Bài viết “a different name in each country”: mỗi nước một tên.',
      },
      {
        says: 'The weather is hottest in April there.',
        truth: true,
        why: 'Bài có câu “April is the hottest time of the year there”.',
      },
      {
        says: 'Police officers always stay dry.',
        truth: false,
        why: 'Bài viết “nobody stays dry, not even police officers”: cảnh sát cũng ướt.',
      },
    ],
    gaps: [
      {
        text: 'Young people pour water over the ___ of their grandparents.',
        right: 'hands',
        wrong: ['plants', 'shoes', 'hats'],
        why: 'Bài viết “over the hands of their grandparents”: rưới lên tay, không phải lên giày (shoes).',
      },
      {
        text: 'The festival takes place in the ___ of April.',
        right: 'middle',
        wrong: ['end', 'beginning', 'evening'],
        why: 'Bài mở đầu “in the middle of April”: giữa tháng, không phải cuối tháng (end).',
      },
    ],
  },
  {
    id: 'c11-r-hot-city',
    topic: 'weather',
    ease: 2,
    title: 'Why is my street so hot?',
    about: 'Bài dự thi khoa học của một nhóm học sinh.',
    paragraphs: [
      'Last May, our group cycled across the city at nine in the evening with a thermometer on each bicycle. We started in the rice fields, rode through the old quarter and finished in the park.',
      'In the fields, it was 27 degrees. Among the high buildings, our thermometers climbed to 31. Then we entered the park, and within three hundred metres the temperature fell by two degrees.',
      'The explanation isn’t difficult. Stone and asphalt collect the heat of the day like a battery and give it back at night. Tall buildings stop the wind, while cars and air conditioners blow out more warm air. Trees do the opposite: they give shade, and the water that leaves their leaves cools the air around them.',
      'We’ve shown our map to the city’s planners. They can’t replace the old quarter with a forest, of course, but eighty trees are going to be planted along its widest street.',
    ],
    choices: [
      {
        ask: 'How warm was it in the park?',
        right: '29 degrees',
        wrong: ['31 degrees', '27 degrees', '25 degrees'],
        why: 'Phố cũ 31 độ, vào công viên “the temperature fell by two degrees” nên còn 29; 27 là ở cánh đồng.',
      },
      {
        ask: 'Why does a city stay warm at night?',
        right: 'Its stone gives back the heat of the day.',
        wrong: [
          'The trees keep the warm air in the streets.',
          'The wind blows from the fields.',
          'People cook more at night.',
        ],
        why: 'Đá và nhựa đường “collect the heat of the day … and give it back at night”; cây (trees) thì làm mát.',
      },
      {
        ask: 'What was the result of the project?',
        right: 'The city will plant trees.',
        wrong: [
          'The old quarter will become a park.',
          'Cars must leave the city.',
          'The students bought more thermometers.',
        ],
        why: 'Câu cuối “eighty trees are going to be planted”; không thể biến phố cổ thành rừng hay công viên (a park).',
      },
    ],
    statements: [
      {
        says: 'The students measured in the evening.',
        truth: true,
        why: 'Bài viết “at nine in the evening”: đo lúc chín giờ tối.',
      },
      {
        says: 'Air conditioners make the streets cooler.',
        truth: false,
        why: 'Máy điều hòa “blow out more warm air”: thổi thêm khí nóng ra phố.',
      },
      {
        says: 'The students began their trip in the old quarter.',
        truth: false,
        why: 'Bài viết “We started in the rice fields”: bắt đầu ở cánh đồng.',
      },
    ],
    gaps: [
      {
        text: 'The students crossed the city by ___.',
        right: 'bicycle',
        wrong: ['bus', 'taxi', 'tram'],
        why: 'Bài viết “our group cycled across the city”: đi xe đạp; xe buýt (bus) không được nhắc.',
      },
      {
        text: 'The students showed their ___ to the city’s planners.',
        right: 'map',
        wrong: ['bicycle', 'battery', 'forest'],
        why: 'Bài viết “We’ve shown our map to the city’s planners”; battery chỉ là hình ảnh so sánh.',
      },
    ],
  },
  {
    id: 'c11-r-clock-in-the-leaf',
    topic: 'science',
    ease: 3,
    title: 'The clock in the leaf',
    about: 'Câu chuyện về một thí nghiệm với cây xấu hổ.',
    paragraphs: [
      'In 1729, the French scientist Jean-Jacques de Mairan was puzzled by a plant on his windowsill. It was a mimosa: every morning it opened its leaves, and every evening it folded them again, as if it were going to bed. Everyone assumed that the sunlight was the reason. De Mairan did something that nobody had thought worth doing. He put the plant in a dark cupboard.',
      'The leaves didn’t care. In complete darkness, they still opened when it was day outside and closed when it was night.',
      'De Mairan was careful. He didn’t claim that plants could tell the time; he only suggested that the plant could feel the sun without seeing it. That was wrong, but his experiment was right. Today we know that plants, animals and people have a clock inside their cells. Light only sets it, the way you set a watch. That’s why you feel tired after a long flight: your watch shows the new time at once, but your cells take days.',
    ],
    choices: [
      {
        ask: 'What was the purpose of the cupboard?',
        right: 'to see what the plant would do without light',
        wrong: [
          'to keep the plant warm at night',
          'to protect the plant from curious visitors',
          'to stop the leaves from moving',
        ],
        why: 'Ai cũng nghĩ do ánh nắng nên ông để cây trong tủ tối để kiểm tra; ông không nhằm giữ ấm (warm) cho cây.',
      },
      {
        ask: 'What did the plant do in the dark?',
        right: 'It kept its usual rhythm.',
        wrong: ['It closed all its leaves for days.', 'It turned towards the door.', 'It grew faster than before.'],
        why: 'Trong bóng tối lá vẫn mở ban ngày, khép ban đêm (still opened … and closed); nó không khép suốt mấy ngày (for days).',
      },
      {
        ask: 'What does the writer think of de Mairan?',
        right: 'He made a good test, although he explained it wrongly.',
        wrong: [
          'He was right about everything.',
          'He copied somebody else’s idea.',
          'He should have used another plant.',
        ],
        why: 'Bài viết “That was wrong, but his experiment was right”: giải thích sai, thí nghiệm đúng, nên không phải đúng mọi điều (everything).',
      },
    ],
    statements: [
      {
        says: 'Many scientists had done the same experiment before 1729.',
        truth: false,
        why: 'Bài viết ông làm điều “that nobody had thought worth doing”: chưa ai nghĩ đáng làm.',
      },
      {
        says: 'Light can change the time of the clock in our cells.',
        truth: true,
        why: 'Bài viết “Light only sets it, the way you set a watch”: ánh sáng chỉnh đồng hồ.',
      },
      {
        says: 'Our cells get used to a new time at once.',
        truth: false,
        why: 'Sau chuyến bay dài “your cells take days”: tế bào cần nhiều ngày.',
      },
    ],
    gaps: [
      {
        text: 'Every evening, the mimosa ___ its leaves.',
        right: 'folded',
        wrong: ['dropped', 'opened', 'changed'],
        why: 'Bài viết “every evening it folded them”: khép lá; opened là việc buổi sáng.',
      },
      {
        text: 'Plants, animals and people have a clock inside their ___.',
        right: 'cells',
        wrong: ['eyes', 'leaves', 'ears'],
        why: 'Bài viết “a clock inside their cells”; leaves thì chỉ cây mới có.',
      },
    ],
  },
  {
    id: 'c11-r-rubbed-away',
    topic: 'arts',
    ease: 3,
    title: 'The painting you have to rub away',
    about: 'Bài giới thiệu nghệ thuật tranh sơn mài.',
    paragraphs: [
      'Most painters add something to a picture with every step. A Vietnamese lacquer painter finishes a picture by taking something away.',
      'Lacquer is the sap of a tree that grows in Phu Tho, among other places. The artist begins with a board covered with cloth and many coats of black lacquer. Then come pieces of eggshell for everything white, thin leaves of silver or gold, and layer upon layer of colour. Each layer needs wet air to become hard, so the board spends days in a damp room. After weeks or months, the whole picture lies hidden under a dark skin.',
      'Now the real moment arrives. With water and fine sandpaper, the artist rubs the surface, a little here, a little more there. Gold shines through, then red, then the eggshell. If the hand rubs too little, the picture stays asleep; if it rubs too much, it’s gone for ever. No two paintings are ever alike, and no artist knows exactly what will appear.',
    ],
    choices: [
      {
        ask: 'What is the last important step?',
        right: 'rubbing the surface',
        wrong: ['covering the board with cloth', 'adding pieces of eggshell', 'drying the board in the sun'],
        why: 'Đoạn cuối: họa sĩ “rubs the surface” để tranh hiện ra; vỏ trứng (eggshell) được gắn từ trước.',
      },
      {
        ask: 'What is surprising about the way lacquer becomes hard?',
        right: 'It needs wet air.',
        wrong: ['It needs strong sunlight.', 'It takes only an hour.', 'It must be mixed with gold.'],
        why: 'Bài viết “Each layer needs wet air to become hard”: cần khí ẩm, không cần nắng (sunlight).',
      },
      {
        ask: 'What quality does an artist need most in the last step?',
        right: 'a careful sense of how far to go',
        wrong: ['a loud voice', 'a quick hand', 'a good memory for numbers and names'],
        why: 'Mài ít quá tranh không hiện, nhiều quá thì “it’s gone for ever”, nên phải biết chừng mực; nhanh tay (a quick hand) thì dễ hỏng.',
      },
    ],
    statements: [
      {
        says: 'Eggshell is used for the black parts.',
        truth: false,
        why: 'Vỏ trứng dùng “for everything white”; phần đen là sơn.',
      },
      {
        says: 'Before the rubbing, the picture can’t be seen.',
        truth: true,
        why: 'Bài viết “the whole picture lies hidden under a dark skin”: tranh bị che kín.',
      },
      {
        says: 'The artist plans every detail of the result.',
        truth: false,
        why: 'Câu cuối “no artist knows exactly what will appear”: không biết chắc cái gì sẽ hiện.',
      },
    ],
    gaps: [
      {
        text: 'Lacquer comes from a ___.',
        right: 'tree',
        wrong: ['stone', 'shell', 'leaf of gold'],
        why: 'Bài viết “Lacquer is the sap of a tree”: nhựa cây; shell (vỏ trứng) chỉ là vật trang trí.',
      },
      {
        text: 'Most painters add something; a lacquer painter ___ something in the end.',
        right: 'removes',
        wrong: ['adds', 'sells', 'copies'],
        why: 'Bài mở đầu: họa sĩ sơn mài hoàn thành “by taking something away”, tức là removes; adds là họa sĩ khác.',
      },
    ],
  },
  {
    id: 'c11-r-behind-the-counter',
    topic: 'work',
    ease: 3,
    title: 'A summer behind the counter',
    about: 'Một bạn kể về công việc hè ở tiệm bánh mì.',
    paragraphs: [
      'I’d expected to learn about bread. Instead, I learnt about people.',
      'My uncle’s bakery opens at half past five. In my first week, I noticed that the early customers hardly spoke: nurses after a night shift, drivers before their first trip. I tried to cheer them up with jokes. “They haven’t come for a concert,” my uncle told me. So I learnt to have their change ready instead, and one nurse said it was the kindest thing anyone had done that day.',
      'The nine o’clock customers were different. They wanted to chat, and if I was too quick, they looked almost hurt.',
      'Then there was the old gentleman who complained every morning: the crust was too hard, or the queue too long. One day he didn’t come. On the next, he complained about the shop where he’d gone instead. “Nobody there listens,” he said.',
      'My uncle winked at me. I’m going to study computing, but I think I’ve already had my first lesson.',
    ],
    choices: [
      {
        ask: 'What did the early customers want?',
        right: 'quick and quiet service',
        wrong: ['funny jokes', 'a long chat', 'music with their coffee'],
        why: 'Khách sớm ít nói, chú bảo “They haven’t come for a concert”, bạn chuẩn bị tiền thối sẵn; tán gẫu (a long chat) là khách chín giờ.',
      },
      {
        ask: 'Why did the old gentleman come back?',
        right: 'Here somebody paid attention to him.',
        wrong: ['The bread was softer here.', 'The queue was shorter here after nine.', 'He wanted to say sorry.'],
        why: 'Ông chê cửa hàng kia “Nobody there listens”: ở đây có người nghe ông; bánh mềm hơn (softer) thì không ai nói.',
      },
      {
        ask: 'What did the writer learn?',
        right: 'Different people need different treatment.',
        wrong: [
          'Bread should have a hard crust.',
          'Complaining helps people to get better bread.',
          'Computers are better than shops.',
        ],
        why: 'Khách sớm cần nhanh gọn, khách chín giờ cần trò chuyện, ông cụ cần người nghe; còn vỏ bánh (crust) chỉ là lời phàn nàn.',
      },
    ],
    statements: [
      {
        says: 'The writer’s jokes were a success with the nurses.',
        truth: false,
        why: 'Chú phải nhắc “They haven’t come for a concert”: lời đùa không hợp với khách sớm.',
      },
      {
        says: 'The nine o’clock customers disliked being served too fast.',
        truth: true,
        why: 'Bài viết “if I was too quick, they looked almost hurt”: phục vụ nhanh quá họ buồn.',
      },
      {
        says: 'The writer plans to become a baker.',
        truth: false,
        why: 'Bài viết “I’m going to study computing”: sẽ học tin học.',
      },
    ],
    gaps: [
      {
        text: 'The old gentleman complained about the queue and the ___.',
        right: 'crust',
        wrong: ['price', 'coffee', 'music'],
        why: 'Bài viết “the crust was too hard, or the queue too long”: vỏ bánh; giá (price) không được nhắc.',
      },
      {
        text: 'The writer kept the customers’ ___ ready.',
        right: 'change',
        wrong: ['bread', 'bags', 'tickets'],
        why: 'Bài viết “I learnt to have their change ready”: tiền thối; bread không phải thứ làm chị y tá khen.',
      },
    ],
  },
  {
    id: 'c11-r-the-understudy',
    topic: 'feelings',
    ease: 3,
    title: 'The boy who knew every line',
    about: 'Truyện ngắn về một cậu bé trong nhóm kịch của trường.',
    paragraphs: [
      'For three months, Bảo sat in the dark at the side of the stage with the script on his knees. He was the prompter: if an actor forgot a line, Bảo whispered it. Nobody ever forgot one, so nobody ever noticed him.',
      'On the evening of the performance, Duc, who played the king, opened his mouth in the second act, and nothing came out. Bảo whispered. Duc only stared. Bảo whispered again, a little louder. The audience began to cough.',
      'Then Bảo did something that wasn’t in the script. He picked up a tray, walked onto the stage and bowed. “Your Majesty is silent,” he said. “Shall I tell them what you told me this morning?” Duc nodded gratefully, and Bảo spoke the king’s whole speech as if he were only a servant with a good memory.',
      'Afterwards, a lady in the front row said that the servant had been her favourite. “It’s a pity he has only one scene,” she added.',
    ],
    choices: [
      {
        ask: 'What was Bảo’s job?',
        right: 'helping actors who forgot their words',
        wrong: ['playing the king’s servant in every act', 'selling tickets', 'writing the script'],
        why: 'Bảo là người nhắc vở: “if an actor forgot a line, Bảo whispered it”; vai người hầu (servant) là do cậu tự nghĩ ra lúc đó.',
      },
      {
        ask: 'How did Bảo save the play?',
        right: 'He acted a role that didn’t exist.',
        wrong: ['He gave Duc the script.', 'He asked the audience to wait for Duc.', 'He closed the second act.'],
        why: 'Bảo bước ra làm người hầu, việc “that wasn’t in the script”; cậu không đưa kịch bản (the script) cho Duc.',
      },
      {
        ask: 'What didn’t the lady know?',
        right: 'The servant didn’t belong to the play.',
        wrong: ['Duc was playing the king.', 'There was a second act.', 'The performance was over.'],
        why: 'Bà tưởng người hầu là một vai trong kịch (“only one scene”); vua do Duc đóng (playing the king) thì ai xem cũng thấy.',
      },
    ],
    statements: [
      {
        says: 'Usually, the actors knew their lines.',
        truth: true,
        why: 'Bài viết “Nobody ever forgot one”: chưa ai quên lời trước buổi diễn.',
      },
      {
        says: 'Duc started to speak when Bảo whispered louder.',
        truth: false,
        why: 'Bảo nhắc lại to hơn, nhưng khán giả bắt đầu ho vì Duc vẫn im (Duc only stared).',
      },
      {
        says: 'Bảo had to read the king’s speech from the script.',
        truth: false,
        why: 'Bảo ra sân khấu với cái khay (a tray) và nói cả bài “with a good memory”: cậu thuộc lòng.',
      },
    ],
    gaps: [
      {
        text: 'Duc was ___ to Bảo for his help.',
        right: 'grateful',
        wrong: ['rude', 'unkind', 'cruel'],
        why: 'Bài viết “Duc nodded gratefully”: Duc biết ơn, không hề thô lỗ (rude).',
      },
      {
        text: 'Bảo carried a ___ onto the stage.',
        right: 'tray',
        wrong: ['crown', 'chair', 'script'],
        why: 'Bài viết “He picked up a tray”: cậu cầm khay; script là thứ cậu giữ lúc ngồi nhắc.',
      },
    ],
  },
  {
    id: 'c11-r-city-of-cable-cars',
    topic: 'transport',
    ease: 3,
    title: 'The city that commutes through the air',
    about: 'Bài viết về cáp treo công cộng ở Bolivia.',
    paragraphs: [
      'In most countries, a cable car takes tourists up a mountain. In La Paz, it takes people to work.',
      'The Bolivian city lies in a deep valley, and its neighbour, El Alto, spreads out on the plateau above. The difference in height is about four hundred metres, and the roads between the two are steep, winding and always full. There’s no room for a railway, and nobody would want to dig a tunnel under so many houses. So the planners looked up.',
      'The first three lines opened in 2014: red, yellow and green, like the Bolivian flag. Today there are ten, which makes it the longest city cable-car network in the world. The cabins run on electricity, make hardly any noise and arrive every few seconds, so nobody needs a timetable.',
      'Passengers say that something else has changed too. In a minibus, everyone used to stare at the car in front. In a cabin, strangers sit face to face above the roofs, and they start to talk.',
    ],
    choices: [
      {
        ask: 'Why wasn’t a railway built?',
        right: 'There wasn’t enough space.',
        wrong: ['It would have been too noisy.', 'The people didn’t need one.', 'Tourists were against it.'],
        why: 'Bài viết “There’s no room for a railway”: không có chỗ; tiếng ồn (noisy) chỉ được nói khi khen cabin.',
      },
      {
        ask: 'Why don’t passengers need a timetable?',
        right: 'There is always another cabin coming.',
        wrong: [
          'The lines have different colours.',
          'The cabins run all day and all night.',
          'The roads are always full.',
        ],
        why: 'Cabin “arrive every few seconds, so nobody needs a timetable”; màu tuyến (colours) chỉ để phân biệt.',
      },
      {
        ask: 'How has the cable car changed people’s behaviour?',
        right: 'They talk to each other more.',
        wrong: ['They work longer hours.', 'They travel only as tourists.', 'They look at the car in front.'],
        why: 'Đoạn cuối: trong cabin người lạ ngồi đối diện “and they start to talk”; nhìn xe phía trước (the car in front) là hồi đi xe buýt nhỏ.',
      },
    ],
    statements: [
      {
        says: 'El Alto lies lower than La Paz.',
        truth: false,
        why: 'La Paz nằm trong thung lũng sâu, El Alto ở “on the plateau above”: El Alto cao hơn.',
      },
      {
        says: 'The first lines had the colours of the flag.',
        truth: true,
        why: 'Bài viết “red, yellow and green, like the Bolivian flag”: theo màu cờ.',
      },
      {
        says: 'The network has the same number of lines as in 2014.',
        truth: false,
        why: 'Năm 2014 có ba tuyến, “Today there are ten”: nay là mười.',
      },
    ],
    gaps: [
      {
        text: 'The cabins run on ___.',
        right: 'electricity',
        wrong: ['petrol', 'gas', 'steam'],
        why: 'Bài viết “The cabins run on electricity”: chạy bằng điện, không phải xăng (petrol).',
      },
      {
        text: 'The planners decided against a tunnel because of the many ___.',
        right: 'houses',
        wrong: ['tourists', 'cabins', 'rivers'],
        why: 'Bài viết không ai muốn đào hầm “under so many houses”; tourists không liên quan tới đường hầm.',
      },
    ],
  },
]
