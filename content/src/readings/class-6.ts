/** Readings of class 6: school, home, animals, places and stories of every day. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c6-r-email-new-school',
    topic: 'school',
    ease: 1,
    title: 'An email about my new school',
    about: 'Linh viết thư điện tử kể về trường mới.',
    paragraphs: [
      'Dear Anna,',
      'I’m writing to tell you about my new school. It’s bigger than my primary school, and it stands near a lake. From my classroom I can see boats and ducks!',
      'There are thirty-six pupils in my class. I sit between Hoa and a new boy, Phong. He was shy on the first day, but now he tells us jokes at break time.',
      'I’m in the art club. We meet every Thursday, and this month we’re painting the lake. Next month we’ll make paper masks. What clubs are there at your school?',
      'Write soon, Linh',
    ],
    choices: [
      {
        ask: 'What does Linh see from her classroom?',
        right: 'boats on a lake',
        wrong: ['her primary school', 'a market with masks', 'a bridge over a river'],
        why: 'Trường ở gần hồ và Linh viết “From my classroom I can see boats and ducks”; trường tiểu học (primary school) chỉ được nhắc để so sánh.',
      },
      {
        ask: 'How is Phong different now?',
        right: 'He isn’t shy any more.',
        wrong: ['He doesn’t like jokes any more.', 'He has another seat.', 'He goes to another school.'],
        why: 'Ngày đầu Phong “was shy”, còn bây giờ “he tells us jokes”: hết nhút nhát, chứ không phải hết thích chuyện cười (jokes).',
      },
      {
        ask: 'What will the art club do next month?',
        right: 'make masks',
        wrong: ['paint the lake', 'build boats', 'visit Anna’s school'],
        why: 'Linh viết “Next month we’ll make paper masks”; vẽ hồ (paint the lake) là việc của tháng này.',
      },
    ],
    statements: [
      {
        says: 'Linh’s new school is smaller than her old one.',
        truth: false,
        why: 'Linh viết trường mới “bigger than my primary school”: to hơn chứ không nhỏ hơn (smaller).',
      },
      {
        says: 'Linh sits next to Phong.',
        truth: true,
        why: 'Linh viết “I sit between Hoa and a new boy, Phong”: ngồi giữa hai bạn nên cạnh Phong.',
      },
      {
        says: 'The art club meets every day.',
        truth: false,
        why: 'Linh viết “We meet every Thursday”: chỉ thứ Năm hằng tuần, không phải mỗi ngày.',
      },
    ],
    gaps: [
      {
        text: 'The art club meets every ___.',
        right: 'Thursday',
        wrong: ['Monday', 'Tuesday', 'Friday'],
        why: 'Bài có câu “We meet every Thursday”: thứ Năm; Tuesday là thứ Ba.',
      },
      {
        text: 'At break time, Phong tells ___.',
        right: 'jokes',
        wrong: ['secrets', 'lies', 'dreams'],
        why: 'Linh viết “he tells us jokes at break time”: kể chuyện cười, không phải bí mật (secrets).',
      },
    ],
  },
  {
    id: 'c6-r-my-corner',
    topic: 'house',
    ease: 1,
    title: 'My favourite corner',
    about: 'Một bạn tả góc nhỏ yêu thích trong phòng.',
    paragraphs: [
      'Our apartment is small, so I share a room with my little brother. But one corner is only for me. It is next to the window, and there is an old armchair in it. The armchair was my grandfather’s, and it is older than my mum!',
      'Above it there is a shelf with my books and a small plant. Under it there is a box with our board games. My brother can take the games, but he must ask before he sits in the chair. In the evening I turn on the lamp and read there. Sometimes our cat arrives first. Then I sit on the floor.',
    ],
    choices: [
      {
        ask: 'Who had the armchair before?',
        right: 'the writer’s grandfather',
        wrong: ['the writer’s mum', 'the writer’s brother', 'the writer’s aunt'],
        why: 'Bài có câu “The armchair was my grandfather’s”; mẹ (mum) chỉ được nhắc vì ghế còn nhiều tuổi hơn mẹ.',
      },
      {
        ask: 'What must the brother do before he sits in the armchair?',
        right: 'ask the writer',
        wrong: ['turn on the lamp', 'take a game', 'water the plant'],
        why: 'Bài có câu “he must ask before he sits in the chair”; lấy trò chơi (take a game) thì em được tự do.',
      },
      {
        ask: 'Why does the writer sometimes sit on the floor?',
        right: 'The cat is in the armchair.',
        wrong: ['The brother is in the armchair.', 'The armchair is broken.', 'The books are on the floor.'],
        why: 'Bài viết “Sometimes our cat arrives first. Then I sit on the floor”: mèo ngồi mất ghế, không phải em trai (the brother).',
      },
    ],
    statements: [
      {
        says: 'The writer has a bedroom without any other people.',
        truth: false,
        why: 'Bài có câu “I share a room with my little brother”: ở chung phòng với em trai.',
      },
      {
        says: 'The armchair is older than the writer’s mum.',
        truth: true,
        why: 'Bài nói về chiếc ghế “it is older than my mum”.',
      },
      {
        says: 'The brother can use the board games.',
        truth: true,
        why: 'Bài có câu “My brother can take the games”: em được lấy trò chơi.',
      },
    ],
    gaps: [
      {
        text: 'The books are on a shelf ___ the armchair.',
        right: 'above',
        wrong: ['under', 'behind', 'beside'],
        why: 'Bài viết “Above it there is a shelf with my books”; dưới ghế (under) là hộp trò chơi.',
      },
      {
        text: 'In the evening, the writer ___ in the corner.',
        right: 'reads',
        wrong: ['sleeps', 'paints', 'cooks'],
        why: 'Bài có câu “In the evening I turn on the lamp and read there”: đọc sách, không phải ngủ (sleeps).',
      },
    ],
  },
  {
    id: 'c6-r-son-doong',
    topic: 'places',
    ease: 3,
    title: 'The largest cave in the world',
    about: 'Chuyện tìm ra hang Sơn Đoòng.',
    paragraphs: [
      'Around 1990, a man called Hồ Khanh was in a forest in the middle of Viet Nam. It started to rain, so he looked for a dry place. He found a dark entrance. Wind came out of it, and he could hear a river inside. It was too frightening, so he did not go in. Later he could not find the place again.',
      'In 2008 he finally found it, and the next year he took British explorers there. They were surprised: it was the largest cave in the world! Its name is Son Doong. Long ago part of its roof fell, so sunlight gets in, and a forest grows there. Only about a thousand people a year can visit the cave. In this way, it stays safe and clean.',
    ],
    choices: [
      {
        ask: 'When did the British explorers see the cave?',
        right: 'in 2009',
        wrong: ['in 1990', 'in 2000', 'in 2008'],
        why: 'Ông tìm lại hang “In 2008” rồi “the next year” dẫn các nhà thám hiểm tới, tức là 2009; 2008 là năm ông tìm lại được.',
      },
      {
        ask: 'Why didn’t Hồ Khanh go into the cave the first time?',
        right: 'He was afraid.',
        wrong: ['It was raining too hard.', 'The entrance was too small.', 'There were other people in it.'],
        why: 'Bài có câu “It was too frightening, so he did not go in”: ông sợ; mưa (raining) là lí do ông đi tìm chỗ khô.',
      },
      {
        ask: 'What happened because part of the roof fell?',
        right: 'Light came into the cave.',
        wrong: ['A river started to run.', 'The entrance disappeared.', 'The forest outside died.'],
        why: 'Bài viết “part of its roof fell, so sunlight gets in”; con sông (river) thì không liên quan đến trần hang.',
      },
    ],
    statements: [
      {
        says: 'Hồ Khanh looked for a dry place because of the rain.',
        truth: true,
        why: 'Bài có câu “It started to rain, so he looked for a dry place”.',
      },
      {
        says: 'Hồ Khanh found the cave again one year later.',
        truth: false,
        why: 'Lần đầu khoảng năm 1990, tới “In 2008” mới tìm lại được: nhiều năm sau chứ không phải một năm.',
      },
      {
        says: 'Everybody can visit Son Doong at any time.',
        truth: false,
        why: 'Bài có câu “Only about a thousand people a year can visit the cave”: số khách có hạn, không phải ai cũng được (everybody).',
      },
    ],
    gaps: [
      {
        text: 'Hồ Khanh could hear a ___ in the cave.',
        right: 'river',
        wrong: ['bird', 'storm', 'bell'],
        why: 'Bài có câu “he could hear a river inside”: tiếng sông chảy, không phải tiếng bão (storm).',
      },
      {
        text: 'Part of the ___ of Son Doong fell long ago.',
        right: 'roof',
        wrong: ['floor', 'entrance', 'river'],
        why: 'Bài viết “Long ago part of its roof fell”: trần hang sập, không phải cửa hang (entrance).',
      },
    ],
  },
  {
    id: 'c6-r-missing-cat',
    topic: 'animals',
    ease: 1,
    title: 'Please help us to find Toast!',
    about: 'Thông báo tìm mèo của gia đình Quân.',
    paragraphs: [
      'Our cat is missing! His name is Toast. He’s brown and white, with a short tail and green eyes, and he’s wearing a small red scarf.',
      'Toast went out on Sunday evening and didn’t come home for breakfast. He likes warm places, so please look in your garage and under your car. Don’t run after him, because he’s afraid of strangers. Put some fish on a plate and wait quietly. He can’t say no to fish!',
      'Then come to 24 Garden Street, or call us after four o’clock, when I’m back from school.',
      'Thank you! Quân',
    ],
    choices: [
      {
        ask: 'When did Toast leave the house?',
        right: 'on Sunday evening',
        wrong: ['on Saturday evening', 'on Monday morning', 'on Sunday after breakfast'],
        why: 'Bài có câu “Toast went out on Sunday evening”; bữa sáng (breakfast) là lúc mèo không về.',
      },
      {
        ask: 'What should people do if they see Toast?',
        right: 'give him some fish',
        wrong: ['run after him', 'put him in a garage', 'take off his scarf'],
        why: 'Quân viết “Put some fish on a plate and wait quietly”, còn chạy theo (run after him) thì “Don’t”.',
      },
      {
        ask: 'Why should people call after four o’clock?',
        right: 'Quân is at school before that.',
        wrong: ['Quân looks for Toast before that.', 'Toast comes home at four.', 'Toast eats his fish at four.'],
        why: 'Quân viết gọi sau bốn giờ, “when I’m back from school”: trước đó còn ở trường, chứ không phải đang đi tìm mèo (looks for Toast).',
      },
    ],
    statements: [
      {
        says: 'Toast loves meeting new people.',
        truth: false,
        why: 'Quân viết “he’s afraid of strangers”: mèo sợ người lạ.',
      },
      {
        says: 'Toast’s tail is not long.',
        truth: true,
        why: 'Bài tả mèo “with a short tail”: đuôi ngắn, tức là không dài (long).',
      },
      {
        says: 'Toast may be under a car.',
        truth: true,
        why: 'Mèo thích chỗ ấm nên Quân dặn “look in your garage and under your car”.',
      },
    ],
    gaps: [
      {
        text: 'Toast has got ___ eyes.',
        right: 'green',
        wrong: ['brown', 'yellow', 'blue'],
        why: 'Bài tả mèo có “green eyes”: mắt xanh lá; brown là màu lông.',
      },
      {
        text: 'Toast likes places that are ___.',
        right: 'warm',
        wrong: ['cold', 'noisy', 'bright'],
        why: 'Bài có câu “He likes warm places”: chỗ ấm, trái với lạnh (cold).',
      },
    ],
  },
  {
    id: 'c6-r-banana-boats',
    topic: 'food',
    ease: 1,
    title: 'Banana boats',
    about: 'Cách làm món thuyền chuối.',
    paragraphs: [
      'Banana boats are easy, and they are ready in ten minutes. For two boats you need two bananas, four strawberries, some yoghurt and a spoon of honey.',
      'First, wash your hands and the strawberries. Then take the skin off the bananas and cut each of them into two long halves. Put two halves on each plate and leave a little space between them: that is your boat. Pour the yoghurt into the space. Now cut the strawberries into small pieces and put them on the yoghurt. They are the passengers! Last, pour the honey over everything.',
      'Don’t make banana boats the day before, because bananas go brown quickly.',
    ],
    choices: [
      {
        ask: 'How many strawberries are there in each boat?',
        right: 'two',
        wrong: ['one', 'three', 'four'],
        why: 'Bài viết “For two boats you need … four strawberries” nên mỗi thuyền có hai quả; four là cho cả hai thuyền.',
      },
      {
        ask: 'What goes on last?',
        right: 'the honey',
        wrong: ['the yoghurt', 'the strawberries', 'the bananas'],
        why: 'Bài viết “Last, pour the honey over everything”; dâu (strawberries) được đặt lên trước đó.',
      },
      {
        ask: 'Why is it better to eat the boats on the same day?',
        right: 'The bananas change colour.',
        wrong: ['The honey gets hard.', 'The strawberries fall off.', 'The yoghurt gets too warm.'],
        why: 'Bài có câu “bananas go brown quickly”: chuối đổi sang màu nâu; mật ong (honey) cứng lại thì bài không nói.',
      },
    ],
    statements: [
      {
        says: 'You need an hour to make banana boats.',
        truth: false,
        why: 'Bài viết “they are ready in ten minutes”: chỉ mười phút, không phải một tiếng (an hour).',
      },
      {
        says: 'You should wash your hands first.',
        truth: true,
        why: 'Bài có câu “First, wash your hands and the strawberries”.',
      },
      {
        says: 'The yoghurt goes into the boat after the strawberries.',
        truth: false,
        why: 'Sữa chua được rót trước rồi mới đặt dâu “on the yoghurt”: sữa chua vào trước, không phải sau (after).',
      },
    ],
    gaps: [
      {
        text: 'The strawberries are the ___ of the boat.',
        right: 'passengers',
        wrong: ['drivers', 'windows', 'wheels'],
        why: 'Bài nói về dâu “They are the passengers!”: hành khách, không phải người lái (drivers).',
      },
      {
        text: 'Cut each banana into two long ___.',
        right: 'halves',
        wrong: ['boats', 'spoons', 'plates'],
        why: 'Bài viết “cut each of them into two long halves”: hai nửa; mỗi thuyền (boats) thì gồm cả hai nửa.',
      },
    ],
  },
  {
    id: 'c6-r-night-in-a-tent',
    topic: 'hobbies',
    ease: 2,
    title: 'A night in a tent',
    about: 'Nhật kí một chuyến cắm trại bên sông.',
    paragraphs: [
      'Saturday, 14 June',
      'We’re camping by the river with Uncle Minh! In the afternoon, Ben and I put up the tent, but it fell down twice. Then Uncle Minh looked at it and laughed: it was upside down. We cooked fish and corn over the fire. When it got dark, we could see many more stars than in the city.',
      'Sunday, 15 June',
      'I didn’t sleep well. In the middle of the night, we heard loud noises outside. Ben thought that it was a bear, and I held my torch like a sword. It was only Uncle Minh. He was looking for the rest of the corn! We’re tired today, but I want to come back in August.',
    ],
    choices: [
      {
        ask: 'Why did the tent fall down?',
        right: 'It was upside down.',
        wrong: ['The wind was too strong.', 'It was too near the fire.', 'It was too old.'],
        why: 'Chú Minh nhìn lều rồi cười: “it was upside down”, tức là dựng ngược; gió (the wind) thì bài không nói.',
      },
      {
        ask: 'What did Uncle Minh want in the night?',
        right: 'something to eat',
        wrong: ['something to drink', 'a torch', 'another tent'],
        why: 'Chú Minh “was looking for the rest of the corn”: tìm ngô để ăn; đèn pin (a torch) là bạn viết nhật kí cầm.',
      },
      {
        ask: 'How did the children feel when they heard the noises?',
        right: 'frightened',
        wrong: ['hungry', 'bored', 'proud'],
        why: 'Ben tưởng là gấu (“a bear”) còn bạn kia cầm đèn pin “like a sword”: cả hai sợ; đói (hungry) là chú Minh.',
      },
    ],
    statements: [
      {
        says: 'The tent fell down more than once.',
        truth: true,
        why: 'Bài có câu “it fell down twice”: đổ hai lần.',
      },
      {
        says: 'The children saw more stars in the city.',
        truth: false,
        why: 'Ở chỗ cắm trại thấy “many more stars than in the city”: ngoài sông nhiều sao hơn thành phố.',
      },
      {
        says: 'The writer would like to go camping there again.',
        truth: true,
        why: 'Bạn viết “I want to come back in August”: muốn quay lại.',
      },
    ],
    gaps: [
      {
        text: 'Ben thought that there was a ___ outside.',
        right: 'bear',
        wrong: ['dog', 'snake', 'man'],
        why: 'Bài có câu “Ben thought that it was a bear”: con gấu; thật ra đó là người (a man), chú Minh.',
      },
      {
        text: 'On Saturday, they ate fish and ___ from the fire.',
        right: 'corn',
        wrong: ['rice', 'eggs', 'sausages'],
        why: 'Bài có câu “We cooked fish and corn over the fire”: cá và ngô, không có xúc xích (sausages).',
      },
    ],
  },
  {
    id: 'c6-r-three-hearts',
    topic: 'animals',
    ease: 2,
    title: 'An animal with three hearts',
    about: 'Những điều lạ về bạch tuộc.',
    paragraphs: [
      'How many hearts have you got? One! An octopus has three, and its blood is blue. It has eight strong arms, and it can taste things with them.',
      'An octopus has no bones, so even a large one can go through a very small hole. It can also change its colour in less than a second. Then big fish can’t see it between the rocks. If that doesn’t help, it sends out a black cloud and swims away.',
      'Octopuses are intelligent, too. Some of them can open bottles to get food. In 2016, an octopus called Inky got out of its home in an aquarium in New Zealand. It moved across the floor and went down a long pipe to the sea!',
    ],
    choices: [
      {
        ask: 'What can an octopus do with its arms?',
        right: 'taste things',
        wrong: ['see fish', 'hear sounds', 'make black clouds'],
        why: 'Bài nói về tám cánh tay “it can taste things with them”: nếm; đám mây đen (black clouds) thì bài không nói là từ cánh tay.',
      },
      {
        ask: 'Why can a big octopus go through a small hole?',
        right: 'It has no bones.',
        wrong: ['It has eight arms.', 'It has three hearts.', 'It has blue blood.'],
        why: 'Bài có câu “An octopus has no bones, so even a large one can go through a very small hole”; tám cánh tay (eight arms) không phải lí do.',
      },
      {
        ask: 'Why does the writer tell us about Inky?',
        right: 'to show that octopuses are clever',
        wrong: ['to show that octopuses are big', 'to show that octopuses are slow', 'to show that octopuses are kind'],
        why: 'Đoạn này mở đầu bằng “Octopuses are intelligent, too” rồi kể chuyện Inky trốn ra biển: để thấy bạch tuộc thông minh, không phải to (big).',
      },
    ],
    statements: [
      {
        says: 'An octopus has more hearts than a person.',
        truth: true,
        why: 'Người có một tim, còn “An octopus has three”: bạch tuộc nhiều tim hơn.',
      },
      {
        says: 'An octopus needs a minute to change its colour.',
        truth: false,
        why: 'Bài viết đổi màu “in less than a second”: chưa tới một giây, không phải một phút (a minute).',
      },
      {
        says: 'Inky got to the sea through a pipe.',
        truth: true,
        why: 'Bài có câu “went down a long pipe to the sea”: chui theo ống ra biển.',
      },
    ],
    gaps: [
      {
        text: 'The blood of an octopus is ___.',
        right: 'blue',
        wrong: ['red', 'black', 'green'],
        why: 'Bài viết “its blood is blue”; black là màu của đám mây mà bạch tuộc phun ra.',
      },
      {
        text: 'Some octopuses open ___ to get food.',
        right: 'bottles',
        wrong: ['doors', 'pipes', 'rocks'],
        why: 'Bài có câu “Some of them can open bottles to get food”; pipes (ống) là đường Inky trốn đi.',
      },
    ],
  },
  {
    id: 'c6-r-city-of-bikes',
    topic: 'town',
    ease: 3,
    title: 'A city on two wheels',
    about: 'Thành phố mà hầu như ai cũng đi xe đạp.',
    paragraphs: [
      'In Copenhagen, the capital of Denmark, there are many more bikes than cars. People cycle to school, to work and to the shops, in sunshine, rain and snow. Small children often sit in a big box at the front of their parents’ bikes.',
      'Bikes have their own lanes, their own bridges and their own traffic lights. On some streets, if you cycle at twenty kilometres an hour, every traffic light is green for you!',
      'Why do people choose bikes? Many of them say the same thing: it is faster than going by car. It is also healthy. Visitors can rent a bike, too, but they should practise first. The lanes are crowded in the morning, and people ride fast.',
    ],
    choices: [
      {
        ask: 'Where do many small children in Copenhagen travel?',
        right: 'at the front of a bike',
        wrong: ['at the back of a bike', 'in a small car', 'on a school bus'],
        why: 'Bài có câu “Small children often sit in a big box at the front of their parents’ bikes”: phía trước, không phải phía sau (at the back).',
      },
      {
        ask: 'What do many people say about cycling?',
        right: 'It saves time.',
        wrong: ['It saves money.', 'It is fun for children.', 'It is easy in the snow.'],
        why: 'Nhiều người nói “it is faster than going by car”: đi nhanh hơn nên tiết kiệm thời gian; tiền (money) thì bài không nói.',
      },
      {
        ask: 'Why should visitors practise first?',
        right: 'There are many fast riders.',
        wrong: ['The bridges are very high.', 'The bikes are very heavy.', 'The lights are always red.'],
        why: 'Bài viết làn xe “crowded in the morning, and people ride fast”; đèn đỏ (red) mãi thì bài không nói, ngược lại còn có đoạn toàn đèn xanh.',
      },
    ],
    statements: [
      {
        says: 'People in Copenhagen stop cycling when it rains.',
        truth: false,
        why: 'Bài viết người ta đạp xe “in sunshine, rain and snow”: mưa vẫn đi.',
      },
      {
        says: 'Some bridges in Copenhagen are for bikes.',
        truth: true,
        why: 'Bài có câu xe đạp có “their own bridges”: cầu riêng.',
      },
      {
        says: 'There are more cars than bikes in Copenhagen.',
        truth: false,
        why: 'Bài viết “many more bikes than cars”: xe đạp nhiều hơn ô tô.',
      },
    ],
    gaps: [
      {
        text: 'On some streets, the lights are ___ if you cycle at twenty kilometres an hour.',
        right: 'green',
        wrong: ['red', 'yellow', 'broken'],
        why: 'Bài viết “every traffic light is green for you”: đèn xanh, không phải đèn đỏ (red).',
      },
      {
        text: 'In the morning, the lanes are ___.',
        right: 'crowded',
        wrong: ['empty', 'closed', 'quiet'],
        why: 'Bài có câu “The lanes are crowded in the morning”: đông, trái với vắng (empty).',
      },
    ],
  },
  {
    id: 'c6-r-the-last-race',
    topic: 'sports',
    ease: 2,
    title: 'The last race',
    about: 'Bản tin về cuộc đua cuối cùng trong ngày hội thể thao.',
    paragraphs: [
      'Last Friday was sports day at our school. Before the last race, Classes 6A and 6B had the same number of points. Four runners from each class had to carry a stick around the field.',
      'After three runners, 6A was far in front. But then Tom from 6A dropped the stick! He stopped and picked it up. Linh from 6B passed him, and everybody thought that 6B was the winner. But ten metres before the end, Linh’s shoe came off. She didn’t stop. Tom and Linh crossed the line at exactly the same time!',
      'The headteacher smiled and said: “Two winners are better than one.” Both classes got a big box of oranges, and Linh got her shoe back.',
    ],
    choices: [
      {
        ask: 'Why did Tom stop?',
        right: 'He dropped the stick.',
        wrong: ['He lost a shoe.', 'He wanted to help Linh.', 'He felt too tired.'],
        why: 'Bài viết “Tom from 6A dropped the stick! He stopped and picked it up”; mất giày (lost a shoe) là Linh.',
      },
      {
        ask: 'Who ran in front of the other ten metres before the end?',
        right: 'Linh',
        wrong: ['Tom', 'the third runner of 6A', 'the headteacher'],
        why: 'Linh đã vượt Tom (“passed him”) và tới “ten metres before the end” thì tuột giày: lúc ấy Linh chạy trước Tom.',
      },
      {
        ask: 'Which class won the race?',
        right: 'both 6A and 6B',
        wrong: ['only 6A', 'only 6B', 'another class'],
        why: 'Hai bạn về đích “at exactly the same time” và thầy nói “Two winners”: cả hai lớp thắng; chỉ 6B (only 6B) là điều mọi người tưởng.',
      },
    ],
    statements: [
      {
        says: 'Linh stopped to pick up her shoe.',
        truth: false,
        why: 'Linh tuột giày nhưng “She didn’t stop”: bạn ấy chạy tiếp.',
      },
      {
        says: 'Before the last race, 6A and 6B had the same number of points.',
        truth: true,
        why: 'Bài viết trước cuộc đua cuối hai lớp “had the same number of points”.',
      },
      {
        says: 'Both classes got some fruit.',
        truth: true,
        why: 'Bài có câu “Both classes got a big box of oranges”: cam là trái cây (fruit).',
      },
    ],
    gaps: [
      {
        text: 'There were ___ runners from each class in the race.',
        right: 'four',
        wrong: ['two', 'three', 'ten'],
        why: 'Bài có câu “Four runners from each class”; three là số người đã chạy xong lúc 6A dẫn trước.',
      },
      {
        text: 'After three runners, 6A was far in ___.',
        right: 'front',
        wrong: ['line', 'danger', 'time'],
        why: 'Bài viết “6A was far in front”: dẫn trước rất xa; “in time” nghĩa là kịp giờ.',
      },
    ],
  },
  {
    id: 'c6-r-school-tv',
    topic: 'media',
    ease: 3,
    title: 'Join our school TV team!',
    about: 'Thông báo tuyển bạn làm truyền hình của trường.',
    paragraphs: [
      'Our show is on every Monday at 7.15 in the morning, and we need three new people.',
      'A weather reporter: you speak clearly, and you can be at school at 6.30 on Mondays.',
      'A camera person: you are strong, because our camera is heavy, and you never shake. You come at 6.45.',
      'A writer: you are good at English and know what is happening in every class. You work at home at the weekend, so you don’t have to get up early!',
      'Don’t worry if you know nothing about television. Mr Long will teach you. Come to room 12 on Wednesday after lessons, and bring a pen and an idea for our show.',
    ],
    choices: [
      {
        ask: 'Nga writes well, but she hates early mornings. Which job is best for her?',
        right: 'the writer',
        wrong: ['the weather reporter', 'the camera person', 'the teacher'],
        why: 'Người viết bài “don’t have to get up early” nên hợp với Nga; người quay phim (camera person) phải đến lúc 6.45.',
      },
      {
        ask: 'Who has to come to school first on Mondays?',
        right: 'the weather reporter',
        wrong: ['the camera person', 'the writer', 'the new pupils of room 12'],
        why: 'Người dẫn thời tiết đến lúc “6.30”, sớm hơn người quay phim (camera person) lúc 6.45.',
      },
      {
        ask: 'What should pupils bring on Wednesday?',
        right: 'a pen and an idea',
        wrong: ['a camera and a pen', 'a bag and a phone', 'a story about the weather'],
        why: 'Thông báo viết “bring a pen and an idea for our show”; máy quay (camera) thì đội đã có.',
      },
    ],
    statements: [
      {
        says: 'Pupils must know a lot about television.',
        truth: false,
        why: 'Thông báo viết “Don’t worry if you know nothing about television”: không biết gì cũng được.',
      },
      {
        says: 'The show is on once a week.',
        truth: true,
        why: 'Chương trình chiếu “every Monday”: mỗi tuần một lần.',
      },
      {
        says: 'The writer works at home.',
        truth: true,
        why: 'Thông báo nói với người viết bài “You work at home at the weekend”.',
      },
    ],
    gaps: [
      {
        text: 'The team needs a strong person because the camera is ___.',
        right: 'heavy',
        wrong: ['new', 'broken', 'expensive'],
        why: 'Thông báo viết “you are strong, because our camera is heavy”: máy nặng; giá đắt (expensive) không phải lí do.',
      },
      {
        text: 'Pupils should come to room 12 on ___.',
        right: 'Wednesday',
        wrong: ['Monday', 'Friday', 'Sunday'],
        why: 'Thông báo viết “Come to room 12 on Wednesday”; Monday là ngày phát chương trình.',
      },
    ],
  },
  {
    id: 'c6-r-two-lanterns',
    topic: 'holidays',
    ease: 2,
    title: 'Two lanterns',
    about: 'Chuyện hai chị em trong đêm Trung thu.',
    paragraphs: [
      'This year my lantern for the Mid-Autumn Festival was a fish. I made it from red paper with Grandpa, and it took three evenings. My little sister bought hers. It was a plastic star with a small lamp in it.',
      'On the festival night, fifty children walked along our street with their lanterns. We heard drums, and two big boys danced under a lion’s head.',
      'Suddenly it began to rain. Paper and water are not friends! I put my fish under my raincoat and walked in the dark. Then my sister took my hand and held her star high.',
      '“Mine is plastic,” she said. “It can be the light for both of us.”',
    ],
    choices: [
      {
        ask: 'What was the writer’s lantern?',
        right: 'a paper fish',
        wrong: ['a plastic fish', 'a paper star', 'a plastic star'],
        why: 'Bạn viết lồng đèn “was a fish”, làm “from red paper”; ngôi sao nhựa (a plastic star) là của em gái.',
      },
      {
        ask: 'Why did the writer put the lantern under a raincoat?',
        right: 'to keep it dry',
        wrong: ['to hide it from the sister', 'to carry it home', 'to make it warm'],
        why: 'Trời mưa và “Paper and water are not friends”: giữ cho giấy khỏi ướt, không phải giấu em (hide it).',
      },
      {
        ask: 'What did the sister do at the end?',
        right: 'She shared her light.',
        wrong: ['She laughed at the fish.', 'She bought a new lantern.', 'She ran home in the rain.'],
        why: 'Em giơ ngôi sao lên và nói “It can be the light for both of us”: chia sẻ ánh sáng, chứ không cười chê (laughed at) con cá.',
      },
    ],
    statements: [
      {
        says: 'The sister made her lantern with Grandpa.',
        truth: false,
        why: 'Bài có câu “My little sister bought hers”: em mua; làm với ông là bạn kể chuyện.',
      },
      {
        says: 'The writer worked on the lantern for three evenings.',
        truth: true,
        why: 'Bài viết “it took three evenings”: làm mất ba buổi tối.',
      },
      {
        says: 'It was raining when the children started their walk.',
        truth: false,
        why: 'Các bạn đang đi thì “Suddenly it began to rain”: lúc bắt đầu chưa mưa.',
      },
    ],
    gaps: [
      {
        text: 'There were ___ children with lanterns in the street.',
        right: 'fifty',
        wrong: ['two', 'three', 'fifteen'],
        why: 'Bài có câu “fifty children walked along our street”; fifteen nghe gần giống nhưng là mười lăm.',
      },
      {
        text: 'Two big boys danced under a ___ head.',
        right: 'lion’s',
        wrong: ['fish’s', 'dragon’s', 'tiger’s'],
        why: 'Bài có câu “danced under a lion’s head”: múa lân (đầu sư tử), không phải đầu rồng (dragon’s).',
      },
    ],
  },
  {
    id: 'c6-r-plan-on-the-fridge',
    topic: 'daily-life',
    ease: 1,
    title: 'The plan on the fridge',
    about: 'Mẹ viết bảng phân công việc nhà.',
    paragraphs: [
      'From Monday, everybody in our family helps at home. Please read your part!',
      'Minh: feed the cat every morning before school, and take out the rubbish on Tuesdays and Fridays.',
      'Hoa: set the table for dinner, and water the plants on the balcony every two days.',
      'Dad: cook on weekdays, and drive Grandma to the market on Saturday.',
      'Mum: wash the clothes, and cook at the weekend.',
      'Everybody makes his or her own bed! Are you too busy one day? Then change with another person. On Sunday evening there is ice cream for all, if the plants are green and the cat is happy.',
      'Love, Mum',
    ],
    choices: [
      {
        ask: 'Who cooks dinner on Wednesday?',
        right: 'Dad',
        wrong: ['Mum', 'Hoa', 'Minh'],
        why: 'Thứ Tư là ngày trong tuần, mà “Dad: cook on weekdays”; mẹ (Mum) nấu vào cuối tuần.',
      },
      {
        ask: 'How often does Minh take out the rubbish?',
        right: 'twice a week',
        wrong: ['once a week', 'every two days', 'every morning'],
        why: 'Minh đổ rác “on Tuesdays and Fridays”: hai lần một tuần; mỗi sáng (every morning) là cho mèo ăn.',
      },
      {
        ask: 'What can people do if they are busy one day?',
        right: 'change with another person',
        wrong: ['wait until Sunday', 'ask Grandma for help', 'go to bed later'],
        why: 'Mẹ viết “Are you too busy one day? Then change with another person”: đổi việc với người khác, không phải đợi tới Chủ nhật (Sunday).',
      },
    ],
    statements: [
      {
        says: 'Mum makes all the beds.',
        truth: false,
        why: 'Mẹ viết “Everybody makes his or her own bed!”: ai tự dọn giường người nấy.',
      },
      {
        says: 'Minh has to do something before school.',
        truth: true,
        why: 'Minh phải “feed the cat every morning before school”: cho mèo ăn trước khi đi học.',
      },
      {
        says: 'Hoa waters the plants every day.',
        truth: false,
        why: 'Hoa tưới cây “every two days”: hai ngày một lần, không phải mỗi ngày.',
      },
    ],
    gaps: [
      {
        text: 'Minh has to feed the ___.',
        right: 'cat',
        wrong: ['dog', 'fish', 'birds'],
        why: 'Bảng ghi “Minh: feed the cat every morning”: cho mèo ăn, nhà không nhắc tới chó (dog).',
      },
      {
        text: 'On Saturday, Dad drives Grandma to the ___.',
        right: 'market',
        wrong: ['hospital', 'station', 'park'],
        why: 'Bảng ghi bố “drive Grandma to the market on Saturday”: đưa bà đi chợ, không phải ra ga (station).',
      },
    ],
  },
  {
    id: 'c6-r-robot-waiter',
    topic: 'technology',
    ease: 3,
    title: 'The robot waiter',
    about: 'Chuyện vui về rô-bốt phục vụ ở quán ăn.',
    paragraphs: [
      'Last month a robot started work in the restaurant next to our house. It is white and as tall as me, and it carries plates to the tables. Its name is Bibi.',
      'At first everything went well. But on Sunday Bibi brought our noodles to the next table, and their pizza to us. “Enjoy your meal!” it said. My dad tried to explain the mistake, but Bibi only understands the words “yes”, “no” and “thank you”. So we laughed with the people at the next table and changed the dishes.',
      'Then we talked with them for an hour. Their daughter Anna goes to my school, and on Tuesday we are going to play chess. Bibi made a mistake, but I made a friend.',
    ],
    choices: [
      {
        ask: 'What did Bibi bring to the writer’s table?',
        right: 'pizza',
        wrong: ['noodles', 'soup', 'rice'],
        why: 'Bibi mang “their pizza to us”; noodles là món nhà bạn gọi nhưng bị đưa sang bàn bên.',
      },
      {
        ask: 'Why couldn’t Dad explain the mistake?',
        right: 'Bibi knows only a few words.',
        wrong: ['Bibi was already far away.', 'Bibi can’t hear anything.', 'Dad did not see the mistake.'],
        why: 'Bibi chỉ hiểu “yes”, “no” và “thank you”: biết rất ít từ, chứ không phải không nghe được gì (can’t hear anything).',
      },
      {
        ask: 'Why is the writer happy about the mistake?',
        right: 'The writer met Anna.',
        wrong: ['The pizza was very good.', 'The meal was free.', 'The robot said sorry.'],
        why: 'Nhờ nhầm món mà hai nhà nói chuyện và “I made a friend”, đó là Anna; pizza ngon hay không thì bài không nói.',
      },
    ],
    statements: [
      {
        says: 'Bibi is as tall as the writer.',
        truth: true,
        why: 'Bạn viết về Bibi “as tall as me”: cao bằng bạn.',
      },
      {
        says: 'The people at the next table were angry.',
        truth: false,
        why: 'Bài có câu “we laughed with the people at the next table”: họ cùng cười, không giận (angry).',
      },
      {
        says: 'Anna and the writer go to the same school.',
        truth: true,
        why: 'Bài có câu “Their daughter Anna goes to my school”: học cùng trường.',
      },
    ],
    gaps: [
      {
        text: 'The writer is going to play ___ with Anna on Tuesday.',
        right: 'chess',
        wrong: ['tennis', 'football', 'badminton'],
        why: 'Bài có câu “on Tuesday we are going to play chess”: chơi cờ, không phải quần vợt (tennis).',
      },
      {
        text: 'The family and the people at the next table changed their ___.',
        right: 'dishes',
        wrong: ['chairs', 'phones', 'tables'],
        why: 'Bài viết “changed the dishes”: đổi món ăn cho nhau, không phải đổi bàn (tables).',
      },
    ],
  },
  {
    id: 'c6-r-four-seasons-postcard',
    topic: 'weather',
    ease: 2,
    title: 'Four seasons in one day',
    about: 'Bưu thiếp của Tom gửi từ Sa Pa.',
    paragraphs: [
      'Dear Lucy,',
      'Hello from Sa Pa! People say that there are four seasons in one day here, and it’s true. At six this morning it was spring: it was cool, and I couldn’t see the house across the street because of the fog. At noon it was summer. It was so hot that I bought a hat and ate ice cream. By four o’clock it was autumn, and a strong wind carried my new hat away! Now it’s eight in the evening, and it’s winter. I’m sitting next to the fire with two blankets. My dad’s laughing because I only packed T-shirts. Tomorrow I’ll buy a sweater!',
      'See you soon, Tom',
    ],
    choices: [
      {
        ask: 'What was the weather like at noon?',
        right: 'hot',
        wrong: ['foggy', 'windy', 'cool'],
        why: 'Tom viết “At noon it was summer. It was so hot”; windy là lúc bốn giờ chiều.',
      },
      {
        ask: 'What happened to Tom’s hat?',
        right: 'The wind took it.',
        wrong: ['He left it in a shop.', 'It fell into the fire.', 'He gave it to his dad.'],
        why: 'Tom viết “a strong wind carried my new hat away”: gió cuốn mất, không phải rơi vào lửa (fire).',
      },
      {
        ask: 'Why does Tom need a sweater?',
        right: 'He has only clothes for warm weather.',
        wrong: ['He lost his sweater in the wind.', 'His old sweater is too small.', 'His blankets are too thin.'],
        why: 'Tom “only packed T-shirts” mà buổi tối lạnh như mùa đông: chỉ có đồ mùa nóng; thứ mất vì gió (in the wind) là cái mũ.',
      },
    ],
    statements: [
      {
        says: 'Tom saw the house across the street at six in the morning.',
        truth: false,
        why: 'Tom viết “I couldn’t see the house across the street because of the fog”: sương mù nên không thấy.',
      },
      {
        says: 'Tom lost his hat on the day when he bought it.',
        truth: true,
        why: 'Mua mũ lúc trưa, bốn giờ chiều thì gió “carried my new hat away”: mất ngay trong ngày.',
      },
      {
        says: 'Tom is cold in the evening.',
        truth: true,
        why: 'Buổi tối Tom ngồi “next to the fire with two blankets”: trời lạnh.',
      },
    ],
    gaps: [
      {
        text: 'In the evening, Tom is sitting next to the ___.',
        right: 'fire',
        wrong: ['window', 'door', 'lake'],
        why: 'Tom viết “I’m sitting next to the fire”: cạnh bếp lửa, không phải cửa sổ (window).',
      },
      {
        text: 'For Tom, eight in the evening was like ___.',
        right: 'winter',
        wrong: ['spring', 'summer', 'autumn'],
        why: 'Tom viết “it’s eight in the evening, and it’s winter”; autumn là lúc bốn giờ chiều.',
      },
    ],
  },
  {
    id: 'c6-r-wallet-under-the-bench',
    topic: 'people',
    ease: 3,
    title: 'The wallet under the bench',
    about: 'Hai bạn nhỏ nhặt được một chiếc ví.',
    paragraphs: [
      'Mai and Peter were waiting for a bus when Peter saw a wallet under the bench. There was a lot of money in it, but no name.',
      '“Look, a library card!” said Mai. “Let’s ask at the library.” So they didn’t take their bus. They walked to the library, and the woman at the desk looked at the number on the card. Then she made a phone call.',
      'Ten minutes later a man hurried in. It was Mr Bình, the driver of their school bus! He opened the wallet, but he didn’t count the money. He took out an old photo of his daughter and smiled.',
      '“You missed your bus because of me,” he said. “Now I’ll drive you home.”',
    ],
    choices: [
      {
        ask: 'How did the woman know whose wallet it was?',
        right: 'from the number on a card',
        wrong: ['from a name in the wallet', 'from a photo in the wallet', 'from the driver of the bus'],
        why: 'Cô “looked at the number on the card” rồi gọi điện; trong ví thì “no name” nên không phải nhờ tên (a name).',
      },
      {
        ask: 'What was most important to Mr Bình?',
        right: 'the photo',
        wrong: ['the money', 'the library card', 'the bus ticket'],
        why: 'Ông “didn’t count the money” mà lấy ngay tấm ảnh con gái ra rồi mỉm cười: ảnh quý hơn tiền (money).',
      },
      {
        ask: 'Why did Mai and Peter miss their bus?',
        right: 'They went to the library.',
        wrong: ['They fell asleep on the bench.', 'They came too late.', 'They played with the wallet.'],
        why: 'Bài viết “So they didn’t take their bus. They walked to the library”; các bạn đã đợi sẵn ở bến chứ không đến muộn (too late).',
      },
    ],
    statements: [
      {
        says: 'The children knew Mr Bình before that day.',
        truth: true,
        why: 'Ông là “the driver of their school bus” nên hai bạn đã biết ông.',
      },
      {
        says: 'Peter found the wallet on a bus.',
        truth: false,
        why: 'Bài có câu “Peter saw a wallet under the bench”: dưới ghế dài ở bến, không phải trên xe buýt.',
      },
      {
        says: 'Mr Bình wants to take the children home.',
        truth: true,
        why: 'Ông nói “Now I’ll drive you home”: sẽ chở hai bạn về.',
      },
    ],
    gaps: [
      {
        text: 'Mr Bình came to the library ___ minutes later.',
        right: 'ten',
        wrong: ['two', 'five', 'thirty'],
        why: 'Bài có câu “Ten minutes later a man hurried in”: mười phút, không phải năm phút (five).',
      },
      {
        text: 'The old photo shows Mr Bình’s ___.',
        right: 'daughter',
        wrong: ['son', 'wife', 'mother'],
        why: 'Bài có câu “an old photo of his daughter”: ảnh con gái, không phải con trai (son).',
      },
    ],
  },
]
