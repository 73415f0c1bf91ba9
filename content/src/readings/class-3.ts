/** Readings of class 3: short texts about children, animals, home and school. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c3-r-my-friend-linh',
    topic: 'people',
    ease: 1,
    title: 'My friend Linh',
    about: 'Hoa viết về bạn thân của mình.',
    paragraphs: [
      'My name is Hoa. This is my friend, Linh. She is nine years old. She has short black hair and big eyes. Linh is not tall, but she is fast. She runs every morning with her father.',
      'Linh likes maths and I like art. She helps me with numbers, and I draw pictures for her. We sit near the window in our classroom.',
    ],
    choices: [
      {
        ask: 'Who runs with Linh?',
        right: 'her father',
        wrong: ['her mother', 'Hoa', 'her teacher'],
        why: 'Bài có câu “She runs every morning with her father”: bố chạy cùng Linh; Hoa thì không.',
      },
      {
        ask: 'What does Linh help Hoa with?',
        right: 'maths',
        wrong: ['art', 'music', 'English'],
        why: 'Linh thích toán và “helps me with numbers”: giúp môn toán; art (mĩ thuật) là môn Hoa thích.',
      },
      {
        ask: 'What does Hoa do for Linh?',
        right: 'She draws pictures.',
        wrong: ['She runs with Linh.', 'She helps with numbers.', 'She opens the window.'],
        why: 'Hoa viết “I draw pictures for her”: vẽ tranh cho Linh; giúp với các con số (numbers) là Linh.',
      },
    ],
    statements: [
      { says: 'Linh is tall.', truth: false, why: 'Bài có câu “Linh is not tall, but she is fast”: Linh không cao.' },
      { says: 'Hoa likes art.', truth: true, why: 'Hoa viết “I like art”: Hoa thích mĩ thuật.' },
      {
        says: 'The two girls sit near a window.',
        truth: true,
        why: 'Bài có câu “We sit near the window in our classroom”: ngồi gần cửa sổ.',
      },
    ],
    gaps: [
      {
        text: 'Linh has ___ black hair.',
        right: 'short',
        wrong: ['long', 'big', 'brown'],
        why: 'Bài có “short black hair”: tóc ngắn, không dài (long).',
      },
      {
        text: 'Linh runs every ___.',
        right: 'morning',
        wrong: ['afternoon', 'evening', 'night'],
        why: 'Bài có câu “She runs every morning”: chạy buổi sáng, không phải buổi chiều (afternoon).',
      },
    ],
  },
  {
    id: 'c3-r-busy-bees',
    topic: 'animals',
    ease: 2,
    title: 'Busy bees',
    about: 'Điều thú vị về những con ong.',
    paragraphs: [
      'Honey bees are small animals. They are yellow or brown, and black. They live together in a big family. In the family there is a queen. She is the mother of the bees.',
      'A bee visits many flowers every day. It drinks the sweet juice in the flowers. Bees make honey with it. When the weather is cold, the bees stay in their house and eat the honey.',
    ],
    choices: [
      {
        ask: 'What is the queen?',
        right: 'the mother of the bees',
        wrong: ['a flower', 'the house of the bees', 'the food of the bees'],
        why: 'Bài nói về nữ hoàng “She is the mother of the bees”; thức ăn (food) của ong là mật.',
      },
      {
        ask: 'What do bees make?',
        right: 'honey',
        wrong: ['flowers', 'juice', 'milk'],
        why: 'Bài có câu “Bees make honey with it”: ong làm mật; juice là nước ngọt trong hoa mà ong uống.',
      },
      {
        ask: 'What do bees do when it is cold?',
        right: 'They eat honey at home.',
        wrong: ['They visit many flowers.', 'They drink sweet juice.', 'They look for a queen.'],
        why: 'Bài có câu “the bees stay in their house and eat the honey”: trời lạnh ong ở nhà ăn mật, không đi thăm hoa (visit flowers).',
      },
    ],
    statements: [
      {
        says: 'Bees live alone.',
        truth: false,
        why: 'Bài có câu “They live together in a big family”: ong sống chung, không sống một mình (alone).',
      },
      {
        says: 'A bee visits many flowers every day.',
        truth: true,
        why: 'Bài có đúng câu “A bee visits many flowers every day”: ong ghé nhiều hoa.',
      },
      {
        says: 'Bees are big animals.',
        truth: false,
        why: 'Câu đầu là “Honey bees are small animals”: ong nhỏ, không to (big).',
      },
    ],
    gaps: [
      {
        text: 'The juice in the flowers is ___.',
        right: 'sweet',
        wrong: ['cold', 'black', 'hot'],
        why: 'Bài có “the sweet juice in the flowers”: nước ngọt; cold (lạnh) là nói về thời tiết.',
      },
      {
        text: 'When it is ___, the bees stay at home.',
        right: 'cold',
        wrong: ['hot', 'sunny', 'warm'],
        why: 'Bài có câu “When the weather is cold, the bees stay in their house”: khi trời lạnh; nắng (sunny) thì không.',
      },
    ],
  },
  {
    id: 'c3-r-fruit-boats',
    topic: 'food',
    ease: 1,
    title: 'Make a fruit boat',
    about: 'Công thức làm món thuyền trái cây.',
    paragraphs: [
      'You need: one banana, four grapes, one orange and a spoonful of honey.',
      'First, wash your hands. Then, cut the banana into two long pieces. Ask Mum or Dad to help you with the knife! Put the grapes on one piece: they are the people on the boat. Put small pieces of orange near the grapes. Now put the honey on top. Eat your boat with a friend!',
    ],
    choices: [
      {
        ask: 'What do you do first?',
        right: 'wash your hands',
        wrong: ['cut the banana', 'put the grapes on', 'put the honey on'],
        why: 'Bài ghi “First, wash your hands”: rửa tay trước; cắt chuối (cut the banana) là việc sau.',
      },
      {
        ask: 'What are the grapes in the fruit boat?',
        right: 'the people',
        wrong: ['the boat', 'the sea', 'the honey'],
        why: 'Bài nói về nho “they are the people on the boat”: nho là người; boat là quả chuối.',
      },
      {
        ask: 'Why do you ask Mum or Dad to help?',
        right: 'You need a knife.',
        wrong: ['You need honey.', 'You need a boat.', 'You are hungry.'],
        why: 'Bài có câu “Ask Mum or Dad to help you with the knife!”: vì có dao (knife); mật ong (honey) thì không nguy hiểm.',
      },
    ],
    statements: [
      { says: 'You need one orange.', truth: true, why: 'Danh sách ghi “one orange”: cần một quả cam.' },
      {
        says: 'There are four people on the boat.',
        truth: true,
        why: 'Bốn quả nho (“four grapes”) là bốn người trên thuyền.',
      },
      {
        says: 'You put honey on first.',
        truth: false,
        why: 'Bài ghi “Now put the honey on top” ở bước cuối, không phải bước đầu.',
      },
    ],
    gaps: [
      {
        text: 'You make the boat with a ___.',
        right: 'banana',
        wrong: ['grape', 'carrot', 'lemon'],
        why: 'Nho đặt trên miếng chuối và là người trên thuyền, vậy thuyền làm bằng chuối (banana), không phải bằng nho (grape).',
      },
      {
        text: 'You need four ___.',
        right: 'grapes',
        wrong: ['bananas', 'oranges', 'boats'],
        why: 'Danh sách ghi “four grapes”: bốn quả nho; chuối (bananas) thì chỉ cần một quả.',
      },
    ],
  },
  {
    id: 'c3-r-rainy-day-diary',
    topic: 'weather',
    ease: 2,
    title: 'Tom’s diary',
    about: 'Nhật ký của Tom trong một tuần.',
    paragraphs: [
      'Monday: It’s raining. I’m at home with my brother. We’re making a house under the table.',
      'Tuesday: It’s raining again. Dad is in the kitchen. He’s making hot chocolate for us. It’s very good!',
      'Wednesday: No rain! The sun is here, but the playground is wet. I play football in the afternoon, and now my new shoes are brown. Mum isn’t happy, but I’m happy!',
    ],
    choices: [
      {
        ask: 'What are the boys making on Monday?',
        right: 'a house under the table',
        wrong: ['hot chocolate', 'a football', 'a boat'],
        why: 'Thứ Hai ghi “We’re making a house under the table”: ngôi nhà; hot chocolate là thứ Ba.',
      },
      {
        ask: 'Who is making hot chocolate?',
        right: 'Dad',
        wrong: ['Mum', 'Tom', 'Tom’s brother'],
        why: 'Thứ Ba: bố ở bếp và “He’s making hot chocolate for us”; mẹ (Mum) chỉ nói tới ở thứ Tư.',
      },
      {
        ask: 'Why isn’t Mum happy on Wednesday?',
        right: 'Tom’s shoes are dirty.',
        wrong: ['Tom is at home.', 'It’s raining.', 'Tom’s shoes are old.'],
        why: 'Sân ướt (wet) nên giày mới thành màu nâu; giày của Tom mới (“new shoes”), không cũ (old).',
      },
    ],
    statements: [
      { says: 'It rains on Tuesday.', truth: true, why: 'Thứ Ba ghi “It’s raining again”: trời lại mưa.' },
      {
        says: 'Tom plays football in the morning.',
        truth: false,
        why: 'Tom viết “I play football in the afternoon”: buổi chiều, không phải buổi sáng.',
      },
      { says: 'Tom is sad on Wednesday.', truth: false, why: 'Cuối bài Tom viết “I’m happy!”: Tom vui, không buồn.' },
    ],
    gaps: [
      {
        text: 'On Wednesday, the playground is ___.',
        right: 'wet',
        wrong: ['warm', 'big', 'new'],
        why: 'Tom viết “the playground is wet”: sân ướt; mới (new) là đôi giày.',
      },
      {
        text: 'On Monday, Tom is at home with his ___.',
        right: 'brother',
        wrong: ['friend', 'dad', 'sister'],
        why: 'Thứ Hai ghi “I’m at home with my brother”: với anh em trai, không phải với chị (sister).',
      },
    ],
  },
  {
    id: 'c3-r-my-day',
    topic: 'daily-life',
    ease: 1,
    title: 'My day',
    about: 'Nam kể một ngày của mình.',
    paragraphs: [
      'I’m Nam. I get up at six o’clock. I brush my teeth and have breakfast with my mum. I go to school at seven o’clock by bus.',
      'In the afternoon I play in the park with my friends. I go home at five. Before dinner, I do my homework. After dinner, I read to my little sister. She likes stories about dogs. I go to bed at nine.',
    ],
    choices: [
      {
        ask: 'What time does Nam get up?',
        right: 'at six',
        wrong: ['at five', 'at seven', 'at nine'],
        why: 'Bài có câu “I get up at six o’clock”: sáu giờ; nine (chín giờ) là giờ đi ngủ.',
      },
      {
        ask: 'When does Nam do his homework?',
        right: 'before dinner',
        wrong: ['after dinner', 'in the morning', 'on the bus'],
        why: 'Bài có câu “Before dinner, I do my homework”; sau bữa tối (after dinner), Nam đọc cho em.',
      },
      {
        ask: 'What does Nam read to his sister?',
        right: 'stories about dogs',
        wrong: ['stories about cats', 'his homework', 'a school book'],
        why: 'Nam đọc cho em và “She likes stories about dogs”: truyện về chó, không phải mèo (cats).',
      },
    ],
    statements: [
      {
        says: 'Nam goes to school by bike.',
        truth: false,
        why: 'Nam viết “I go to school at seven o’clock by bus”: đi xe buýt, không đi xe đạp.',
      },
      {
        says: 'Nam has breakfast with his mum.',
        truth: true,
        why: 'Nam viết “have breakfast with my mum”: ăn sáng với mẹ.',
      },
      { says: 'Nam goes home at five.', truth: true, why: 'Bài có câu “I go home at five”: năm giờ Nam về nhà.' },
    ],
    gaps: [
      {
        text: 'Nam goes to bed at ___.',
        right: 'nine',
        wrong: ['five', 'six', 'seven'],
        why: 'Câu cuối là “I go to bed at nine”: chín giờ; sáu giờ (six) là giờ dậy.',
      },
      {
        text: 'Nam plays in the ___ in the afternoon.',
        right: 'park',
        wrong: ['garden', 'classroom', 'library'],
        why: 'Bài có câu “In the afternoon I play in the park”: công viên, không phải vườn (garden).',
      },
    ],
  },
  {
    id: 'c3-r-the-mid-autumn-night',
    topic: 'holidays',
    ease: 2,
    title: 'The night of the moon',
    about: 'Hai chị em chơi đêm Trung thu.',
    paragraphs: [
      'It’s the Mid-Autumn Festival tonight. The moon is big and round. Mai has a star lantern. Her brother Bin has a fish lantern. It is long and red!',
      'They walk in the street with their friends. They sing songs about the moon. Then they go home to eat a big mooncake. Mum cuts the cake: four pieces for Mum, Grandma, Mai and Bin. Mai gives her piece to Bin, so Bin eats two!',
    ],
    choices: [
      {
        ask: 'What lantern does Bin have?',
        right: 'a fish lantern',
        wrong: ['a star lantern', 'a moon lantern', 'a dog lantern'],
        why: 'Bài có câu “Her brother Bin has a fish lantern”; đèn ngôi sao (a star lantern) là của Mai.',
      },
      {
        ask: 'What do the children sing about?',
        right: 'the moon',
        wrong: ['the cake', 'their grandma', 'the street'],
        why: 'Bài có câu “They sing songs about the moon”: hát về mặt trăng; bánh (the cake) thì ăn ở nhà.',
      },
      {
        ask: 'Who doesn’t eat any mooncake?',
        right: 'Mai',
        wrong: ['Bin', 'Mum', 'Grandma'],
        why: 'Mỗi người một miếng và “Mai gives her piece to Bin”: Mai không còn miếng nào; Bin thì ăn hai miếng.',
      },
    ],
    statements: [
      {
        says: 'Mai has a fish lantern.',
        truth: false,
        why: 'Bài có câu “Mai has a star lantern”: đèn ngôi sao; đèn cá (fish) là của Bin.',
      },
      {
        says: 'They walk in the street with friends.',
        truth: true,
        why: 'Bài có câu “They walk in the street with their friends”: các bạn đi trên phố.',
      },
      {
        says: 'Mai gives her piece of cake to Bin.',
        truth: true,
        why: 'Bài có câu “Mai gives her piece to Bin”: Mai cho Bin phần bánh của mình.',
      },
    ],
    gaps: [
      {
        text: 'The moon is big and ___.',
        right: 'round',
        wrong: ['long', 'red', 'new'],
        why: 'Bài có câu “The moon is big and round”: trăng tròn; long và red là của đèn cá.',
      },
      {
        text: 'Mum cuts the cake into ___ pieces.',
        right: 'four',
        wrong: ['two', 'three', 'six'],
        why: 'Bài có “four pieces for Mum, Grandma, Mai and Bin”: bốn miếng; two (hai) là số miếng Bin ăn.',
      },
    ],
  },
  {
    id: 'c3-r-my-bedroom',
    topic: 'house',
    ease: 1,
    title: 'My bedroom',
    about: 'Lucy tả phòng ngủ của mình.',
    paragraphs: [
      'I’m Lucy. My bedroom is small, but I love it. My bed is near the window. At night I can see the moon from my bed!',
      'There is a desk in front of the bed. My books are on the desk, and my computer is, too. My shoes are under the bed. There is a box behind the door. I have thirty small animals in the box. They are all toys!',
    ],
    choices: [
      {
        ask: 'Where are Lucy’s shoes?',
        right: 'under the bed',
        wrong: ['on the desk', 'behind the door', 'near the window'],
        why: 'Bài có câu “My shoes are under the bed”: dưới giường; sau cửa (behind the door) là hộp.',
      },
      {
        ask: 'What can Lucy see from her bed at night?',
        right: 'the moon',
        wrong: ['her animals', 'the sea', 'a tree'],
        why: 'Bài có câu “At night I can see the moon from my bed!”: mặt trăng; thú (animals) thì ở trong hộp.',
      },
      {
        ask: 'What are the thirty animals?',
        right: 'toys',
        wrong: ['real cats', 'birds', 'pictures'],
        why: 'Bài có câu “They are all toys!”: đồ chơi, không phải mèo thật (real cats).',
      },
    ],
    statements: [
      {
        says: 'The bedroom is big.',
        truth: false,
        why: 'Bài có câu “My bedroom is small”: phòng nhỏ, không to (big).',
      },
      {
        says: 'There is a computer on the desk.',
        truth: true,
        why: 'Sách ở trên bàn “and my computer is, too”: máy tính cũng ở trên bàn.',
      },
      {
        says: 'The box is on the desk.',
        truth: false,
        why: 'Bài có câu “There is a box behind the door”: hộp ở sau cửa.',
      },
    ],
    gaps: [
      {
        text: 'The bed is near the ___.',
        right: 'window',
        wrong: ['door', 'box', 'kitchen'],
        why: 'Bài có câu “My bed is near the window”: gần cửa sổ; sau cửa ra vào (door) là hộp.',
      },
      {
        text: 'Lucy has thirty toy ___ in a box.',
        right: 'animals',
        wrong: ['cars', 'books', 'balls'],
        why: 'Bài có “thirty small animals in the box”: thú đồ chơi; sách (books) thì ở trên bàn.',
      },
    ],
  },
  {
    id: 'c3-r-school-trip-notice',
    topic: 'places',
    ease: 3,
    title: 'Class 3A’s day at the zoo',
    about: 'Thông báo đi sở thú của lớp 3A.',
    paragraphs: [
      'Dear children of Class 3A,',
      'On Friday we are going to the zoo. Please come to school at seven o’clock. The bus leaves at half past seven. Bring a hat, a bottle of water and your lunch. Don’t bring toys, please.',
      'You can see tigers and elephants in the morning. In the afternoon there is a bird show. We come back to school at four o’clock.',
      'Ms Nga',
    ],
    choices: [
      {
        ask: 'What time does the bus leave?',
        right: 'at half past seven',
        wrong: ['at seven o’clock', 'at four o’clock', 'at half past four'],
        why: 'Thông báo có “The bus leaves at half past seven”: bảy giờ rưỡi; bảy giờ (seven o’clock) là giờ đến trường.',
      },
      {
        ask: 'What can’t the children bring?',
        right: 'toys',
        wrong: ['lunch', 'water', 'hats'],
        why: 'Thông báo có “Don’t bring toys, please”: không mang đồ chơi; bữa trưa (lunch) thì phải mang.',
      },
      {
        ask: 'What can the children see in the afternoon?',
        right: 'birds',
        wrong: ['tigers', 'elephants', 'lions'],
        why: 'Buổi chiều có “a bird show”: xem chim; hổ và voi (tigers, elephants) xem buổi sáng.',
      },
    ],
    statements: [
      {
        says: 'The zoo day is on Friday.',
        truth: true,
        why: 'Thông báo có “On Friday we are going to the zoo”: thứ Sáu đi sở thú.',
      },
      {
        says: 'The children have lunch at home.',
        truth: false,
        why: 'Các bạn mang bữa trưa (“your lunch”) đi và bốn giờ mới về, không ăn ở nhà.',
      },
      {
        says: 'They are back at school at four.',
        truth: true,
        why: 'Thông báo có “We come back to school at four o’clock”: bốn giờ về.',
      },
    ],
    gaps: [
      {
        text: 'The children come to school at ___ o’clock.',
        right: 'seven',
        wrong: ['four', 'six', 'eight'],
        why: 'Thông báo có “come to school at seven o’clock”: bảy giờ; bốn giờ (four) là giờ về.',
      },
      {
        text: 'The children see tigers in the ___.',
        right: 'morning',
        wrong: ['afternoon', 'evening', 'night'],
        why: 'Thông báo có “tigers and elephants in the morning”; buổi chiều (afternoon) là xem chim.',
      },
    ],
  },
  {
    id: 'c3-r-my-aunt-is-a-nurse',
    topic: 'work',
    ease: 2,
    title: 'My aunt is a nurse',
    about: 'Peter kể về công việc của người thân.',
    paragraphs: [
      'My aunt Lily is a nurse. She works in a big hospital near the river. She wears a white shirt and white shoes. She helps people and talks to them. She often works at night, so she sleeps in the day.',
      'My uncle Jack is a driver. He drives a bus. He gets up at four o’clock! My aunt comes home before my uncle goes to work. They eat breakfast together.',
    ],
    choices: [
      {
        ask: 'Where does Aunt Lily work?',
        right: 'in a hospital',
        wrong: ['on a bus', 'in a school', 'in a shop'],
        why: 'Bài có “She works in a big hospital”: bệnh viện; xe buýt (a bus) là chỗ làm của chú Jack.',
      },
      {
        ask: 'When does Aunt Lily sleep?',
        right: 'in the day',
        wrong: ['at night', 'at four o’clock in the morning', 'before breakfast'],
        why: 'Bài có câu “she sleeps in the day”: ngủ ban ngày vì cô thường làm đêm (at night).',
      },
      {
        ask: 'When do they eat together?',
        right: 'at breakfast',
        wrong: ['at lunch', 'at dinner', 'at night'],
        why: 'Cô về trước khi chú đi làm và “They eat breakfast together”: ăn sáng cùng nhau, không phải ăn tối (dinner).',
      },
    ],
    statements: [
      { says: 'Uncle Jack drives a bus.', truth: true, why: 'Bài có câu “He drives a bus”: chú lái xe buýt.' },
      {
        says: 'Aunt Lily gets up at four o’clock.',
        truth: false,
        why: 'Bài có “He gets up at four o’clock!” nói về chú Jack, không phải cô Lily.',
      },
      {
        says: 'The hospital is near the river.',
        truth: true,
        why: 'Bài có “a big hospital near the river”: bệnh viện ở gần sông.',
      },
    ],
    gaps: [
      {
        text: 'Uncle Jack is a ___.',
        right: 'driver',
        wrong: ['nurse', 'teacher', 'farmer'],
        why: 'Bài có câu “My uncle Jack is a driver”: tài xế; nurse (y tá) là cô Lily.',
      },
      {
        text: 'Aunt Lily’s shoes are ___.',
        right: 'white',
        wrong: ['black', 'brown', 'red'],
        why: 'Bài có “a white shirt and white shoes”: giày trắng, không phải đen (black).',
      },
    ],
  },
  {
    id: 'c3-r-a-message-from-anna',
    topic: 'communication',
    ease: 2,
    title: 'A message from Anna',
    about: 'Anna nhắn tin cho Mai về bữa tiệc.',
    paragraphs: [
      'Hi Mai!',
      'My birthday is on Sunday. Then I’m nine! Can you come to my party? It starts at three o’clock. We can eat cake, sing and play games in the garden.',
      'My house is behind the library. It’s number fifteen, and the door is green. My cousin Lucy is coming, too. She lives in Hue, and she can play the guitar. Please bring your kite: it’s often windy in our garden!',
      'Love, Anna',
    ],
    choices: [
      {
        ask: 'How old is Anna on Sunday?',
        right: 'nine',
        wrong: ['three', 'fifteen', 'ten'],
        why: 'Anna viết “Then I’m nine!”: chín tuổi; fifteen (mười lăm) là số nhà.',
      },
      {
        ask: 'Where is Anna’s house?',
        right: 'behind the library',
        wrong: ['in Hue', 'near a school', 'in front of the park'],
        why: 'Anna viết “My house is behind the library”; Hue (Huế) là nơi Lucy sống.',
      },
      {
        ask: 'What can Mai bring to the party?',
        right: 'a kite',
        wrong: ['a guitar', 'a cake', 'a game'],
        why: 'Anna viết “Please bring your kite”; ghi-ta (a guitar) là Lucy chơi.',
      },
    ],
    statements: [
      {
        says: 'The party starts at three o’clock.',
        truth: true,
        why: 'Anna viết “It starts at three o’clock”: bắt đầu lúc ba giờ.',
      },
      {
        says: 'The door of the house is blue.',
        truth: false,
        why: 'Anna viết “the door is green”: cửa màu xanh lá, không phải xanh dương (blue).',
      },
      {
        says: 'Lucy can play the guitar.',
        truth: true,
        why: 'Anna viết về Lucy “she can play the guitar”: Lucy chơi ghi-ta.',
      },
    ],
    gaps: [
      {
        text: 'Lucy is Anna’s ___.',
        right: 'cousin',
        wrong: ['sister', 'teacher', 'mother'],
        why: 'Anna viết “My cousin Lucy”: Lucy là chị em họ, không phải chị ruột (sister).',
      },
      {
        text: 'The number of the house is ___.',
        right: 'fifteen',
        wrong: ['five', 'fifty', 'nine'],
        why: 'Anna viết “It’s number fifteen”: mười lăm; fifty là năm mươi, âm gần giống nhưng khác.',
      },
    ],
  },
  {
    id: 'c3-r-leaves-in-autumn',
    topic: 'nature',
    ease: 3,
    title: 'Leaves in autumn',
    about: 'Bài văn ngắn về lá cây và một trò chơi.',
    paragraphs: [
      'In Phong’s town there is a long street with sixty big trees. In the cold months the leaves are red, yellow and brown, and then they come down. Phong and his friends collect the leaves.',
      'Phong makes a lion with yellow leaves on paper. Lan makes a butterfly with red leaves. Ben has brown leaves, but he has no idea. “It’s easy,” says Lan. “Make a bear!”',
    ],
    choices: [
      {
        ask: 'What do the children do with the leaves?',
        right: 'They make pictures.',
        wrong: ['They make hats.', 'They eat them.', 'They wash them.'],
        why: 'Phong làm sư tử trên giấy (on paper), Lan làm bướm: các bạn làm tranh bằng lá, không làm mũ (hats).',
      },
      {
        ask: 'What colour is the butterfly?',
        right: 'red',
        wrong: ['yellow', 'brown', 'green'],
        why: 'Bài có câu “Lan makes a butterfly with red leaves”: bướm đỏ; vàng (yellow) là sư tử.',
      },
      {
        ask: 'Which animal can Ben make?',
        right: 'a bear',
        wrong: ['a lion', 'a butterfly', 'a tiger'],
        why: 'Ben có lá nâu và Lan bảo “Make a bear!”: con gấu; sư tử (a lion) là của Phong.',
      },
    ],
    statements: [
      { says: 'There are sixty trees in the street.', truth: true, why: 'Bài có “sixty big trees”: sáu mươi cây.' },
      {
        says: 'Phong makes a butterfly.',
        truth: false,
        why: 'Bài có câu “Phong makes a lion”: Phong làm sư tử; bướm là của Lan.',
      },
      {
        says: 'Lan helps Ben.',
        truth: true,
        why: 'Ben không có ý tưởng, Lan nói “It’s easy … Make a bear!”: Lan giúp Ben.',
      },
    ],
    gaps: [
      {
        text: 'Phong’s lion is made with ___ leaves.',
        right: 'yellow',
        wrong: ['red', 'brown', 'green'],
        why: 'Bài có “a lion with yellow leaves”: lá vàng; lá đỏ (red) là bướm của Lan.',
      },
      {
        text: 'Ben has brown leaves, but he has no ___.',
        right: 'idea',
        wrong: ['paper', 'friend', 'tree'],
        why: 'Bài có “he has no idea”: Ben không nghĩ ra làm gì, không phải không có bạn (friend).',
      },
    ],
  },
  {
    id: 'c3-r-the-elephant',
    topic: 'science',
    ease: 3,
    title: 'Elephants',
    about: 'Điều thú vị về loài voi.',
    paragraphs: [
      'An elephant is a very big animal. It is grey, and it has a long nose. The nose is called a trunk. An elephant can take food and drink with its trunk. It can wash with it, too!',
      'Elephants eat leaves, grass and fruit. They don’t eat meat. They like water and can swim very well. Baby elephants stay near their mothers. Elephants live in big families, and when they walk, a grandmother is at the front.',
    ],
    choices: [
      {
        ask: 'What is a trunk?',
        right: 'an elephant’s nose',
        wrong: ['an elephant’s leg', 'an elephant’s baby', 'a big tree'],
        why: 'Bài có câu “The nose is called a trunk”: trunk là mũi (vòi) voi, không phải chân (leg).',
      },
      {
        ask: 'What don’t elephants eat?',
        right: 'meat',
        wrong: ['leaves', 'grass', 'fruit'],
        why: 'Bài có câu “They don’t eat meat”: voi không ăn thịt; cỏ (grass) thì voi ăn.',
      },
      {
        ask: 'Who is first when an elephant family walks?',
        right: 'the grandmother',
        wrong: ['the baby', 'the father', 'the mother'],
        why: 'Bài có câu “when they walk, a grandmother is at the front”: bà đi đầu; con voi con (the baby) đi cạnh mẹ.',
      },
    ],
    statements: [
      { says: 'Elephants are small.', truth: false, why: 'Câu đầu là “An elephant is a very big animal”: voi rất to.' },
      {
        says: 'Elephants can swim.',
        truth: true,
        why: 'Bài có câu “They like water and can swim very well”: voi bơi được.',
      },
      {
        says: 'Baby elephants stay near their mothers.',
        truth: true,
        why: 'Bài có câu “Baby elephants stay near their mothers”: voi con ở gần mẹ.',
      },
    ],
    gaps: [
      {
        text: 'An elephant can drink with its ___.',
        right: 'trunk',
        wrong: ['eye', 'leg', 'ear'],
        why: 'Bài có “take food and drink with its trunk”: bằng vòi, không phải bằng tai (ear).',
      },
      {
        text: 'Elephants live in big ___.',
        right: 'families',
        wrong: ['houses', 'trees', 'boats'],
        why: 'Bài có câu “Elephants live in big families”: sống thành gia đình, không phải trong nhà (houses).',
      },
    ],
  },
  {
    id: 'c3-r-the-long-train',
    topic: 'travel',
    ease: 2,
    title: 'On the train to Da Nang',
    about: 'Linh viết bưu thiếp trên tàu hỏa.',
    paragraphs: [
      'Hi Grandma!',
      'I’m on the train to Da Nang with Mum and my brother Minh. It’s six o’clock in the morning. I can see the sea from the window! It’s very blue. Minh is sleeping. He has a teddy bear. Mum is reading her book.',
      'There is a boy on the train. His name is Jack. He’s from Australia, and he speaks English with me. I teach him “xin chào”!',
      'Love, Linh',
    ],
    choices: [
      {
        ask: 'What is Mum doing?',
        right: 'reading a book',
        wrong: ['sleeping', 'talking to Jack', 'looking at the sea'],
        why: 'Bài có câu “Mum is reading her book”: mẹ đọc sách; ngủ (sleeping) là Minh.',
      },
      {
        ask: 'Who is Jack?',
        right: 'a boy from Australia',
        wrong: ['Linh’s brother', 'a boy from Da Nang', 'a train driver'],
        why: 'Bài có “There is a boy on the train. His name is Jack. He’s from Australia”: cậu bé Úc; em trai (brother) tên là Minh.',
      },
      {
        ask: 'What does Linh teach Jack?',
        right: 'a Vietnamese word',
        wrong: ['an English word', 'a song', 'the way to Da Nang'],
        why: 'Linh dạy Jack “xin chào”, đó là từ tiếng Việt; tiếng Anh (English) thì hai bạn nói với nhau.',
      },
    ],
    statements: [
      { says: 'The sea is very blue.', truth: true, why: 'Linh viết về biển “It’s very blue”: biển rất xanh.' },
      {
        says: 'Minh is reading a book.',
        truth: false,
        why: 'Bài có câu “Minh is sleeping”: Minh ngủ; người đọc sách là mẹ.',
      },
      {
        says: 'Linh sees the sea in the morning.',
        truth: true,
        why: 'Linh viết “It’s six o’clock in the morning” rồi “I can see the sea”: buổi sáng thấy biển.',
      },
    ],
    gaps: [
      {
        text: 'Linh is on a ___ to Da Nang.',
        right: 'train',
        wrong: ['bus', 'plane', 'boat'],
        why: 'Linh viết “I’m on the train to Da Nang”: tàu hỏa, không phải thuyền (boat).',
      },
      {
        text: 'Minh has a teddy ___.',
        right: 'bear',
        wrong: ['dog', 'cat', 'duck'],
        why: 'Linh viết “He has a teddy bear”: gấu bông, không phải mèo (cat).',
      },
    ],
  },
  {
    id: 'c3-r-at-the-swimming-pool',
    topic: 'sports',
    ease: 1,
    title: 'Quân can swim!',
    about: 'Câu chuyện nhỏ về Quân học bơi.',
    paragraphs: [
      'Quân goes to the pool every Sunday with his father. At first, he doesn’t like the water. “It’s cold!” he says.',
      'His father helps him. Week one: Quân puts his face in the water. Week two: he kicks with his legs. Week three: he swims to his father. Week four: he swims without help! Now Quân swims with his friend Tom, too. “It’s easy!” he says.',
    ],
    choices: [
      {
        ask: 'Who helps Quân?',
        right: 'his father',
        wrong: ['his friend Tom', 'his teacher', 'his mother'],
        why: 'Bài có câu “His father helps him”: bố giúp; Tom là bạn bơi cùng sau này.',
      },
      {
        ask: 'What does Quân do in week two?',
        right: 'He kicks with his legs.',
        wrong: ['He puts his face in the water.', 'He swims to his father.', 'He swims without help.'],
        why: 'Bài có “Week two: he kicks with his legs”; bơi đến bố (to his father) là tuần ba.',
      },
      {
        ask: 'Which is right about Quân?',
        right: 'First he doesn’t like the water. Now he can swim.',
        wrong: ['First he can swim. Now he can’t.', 'He never likes the water.', 'He swims with his mother.'],
        why: 'Lúc đầu Quân “doesn’t like the water”, cuối cùng “It’s easy!”: nay bơi được, nên “never likes” là sai.',
      },
    ],
    statements: [
      {
        says: 'Quân goes to the pool on Saturdays.',
        truth: false,
        why: 'Bài có câu “Quân goes to the pool every Sunday”: Chủ nhật, không phải thứ Bảy (Saturday).',
      },
      { says: 'At first, Quân says the water is cold.', truth: true, why: 'Quân nói “It’s cold!” lúc đầu: nước lạnh.' },
      {
        says: 'In week four, Quân swims with no help.',
        truth: true,
        why: 'Bài có “Week four: he swims without help!”: tuần bốn Quân tự bơi.',
      },
    ],
    gaps: [
      {
        text: 'In week one, Quân puts his ___ in the water.',
        right: 'face',
        wrong: ['hand', 'leg', 'hat'],
        why: 'Bài có “Quân puts his face in the water”: úp mặt xuống nước; chân (leg) là tuần hai.',
      },
      {
        text: 'In week three, Quân swims to his ___.',
        right: 'father',
        wrong: ['friend', 'teacher', 'mother'],
        why: 'Bài có “he swims to his father”: bơi tới bố; bạn (friend) Tom bơi cùng sau này.',
      },
    ],
  },
  {
    id: 'c3-r-our-classroom-rules',
    topic: 'classroom',
    ease: 1,
    title: 'Our classroom rules',
    about: 'Bảng quy định trên tường lớp học.',
    paragraphs: [
      'OUR CLASS: 3C. OUR TEACHER: MR PAUL',
      'Please listen to the teacher and to your classmates. Ask a question when you don’t understand. Put your books in your bag after the lesson. Don’t run in the classroom, but you can run in the playground! Don’t eat in lessons. You can drink water. Keep our room clean. Help your classmates. Thank you!',
    ],
    choices: [
      {
        ask: 'Where can the children run?',
        right: 'in the playground',
        wrong: ['in the classroom', 'in the library', 'in the hall'],
        why: 'Bảng ghi “you can run in the playground!”: sân chơi; trong lớp (in the classroom) thì không chạy.',
      },
      {
        ask: 'What can the children do in lessons?',
        right: 'drink water',
        wrong: ['eat cake', 'run in the room', 'play with a ball'],
        why: 'Bảng ghi “You can drink water”: được uống nước; ăn (eat) thì bị cấm “Don’t eat in lessons”.',
      },
      {
        ask: 'What do you do when you don’t understand?',
        right: 'ask a question',
        wrong: ['open your bag', 'run to the teacher', 'put away your books'],
        why: 'Bảng ghi “Ask a question when you don’t understand”: hỏi; cất sách (put away your books) là sau tiết học.',
      },
    ],
    statements: [
      { says: 'Mr Paul is a teacher.', truth: true, why: 'Bảng ghi “OUR TEACHER: MR PAUL”: thầy Paul là giáo viên.' },
      {
        says: 'Children put their books away before the lesson.',
        truth: false,
        why: 'Bảng ghi “after the lesson”: cất sách sau tiết học, không phải trước.',
      },
      {
        says: 'Children can eat in lessons.',
        truth: false,
        why: 'Bảng ghi “Don’t eat in lessons”: không được ăn.',
      },
    ],
    gaps: [
      {
        text: 'Keep the room ___.',
        right: 'clean',
        wrong: ['new', 'open', 'big'],
        why: 'Bảng ghi “Keep our room clean”: giữ phòng sạch, không phải giữ cho to (big).',
      },
      {
        text: 'Listen to your ___ and your classmates.',
        right: 'teacher',
        wrong: ['mother', 'doctor', 'brother'],
        why: 'Bảng ghi “Please listen to the teacher and to your classmates”: nghe thầy, không phải nghe mẹ (mother).',
      },
    ],
  },
  {
    id: 'c3-r-lost-and-found',
    topic: 'clothes',
    ease: 3,
    title: 'Lost and found',
    about: 'Thông báo tìm đồ của một trường học.',
    paragraphs: [
      'LOST: a small brown bag with a picture of a tiger. It has a pencil case and a red jacket in it. I need my jacket! Please call me. – Ben, Class 3B',
      'FOUND: a yellow cap in the playground, under the old tree. Is it yours? Come to Room 12 after lunch. – Mr Hung',
      'FOUND: a brown bag in the library. It’s behind the computer. There’s a jacket in it. – Ms Hoa',
    ],
    choices: [
      {
        ask: 'Who lost a bag?',
        right: 'Ben',
        wrong: ['Mr Hung', 'Ms Hoa', 'a girl in Class 3A'],
        why: 'Mẩu “LOST” có “Ben, Class 3B”: Ben mất cặp; thầy Hùng và cô Hoa (Ms Hoa) là người nhặt được.',
      },
      {
        ask: 'Where is Ben’s bag now?',
        right: 'in the library',
        wrong: ['in Room 12', 'in the playground', 'under the old tree'],
        why: 'Cô Hoa nhặt được cặp nâu “in the library” có áo bên trong; dưới gốc cây (under the old tree) là chiếc mũ.',
      },
      {
        ask: 'When can you get the yellow cap?',
        right: 'after lunch',
        wrong: ['before lunch', 'in the morning', 'before the first lesson'],
        why: 'Thầy Hùng ghi “Come to Room 12 after lunch”: sau bữa trưa, không phải trước (before lunch).',
      },
    ],
    statements: [
      {
        says: 'There is a jacket in Ben’s bag.',
        truth: true,
        why: 'Ben ghi cặp có “a pencil case and a red jacket in it”: có áo trong cặp.',
      },
      {
        says: 'The yellow cap is in the library.',
        truth: false,
        why: 'Mũ được nhặt “in the playground”; thư viện (library) là cặp.',
      },
      { says: 'Ms Hoa found the yellow cap.', truth: false, why: 'Cô Hoa nhặt cặp nâu; mũ do thầy Hùng nhặt.' },
    ],
    gaps: [
      {
        text: 'There is a picture of a ___ on the bag.',
        right: 'tiger',
        wrong: ['tree', 'cap', 'cat'],
        why: 'Ben ghi “with a picture of a tiger”: hình con hổ, không phải con mèo (cat).',
      },
      {
        text: 'The yellow ___ was under the old tree.',
        right: 'cap',
        wrong: ['bag', 'jacket', 'pencil'],
        why: 'Mẩu thứ hai: “a yellow cap in the playground, under the old tree”; áo (jacket) ở trong cặp.',
      },
    ],
  },
  {
    id: 'c3-r-music-on-friday',
    topic: 'music',
    ease: 3,
    title: 'Four friends and a band',
    about: 'Bốn bạn nhỏ lập một ban nhạc.',
    paragraphs: [
      'Mai, Tom, Hoa and Nam have a band. They play at school every Friday afternoon. Mai plays the guitar. Tom has a big drum. He is very loud! Hoa sings, and she can dance, too.',
      '“I can’t play or sing,” says Nam. “But I have a good pencil and paper!” Nam writes the songs. Today they have a new song. It is about the rain. The teachers stop and listen.',
    ],
    choices: [
      {
        ask: 'Who has a drum?',
        right: 'Tom',
        wrong: ['Mai', 'Hoa', 'Nam'],
        why: 'Bài có câu “Tom has a big drum”; Mai chơi ghi-ta (guitar).',
      },
      {
        ask: 'What does Nam do for the band?',
        right: 'He writes the songs.',
        wrong: ['He sings.', 'He dances.', 'He plays the guitar.'],
        why: 'Bài có câu “Nam writes the songs”: Nam viết bài hát; hát (sings) và múa là Hoa.',
      },
      {
        ask: 'What do the teachers do?',
        right: 'They listen to the band.',
        wrong: ['They sing with Hoa.', 'They write a song.', 'They go home.'],
        why: 'Câu cuối là “The teachers stop and listen”: thầy cô dừng lại nghe; viết bài (write a song) là Nam.',
      },
    ],
    statements: [
      {
        says: 'The band plays on Friday afternoon.',
        truth: true,
        why: 'Bài có câu “They play at school every Friday afternoon”: chiều thứ Sáu.',
      },
      {
        says: 'Tom is quiet.',
        truth: false,
        why: 'Bài có câu “He is very loud!” về Tom: Tom rất ồn, không yên lặng (quiet).',
      },
      {
        says: 'The new song is about the sun.',
        truth: false,
        why: 'Bài có câu “It is about the rain”: bài hát về mưa, không phải mặt trời (sun).',
      },
    ],
    gaps: [
      {
        text: 'Mai plays the ___.',
        right: 'guitar',
        wrong: ['drum', 'piano', 'violin'],
        why: 'Bài có câu “Mai plays the guitar”: ghi-ta; trống (drum) là của Tom.',
      },
      {
        text: 'Hoa sings, and she can ___, too.',
        right: 'dance',
        wrong: ['paint', 'write', 'swim'],
        why: 'Bài có “Hoa sings, and she can dance, too”: Hoa múa; viết (write) là Nam.',
      },
    ],
  },
  {
    id: 'c3-r-how-many-children',
    topic: 'numbers',
    ease: 3,
    title: 'Numbers in our class',
    about: 'Bài viết ngắn về số liệu của một lớp.',
    paragraphs: [
      'There are thirty children in our class: sixteen girls and fourteen boys. We have twelve pets! Five children have a cat, four have a dog and three have a bird. Nobody has a snake.',
      'How do we come to school? Twenty children walk, eight come by bike and two come by bus. Six children can play the guitar, but only one can play the drum. That’s me, Quân!',
    ],
    choices: [
      {
        ask: 'How many boys are there in the class?',
        right: 'fourteen',
        wrong: ['twelve', 'sixteen', 'thirty'],
        why: 'Bài có “sixteen girls and fourteen boys”: mười bốn bạn trai; sixteen (mười sáu) là bạn gái.',
      },
      {
        ask: 'How do most children come to school?',
        right: 'on foot',
        wrong: ['by bike', 'by bus', 'by car'],
        why: 'Hai mươi bạn đi bộ (“Twenty children walk”), là số lớn nhất; xe đạp (by bike) chỉ tám bạn.',
      },
      {
        ask: 'How many children have a pet bird?',
        right: 'three',
        wrong: ['four', 'five', 'two'],
        why: 'Bài có “three have a bird”: ba bạn; four (bốn) là số bạn có chó.',
      },
    ],
    statements: [
      {
        says: 'Nobody in the class has a snake.',
        truth: true,
        why: 'Bài có câu “Nobody has a snake”: không ai nuôi rắn.',
      },
      {
        says: 'Quân can play the drum.',
        truth: true,
        why: 'Chỉ một bạn chơi trống và “That’s me, Quân!”: Quân chơi trống.',
      },
      {
        says: 'Eight children come by bus.',
        truth: false,
        why: 'Bài có “eight come by bike and two come by bus”: hai bạn đi xe buýt; tám (eight) là xe đạp.',
      },
    ],
    gaps: [
      {
        text: '___ children can play the guitar.',
        right: 'Six',
        wrong: ['One', 'Five', 'Eight'],
        why: 'Bài có “Six children can play the guitar”: sáu bạn; one (một) là bạn chơi trống.',
      },
      {
        text: 'There are sixteen ___ in the class.',
        right: 'girls',
        wrong: ['boys', 'pets', 'teachers'],
        why: 'Bài có “sixteen girls and fourteen boys”: mười sáu bạn gái; bạn trai (boys) là mười bốn.',
      },
    ],
  },
]
