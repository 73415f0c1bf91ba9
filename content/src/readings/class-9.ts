/** Readings of class 9: communities, city life, health, then and now, natural wonders, languages and careers. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c9-r-clean-up-notice',
    topic: 'town',
    ease: 1,
    title: 'Help us to paint the steps!',
    about: 'Một thông báo mời mọi người cùng làm đẹp con hẻm.',
    paragraphs: [
      'Dear neighbours, the sixty steps between Market Street and the river have been grey for long enough. On Sunday, 12 April, we are going to paint them.',
      'We meet at 7 a.m. at the top of the steps. Each family gets two steps and may choose any pattern, but please don’t paint words or names. Paint and brushes are provided; bring old clothes, water and a hat.',
      'Children under ten are welcome if an adult comes with them. Please use the path behind the school on Sunday, because the steps will be wet until the evening. If it rains, we’ll meet one week later, at the same time.',
      'Questions? Ask Mrs Hằng at the tailor’s shop. She still needs two people to make lemonade for everybody.',
    ],
    choices: [
      {
        ask: 'How many families can take part if all the steps are painted?',
        right: 'thirty',
        wrong: ['sixty', 'twelve', 'ten'],
        why: 'Có “sixty steps”, mỗi nhà được “two steps”: sáu mươi chia hai là ba mươi; sáu mươi (sixty) là số bậc thang.',
      },
      {
        ask: 'What must people bring?',
        right: 'something to drink',
        wrong: ['brushes', 'paint', 'lemons'],
        why: 'Thông báo ghi “bring old clothes, water and a hat”: mang nước uống; cọ (brushes) thì đã có sẵn.',
      },
      {
        ask: 'When will they paint if it rains on 12 April?',
        right: 'on 19 April',
        wrong: ['on 13 April', 'on 12 May', 'on the same evening'],
        why: 'Bài viết “If it rains, we’ll meet one week later”: 12 cộng 7 là ngày 19; evening là lúc sơn khô.',
      },
    ],
    statements: [
      {
        says: 'Families may write their names on the steps.',
        truth: false,
        why: 'Thông báo dặn “please don’t paint words or names”: không được viết tên.',
      },
      {
        says: 'A child of eight needs an adult.',
        truth: true,
        why: 'Trẻ “under ten” được đến “if an adult comes with them”: em tám tuổi phải có người lớn đi cùng.',
      },
      {
        says: 'Mrs Hằng is looking for help with the drinks.',
        truth: true,
        why: 'Cô Hằng “still needs two people to make lemonade”: cần người pha nước chanh.',
      },
    ],
    gaps: [
      {
        text: 'The steps lead from Market Street to the ___.',
        right: 'river',
        wrong: ['school', 'station', 'park'],
        why: 'Bài có “between Market Street and the river”; school nằm gần lối đi khác.',
      },
      {
        text: 'Mrs Hằng works at the ___ shop.',
        right: 'tailor’s',
        wrong: ['baker’s', 'butcher’s', 'florist’s'],
        why: 'Thông báo ghi “Mrs Hằng at the tailor’s shop”: tiệm may, không phải tiệm bánh (baker’s).',
      },
    ],
  },
  {
    id: 'c9-r-no-screen-diary',
    topic: 'media',
    ease: 1,
    title: 'Four days without a screen',
    about: 'Nhật kí của một bạn thử sống không có màn hình.',
    paragraphs: [
      'Monday. My cousin Tuấn says I can’t live without my phone. I’ve bet him a bowl of pho that I can, until Thursday night. I put the phone in Mum’s wardrobe. On the bus, I didn’t know where to look.',
      'Tuesday. I asked a stranger for the time. I was late for swimming, but I found my old drawing pens.',
      'Wednesday. It’s strange: the evenings have become longer. I’ve drawn our whole street, with all nine cats.',
      'Thursday. At ten o’clock tonight, I could have my phone back. I was finishing a picture of the bus, so I only remembered it at half past ten. There were 214 messages. Most of them were about nothing. One was from Tuấn: “Which day are you free for pho?” He had sent it on Tuesday!',
    ],
    choices: [
      {
        ask: 'Why is Tuấn’s message surprising?',
        right: 'He thought early on that he would lose.',
        wrong: [
          'He wanted to stop the bet.',
          'He had forgotten all about their bet.',
          'He sent it to the wrong person.',
        ],
        why: 'Tuấn gửi tin mời phở (free for pho) từ thứ Ba, khi chưa hết hạn: bạn ấy đã tin mình sẽ thua, chứ không quên (forgotten) vụ cá.',
      },
      {
        ask: 'What did the writer do in the long evenings?',
        right: 'drew pictures',
        wrong: ['went swimming', 'talked to strangers', 'played with cats'],
        why: 'Hôm thứ Tư bạn viết “I’ve drawn our whole street, with all nine cats”: mèo có trong tranh chứ bạn không chơi với mèo (played).',
      },
      {
        ask: 'How do we know that the writer was happy without the phone in the end?',
        right: 'The writer forgot about it for half an hour.',
        wrong: [
          'The writer never looked at it again.',
          'The writer gave it to Mum.',
          'The writer answered all the messages at once.',
        ],
        why: 'Được lấy máy lúc mười giờ mà bạn “only remembered it at half past ten”: quên nửa tiếng; sau đó bạn vẫn xem tin nhắn nên “never looked” sai.',
      },
    ],
    statements: [
      {
        says: 'The writer won the bet.',
        truth: true,
        why: 'Bạn cá là không dùng điện thoại “until Thursday night” và tới tối thứ Năm mới lấy lại: thắng.',
      },
      {
        says: 'The writer was late on Tuesday.',
        truth: true,
        why: 'Ngày thứ Ba có câu “I was late for swimming”: đến muộn giờ bơi.',
      },
      {
        says: 'Most of the messages were important.',
        truth: false,
        why: 'Bạn viết “Most of them were about nothing”: phần lớn chẳng có gì quan trọng.',
      },
    ],
    gaps: [
      {
        text: 'The phone was in Mum’s ___.',
        right: 'wardrobe',
        wrong: ['handbag', 'desk', 'kitchen'],
        why: 'Bài có câu “I put the phone in Mum’s wardrobe”: trong tủ quần áo, không phải túi xách (handbag).',
      },
      {
        text: 'There are nine ___ in the picture of the street.',
        right: 'cats',
        wrong: ['buses', 'shops', 'children'],
        why: 'Bạn vẽ con phố “with all nine cats”: chín con mèo; xe buýt (bus) là bức tranh hôm thứ Năm.',
      },
    ],
  },
  {
    id: 'c9-r-summer-rolls',
    topic: 'food',
    ease: 1,
    title: 'Summer rolls in ten minutes',
    about: 'Công thức làm món cuốn không cần bếp.',
    paragraphs: [
      'You need no oven and no stove for this snack. For two people, take six sheets of rice paper, one carrot, half a cucumber, some lettuce, mint and an egg that has been boiled the day before.',
      'First, cut the vegetables into thin sticks and the egg into slices. Then fill a wide bowl with warm water. Put one sheet of rice paper in it for only three seconds. If you leave it longer, it will tear.',
      'Lay the sheet on a wet plate. Put the filling near the edge, not in the middle, and use less than you want to. Fold in both sides and roll it up tightly.',
      'Your first roll will look terrible, so eat it at once. Nobody will ever know.',
    ],
    choices: [
      {
        ask: 'What happens if the rice paper is in the water for too long?',
        right: 'It tears.',
        wrong: ['It gets hard.', 'It sticks to the bowl.', 'It loses its colour.'],
        why: 'Công thức ghi “If you leave it longer, it will tear”: để lâu thì rách; không nói là dính (sticks).',
      },
      {
        ask: 'How many rolls does one person get?',
        right: 'three',
        wrong: ['two', 'six', 'ten'],
        why: 'Có “six sheets of rice paper” “For two people”: mỗi người ba cuốn; sáu (six) là tổng số.',
      },
      {
        ask: 'Why does the writer say “Nobody will ever know”?',
        right: 'You can hide your mistake by eating it.',
        wrong: [
          'The recipe is kept secret by the writer’s family.',
          'The egg was boiled the day before.',
          'Other people don’t like the taste.',
        ],
        why: 'Cuốn đầu “will look terrible, so eat it at once”: ăn ngay thì không ai thấy; đây không phải bí mật gia đình (family secret).',
      },
    ],
    statements: [
      {
        says: 'You have to boil the egg while you make the rolls.',
        truth: false,
        why: 'Trứng “has been boiled the day before”: luộc từ hôm trước.',
      },
      {
        says: 'The filling should be near the edge.',
        truth: true,
        why: 'Công thức ghi đặt nhân “near the edge, not in the middle”: gần mép.',
      },
      {
        says: 'The plate should be dry.',
        truth: false,
        why: 'Công thức ghi “Lay the sheet on a wet plate”: đĩa phải ướt.',
      },
    ],
    gaps: [
      {
        text: 'The water in the bowl should be ___.',
        right: 'warm',
        wrong: ['icy', 'boiling', 'salty'],
        why: 'Công thức ghi “fill a wide bowl with warm water”: nước ấm, không phải nước sôi (boiling).',
      },
      {
        text: 'Cut the egg into ___.',
        right: 'slices',
        wrong: ['sticks', 'sheets', 'cubes'],
        why: 'Bài ghi cắt “the egg into slices”; sticks là cách cắt rau củ.',
      },
    ],
  },
  {
    id: 'c9-r-exchange-email',
    topic: 'school',
    ease: 1,
    title: 'An email from Wellington',
    about: 'Lucy ở New Zealand viết thư cho bạn ở Việt Nam.',
    paragraphs: [
      'Hi Thảo, thanks for the video of your school! I can’t believe that you start at seven. We begin at ten to nine, but we don’t have a long break at lunchtime, so nobody goes home to eat or sleep.',
      'You asked about our uniform. It’s a green jumper and grey trousers. Girls can choose between trousers and a skirt. On the last day of each term, we may wear our own clothes if we give a dollar to an animal shelter.',
      'You’ll laugh about this: while you’re sweating in July, I’ll be wearing two pairs of socks, because it’s the middle of our winter. Our long summer holiday starts in December.',
      'Please tell me more about the garden on your school roof. Who waters it when you’re on holiday? Yours, Lucy',
    ],
    choices: [
      {
        ask: 'What surprised Lucy in the video?',
        right: 'how early Thảo’s school starts',
        wrong: ['how long Thảo’s holidays are', 'what Thảo’s uniform looks like', 'how hot Thảo’s classroom is'],
        why: 'Lucy viết “I can’t believe that you start at seven”: ngạc nhiên vì vào học sớm; đồng phục (uniform) là điều Thảo hỏi.',
      },
      {
        ask: 'What can pupils do on the last day of term?',
        right: 'wear what they like',
        wrong: ['go home at lunchtime', 'visit an animal shelter', 'come to school later'],
        why: 'Ngày cuối kì, các bạn “may wear our own clothes”; trại động vật (animal shelter) chỉ nhận tiền góp.',
      },
      {
        ask: 'Why will Lucy wear two pairs of socks in July?',
        right: 'It will be cold in New Zealand then.',
        wrong: ['It is part of the uniform.', 'She will be on holiday in the mountains.', 'Her school has no heating.'],
        why: 'Lucy viết tháng Bảy là “the middle of our winter”: giữa mùa đông; tất không nằm trong đồng phục (uniform) bạn kể.',
      },
    ],
    statements: [
      {
        says: 'Lucy eats lunch at school.',
        truth: true,
        why: 'Lucy viết giờ trưa “nobody goes home to eat”: ai cũng ăn ở trường.',
      },
      {
        says: 'All girls in Lucy’s school have to wear skirts.',
        truth: false,
        why: 'Lucy viết “Girls can choose between trousers and a skirt”: được chọn.',
      },
      {
        says: 'There is a garden at Thảo’s school.',
        truth: true,
        why: 'Lucy hỏi về “the garden on your school roof”: trường Thảo có vườn trên mái.',
      },
    ],
    gaps: [
      {
        text: 'Lucy’s summer holiday begins in ___.',
        right: 'December',
        wrong: ['July', 'June', 'September'],
        why: 'Lucy viết “Our long summer holiday starts in December”; tháng July ở đó là mùa đông.',
      },
      {
        text: 'Lucy’s school jumper is ___.',
        right: 'green',
        wrong: ['grey', 'blue', 'red'],
        why: 'Lucy tả “a green jumper and grey trousers”: áo màu xanh lá, còn grey là màu quần.',
      },
    ],
  },
  {
    id: 'c9-r-the-lamp-street',
    topic: 'work',
    ease: 1,
    title: 'The last lamp shop',
    about: 'Câu chuyện về một tiệm đèn cũ tìm được khách mới.',
    paragraphs: [
      'When my grandfather was young, eleven families in our street made lamps from old tins. Today there is only one workshop left: ours. Last winter, Grandpa wanted to close it. “People press a button now,” he said. “Nobody needs a tin lamp.”',
      'My sister Chi, who studies design, didn’t agree. She cut little holes into one of the lamps, in the shape of fish, and put a small electric bulb inside. In the dark, the fish swam over the walls.',
      'She showed the lamp to a café. They ordered twenty. Then a children’s hospital asked for lamps with stars.',
      'Now Grandpa gets up at five again. He still says that nobody needs a tin lamp, but he says it with a smile, and he has learnt to draw whales.',
    ],
    choices: [
      {
        ask: 'Why did Grandpa want to close the workshop?',
        right: 'There were no buyers for his lamps.',
        wrong: ['He could not find any tins.', 'His work had become too hard.', 'The other families asked him to.'],
        why: 'Ông nói “Nobody needs a tin lamp”: không còn ai mua; ông không than mệt (too hard).',
      },
      {
        ask: 'What was Chi’s idea?',
        right: 'to make patterns of light',
        wrong: ['to sell the lamps to fishermen', 'to open a café in the street', 'to paint fish on the walls'],
        why: 'Chi đục lỗ hình cá nên trong bóng tối “the fish swam over the walls”: tạo hình bằng ánh sáng, không phải vẽ (paint) lên tường.',
      },
      {
        ask: 'How does Grandpa feel at the end?',
        right: 'happy to be busy again',
        wrong: ['sorry about his street', 'angry with Chi', 'worried about the hospital'],
        why: 'Ông lại dậy từ năm giờ và nói “with a smile”: vui vì có việc; không có gì cho thấy ông giận (angry) Chi.',
      },
    ],
    statements: [
      {
        says: 'Ten families in the street have stopped making lamps.',
        truth: true,
        why: 'Trước có “eleven families”, nay “only one workshop left”: mười nhà đã thôi làm.',
      },
      {
        says: 'The café ordered the lamps with stars.',
        truth: false,
        why: 'Đèn hình sao (stars) là do bệnh viện nhi đặt; quán cà phê đặt hai mươi chiếc.',
      },
      {
        says: 'Grandpa now makes drawings of animals.',
        truth: true,
        why: 'Bài kết “he has learnt to draw whales”: ông học vẽ cá voi.',
      },
    ],
    gaps: [
      {
        text: 'The lamps are made from old ___.',
        right: 'tins',
        wrong: ['bottles', 'bulbs', 'boxes'],
        why: 'Bài có câu “made lamps from old tins”: vỏ hộp thiếc; bulbs là bóng điện đặt bên trong.',
      },
      {
        text: 'Chi studies ___.',
        right: 'design',
        wrong: ['medicine', 'biology', 'business'],
        why: 'Bài viết “My sister Chi, who studies design”: học thiết kế; medicine dễ nhầm vì bài có nhắc bệnh viện.',
      },
    ],
  },
  {
    id: 'c9-r-letter-to-myself',
    topic: 'feelings',
    ease: 2,
    title: 'To be opened in five years',
    about: 'Một bạn viết thư cho chính mình trong tương lai.',
    paragraphs: [
      'Dear Me at twenty, I’m writing this under the stairs, which is still the only quiet place in our house. Is the blue door still there? Dad wants to paint it, and I’m against it.',
      'At the moment, I’m terrified of speaking in front of people. Yesterday I had to present our project, and my knees were shaking so much that the paper rustled. But afterwards, our teacher said that she had learnt something new. I’ve decided to join the debating club. Did it help?',
      'I have three wishes for you. Keep at least one friend who knew you at fifteen. Learn to cook something besides instant noodles. And if you have become an important person with no time, climb under the stairs for ten minutes and read this again. Yours, Khánh',
    ],
    choices: [
      {
        ask: 'How old is Khánh now?',
        right: 'fifteen',
        wrong: ['ten', 'twenty', 'five'],
        why: 'Thư gửi “Me at twenty”, mở sau “five years”: hai mươi trừ năm là mười lăm; twenty là tuổi khi mở thư.',
      },
      {
        ask: 'Why is Khánh going to join the debating club?',
        right: 'to become less afraid of speaking',
        wrong: ['to make new friends', 'to please a teacher', 'to finish a project'],
        why: 'Khánh “terrified of speaking in front of people” nên vào câu lạc bộ và hỏi “Did it help?”; cô giáo (a teacher) chỉ khen chứ không bắt.',
      },
      {
        ask: 'What does Khánh hope that the older Khánh will do?',
        right: 'remember being young',
        wrong: ['become an important person', 'move to a quiet house', 'paint the door blue'],
        why: 'Khánh mong mình sau này chui vào gầm cầu thang “and read this again”: nhớ lại tuổi nhỏ; thành người quan trọng (important) chỉ là điều có thể xảy ra.',
      },
    ],
    statements: [
      {
        says: 'Khánh wants the door to stay blue.',
        truth: true,
        why: 'Bố muốn sơn cửa xanh, Khánh viết “I’m against it”: muốn giữ màu cũ.',
      },
      {
        says: 'The teacher didn’t like Khánh’s presentation.',
        truth: false,
        why: 'Cô giáo nói “she had learnt something new”: cô thấy bài hay.',
      },
      {
        says: 'Khánh can already cook many dishes.',
        truth: false,
        why: 'Khánh chúc mình học nấu món “besides instant noodles”: giờ chỉ biết nấu mì.',
      },
    ],
    gaps: [
      {
        text: 'Khánh’s ___ were shaking during the presentation.',
        right: 'knees',
        wrong: ['lips', 'shoulders', 'eyes'],
        why: 'Khánh viết “my knees were shaking”: đầu gối run; các bộ phận khác như lips không được nhắc tới.',
      },
      {
        text: 'The only quiet place is under the ___.',
        right: 'stairs',
        wrong: ['roof', 'bed', 'table'],
        why: 'Thư viết “under the stairs, which is still the only quiet place”: gầm cầu thang, không phải dưới gầm giường (bed).',
      },
    ],
  },
  {
    id: 'c9-r-grandpas-bicycle',
    topic: 'transport',
    ease: 2,
    title: 'The bicycle with three seats',
    about: 'Chuyện về chiếc xe đạp cũ của ông.',
    paragraphs: [
      'There’s an old bicycle in our hall, and nobody is allowed to move it. In the 1980s, it was the only vehicle my grandparents had. Grandpa rode it to the factory, Grandma took vegetables to the market on it, and in the evening, Dad learnt to ride on it, with one leg under the bar, because he couldn’t reach the seat.',
      'Once, the whole family rode it to a wedding: Grandpa in front, Grandma behind him with Aunt Nga on her lap, and Dad in the basket. It took three hours. When they arrived, the music had stopped, but there was still some cake.',
      'These days, we have two motorbikes. When I asked Grandpa if he was glad about that, he thought for a while. “They’re fast,” he said, “but nobody sings on them.”',
    ],
    choices: [
      {
        ask: 'Why did Dad ride with one leg under the bar?',
        right: 'He was too short for the seat.',
        wrong: ['The seat was broken.', 'Aunt Nga was on the seat.', 'It was safer in the heavy traffic.'],
        why: 'Bài viết “because he couldn’t reach the seat”: bố còn thấp; yên xe không hỏng (broken).',
      },
      {
        ask: 'How many people rode to the wedding on the bicycle?',
        right: 'four',
        wrong: ['two', 'three', 'five'],
        why: 'Có ông, bà, cô Nga và bố: bốn người; ba (three) là số giờ đi và số chỗ trong đầu đề.',
      },
      {
        ask: 'What does Grandpa’s answer at the end tell us?',
        right: 'The bicycle rides were happy times.',
        wrong: ['He cannot ride a motorbike.', 'He prefers fast vehicles.', 'Motorbikes are too noisy for his ears.'],
        why: 'Ông nói xe máy nhanh “but nobody sings on them”: ngày đi xe đạp cả nhà hát, rất vui; ông không nói mình không biết lái (cannot ride).',
      },
    ],
    statements: [
      {
        says: 'The family missed the music at the wedding.',
        truth: true,
        why: 'Khi đến nơi “the music had stopped”: nhạc đã hết.',
      },
      {
        says: 'Only Grandpa used the bicycle.',
        truth: false,
        why: 'Bà chở rau ra chợ và bố tập đi cũng bằng xe ấy, không chỉ mình ông.',
      },
      {
        says: 'The bicycle is still in the house.',
        truth: true,
        why: 'Câu đầu viết “There’s an old bicycle in our hall”: xe vẫn ở trong nhà.',
      },
    ],
    gaps: [
      {
        text: 'On the way to the wedding, Dad sat in the ___.',
        right: 'basket',
        wrong: ['saddle', 'trailer', 'cart'],
        why: 'Bài viết “Dad in the basket”: bố ngồi trong giỏ xe; trailer và cart không có trong chuyện.',
      },
      {
        text: 'Grandpa rode the bicycle to the ___.',
        right: 'factory',
        wrong: ['market', 'office', 'farm'],
        why: 'Bài viết “Grandpa rode it to the factory”; ra chợ (market) là bà.',
      },
    ],
  },
  {
    id: 'c9-r-octopus',
    topic: 'animals',
    ease: 2,
    title: 'Three hearts and eight arms',
    about: 'Những điều lạ về con bạch tuộc.',
    paragraphs: [
      'If you met an octopus, you might not even notice it. Within a second, it can change its colour and even the surface of its skin, so that it looks like a rock or a plant. Strangely, scientists believe that most octopuses can’t see colours themselves.',
      'An octopus has three hearts and blue blood. It has no bones at all. Its beak is the only hard part of its body, so wherever the beak fits, the rest fits too. A large octopus can squeeze through a hole that is hardly bigger than a coin.',
      'It’s also a clever animal. Octopuses have learnt to open jars in order to get the food inside, and some have escaped from their tanks at night, visited the fish next door, and gone back home before breakfast.',
    ],
    choices: [
      {
        ask: 'Why can an octopus get through a tiny hole?',
        right: 'Nearly all of its body is soft.',
        wrong: ['It can change its colour.', 'It breaks the stone with its beak.', 'It can make its bones smaller.'],
        why: 'Bài viết nó “has no bones at all”, chỉ mỏ là cứng: gần như cả thân mềm; nó không có xương (bones) nên không thể thu nhỏ xương.',
      },
      {
        ask: 'What is strange about the colours of an octopus?',
        right: 'It probably can’t see them.',
        wrong: ['It only changes them at night.', 'It needs a long time to change them.', 'It uses them to open jars.'],
        why: 'Bài viết “most octopuses can’t see colours themselves”: nó đổi màu mà lại không thấy màu; đổi rất nhanh nên “a long time” sai.',
      },
      {
        ask: 'Why did some octopuses leave their tanks?',
        right: 'to visit the fish nearby',
        wrong: ['to find a bigger tank', 'to get back to the sea', 'to look for a coin'],
        why: 'Bài kể chúng “visited the fish next door, and gone back home”: sang bể cá bên cạnh rồi về; không ra biển (the sea).',
      },
    ],
    statements: [
      {
        says: 'An octopus can look like a plant.',
        truth: true,
        why: 'Nó đổi màu và da nên “looks like a rock or a plant”: giống cả cây.',
      },
      {
        says: 'The beak of an octopus is soft.',
        truth: false,
        why: 'Bài viết mỏ là “the only hard part of its body”: phần cứng duy nhất.',
      },
      {
        says: 'An octopus has more than two hearts.',
        truth: true,
        why: 'Bài viết “An octopus has three hearts”: ba trái tim, nhiều hơn hai.',
      },
    ],
    gaps: [
      {
        text: 'The blood of an octopus is ___.',
        right: 'blue',
        wrong: ['red', 'yellow', 'green'],
        why: 'Bài viết “three hearts and blue blood”: máu xanh lam, không phải đỏ (red) như người.',
      },
      {
        text: 'Octopuses have learnt to open ___.',
        right: 'jars',
        wrong: ['tins', 'windows', 'doors'],
        why: 'Bài viết “learnt to open jars in order to get the food”: mở lọ; tins không được nhắc tới.',
      },
    ],
  },
  {
    id: 'c9-r-homestay-review',
    topic: 'travel',
    ease: 2,
    title: 'Three nights above the rice fields',
    about: 'Một du khách trẻ nhận xét về nơi mình ở.',
    paragraphs: [
      'My parents and I stayed at this guest house in October. The good things first: Mrs Sảo’s family treated us like cousins. They taught us to dye cloth with leaves, and my hands were blue for a week. From the window, we could see rice fields going down the mountain like stairs, and the food was the best of our whole journey.',
      'Now the less good things. The website says “ten minutes from the road”. That may be true for a goat; we needed forty, with our suitcases. Take a backpack! There was no internet in the rooms, but after one evening of card games, we didn’t miss it. And the cockerel under my window began at four.',
      'Would I go back? Immediately. But I’d bring earplugs. Four stars out of five.',
    ],
    choices: [
      {
        ask: 'Why does the writer mention a goat?',
        right: 'The path was difficult for people.',
        wrong: [
          'There were goats on the farm.',
          'A goat had to carry the suitcases.',
          'The goats were noisy at night.',
        ],
        why: 'Trang web ghi mười phút, bạn viết “That may be true for a goat; we needed forty”: đường khó đi; tiếng ồn (noisy) là của con gà trống.',
      },
      {
        ask: 'What should the next guests bring, in the writer’s opinion?',
        right: 'a backpack and earplugs',
        wrong: ['a suitcase and cards', 'a phone and a map', 'gloves and old clothes'],
        why: 'Bạn khuyên “Take a backpack!” và nói “I’d bring earplugs”; va li (suitcase) là thứ gây khổ trên đường.',
      },
      {
        ask: 'What made the writer’s hands blue?',
        right: 'dyeing cloth',
        wrong: ['the cold mountain air', 'carrying suitcases', 'cooking with leaves'],
        why: 'Nhà cô Sảo dạy “dye cloth with leaves, and my hands were blue for a week”: do nhuộm vải; lá không dùng để nấu (cooking).',
      },
    ],
    statements: [
      {
        says: 'The writer missed the internet every evening.',
        truth: false,
        why: 'Sau một tối chơi bài, bạn viết “we didn’t miss it”: không còn nhớ mạng.',
      },
      {
        says: 'The cockerel woke the writer very early.',
        truth: true,
        why: 'Bạn kể “the cockerel under my window began at four”: bốn giờ đã gáy.',
      },
      {
        says: 'The writer would like to stay there again.',
        truth: true,
        why: 'Hỏi có quay lại không, bạn đáp “Immediately”: rất muốn.',
      },
    ],
    gaps: [
      {
        text: 'The writer’s family walked for ___ minutes to the guest house.',
        right: 'forty',
        wrong: ['ten', 'four', 'thirty'],
        why: 'Bạn viết “we needed forty, with our suitcases”; ten là con số trên trang web.',
      },
      {
        text: 'The rice fields look like ___.',
        right: 'stairs',
        wrong: ['windows', 'waves', 'carpets'],
        why: 'Bài tả ruộng “going down the mountain like stairs”: như bậc thang; windows là chỗ bạn đứng nhìn.',
      },
    ],
  },
  {
    id: 'c9-r-water-puppets',
    topic: 'arts',
    ease: 2,
    title: 'Behind the bamboo curtain',
    about: 'Một bạn được xem phía sau sân khấu múa rối nước.',
    paragraphs: [
      'For our school newspaper, I was allowed to watch a water puppet show from the other side. I’d always wondered how the dragons swim. Now I know: eight people stand in water up to their waists, behind a bamboo curtain, and move the puppets with long poles under the surface.',
      'The puppets are made of wood and covered with many layers of paint that keep the water out. A big one can weigh as much as a small child. “You need strong arms,” said Ms Lụa, “and rubber trousers.”',
      'The audience can’t see the players, and the players can hardly see the puppets. They listen to the drums to know where everybody is. At the end, they all came out and bowed. The loudest applause came from a baby in the first row.',
    ],
    choices: [
      {
        ask: 'Where do the players stand?',
        right: 'behind a curtain, in the water',
        wrong: [
          'on a bridge above the water',
          'next to the drums, on dry ground',
          'in front of the audience, in boats',
        ],
        why: 'Bài viết họ “stand in water up to their waists, behind a bamboo curtain”; khán giả không thấy họ nên “in front of the audience” sai.',
      },
      {
        ask: 'How do the players know what the others are doing?',
        right: 'They listen to the music.',
        wrong: ['They look over the curtain.', 'They count aloud together.', 'They feel the poles of the others.'],
        why: 'Bài viết “They listen to the drums to know where everybody is”: nghe trống; họ gần như không nhìn thấy gì nên “look” sai.',
      },
      {
        ask: 'Why do the puppets have many layers of paint?',
        right: 'to protect the wood',
        wrong: ['to make them heavier', 'to shine in the dark', 'to look like children'],
        why: 'Sơn để “keep the water out”: nước không ngấm vào gỗ; “small child” chỉ để so cân nặng.',
      },
    ],
    statements: [
      {
        says: 'The writer bought a ticket and sat in the first row.',
        truth: false,
        why: 'Bạn được xem “from the other side”, tức phía sau; ngồi hàng đầu là một em bé.',
      },
      {
        says: 'Some puppets are quite heavy.',
        truth: true,
        why: 'Con rối to “can weigh as much as a small child”: khá nặng.',
      },
      {
        says: 'The audience sees the players in the end.',
        truth: true,
        why: 'Cuối buổi “they all came out and bowed”: họ ra chào khán giả.',
      },
    ],
    gaps: [
      {
        text: 'The puppets are moved with long ___.',
        right: 'poles',
        wrong: ['ropes', 'strings', 'chains'],
        why: 'Bài viết “move the puppets with long poles”: sào dài; strings là dây của loại rối khác.',
      },
      {
        text: 'Ms Lụa says that players need strong ___.',
        right: 'arms',
        wrong: ['legs', 'voices', 'eyes'],
        why: 'Cô Lụa nói “You need strong arms”: tay khỏe; legs dễ nhầm vì họ đứng dưới nước nhưng cô không nhắc.',
      },
    ],
  },
  {
    id: 'c9-r-stone-columns',
    topic: 'nature',
    ease: 3,
    title: 'The giant’s plates',
    about: 'Về một kì quan bằng đá bên bờ biển nước ta.',
    paragraphs: [
      'On the south-central coast of Viet Nam, thousands of stone columns stand close together beside the sea. Most have five or six sides, so from above they look like a honeycomb. The place is called Gành Đá Đĩa, because the columns also resemble piles of plates.',
      'Nobody cut these stones. Millions of years ago, lava from a volcano flowed to this place. While it was cooling, it shrank, and cracks appeared, just as they do in mud that dries in the sun. The cracks grew deeper and deeper until the rock was split into columns.',
      'Similar columns can be found in Northern Ireland and on an island in South Korea. In an old Irish tale, a giant built a road there to walk across the sea to Scotland. Geologists have a better explanation, but children usually prefer the giant.',
    ],
    choices: [
      {
        ask: 'Why did the rock split?',
        right: 'It became smaller as it cooled.',
        wrong: ['The sea water broke it.', 'People cut it into pieces.', 'The hot sun dried the mud on it.'],
        why: 'Bài viết “While it was cooling, it shrank, and cracks appeared”: nguội thì co lại; bùn phơi nắng (mud) chỉ để so sánh.',
      },
      {
        ask: 'What do the columns look like from above?',
        right: 'a honeycomb',
        wrong: ['a road', 'a volcano', 'a spider’s web'],
        why: 'Bài viết “from above they look like a honeycomb”: như tổ ong; con đường (a road) ở trong truyện kể Ireland.',
      },
      {
        ask: 'What does the writer think of the tale about the giant?',
        right: 'It is fun but not true.',
        wrong: [
          'It explains the stones best.',
          'It is too frightening for children.',
          'It should be told in Việt Nam.',
        ],
        why: 'Người viết nói nhà địa chất có “a better explanation”, còn trẻ con thích người khổng lồ: vui nhưng không đúng; trẻ thích nên không đáng sợ (frightening).',
      },
    ],
    statements: [
      {
        says: 'Columns like these only exist in Viet Nam.',
        truth: false,
        why: 'Bài viết “Similar columns can be found in Northern Ireland” và ở Hàn Quốc.',
      },
      {
        says: 'The rock was once hot and liquid.',
        truth: true,
        why: 'Đá là dung nham: “lava from a volcano flowed to this place”, tức từng nóng chảy.',
      },
      {
        says: 'In the tale, the giant wanted to reach Scotland.',
        truth: true,
        why: 'Truyện kể người khổng lồ làm đường để “walk across the sea to Scotland”.',
      },
    ],
    gaps: [
      {
        text: 'The name of the place compares the stones to ___.',
        right: 'plates',
        wrong: ['giants', 'bees', 'stairs'],
        why: 'Bài viết tên ấy vì các cột giống “piles of plates”: chồng đĩa; người khổng lồ (giants) là truyện ở nước khác.',
      },
      {
        text: 'When mud dries, it gets ___.',
        right: 'cracks',
        wrong: ['waves', 'bubbles', 'holes'],
        why: 'Bài viết vết nứt xuất hiện “just as they do in mud that dries”: bùn khô thì nứt (cracks), không nói đến lỗ (holes).',
      },
    ],
  },
  {
    id: 'c9-r-travelling-words',
    topic: 'communication',
    ease: 3,
    title: 'Words without passports',
    about: 'Nhiều từ tiếng Anh có nguồn gốc từ những ngôn ngữ khác.',
    paragraphs: [
      'English is like a kitchen in which half of the spoons belong to the neighbours. When you put on your pyjamas, you’re using a word that came to Europe from India. If you eat chocolate, you can thank the people of old Mexico, and the Spanish, who passed the word on.',
      'The story of “tea” is especially interesting. Chinese people in the north say something like “cha”, while those near one southern port say “te”. Languages that got the word over land, such as Hindi and Russian, use the first form. Dutch sailors bought their tea at the southern port, and so English and French use the second.',
      'Even the word “robot” is a traveller. It comes from a Czech theatre play of 1920, and it’s related to a word for hard work. So far, no robot has complained.',
    ],
    choices: [
      {
        ask: 'What does the writer want to say with the kitchen and the spoons?',
        right: 'English has borrowed many words.',
        wrong: ['English has many words for food.', 'English is spoken in many homes.', 'English is easy to mix up.'],
        why: 'Căn bếp mà nửa số thìa “belong to the neighbours”: tiếng Anh mượn nhiều từ của ngôn ngữ khác; câu này không nói riêng về từ món ăn (food).',
      },
      {
        ask: 'Why does English say “tea” and not something like “cha”?',
        right: 'The word came by sea from the south.',
        wrong: [
          'The word came over land through Russia.',
          'The English didn’t like the sound of “cha”.',
          'The tea was grown in the Netherlands.',
        ],
        why: 'Thủy thủ Hà Lan mua trà “at the southern port”, nơi nói “te”, nên tiếng Anh dùng dạng ấy; đi đường bộ (over land) thì thành “cha”.',
      },
      {
        ask: 'How did the word “robot” become known?',
        right: 'through a play',
        wrong: ['through a factory', 'through sailors', 'through a song'],
        why: 'Bài viết nó “comes from a Czech theatre play of 1920”: từ một vở kịch; thủy thủ (sailors) là chuyện từ tea.',
      },
    ],
    statements: [
      {
        says: 'The word “pyjamas” was first used in Spain.',
        truth: false,
        why: 'Bài viết từ pyjamas “came to Europe from India”; người Tây Ban Nha truyền từ chocolate.',
      },
      {
        says: 'The Russian word for tea sounds more like “cha” than “te”.',
        truth: true,
        why: 'Tiếng Hindi và tiếng Nga “use the first form”, mà dạng thứ nhất là “cha”.',
      },
      {
        says: 'The word “robot” is about a hundred years old.',
        truth: true,
        why: 'Từ này có trong vở kịch “of 1920”: đã khoảng một trăm năm.',
      },
    ],
    gaps: [
      {
        text: 'Dutch ___ brought the word “te” to Europe.',
        right: 'sailors',
        wrong: ['farmers', 'actors', 'cooks'],
        why: 'Bài viết “Dutch sailors bought their tea at the southern port”: thủy thủ; diễn viên (actors) chỉ gần với chuyện vở kịch.',
      },
      {
        text: '“Robot” is related to a word for hard ___.',
        right: 'work',
        wrong: ['metal', 'stone', 'skin'],
        why: 'Bài viết “related to a word for hard work”: công việc nặng nhọc; metal dễ nhầm vì rô-bốt bằng kim loại.',
      },
    ],
  },
  {
    id: 'c9-r-sound-engineer',
    topic: 'music',
    ease: 3,
    title: 'Four questions to a sound engineer',
    about: 'Cuộc phỏng vấn với một kĩ sư âm thanh.',
    paragraphs: [
      'What does a sound engineer do? If the audience thinks about me, I’ve made a mistake. My job is to make sure that everyone hears the music well, from the first row to the last.',
      'How did you get into it? At school I played the drums, badly. One day our band’s microphone broke, and I was the only one who wanted to find out why. I’ve been behind the desk ever since.',
      'What is the hardest place to work? Outdoors. Wind carries the sound away, and in a full stadium, people absorb it. An empty hall sounds completely different from a full one, so a test in the afternoon is only half the truth.',
      'Your advice for young people? Protect your ears. You can buy a new desk, but not a new pair of those.',
    ],
    choices: [
      {
        ask: 'What does the engineer mean by the first answer?',
        right: 'Good sound goes unnoticed.',
        wrong: [
          'The audience always complains.',
          'Engineers should hide behind the stage.',
          'Mistakes make a concert interesting.',
        ],
        why: '“If the audience thinks about me, I’ve made a mistake”: âm thanh tốt thì không ai để ý; không phải khán giả lúc nào cũng than phiền (complains).',
      },
      {
        ask: 'What made this person a sound engineer?',
        right: 'curiosity about a broken microphone',
        wrong: ['success as a drummer', 'a lesson in science at school', 'the advice of a famous band'],
        why: 'Khi micrô hỏng, đó là người duy nhất “who wanted to find out why”: vì tò mò; chơi trống thì “badly” nên success sai.',
      },
      {
        ask: 'Why is a test in the afternoon “only half the truth”?',
        right: 'The audience isn’t there yet.',
        wrong: ['The musicians are still tired.', 'The wind is stronger in the evening.', 'The desk isn’t ready yet.'],
        why: '“An empty hall sounds completely different from a full one”: buổi chiều chưa có khán giả; gió (wind) là chuyện ngoài trời.',
      },
    ],
    statements: [
      {
        says: 'The engineer used to be an excellent drummer.',
        truth: false,
        why: 'Người ấy nói “I played the drums, badly”: chơi dở.',
      },
      {
        says: 'People in a stadium change the sound.',
        truth: true,
        why: 'Trong sân đông, “people absorb it”: người hút bớt âm thanh.',
      },
      {
        says: 'The engineer thinks that ears are harder to replace than a desk.',
        truth: true,
        why: '“You can buy a new desk, but not a new pair of those”: tai thì không mua được.',
      },
    ],
    gaps: [
      {
        text: 'The hardest place to work is ___.',
        right: 'outdoors',
        wrong: ['underground', 'upstairs', 'backstage'],
        why: 'Hỏi nơi khó nhất, kĩ sư đáp “Outdoors”: ngoài trời, vì có gió; backstage không được nhắc tới.',
      },
      {
        text: 'Young people should protect their ___.',
        right: 'ears',
        wrong: ['eyes', 'hands', 'voices'],
        why: 'Lời khuyên là “Protect your ears”: giữ tai; voices là chuyện của ca sĩ.',
      },
    ],
  },
  {
    id: 'c9-r-sleep-survey',
    topic: 'health',
    ease: 3,
    title: 'How class 9B sleeps',
    about: 'Báo cáo một cuộc khảo sát về giấc ngủ.',
    paragraphs: [
      'In March, forty pupils of class 9B wrote down for two weeks when they went to bed and how they felt in the morning. Here are our results.',
      'On school days, only ten of us slept for eight hours or more. At weekends, it was thirty. However, those who slept until noon on Sunday reported that Monday was the worst day of their week. Pupils who got up at nearly the same time every day felt best, even when they slept a little less.',
      'We had expected homework to be the main reason for short nights. In fact, twenty-two pupils named their phones, and eleven named homework. The other seven blamed noise.',
      'Our teacher joined in, too. She slept less than anybody else, but she asks us to mention that she was marking our tests.',
    ],
    choices: [
      {
        ask: 'Which pupils felt best?',
        right: 'those with regular hours',
        wrong: ['those who slept until noon', 'those without homework', 'those who slept the longest'],
        why: 'Bài viết ai dậy “at nearly the same time every day felt best”, kể cả khi ngủ ít hơn một chút, nên ngủ lâu nhất (the longest) không phải câu đúng.',
      },
      {
        ask: 'What surprised the pupils?',
        right: 'Phones were a bigger problem than homework.',
        wrong: [
          'Most of them slept well on school days.',
          'Noise was the main problem.',
          'Monday was the best day of the week.',
        ],
        why: 'Các bạn “had expected homework” nhưng 22 bạn nêu điện thoại, 11 bạn nêu bài tập; tiếng ồn (noise) chỉ có bảy bạn.',
      },
      {
        ask: 'Why did the teacher sleep so little?',
        right: 'She had to work.',
        wrong: ['She used her phone.', 'Her street was noisy.', 'She got up early to run.'],
        why: 'Cô nhờ ghi rằng “she was marking our tests”: cô chấm bài; điện thoại (phone) là lí do của học sinh.',
      },
    ],
    statements: [
      {
        says: 'Three quarters of the class slept for less than eight hours on school days.',
        truth: true,
        why: 'Trong bốn mươi bạn “only ten of us slept for eight hours or more”: ba mươi bạn ngủ ít hơn, tức ba phần tư.',
      },
      {
        says: 'Sleeping until noon on Sunday made Monday easier.',
        truth: false,
        why: 'Ai ngủ tới trưa Chủ nhật thì thấy thứ Hai “the worst day of their week”: mệt nhất.',
      },
      {
        says: 'The survey lasted fourteen days.',
        truth: true,
        why: 'Các bạn ghi chép “for two weeks”: hai tuần là mười bốn ngày.',
      },
    ],
    gaps: [
      {
        text: 'Seven pupils couldn’t sleep because of ___.',
        right: 'noise',
        wrong: ['homework', 'light', 'heat'],
        why: 'Bài viết “The other seven blamed noise”: tiếng ồn; homework là lí do của mười một bạn.',
      },
      {
        text: 'The pupils made their survey in ___.',
        right: 'March',
        wrong: ['May', 'October', 'January'],
        why: 'Bài mở đầu “In March, forty pupils of class 9B wrote down”: tháng Ba, không phải tháng Năm (May).',
      },
    ],
  },
  {
    id: 'c9-r-the-lost-day',
    topic: 'time',
    ease: 3,
    title: 'The island that lost a Friday',
    about: 'Chuyện có thật về một ngày biến mất trên lịch.',
    paragraphs: [
      'In Samoa, nobody had a birthday on 30 December 2011. The calendar went straight from Thursday, the 29th, to Saturday, the 31st.',
      'How can a day disappear? In the Pacific Ocean, there is an imaginary line: the date line. To the west of it, the date is one day ahead. For more than a hundred years, Samoa had used the date of the eastern side, which was useful for trade with America. But by 2011, most of its business was with Australia and New Zealand. When it was already Saturday there, it was still Friday in Samoa, so only four days a week were working days in both places.',
      'Therefore, the government decided to jump over the line. Workers were even paid for the Friday that never came. Now Samoa is among the first countries to see the New Year.',
    ],
    choices: [
      {
        ask: 'Why did Samoa change its date?',
        right: 'to make business with its neighbours easier',
        wrong: ['to give its workers a free Friday', 'to trade more with America', 'to attract visitors at New Year'],
        why: 'Năm 2011 việc buôn bán chủ yếu “with Australia and New Zealand” nhưng chỉ bốn ngày làm việc trùng nhau; buôn bán với America là chuyện trước kia.',
      },
      {
        ask: 'What was the day after 29 December 2011 in Samoa?',
        right: 'Saturday',
        wrong: ['Friday', 'Thursday', 'Sunday'],
        why: 'Lịch đi thẳng “from Thursday, the 29th, to Saturday, the 31st”: sang luôn thứ Bảy; thứ Sáu (Friday) bị bỏ.',
      },
      {
        ask: 'Before the change, what day was it in Samoa when it was Monday in New Zealand?',
        right: 'Sunday',
        wrong: ['Tuesday', 'Saturday', 'Friday'],
        why: 'Bài viết khi New Zealand là thứ Bảy thì Samoa mới thứ Sáu, tức chậm một ngày: thứ Hai thì Samoa là Chủ nhật; Tuesday là tính ngược chiều.',
      },
    ],
    statements: [
      {
        says: 'People in Samoa lost their pay for the missing Friday.',
        truth: false,
        why: 'Bài viết “Workers were even paid for the Friday that never came”: vẫn được trả lương.',
      },
      {
        says: 'Today Samoa celebrates New Year earlier than most countries.',
        truth: true,
        why: 'Bài viết giờ Samoa “among the first” đón năm mới: sớm hơn hầu hết các nước.',
      },
      {
        says: 'People can see the date line in the ocean.',
        truth: false,
        why: 'Bài gọi đó là “an imaginary line”: đường tưởng tượng, không nhìn thấy được.',
      },
    ],
    gaps: [
      {
        text: 'To the west of the date line, the date is one day ___.',
        right: 'ahead',
        wrong: ['behind', 'late', 'earlier'],
        why: 'Bài viết “To the west of it, the date is one day ahead”: đi trước một ngày, ngược với behind.',
      },
      {
        text: 'The ___ decided to jump over the date line.',
        right: 'government',
        wrong: ['workers', 'sailors', 'visitors'],
        why: 'Bài viết “the government decided to jump over the line”: chính phủ quyết định; workers chỉ được trả lương.',
      },
    ],
  },
]
