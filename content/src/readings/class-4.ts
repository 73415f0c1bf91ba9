/** Readings of class 4: letters, notes, little stories and facts about animals, places and people. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c4-r-hello-from-england',
    topic: 'countries',
    ease: 1,
    title: 'Hello from England',
    about: 'Jack viết thư làm quen với Nam.',
    paragraphs: [
      'Dear Nam,',
      'My name is Jack Green and I’m from York, a city in England. I’m ten years old. I have one brother and two sisters.',
      'I get up at half past seven and walk to school with my brother. School begins at ten to nine. In my free time I play the drums. My sisters don’t like the noise, so I only play when they’re out!',
      'What time do you get up? Do you play music? Please write to me soon.',
      'Your friend, Jack',
    ],
    choices: [
      {
        ask: 'How many children are there in Jack’s family?',
        right: 'four',
        wrong: ['two', 'three', 'five'],
        why: 'Jack có “one brother and two sisters”, cộng cả Jack là bốn; three là quên chưa đếm Jack.',
      },
      {
        ask: 'When does Jack play the drums?',
        right: 'when his sisters aren’t at home',
        wrong: ['when his brother isn’t at home', 'before he goes to school', 'when his sisters are dancing'],
        why: 'Jack viết “I only play when they’re out”, they là hai chị em gái; anh em trai (his brother) không bị ồn.',
      },
      {
        ask: 'How does Jack go to school?',
        right: 'on foot',
        wrong: ['by bus', 'by bike', 'by car'],
        why: 'Jack viết “walk to school with my brother”: đi bộ (on foot); trong thư không có xe buýt (bus).',
      },
    ],
    statements: [
      {
        says: 'York is a city in England.',
        truth: true,
        why: 'Jack viết “I’m from York, a city in England”: York là một thành phố ở Anh.',
      },
      {
        says: 'Jack walks to school alone.',
        truth: false,
        why: 'Jack viết “walk to school with my brother”: đi cùng anh em trai, không đi một mình (alone).',
      },
      {
        says: 'Jack’s sisters love the drums.',
        truth: false,
        why: 'Jack viết “My sisters don’t like the noise”: các bạn ấy không thích tiếng trống ồn.',
      },
    ],
    gaps: [
      {
        text: 'Jack is ___ years old.',
        right: 'ten',
        wrong: ['seven', 'eight', 'nine'],
        why: 'Jack viết “I’m ten years old”; seven là giờ bạn thức dậy (half past seven).',
      },
      {
        text: 'School begins at ten to ___.',
        right: 'nine',
        wrong: ['seven', 'eight', 'ten'],
        why: 'Jack viết “School begins at ten to nine” (9 giờ kém 10); seven nằm trong giờ thức dậy.',
      },
    ],
  },
  {
    id: 'c4-r-penguin-fathers',
    topic: 'animals',
    ease: 2,
    title: 'Penguin fathers',
    about: 'Chim cánh cụt chăm sóc quả trứng của mình.',
    paragraphs: [
      'Penguins are black and white birds. They can’t fly, but they can swim very well. Emperor penguins are big, and they live in a very cold place.',
      'The mother gives her egg to the father, and then she goes to the sea to find food. The father keeps the egg warm on his feet. He stands in the wind and snow for about two months, and he doesn’t eat! When the mother comes back, there is a baby penguin.',
    ],
    choices: [
      {
        ask: 'Where does the father keep the egg?',
        right: 'on his feet',
        wrong: ['under the snow', 'near the sea', 'on his back'],
        why: 'Bài viết “The father keeps the egg warm on his feet”: trên bàn chân; ra biển (the sea) là chim mẹ.',
      },
      {
        ask: 'Why does the mother go to the sea?',
        right: 'to find food',
        wrong: ['to keep the egg warm', 'to learn to swim', 'to meet the father'],
        why: 'Bài viết “she goes to the sea to find food”; giữ ấm cho trứng (keep the egg warm) là việc của chim bố.',
      },
      {
        ask: 'How does the father feel when the mother comes back?',
        right: 'very hungry',
        wrong: ['very hot', 'very full', 'very angry'],
        why: 'Chim bố đứng khoảng hai tháng mà “doesn’t eat” nên rất đói; full (no) là ngược lại.',
      },
    ],
    statements: [
      { says: 'Penguins can fly.', truth: false, why: 'Bài viết “They can’t fly, but they can swim very well”.' },
      {
        says: 'Emperor penguins are big birds.',
        truth: true,
        why: 'Bài viết “Penguins are black and white birds” và “Emperor penguins are big”.',
      },
      {
        says: 'The father stands in the cold for about two weeks.',
        truth: false,
        why: 'Bài viết “for about two months”: hai tháng, không phải hai tuần (weeks).',
      },
    ],
    gaps: [
      {
        text: 'Penguins can ___ very well.',
        right: 'swim',
        wrong: ['fly', 'sing', 'climb'],
        why: 'Bài viết “they can swim very well”; bay (fly) thì chim cánh cụt không làm được.',
      },
      {
        text: 'The ___ goes to the sea to find food.',
        right: 'mother',
        wrong: ['father', 'baby', 'egg'],
        why: 'Chim mẹ đưa trứng rồi “she goes to the sea”; chim bố (father) ở lại giữ trứng.',
      },
    ],
  },
  {
    id: 'c4-r-the-swimming-club',
    topic: 'school',
    ease: 2,
    title: 'The swimming club',
    about: 'Thông báo về câu lạc bộ bơi của trường.',
    paragraphs: [
      'Can you swim? Would you like to learn? Come to our swimming club! It’s for classes 3, 4 and 5.',
      'Days: Tuesday and Friday. Time: 4:15 p.m. to 5 p.m. Place: the new pool behind the library.',
      'Bring a towel, a cap and a bottle of water. Don’t run near the pool. Don’t eat before you swim: you can have a snack after the lesson.',
      'Mr Hung can teach twenty children. Please write your name on the list in the library before Monday!',
    ],
    choices: [
      {
        ask: 'How long is one lesson?',
        right: 'forty-five minutes',
        wrong: ['fifteen minutes', 'thirty minutes', 'one hour'],
        why: 'Bài ghi “4:15 p.m. to 5 p.m.”: 45 phút; fifteen chỉ là số phút trong 4 giờ 15.',
      },
      {
        ask: 'Who can’t come to the club?',
        right: 'a boy in class 2',
        wrong: ['a girl in class 3', 'a boy in class 4', 'a girl in class 5'],
        why: 'Câu lạc bộ dành cho “classes 3, 4 and 5”: lớp 2 chưa được tham gia, lớp 3 thì được.',
      },
      {
        ask: 'Where is the list for the names?',
        right: 'in the library',
        wrong: ['in the pool', 'in Mr Hung’s classroom', 'behind the library'],
        why: 'Bài viết “write your name on the list in the library”; ở sau thư viện (behind the library) là bể bơi.',
      },
    ],
    statements: [
      {
        says: 'There are two swimming lessons every week.',
        truth: true,
        why: 'Bài ghi “Days: Tuesday and Friday”: mỗi tuần hai buổi.',
      },
      {
        says: 'The children can have a snack before the lesson.',
        truth: false,
        why: 'Bài viết “Don’t eat before you swim”: chỉ ăn nhẹ sau buổi học.',
      },
      {
        says: 'Thirty children can learn with Mr Hung.',
        truth: false,
        why: 'Bài viết “Mr Hung can teach twenty children”: hai mươi bạn, không phải ba mươi (thirty).',
      },
    ],
    gaps: [
      {
        text: 'The new pool is ___ the library.',
        right: 'behind',
        wrong: ['in front of', 'inside', 'opposite'],
        why: 'Bài ghi “the new pool behind the library”: phía sau thư viện, không phải phía trước (in front of).',
      },
      {
        text: 'The children bring a ___ to the pool.',
        right: 'towel',
        wrong: ['ball', 'pencil', 'kite'],
        why: 'Bài dặn “Bring a towel, a cap and a bottle of water”: cần khăn, không cần bóng (ball).',
      },
    ],
  },
  {
    id: 'c4-r-yoghurt-in-a-glass',
    topic: 'food',
    ease: 1,
    title: 'Yoghurt in a glass',
    about: 'Công thức làm một món tráng miệng.',
    paragraphs: [
      'You need a tall glass, four biscuits, one banana, five grapes and some yoghurt.',
      'First, break the biscuits and put them in the glass. Next, put half of the yoghurt on the biscuits. Then cut the banana into small pieces and put them in the glass, too. Add more yoghurt, and put the grapes on top.',
      'Put the glass in the fridge and wait for one hour. You can wash the knife and the spoon now. Take the glass out, sit down and enjoy!',
    ],
    choices: [
      {
        ask: 'What goes into the glass first?',
        right: 'the biscuits',
        wrong: ['the yoghurt', 'the banana', 'the grapes'],
        why: 'Bài viết “First, break the biscuits and put them in the glass”; sữa chua (the yoghurt) cho vào sau đó.',
      },
      {
        ask: 'What can you do when the glass is in the fridge?',
        right: 'wash the knife and the spoon',
        wrong: ['cut the banana', 'add more yoghurt', 'break the biscuits'],
        why: 'Trong lúc chờ một giờ, bài viết “You can wash the knife and the spoon now”; cắt chuối (cut the banana) là việc làm trước đó.',
      },
      {
        ask: 'Where is the banana when the glass goes into the fridge?',
        right: 'under the grapes',
        wrong: ['on top of the grapes', 'under the biscuits', 'next to the glass'],
        why: 'Chuối cho vào sau bánh quy, rồi cuối cùng bài viết “put the grapes on top”: chuối ở dưới nho; bánh quy (the biscuits) mới ở dưới chuối.',
      },
    ],
    statements: [
      { says: 'You need two bananas.', truth: false, why: 'Bài viết “one banana”: chỉ cần một quả chuối.' },
      { says: 'The grapes go on top.', truth: true, why: 'Bài viết “put the grapes on top”: nho ở trên cùng.' },
      {
        says: 'You can eat it after one hour.',
        truth: true,
        why: 'Bài viết “wait for one hour” rồi lấy ra ăn: sau một giờ thì ăn được.',
      },
    ],
    gaps: [
      {
        text: 'You need four ___.',
        right: 'biscuits',
        wrong: ['bananas', 'grapes', 'glasses'],
        why: 'Bài viết “four biscuits”: bốn chiếc bánh quy; nho (grapes) thì cần năm quả.',
      },
      {
        text: 'Put the glass in the ___ for one hour.',
        right: 'fridge',
        wrong: ['sun', 'cupboard', 'water'],
        why: 'Bài viết “Put the glass in the fridge”: để vào tủ lạnh, không phải để ngoài nắng (sun).',
      },
    ],
  },
  {
    id: 'c4-r-three-days-in-da-lat',
    topic: 'holidays',
    ease: 1,
    title: 'Hoa’s three days in Da Lat',
    about: 'Nhật kí một chuyến đi chơi của Hoa.',
    paragraphs: [
      'Friday: We came to Da Lat by bus. It was a long day and I was tired, but I like the cool air here.',
      'Saturday: In the morning we visited a flower garden. There were roses in six colours! In the afternoon it rained, so we played cards in the hotel. Mum won four games, and I won one.',
      'Sunday: The sun came back. We walked near the lake, and Dad took forty photos. In all the photos I’m eating corn! Now I’m writing on the bus. Goodbye, Da Lat!',
    ],
    choices: [
      {
        ask: 'Why did they play cards in the hotel?',
        right: 'because it rained',
        wrong: ['because they were tired', 'because it was cold', 'because it was dark'],
        why: 'Hoa viết “In the afternoon it rained, so we played cards”; mệt (tired) là hôm thứ Sáu.',
      },
      {
        ask: 'Where is Hoa when she writes on Sunday?',
        right: 'on the bus',
        wrong: ['in the hotel', 'near the lake', 'in the flower garden'],
        why: 'Cuối bài Hoa viết “Now I’m writing on the bus”; đi gần hồ (near the lake) là việc trước đó.',
      },
      {
        ask: 'What is Hoa doing in the photos?',
        right: 'She’s eating corn.',
        wrong: ['She’s playing cards.', 'She’s smelling roses.', 'She’s sleeping on the bus.'],
        why: 'Hoa viết “In all the photos I’m eating corn!”; chơi bài (playing cards) là chiều thứ Bảy ở khách sạn.',
      },
    ],
    statements: [
      {
        says: 'They went to Da Lat by plane.',
        truth: false,
        why: 'Hoa viết “We came to Da Lat by bus”: đi xe buýt, không đi máy bay.',
      },
      {
        says: 'They visited the garden on Saturday.',
        truth: true,
        why: 'Thứ Bảy Hoa viết “In the morning we visited a flower garden”.',
      },
      {
        says: 'Hoa won more games than Mum.',
        truth: false,
        why: 'Hoa viết “Mum won four games, and I won one”: mẹ thắng nhiều hơn.',
      },
    ],
    gaps: [
      {
        text: 'The roses in the garden had ___ colours.',
        right: 'six',
        wrong: ['four', 'one', 'forty'],
        why: 'Hoa viết “There were roses in six colours!”; four là số ván bài mẹ thắng.',
      },
      {
        text: 'On Sunday, ___ took a lot of photos.',
        right: 'Dad',
        wrong: ['Mum', 'Hoa', 'the driver'],
        why: 'Hoa viết “Dad took forty photos”: bố chụp; Hoa thì đứng ăn ngô trong ảnh.',
      },
    ],
  },
  {
    id: 'c4-r-a-message-for-minh',
    topic: 'communication',
    ease: 1,
    title: 'A message for Minh',
    about: 'Chị Chi để lại lời nhắn cho em.',
    paragraphs: [
      'Hi Minh,',
      'I’m at my volleyball club, and Mum and Dad are at work. There’s some chicken rice for you on the table. Don’t give it to the cat! Her fish is in the blue bowl.',
      'Please help me: bring in the clothes because the sky is very dark, close my window, and look for my piano book. I need it for my lesson at six. I come home at half past five.',
      'There’s ice cream for you in the fridge, but do your homework first!',
      'Thank you! Chi',
    ],
    choices: [
      {
        ask: 'What is Minh going to eat?',
        right: 'chicken rice and ice cream',
        wrong: ['chicken rice and fish', 'fish and ice cream', 'only ice cream'],
        why: 'Chị Chi để cơm gà (“chicken rice for you”) và kem (“ice cream for you”) cho Minh; cá (fish) là của mèo.',
      },
      {
        ask: 'Why does Minh bring in the clothes?',
        right: 'It’s going to rain.',
        wrong: ['It’s very hot.', 'The clothes are dirty.', 'The cat is sleeping on them.'],
        why: 'Chị viết “because the sky is very dark”: trời tối đen là sắp mưa; chị không nói quần áo bẩn (dirty).',
      },
      {
        ask: 'What does Chi need at six?',
        right: 'her piano book',
        wrong: ['her volleyball', 'her clothes', 'her homework'],
        why: 'Chị nhờ tìm “my piano book” vì “I need it for my lesson at six”; bóng chuyền (volleyball) là việc chị đang làm bây giờ.',
      },
    ],
    statements: [
      {
        says: 'Mum and Dad are at work.',
        truth: true,
        why: 'Chị Chi viết “Mum and Dad are at work”: bố mẹ đang đi làm.',
      },
      {
        says: 'The cat’s fish is in the fridge.',
        truth: false,
        why: 'Chị viết “Her fish is in the blue bowl”: cá trong bát xanh; ở tủ lạnh là kem.',
      },
      {
        says: 'Minh can have ice cream after his homework.',
        truth: true,
        why: 'Chị viết về kem “do your homework first!”: làm bài xong mới được ăn.',
      },
    ],
    gaps: [
      {
        text: 'Chi comes home at half past ___.',
        right: 'five',
        wrong: ['four', 'six', 'seven'],
        why: 'Chị viết “I come home at half past five”; six là giờ học đàn.',
      },
      {
        text: 'Minh closes Chi’s ___.',
        right: 'window',
        wrong: ['door', 'book', 'box'],
        why: 'Chị nhờ “close my window”: đóng cửa sổ; quyển sách (book) thì nhờ tìm.',
      },
    ],
  },
  {
    id: 'c4-r-a-small-player',
    topic: 'sports',
    ease: 3,
    title: 'A small player',
    about: 'Câu chuyện về một bạn chơi bóng rổ.',
    paragraphs: [
      'Phong is short, so the tall boys never asked him to play basketball with them. But every day after school he played with his sister in the yard.',
      'Last Saturday Quân was sick, and the team needed a player. “OK, Phong can play,” they said. The other team didn’t look at Phong because he was small. He ran between the tall boys with the ball, one, two, three times. Phong’s team won!',
      'Now the boys always wait for Phong before a game.',
    ],
    choices: [
      {
        ask: 'Why did Phong play in the team last Saturday?',
        right: 'One player was sick.',
        wrong: ['He was tall now.', 'His sister asked the boys.', 'The other team wanted him.'],
        why: 'Bài viết “Quân was sick, and the team needed a player”: thiếu người nên Phong được chơi; Phong vẫn thấp, không cao (tall).',
      },
      {
        ask: 'Why was Phong so good at basketball?',
        right: 'He played every day with his sister.',
        wrong: [
          'He played every day with the tall boys.',
          'Quân was his teacher.',
          'He watched the other team every day.',
        ],
        why: 'Bài viết “every day after school he played with his sister”; các bạn cao (the tall boys) trước đó không rủ Phong.',
      },
      {
        ask: 'What do the boys think about Phong now?',
        right: 'He’s a very good player.',
        wrong: ['He’s a slow player.', 'He’s always late.', 'He’s a tall boy.'],
        why: 'Nhờ Phong mà đội thắng, và nay các bạn “always wait for Phong before a game”: các bạn thấy Phong chơi rất giỏi, không hề chậm (slow).',
      },
    ],
    statements: [
      {
        says: 'Phong is taller than the boys in the team.',
        truth: false,
        why: 'Bài viết “Phong is short” còn các bạn kia là “the tall boys”: Phong thấp hơn.',
      },
      {
        says: 'Phong’s sister can play basketball.',
        truth: true,
        why: 'Phong chơi bóng “with his sister in the yard”: chị của Phong biết chơi bóng rổ.',
      },
      {
        says: 'Phong’s team won last Saturday.',
        truth: true,
        why: 'Cuối đoạn hai viết “Phong’s team won!”: đội của Phong thắng.',
      },
    ],
    gaps: [
      {
        text: 'Phong played with his sister in the ___.',
        right: 'yard',
        wrong: ['street', 'park', 'playground'],
        why: 'Bài viết “with his sister in the yard”: ở sân nhà, không phải công viên (park).',
      },
      {
        text: 'The other team didn’t look at Phong because he was ___.',
        right: 'small',
        wrong: ['tall', 'sick', 'slow'],
        why: 'Bài viết “because he was small”: vì Phong nhỏ bé; ốm (sick) là bạn Quân.',
      },
    ],
  },
  {
    id: 'c4-r-lucys-apple-tree',
    topic: 'weather',
    ease: 2,
    title: 'Lucy’s apple tree',
    about: 'Lucy ở Anh kể về khu vườn qua các mùa.',
    paragraphs: [
      'I’m Lucy, and I live in a small town in England. In spring it often rains, and our apple tree has white flowers. In summer the days are long. I can read under the tree at eight in the evening!',
      'In autumn the apples are red, and Grandma makes apple cakes. In winter the tree has no leaves, and it’s dark at half past four in the afternoon. I put bread in the tree for the birds. I love autumn because I love Grandma’s cakes!',
    ],
    choices: [
      {
        ask: 'When does the tree have white flowers?',
        right: 'in spring',
        wrong: ['in summer', 'in autumn', 'in winter'],
        why: 'Bài viết “In spring … our apple tree has white flowers”; mùa thu (autumn) thì cây có táo đỏ.',
      },
      {
        ask: 'Why can Lucy read under the tree at eight in the evening in summer?',
        right: 'It isn’t dark then.',
        wrong: ['There’s a lamp in the tree.', 'The tree has no leaves.', 'It often rains then.'],
        why: 'Bài viết “In summer the days are long”: tám giờ tối vẫn còn sáng; cây trụi lá (no leaves) là mùa đông.',
      },
      {
        ask: 'What does Lucy do in winter?',
        right: 'She gives food to birds.',
        wrong: ['She makes apple cakes.', 'She reads under the tree.', 'She picks red apples.'],
        why: 'Mùa đông Lucy “put bread in the tree for the birds”: cho chim ăn; bánh táo (apple cakes) là bà làm vào mùa thu.',
      },
    ],
    statements: [
      {
        says: 'Lucy loves winter because of the birds.',
        truth: false,
        why: 'Lucy viết “I love autumn because I love Grandma’s cakes!”: mùa thu, không phải mùa đông.',
      },
      {
        says: 'It often rains in spring in Lucy’s town.',
        truth: true,
        why: 'Bài viết “In spring it often rains”: mùa xuân hay mưa.',
      },
      {
        says: 'In winter it’s dark at half past four in the afternoon.',
        truth: true,
        why: 'Bài viết “it’s dark at half past four in the afternoon”: mùa đông trời tối sớm.',
      },
    ],
    gaps: [
      {
        text: 'In autumn the apples are ___.',
        right: 'red',
        wrong: ['green', 'white', 'yellow'],
        why: 'Bài viết “In autumn the apples are red”; white là màu hoa mùa xuân.',
      },
      {
        text: 'In winter Lucy puts ___ in the tree.',
        right: 'bread',
        wrong: ['cakes', 'flowers', 'apples'],
        why: 'Bài viết “I put bread in the tree for the birds”: bánh mì cho chim; bánh ngọt (cakes) là của bà làm.',
      },
    ],
  },
  {
    id: 'c4-r-a-lake-in-the-city',
    topic: 'places',
    ease: 2,
    title: 'A lake in the city',
    about: 'Giới thiệu một cái hồ nổi tiếng ở Hà Nội.',
    paragraphs: [
      'Hoan Kiem Lake is in the centre of Ha Noi. It isn’t very big: you can walk around it in about thirty minutes. There is an old tower on a small island in the lake. People call it Turtle Tower. A red bridge goes to another island.',
      'Early in the morning, many people run and dance near the lake. At the weekend, there are no cars or motorbikes in the streets around it, so children can play there.',
    ],
    choices: [
      {
        ask: 'What is on the small island in the lake?',
        right: 'an old tower',
        wrong: ['a red bridge', 'a street', 'a playground'],
        why: 'Bài viết “There is an old tower on a small island”; cầu đỏ (a red bridge) dẫn sang hòn đảo khác.',
      },
      {
        ask: 'Why can children play in the streets at the weekend?',
        right: 'There are no cars then.',
        wrong: ['There are no people then.', 'The streets are new.', 'The lake isn’t big.'],
        why: 'Bài viết cuối tuần “there are no cars or motorbikes … so children can play there”: đường không có xe nên an toàn; người (people) thì vẫn đông.',
      },
      {
        ask: 'How do we know that the lake isn’t very big?',
        right: 'You can walk around it in half an hour.',
        wrong: ['There is only one island in it.', 'You can swim across it in half an hour.', 'There is a red bridge.'],
        why: 'Bài viết “you can walk around it in about thirty minutes”, tức nửa giờ (half an hour); bài không nói bơi (swim) qua hồ.',
      },
    ],
    statements: [
      {
        says: 'There are two islands or more in the lake.',
        truth: true,
        why: 'Một đảo nhỏ có tháp, và cầu đỏ “goes to another island” (một đảo khác): ít nhất là hai đảo.',
      },
      {
        says: 'The bridge is yellow.',
        truth: false,
        why: 'Bài viết “A red bridge”: cầu màu đỏ, không phải màu vàng (yellow).',
      },
      {
        says: 'People dance near the lake early in the morning.',
        truth: true,
        why: 'Bài viết “Early in the morning, many people run and dance near the lake”.',
      },
    ],
    gaps: [
      {
        text: 'Hoan Kiem Lake is in the ___ of Ha Noi.',
        right: 'centre',
        wrong: ['north', 'south', 'west'],
        why: 'Bài viết “in the centre of Ha Noi”: ở trung tâm, không phải phía bắc (north).',
      },
      {
        text: 'You can walk around the lake in about thirty ___.',
        right: 'minutes',
        wrong: ['hours', 'days', 'weeks'],
        why: 'Bài viết “in about thirty minutes”: ba mươi phút, không phải ba mươi giờ (hours).',
      },
    ],
  },
  {
    id: 'c4-r-mr-bas-bread',
    topic: 'work',
    ease: 3,
    title: 'Mr Ba’s bread',
    about: 'Một ngày làm việc của chú Ba.',
    paragraphs: [
      'Mr Ba makes bread. He starts work at two in the morning, when the street is dark and quiet. He makes bread for two schools and a hotel.',
      'His wife opens their shop at half past five, and people come because they like warm bread for breakfast. Mr Ba goes to bed at seven and sleeps until two in the afternoon. At four he meets his daughter at her school.',
      'In the evening she says, “Good night, Dad. Have a good day!”',
    ],
    choices: [
      {
        ask: 'How many hours does Mr Ba sleep?',
        right: 'seven',
        wrong: ['two', 'five', 'nine'],
        why: 'Chú đi ngủ lúc bảy giờ sáng và “sleeps until two in the afternoon”: từ 7 giờ đến 14 giờ là bảy tiếng; two là giờ chú dậy.',
      },
      {
        ask: 'Why does Mr Ba’s daughter say “Have a good day!” in the evening?',
        right: 'Her father’s work begins at night.',
        wrong: ['Her father goes to school with her.', 'She doesn’t know the time.', 'She works in the shop at night.'],
        why: 'Chú Ba “starts work at two in the morning”: con đi ngủ thì chú sắp bắt đầu ngày làm việc; con gái không làm ở cửa hàng (the shop).',
      },
      {
        ask: 'Who opens the shop?',
        right: 'Mr Ba’s wife',
        wrong: ['Mr Ba', 'Mr Ba’s daughter', 'a teacher'],
        why: 'Bài viết “His wife opens their shop at half past five”: vợ chú mở cửa hàng, còn chú Ba làm bánh.',
      },
    ],
    statements: [
      {
        says: 'The street is noisy when Mr Ba starts work.',
        truth: false,
        why: 'Bài viết lúc đó “the street is dark and quiet”: phố yên tĩnh, không ồn (noisy).',
      },
      {
        says: 'Mr Ba makes bread for a hotel.',
        truth: true,
        why: 'Bài viết “He makes bread for two schools and a hotel”: có một khách sạn.',
      },
      {
        says: 'Mr Ba meets his daughter at four.',
        truth: true,
        why: 'Bài viết “At four he meets his daughter at her school”.',
      },
    ],
    gaps: [
      {
        text: 'People come to the shop early because they like ___ bread.',
        right: 'warm',
        wrong: ['cold', 'sweet', 'cheap'],
        why: 'Bài viết “they like warm bread for breakfast”: bánh còn ấm, không phải bánh nguội (cold).',
      },
      {
        text: 'Mr Ba makes bread for two ___.',
        right: 'schools',
        wrong: ['hotels', 'shops', 'hospitals'],
        why: 'Bài viết “two schools and a hotel”: hai trường học; khách sạn (hotels) chỉ có một.',
      },
    ],
  },
  {
    id: 'c4-r-two-clocks',
    topic: 'time',
    ease: 3,
    title: 'Two clocks',
    about: 'Linh có hai chiếc đồng hồ trên tường.',
    paragraphs: [
      'There are two clocks on Linh’s wall. One is for Ha Noi, and the other is for London. Linh’s aunt lives there. In winter, when it’s seven in the evening in Ha Noi, it’s twelve o’clock in London, and her aunt is having lunch.',
      'Linh often calls her aunt at eight in the evening. But one Sunday in January she called at ten in the morning. “Linh? It’s three in the morning, and I’m in bed!” said her aunt. “Sorry!” said Linh. “I only looked at one clock!”',
    ],
    choices: [
      {
        ask: 'It’s nine in the evening in Ha Noi in winter. What time is it in London?',
        right: 'two in the afternoon',
        wrong: ['two in the morning', 'twelve o’clock', 'three in the afternoon'],
        why: 'Ở Hà Nội 7 giờ tối thì London 12 giờ trưa (“seven in the evening”, “twelve o’clock”), vậy 9 giờ tối là 2 giờ chiều; 12 giờ là lúc Hà Nội mới 7 giờ.',
      },
      {
        ask: 'Why did Linh say sorry to her aunt?',
        right: 'because it was night in London',
        wrong: [
          'because her aunt was having lunch',
          'because Linh called in the evening',
          'because one clock was broken',
        ],
        why: 'Cô nói ở London đang là “three in the morning, and I’m in bed”: giữa đêm, Linh làm cô thức giấc; ăn trưa (having lunch) là lúc 12 giờ.',
      },
      {
        ask: 'Which clock did Linh look at that Sunday?',
        right: 'the clock for Ha Noi',
        wrong: ['the clock for London', 'both clocks', 'her aunt’s clock'],
        why: 'Linh nói “I only looked at one clock!” và gọi lúc 10 giờ sáng ở Hà Nội; nếu xem đồng hồ London thì Linh đã biết ở đó đang là đêm.',
      },
    ],
    statements: [
      {
        says: 'Linh’s aunt lives in Ha Noi.',
        truth: false,
        why: 'Đồng hồ kia là của London và “Linh’s aunt lives there”: cô sống ở London.',
      },
      {
        says: 'Linh’s aunt was in bed when Linh called that Sunday.',
        truth: true,
        why: 'Cô nói với Linh “I’m in bed!”: lúc đó cô đang ở trên giường.',
      },
      {
        says: 'There are two clocks on Linh’s wall.',
        truth: true,
        why: 'Câu đầu viết “There are two clocks on Linh’s wall”: trên tường có hai đồng hồ.',
      },
    ],
    gaps: [
      {
        text: 'That Sunday Linh called her aunt at ___ in the morning, Ha Noi time.',
        right: 'ten',
        wrong: ['three', 'seven', 'eight'],
        why: 'Bài viết “she called at ten in the morning”; three là giờ ở London lúc đó.',
      },
      {
        text: 'When it’s seven in the evening in Ha Noi, her aunt is having ___.',
        right: 'lunch',
        wrong: ['breakfast', 'dinner', 'a bath'],
        why: 'Lúc đó London là 12 giờ và “her aunt is having lunch”: bữa trưa, không phải bữa tối (dinner).',
      },
    ],
  },
  {
    id: 'c4-r-market-day',
    topic: 'shopping',
    ease: 1,
    title: 'Market day',
    about: 'Bạn nhỏ đi chợ cùng bà.',
    paragraphs: [
      'Every Saturday my grandma and I walk to the market in our village. We go at six in the morning because it’s cool then. First we buy beans and tomatoes from Mrs Sau. She always gives me a small carrot! Then Grandma buys fish. I don’t like the smell, so I wait next to the flowers.',
      'Grandma has an old basket, and I carry the eggs in my hat. Last Saturday it was sunny, and I put my hat on my head. Oh no! The eggs!',
    ],
    choices: [
      {
        ask: 'Why do they go to the market at six?',
        right: 'because it’s cool',
        wrong: ['because it’s sunny', 'because the market is far', 'because Mrs Sau is there at six'],
        why: 'Bài viết “at six in the morning because it’s cool then”; trời nắng (sunny) là chuyện thứ Bảy tuần trước.',
      },
      {
        ask: 'Where does the child wait when Grandma buys fish?',
        right: 'next to the flowers',
        wrong: ['next to the carrots', 'behind Mrs Sau', 'in front of the market'],
        why: 'Bài viết “I don’t like the smell, so I wait next to the flowers”; cà rốt (carrots) là quà của bà Sáu.',
      },
      {
        ask: 'What did the child forget last Saturday?',
        right: 'There were eggs in the hat.',
        wrong: ['There was fish in the basket.', 'There was a carrot in the basket.', 'There were flowers in the hat.'],
        why: 'Bạn nhỏ “carry the eggs in my hat” rồi lại đội mũ lên đầu: quên là trong mũ có trứng, không phải hoa (flowers).',
      },
    ],
    statements: [
      {
        says: 'They go to the market by bus.',
        truth: false,
        why: 'Bài viết “my grandma and I walk to the market”: đi bộ, không đi xe buýt.',
      },
      {
        says: 'Mrs Sau gives the child a carrot.',
        truth: true,
        why: 'Bài viết về bà Sáu “She always gives me a small carrot!”.',
      },
      {
        says: 'The child likes the smell of fish.',
        truth: false,
        why: 'Đến chỗ bán cá, bạn nhỏ viết “I don’t like the smell”: bạn không thích mùi đó.',
      },
    ],
    gaps: [
      {
        text: 'They go to the market every ___.',
        right: 'Saturday',
        wrong: ['Sunday', 'morning', 'Monday'],
        why: 'Câu đầu viết “Every Saturday”: mỗi thứ Bảy; không phải sáng nào (every morning) cũng đi.',
      },
      {
        text: 'They buy beans and ___ from Mrs Sau.',
        right: 'tomatoes',
        wrong: ['eggs', 'fish', 'flowers'],
        why: 'Bài viết “we buy beans and tomatoes from Mrs Sau”; cá (fish) mua sau, ở chỗ khác.',
      },
    ],
  },
  {
    id: 'c4-r-tap-tap-tap',
    topic: 'feelings',
    ease: 2,
    title: 'Tap, tap, tap!',
    about: 'Một đêm, Tim nghe tiếng động lạ.',
    paragraphs: [
      'It was a windy night, and Tim was in bed. Tap, tap, tap! There was a noise at the window. Tim was afraid. “Anna!” he called.',
      'His sister came with a lamp. “Is it a ghost?” asked Tim. Anna opened the window and laughed. “It’s our lemon tree,” she said. “It’s cold outside, so it wants to come in!” Tim laughed, too.',
      'The next day Tim put his old coat on the tree. “Now you’re warm,” he said. “Please be quiet at night!”',
    ],
    choices: [
      {
        ask: 'What made the noise?',
        right: 'the lemon tree',
        wrong: ['a ghost', 'Tim’s sister', 'the lamp'],
        why: 'Anna mở cửa sổ và nói “It’s our lemon tree”: cây chanh gõ vào cửa; con ma (a ghost) chỉ là Tim tưởng.',
      },
      {
        ask: 'Why did the tree touch the window?',
        right: 'because of the wind',
        wrong: ['because of the rain', 'because of the lamp', 'because of the coat'],
        why: 'Bài viết “It was a windy night”: gió làm cây đập vào cửa; áo khoác (the coat) đến hôm sau mới có.',
      },
      {
        ask: 'How did Tim feel when Anna told him about the tree?',
        right: 'He was happy again.',
        wrong: ['He was more afraid.', 'He was angry.', 'He was hungry.'],
        why: 'Nghe Anna nói, “Tim laughed, too”: Tim cười, vui trở lại và hết sợ (afraid).',
      },
    ],
    statements: [
      {
        says: 'Anna was afraid of the noise.',
        truth: false,
        why: 'Bài viết Anna mở cửa sổ “and laughed”: người sợ là Tim.',
      },
      { says: 'It was a windy night.', truth: true, why: 'Câu đầu viết “It was a windy night”: đêm có gió.' },
      {
        says: 'Tim put his coat on the tree that night.',
        truth: false,
        why: 'Bài viết “The next day Tim put his old coat on the tree”: hôm sau, không phải đêm đó (that night).',
      },
    ],
    gaps: [
      {
        text: 'Anna came with a ___.',
        right: 'lamp',
        wrong: ['coat', 'lemon', 'ghost'],
        why: 'Bài viết “His sister came with a lamp”: mang theo đèn; áo khoác (coat) là của Tim.',
      },
      {
        text: 'There was a noise at the ___.',
        right: 'window',
        wrong: ['door', 'bed', 'wall'],
        why: 'Bài viết “There was a noise at the window”: ở cửa sổ, không phải cửa ra vào (door).',
      },
    ],
  },
  {
    id: 'c4-r-where-are-the-socks',
    topic: 'clothes',
    ease: 1,
    title: 'Where are the socks?',
    about: 'Peter không tìm thấy tất của mình.',
    paragraphs: [
      'Peter has twenty socks, but this morning he can only find two: a red sock and a white sock. His mum looks under the bed. No socks! His dad looks behind the sofa. No socks! Peter goes to school in the red sock and the white sock. His friends laugh, but they like it.',
      'After school Peter hears a noise under the table. It’s his dog, Bim, with four babies. They’re sleeping in a warm bed of socks!',
    ],
    choices: [
      {
        ask: 'How many socks can’t Peter find this morning?',
        right: 'eighteen',
        wrong: ['two', 'four', 'twenty'],
        why: 'Peter có “twenty socks” mà chỉ tìm được hai chiếc: 20 − 2 = 18; twenty là tất cả số tất.',
      },
      {
        ask: 'Where does Peter find the dogs?',
        right: 'under the table',
        wrong: ['under the bed', 'behind the sofa', 'at school'],
        why: 'Bài viết “Peter hears a noise under the table”; dưới giường (under the bed) là chỗ mẹ tìm.',
      },
      {
        ask: 'Why did Bim take the socks?',
        right: 'to make a bed for her babies',
        wrong: ['to play with Peter', 'to wash them', 'to give them to Peter’s friends'],
        why: 'Cuối bài, Bim và các con “sleeping in a warm bed of socks”: lấy tất làm ổ ấm, không phải để chơi (play).',
      },
    ],
    statements: [
      {
        says: 'Peter goes to school in two white socks.',
        truth: false,
        why: 'Bài viết “in the red sock and the white sock”: một chiếc đỏ, một chiếc trắng.',
      },
      {
        says: 'Peter’s friends like his socks.',
        truth: true,
        why: 'Bài viết “His friends laugh, but they like it”: các bạn cười nhưng thích.',
      },
      {
        says: 'Bim has four babies.',
        truth: true,
        why: 'Bài viết “It’s his dog, Bim, with four babies”: Bim có bốn con.',
      },
    ],
    gaps: [
      {
        text: 'Peter’s ___ looks behind the sofa.',
        right: 'dad',
        wrong: ['mum', 'sister', 'friend'],
        why: 'Bài viết “His dad looks behind the sofa”; mẹ (mum) tìm dưới giường.',
      },
      {
        text: 'The baby dogs sleep in a bed of ___.',
        right: 'socks',
        wrong: ['shirts', 'shoes', 'hats'],
        why: 'Bài viết “a warm bed of socks”: ổ làm bằng tất, không phải giày (shoes).',
      },
    ],
  },
  {
    id: 'c4-r-our-robot-bip',
    topic: 'technology',
    ease: 2,
    title: 'Our robot, Bip',
    about: 'Một gia đình có rô-bốt quét nhà.',
    paragraphs: [
      'We have a small robot, and we call it Bip. It’s round and flat, and it cleans the floors. Dad turns it on at nine every morning. Bip can clean under the beds and behind the sofa. When it finishes, it says, “The floor is clean!”',
      'My bedroom is at the top of the house. Bip can’t climb, so I clean my bedroom. Our cat loves Bip. She sits on it and rides around the living room like a queen!',
    ],
    choices: [
      {
        ask: 'Who cleans the writer’s bedroom?',
        right: 'the writer',
        wrong: ['Bip', 'Dad', 'the cat'],
        why: 'Bài viết “Bip can’t climb, so I clean my bedroom”: bạn nhỏ tự quét; Bip không leo lên được.',
      },
      {
        ask: 'When does Bip talk?',
        right: 'after it cleans the floor',
        wrong: ['before it cleans the floor', 'when the cat sits on it', 'when Dad turns it on'],
        why: 'Bài viết “When it finishes, it says …”: quét xong mới nói, không phải lúc bố bật máy (turns it on).',
      },
      {
        ask: 'Why can Bip clean under the beds?',
        right: 'because it’s flat',
        wrong: ['because it can talk', 'because it can climb', 'because it’s strong'],
        why: 'Bài viết Bip “round and flat”: dẹt nên chui lọt gầm giường; leo (climb) thì Bip không làm được.',
      },
    ],
    statements: [
      {
        says: 'Bip starts work at nine in the morning.',
        truth: true,
        why: 'Bài viết “Dad turns it on at nine every morning”: bố bật máy lúc chín giờ sáng.',
      },
      {
        says: 'The cat is afraid of Bip.',
        truth: false,
        why: 'Bài viết “Our cat loves Bip”: mèo thích Bip, không sợ (afraid).',
      },
      {
        says: 'The cat rides on Bip.',
        truth: true,
        why: 'Bài viết về mèo “She sits on it and rides around the living room”: mèo cưỡi trên Bip.',
      },
    ],
    gaps: [
      {
        text: 'Bip is a small ___.',
        right: 'robot',
        wrong: ['cat', 'boy', 'queen'],
        why: 'Bài viết “We have a small robot, and we call it Bip”; con mèo (cat) chỉ cưỡi lên Bip.',
      },
      {
        text: 'The writer’s bedroom is at the ___ of the house.',
        right: 'top',
        wrong: ['back', 'front', 'side'],
        why: 'Bài viết “at the top of the house”: ở tầng trên cùng nên Bip không leo tới, không phải phía sau (back).',
      },
    ],
  },
  {
    id: 'c4-r-grandpas-music',
    topic: 'music',
    ease: 3,
    title: 'Grandpa’s music',
    about: 'Bạn nhỏ kể về cây đàn bầu của ông.',
    paragraphs: [
      'My grandpa plays the dan bau. It’s an old instrument from Viet Nam, and it has only one string. My guitar has six strings! When Grandpa plays, I close my eyes, and I can hear birds and rain.',
      'Last month there was a music night at my school. I was afraid because there were so many people, but Grandpa smiled at me. We played a song together. Now my friends come to our house on Sundays. They all want to learn Grandpa’s instrument!',
    ],
    choices: [
      {
        ask: 'How many strings do the dan bau and the guitar have together?',
        right: 'seven',
        wrong: ['one', 'five', 'six'],
        why: 'Đàn bầu có “only one string”, ghi-ta có “six strings”: 1 + 6 = 7; six chỉ là số dây của ghi-ta.',
      },
      {
        ask: 'Why was the writer afraid at the music night?',
        right: 'There were a lot of people.',
        wrong: ['Grandpa wasn’t there.', 'The song was very long.', 'It was dark and rainy.'],
        why: 'Bài viết “I was afraid because there were so many people”; ông (Grandpa) có ở đó và mỉm cười.',
      },
      {
        ask: 'Why do the writer’s friends come on Sundays?',
        right: 'They want to play the dan bau, too.',
        wrong: ['They want to play the guitar, too.', 'They want to look at birds.', 'They want to do their homework.'],
        why: 'Bài viết các bạn “want to learn Grandpa’s instrument”, đó là đàn bầu; ghi-ta (guitar) là đàn của bạn nhỏ.',
      },
    ],
    statements: [
      {
        says: 'The dan bau is from Viet Nam.',
        truth: true,
        why: 'Bài viết đàn bầu là nhạc cụ “from Viet Nam”: của Việt Nam.',
      },
      {
        says: 'The writer played the guitar at home that night.',
        truth: false,
        why: 'Buổi diễn ở “a music night at my school”: chơi ở trường, không phải ở nhà (at home).',
      },
      {
        says: 'Grandpa smiled at the writer at the music night.',
        truth: true,
        why: 'Bài viết “Grandpa smiled at me”: ông mỉm cười với bạn nhỏ.',
      },
    ],
    gaps: [
      {
        text: 'The music night was last ___.',
        right: 'month',
        wrong: ['week', 'Sunday', 'year'],
        why: 'Bài viết “Last month there was a music night”: tháng trước; Sunday là ngày các bạn đến nhà.',
      },
      {
        text: 'The writer plays the ___.',
        right: 'guitar',
        wrong: ['piano', 'dan bau', 'drums'],
        why: 'Bài viết “My guitar has six strings!”: bạn nhỏ chơi ghi-ta; dan bau là đàn của ông.',
      },
    ],
  },
  {
    id: 'c4-r-guess-my-name',
    topic: 'transport',
    ease: 3,
    title: 'Guess my name',
    about: 'Câu đố về một vật quen thuộc.',
    paragraphs: [
      'I’m long and strong. My feet are in the water all day, but I never swim. Boats go under me. Cars, bikes and people go over me, and I never move.',
      'Before I was here, people crossed by boat and it was slow. Now they’re on the other side in one minute. At night I have a hundred lights, and people take photos of me.',
      'I have a little cousin in the village. He isn’t as strong as me: cars can’t go over him.',
    ],
    choices: [
      {
        ask: 'What am I?',
        right: 'a bridge',
        wrong: ['a boat', 'a river', 'a train'],
        why: '“Boats go under me”, xe và người “go over me”, và “I never move”: đó là cây cầu; thuyền (a boat) thì đi ở bên dưới.',
      },
      {
        ask: 'How did people cross in the past?',
        right: 'by boat',
        wrong: ['by car', 'by bike', 'by train'],
        why: 'Bài viết “people crossed by boat and it was slow”: ngày trước đi thuyền; ô tô (car) là bây giờ.',
      },
      {
        ask: 'What can go over the little cousin?',
        right: 'people and bikes',
        wrong: ['cars and buses', 'cars and people', 'boats'],
        why: '“A little cousin” là cây cầu nhỏ và “cars can’t go over him”: chỉ người và xe đạp đi được, ô tô (cars) thì không.',
      },
    ],
    statements: [
      { says: 'I can swim.', truth: false, why: 'Bài viết “I never swim”: vật này không bao giờ bơi.' },
      {
        says: 'People take photos of me at night.',
        truth: true,
        why: 'Bài viết “At night I have a hundred lights, and people take photos of me”.',
      },
      {
        says: 'My cousin lives in the city.',
        truth: false,
        why: 'Bài viết “I have a little cousin in the village”: ở làng quê, không phải thành phố (city).',
      },
    ],
    gaps: [
      {
        text: 'My feet are in the ___ all day.',
        right: 'water',
        wrong: ['snow', 'sky', 'house'],
        why: 'Bài viết “My feet are in the water all day”: chân ở dưới nước, không ở trong tuyết (snow).',
      },
      {
        text: 'Now people are on the other side in one ___.',
        right: 'minute',
        wrong: ['hour', 'day', 'week'],
        why: 'Bài viết “in one minute”: một phút; một giờ (hour) thì quá lâu so với bài.',
      },
    ],
  },
  {
    id: 'c4-r-look-at-your-teeth',
    topic: 'health',
    ease: 3,
    title: 'Look at your teeth',
    about: 'Những điều nên biết về răng.',
    paragraphs: [
      'Look in the mirror and open your mouth. How many teeth can you see? A small child has twenty teeth. We call them milk teeth. When you’re about six, your milk teeth start to go, and new teeth come. When you’re older, you can have thirty-two.',
      'You get new teeth only once, so clean them every morning and every night, and don’t eat sweets in bed. A shark never cleans its teeth, but that’s OK. It gets new teeth again and again!',
    ],
    choices: [
      {
        ask: 'A small child has all its milk teeth. How many more teeth can an older person have?',
        right: 'twelve',
        wrong: ['two', 'twenty', 'thirty-two'],
        why: 'Trẻ nhỏ có “twenty teeth”, lớn lên có thể có “thirty-two”: 32 − 20 = 12; thirty-two là tất cả số răng, không phải số răng nhiều hơn.',
      },
      {
        ask: 'When do milk teeth start to go?',
        right: 'at about six years old',
        wrong: ['at about two years old', 'at about twelve years old', 'at about twenty years old'],
        why: 'Bài viết “When you’re about six, your milk teeth start to go”; twenty là số răng sữa, không phải tuổi.',
      },
      {
        ask: 'Why doesn’t a shark need to clean its teeth?',
        right: 'It always gets new teeth.',
        wrong: ['It doesn’t eat sweets.', 'It has only milk teeth.', 'It has thirty-two teeth.'],
        why: 'Bài viết về cá mập “It gets new teeth again and again!”; kẹo (sweets) là lời dặn cho các em.',
      },
    ],
    statements: [
      {
        says: 'We get new teeth again and again.',
        truth: false,
        why: 'Bài viết “You get new teeth only once”: con người chỉ thay răng một lần; cá mập mới mọc mãi.',
      },
      {
        says: 'A small child’s teeth are called milk teeth.',
        truth: true,
        why: 'Bài viết về hai mươi chiếc răng của trẻ nhỏ “We call them milk teeth”.',
      },
      {
        says: 'You should clean your teeth once a day.',
        truth: false,
        why: 'Bài dặn “every morning and every night”: mỗi ngày hai lần, không phải một lần (once).',
      },
    ],
    gaps: [
      {
        text: 'Don’t eat ___ in bed.',
        right: 'sweets',
        wrong: ['fruit', 'vegetables', 'eggs'],
        why: 'Bài dặn “don’t eat sweets in bed”: không ăn kẹo trên giường; rau (vegetables) thì bài không nhắc.',
      },
      {
        text: 'A ___ gets new teeth again and again.',
        right: 'shark',
        wrong: ['child', 'cat', 'rabbit'],
        why: 'Bài viết về cá mập “It gets new teeth again and again”; trẻ em (child) chỉ thay răng một lần.',
      },
    ],
  },
]
