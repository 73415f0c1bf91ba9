/** Dialogues of class 9: communities, city life, health, then and now, natural wonders, languages and careers. */
import type { Dialogue } from '../bank/piece.ts'

export const dialogues: readonly Dialogue[] = [
  {
    id: 'c9-d-fan-maker',
    topic: 'arts',
    ease: 1,
    title: 'Paper fans',
    about: 'Mai dẫn Tom đến thăm một bác làm quạt giấy trong khu phố.',
    speakers: { A: { name: 'Tom', voice: 'boy' }, B: { name: 'Mai', voice: 'girl' } },
    lines: [
      ['A', 'Who was the man in the blue shirt, Mai? He seemed to know everybody.'],
      ['B', 'That’s Mr Khải. He has made paper fans in our street for forty years.'],
      ['A', 'Does anyone still buy fans? Every house has air conditioning now.'],
      ['B', 'Local people rarely do, but dance groups order hundreds of them for their shows.'],
      ['A', 'How long does one fan take?'],
      [
        'B',
        'Only an hour to put together. But the bamboo has to lie in water for ten days first, or insects will eat it.',
      ],
      ['A', 'Could we learn how to do it?'],
      ['B', 'He teaches children on Saturdays. It’s free, but you have to sweep the workshop afterwards.'],
      ['A', 'That’s a fair price!'],
    ],
    choices: [
      {
        ask: 'Who are Mr Khải’s best customers now?',
        right: 'dance groups',
        wrong: ['local families', 'schoolchildren', 'other workshops'],
        why: 'Mai nói “dance groups order hundreds of them”; người trong vùng thì “rarely do”, tức là hiếm khi mua, nên local families sai.',
      },
      {
        ask: 'Why does the bamboo lie in water?',
        right: 'to keep insects away',
        wrong: ['to change its colour', 'to make it lighter', 'to clean off the paint'],
        why: 'Mai giải thích phải ngâm tre, “or insects will eat it”: ngâm để côn trùng không ăn; không ai nói đến màu (colour).',
      },
      {
        ask: 'What does Tom mean by “a fair price”?',
        right: 'Sweeping is all right in return for a lesson.',
        wrong: [
          'The fans are cheaper than he expected.',
          'The lessons should cost more money.',
          'Mr Khải pays the children well.',
        ],
        why: 'Lớp học miễn phí (free), chỉ phải quét xưởng, và Tom thấy đổi như vậy là công bằng; câu này không nói về giá của quạt (the fans).',
      },
    ],
    statements: [
      {
        says: 'Mr Khải started making fans last year.',
        truth: false,
        why: 'Mai nói bác làm quạt “for forty years”: đã bốn mươi năm, không phải từ năm ngoái.',
      },
      {
        says: 'Most of the time before a fan is ready is spent waiting.',
        truth: true,
        why: 'Ghép quạt chỉ mất “an hour”, còn tre phải ngâm “for ten days”: phần lớn thời gian là chờ.',
      },
      {
        says: 'Children can have lessons at weekends.',
        truth: true,
        why: 'Mai nói “He teaches children on Saturdays”, mà thứ Bảy là cuối tuần.',
      },
    ],
    gaps: [
      {
        text: 'Mr Khải’s fans are made of paper and ___.',
        right: 'bamboo',
        wrong: ['metal', 'plastic', 'silk'],
        why: 'Mai kể “the bamboo has to lie in water”: quạt làm từ giấy và tre; silk không được nhắc tới.',
      },
      {
        text: 'Putting one fan together takes one ___.',
        right: 'hour',
        wrong: ['day', 'week', 'month'],
        why: 'Mai nói “Only an hour to put together”; mười ngày (ten days) là thời gian ngâm tre.',
      },
    ],
    replies: [
      {
        ask: 'How long has your aunt worked in this workshop?',
        right: 'Since I was six.',
        wrong: ['About two kilometres.', 'She works upstairs.', 'At seven o’clock.'],
        why: '“How long has … worked” hỏi thời gian kéo dài đến nay nên đáp “Since I was six”; “At seven o’clock” chỉ trả lời câu hỏi mấy giờ.',
      },
    ],
  },
  {
    id: 'c9-d-wrong-direction',
    topic: 'transport',
    ease: 1,
    title: 'The right bus, the wrong way',
    about: 'Lan gọi cho bố khi đang đi xe buýt.',
    speakers: { A: { name: 'Lan', voice: 'girl' }, B: { name: 'Dad', voice: 'man' } },
    lines: [
      ['A', 'Dad, I’m on bus number 14, but I can’t see the lake. There are only factories.'],
      ['B', 'Which side of the street did you get on?'],
      ['A', 'The side with the bakery, because I was buying bread.'],
      ['B', 'Then it’s the right bus, but you’re going away from the centre. Get off at the next stop.'],
      ['A', 'And then? Shall I call a taxi?'],
      ['B', 'No need. Cross the road at the traffic lights and wait for the same number on the other side.'],
      ['A', 'My piano lesson begins in twenty minutes. I’ll never make it.'],
      ['B', 'I’ll ring Ms Thu and tell her. Did you keep your ticket? It’s valid for an hour.'],
      ['A', 'Yes, it’s in the bread bag.'],
      ['B', 'Good. Don’t eat it!'],
    ],
    choices: [
      {
        ask: 'What was Lan’s mistake?',
        right: 'She got on at the wrong side of the street.',
        wrong: ['She took the wrong number.', 'She got off too early.', 'She forgot to buy a ticket.'],
        why: 'Bố nói “it’s the right bus, but you’re going away from the centre”: đúng số xe nhưng lên sai phía đường, nên không phải nhầm số (the wrong number).',
      },
      {
        ask: 'How will Lan get to the centre?',
        right: 'by bus',
        wrong: ['by taxi', 'on foot', 'in Dad’s car'],
        why: 'Bố bảo “wait for the same number on the other side”: đi xe buýt chiều ngược lại; Lan hỏi taxi thì bố đáp “No need”.',
      },
      {
        ask: 'Why is Dad going to ring Ms Thu?',
        right: 'Lan will be late for her lesson.',
        wrong: ['Lan has lost her ticket.', 'Ms Thu is waiting at the bus stop.', 'Ms Thu can drive Lan home.'],
        why: 'Lan lo “I’ll never make it” cho giờ piano, nên bố gọi báo cô Thu; vé (ticket) thì Lan vẫn giữ.',
      },
    ],
    statements: [
      {
        says: 'Lan has already passed the lake.',
        truth: false,
        why: 'Lan nói “I can’t see the lake. There are only factories”: xe đang đi xa khỏi trung tâm, chưa đi qua hồ.',
      },
      {
        says: 'Lan was at a bakery before she got on the bus.',
        truth: true,
        why: 'Lan lên xe phía tiệm bánh “because I was buying bread”: bạn vừa mua bánh mì.',
      },
      {
        says: 'Lan has to walk across the road.',
        truth: true,
        why: 'Bố dặn “Cross the road at the traffic lights”: Lan phải sang đường.',
      },
    ],
    gaps: [
      {
        text: 'Lan’s ticket is in the bag with the ___.',
        right: 'bread',
        wrong: ['music', 'shoes', 'phone'],
        why: 'Lan nói “it’s in the bread bag”: vé nằm trong túi bánh mì; buổi học nhạc (music) là chuyện khác.',
      },
      {
        text: 'The ticket is valid for one ___.',
        right: 'hour',
        wrong: ['day', 'week', 'minute'],
        why: 'Bố nói “It’s valid for an hour”: vé dùng được một giờ; twenty minutes là thời gian còn lại đến giờ học.',
      },
    ],
    replies: [
      {
        ask: 'Excuse me, does this bus go to the museum?',
        right: 'No, you need number 20.',
        wrong: ['Yes, I’ve been there twice.', 'It opens at eight.', 'No, I don’t like history.'],
        why: 'Người ta hỏi xe có đi bảo tàng không, nên đáp “No, you need number 20”; “It opens at eight” nói giờ mở cửa chứ không nói về xe.',
      },
    ],
  },
  {
    id: 'c9-d-sleep',
    topic: 'health',
    ease: 1,
    title: 'Tired again',
    about: 'Cô y tá của trường nói chuyện với Quân về giấc ngủ.',
    speakers: { A: { name: 'Ms Hạnh', voice: 'woman' }, B: { name: 'Quân', voice: 'boy' } },
    lines: [
      ['A', 'Come in, Quân. Your teacher says you fell asleep in the physics lesson.'],
      ['B', 'I’m sorry, Ms Hạnh. I went to bed at ten, really.'],
      ['A', 'And when did you fall asleep?'],
      ['B', 'Perhaps at one. My phone was under my pillow, and my friends kept sending messages.'],
      ['A', 'So you had five hours of sleep. At fifteen, you need at least eight.'],
      ['B', 'If I turn it off, I’ll miss all the jokes.'],
      ['A', 'You can read them at breakfast. Leave the phone in the kitchen tonight.'],
      ['B', 'But it’s my alarm clock!'],
      [
        'A',
        'Take this one, then. It’s loud, it’s ugly, and it can’t send messages. Bring it back next Monday and tell me how you feel.',
      ],
    ],
    choices: [
      {
        ask: 'When did Quân probably get up?',
        right: 'at six',
        wrong: ['at five', 'at eight', 'at one'],
        why: 'Quân ngủ “Perhaps at one”, cô tính được “five hours of sleep”: một giờ cộng năm tiếng là sáu giờ; tám (eight) là số tiếng bạn cần ngủ.',
      },
      {
        ask: 'What kept Quân awake?',
        right: 'messages from friends',
        wrong: ['a loud alarm clock', 'his physics homework', 'noise from the kitchen'],
        why: 'Quân nói “my friends kept sending messages”; đồng hồ kêu to (loud) là thứ cô đưa sau đó.',
      },
      {
        ask: 'Why does Ms Hạnh give Quân a clock?',
        right: 'so that he can sleep without his phone nearby',
        wrong: [
          'because his own clock is broken',
          'because he is always late for school',
          'so that he can go to bed earlier',
        ],
        why: 'Cô bảo để điện thoại dưới bếp, Quân nói nó là “my alarm clock”, nên cô cho mượn đồng hồ thay; bạn vẫn lên giường lúc mười giờ, không phải sớm hơn (earlier).',
      },
    ],
    statements: [
      {
        says: 'Quân’s phone was in the kitchen last night.',
        truth: false,
        why: 'Quân kể “My phone was under my pillow”: dưới gối; để ở bếp là lời dặn cho tối nay.',
      },
      {
        says: 'Quân needs at least three hours more sleep.',
        truth: true,
        why: 'Bạn ngủ năm tiếng, mà cô nói “you need at least eight”: thiếu ít nhất ba tiếng.',
      },
      { says: 'Ms Hạnh wants the clock back.', truth: true, why: 'Cô dặn “Bring it back next Monday”: phải mang trả.' },
    ],
    gaps: [
      {
        text: 'Quân fell asleep in a ___ lesson.',
        right: 'physics',
        wrong: ['history', 'biology', 'music'],
        why: 'Cô nói “you fell asleep in the physics lesson”: giờ vật lí, không phải sinh học (biology).',
      },
      {
        text: 'Ms Hạnh’s clock is loud and ___.',
        right: 'ugly',
        wrong: ['modern', 'tiny', 'pretty'],
        why: 'Cô tả đồng hồ “It’s loud, it’s ugly”: kêu to và xấu, trái với pretty.',
      },
    ],
    replies: [
      {
        ask: 'You look tired. Didn’t you sleep well?',
        right: 'No, it was too hot.',
        wrong: ['Yes, I’d love to.', 'No, I’m not sleeping.', 'At a quarter past nine.'],
        why: 'Câu hỏi là đêm qua ngủ không ngon à, nên đáp “No, it was too hot”; “I’m not sleeping” nói lúc này, không phải đêm qua.',
      },
    ],
  },
  {
    id: 'c9-d-before-phones',
    topic: 'daily-life',
    ease: 1,
    title: 'How did you meet your friends?',
    about: 'Emma hỏi bà của Minh về cuộc sống trước khi có điện thoại.',
    speakers: { A: { name: 'Emma', voice: 'girl' }, B: { name: 'Grandma', voice: 'woman' } },
    lines: [
      ['A', 'Did you use to have a phone when you were a teenager, Grandma Tâm?'],
      ['B', 'Only the post office had one, and it was four kilometres away.'],
      ['A', 'So how did you meet your friends?'],
      ['B', 'I hung a red cloth on our gate. It meant: “I’ve finished my work. Come over!”'],
      ['A', 'And if you were still busy?'],
      ['B', 'Then I hung up a white one. My friend Sáu could see it from the other side of the rice field.'],
      ['A', 'That’s faster than my phone! Did it ever go wrong?'],
      [
        'B',
        'Once. My mother washed the red cloth and dried it on the gate. Nine girls came, and I was still cleaning the fish.',
      ],
      ['A', 'What did you do?'],
      ['B', 'I gave nine girls nine knives. We were ready in ten minutes.'],
    ],
    choices: [
      {
        ask: 'What did a white cloth on the gate mean?',
        right: 'I have work to do.',
        wrong: ['Come over now.', 'Nobody is at home.', 'The cloth is drying.'],
        why: 'Emma hỏi “if you were still busy?”, bà đáp treo khăn trắng (a white one): còn bận việc; “Come over” là nghĩa của khăn đỏ.',
      },
      {
        ask: 'Why did the nine girls come?',
        right: 'They saw the red cloth.',
        wrong: ['They wanted to eat fish.', 'Grandma’s mother called them.', 'They wanted to wash some clothes.'],
        why: 'Mẹ bà phơi khăn đỏ trên cổng, các bạn tưởng là lời mời; không ai gọi (called) họ cả.',
      },
      {
        ask: 'How did the girls help?',
        right: 'They cleaned the fish.',
        wrong: ['They washed the cloths.', 'They painted the gate.', 'They worked in the rice field.'],
        why: 'Bà đang làm cá (cleaning the fish) và đưa “nine girls nine knives”: các bạn cùng làm cá; ruộng lúa (rice field) chỉ nằm giữa hai nhà.',
      },
    ],
    statements: [
      {
        says: 'There was a phone in Grandma’s house.',
        truth: false,
        why: 'Bà nói “Only the post office had one”: chỉ bưu điện có điện thoại.',
      },
      {
        says: 'Sáu lived across the rice field.',
        truth: true,
        why: 'Bạn Sáu nhìn thấy khăn “from the other side of the rice field”: ở bên kia ruộng.',
      },
      {
        says: 'Grandma’s mother wanted to invite the girls.',
        truth: false,
        why: 'Mẹ bà chỉ giặt khăn rồi “dried it on the gate”: phơi khăn, không định mời ai.',
      },
    ],
    gaps: [
      {
        text: 'The nearest phone was at the ___.',
        right: 'post office',
        wrong: ['bus station', 'town hall', 'village school'],
        why: 'Bà nói “Only the post office had one”: chỉ bưu điện có; các nơi kia không được nhắc tới.',
      },
      {
        text: 'Grandma invited her friends with a ___ cloth.',
        right: 'red',
        wrong: ['white', 'green', 'blue'],
        why: 'Bà treo khăn đỏ (a red cloth) để nói “Come over!”; khăn white nghĩa là còn bận.',
      },
    ],
    replies: [
      {
        ask: 'Did you use to live in the countryside?',
        right: 'Yes, until I was ten.',
        wrong: ['Yes, I’m used to it.', 'No, I don’t use it.', 'Yes, every weekend next month.'],
        why: '“Did you use to …?” hỏi chuyện ngày xưa nên đáp “Yes, until I was ten”; “I’m used to it” nghĩa là đã quen, không trả lời câu hỏi.',
      },
    ],
  },
  {
    id: 'c9-d-first-floor',
    topic: 'communication',
    ease: 1,
    title: 'Which floor?',
    about: 'Linh và Jake hiểu lầm nhau vì tiếng Anh ở hai nước.',
    speakers: { A: { name: 'Jake', voice: 'boy' }, B: { name: 'Linh', voice: 'girl' } },
    lines: [
      ['A', 'Linh, where have you been? I’ve waited on the first floor for half an hour!'],
      ['B', 'So have I! I’m outside the library, just as we agreed.'],
      ['A', 'There’s no library here. There’s only the main entrance and a flower shop.'],
      ['B', 'The main entrance? But that’s on the ground floor!'],
      ['A', 'In the United States, we call that the first floor.'],
      ['B', 'Oh! I learnt British English. The first floor is above the ground floor.'],
      ['A', 'So am I one floor below you?'],
      ['B', 'Exactly. Don’t move, I’m coming down the stairs.'],
      ['A', 'OK. By the way, I bought us some chips. Or do you call them “crisps”?'],
      ['B', 'If they’re cold and in a bag, I do. I just hope there are some left!'],
    ],
    choices: [
      {
        ask: 'Where is Jake?',
        right: 'near a flower shop',
        wrong: ['outside the library', 'on the stairs', 'one floor above Linh'],
        why: 'Jake thấy “only the main entrance and a flower shop”; người đứng ngoài thư viện (the library) là Linh.',
      },
      {
        ask: 'Why didn’t they find each other?',
        right: 'They use “first floor” for different floors.',
        wrong: [
          'One of them was half an hour late.',
          'The library was closed that day.',
          'They waited in two different buildings.',
        ],
        why: 'Jake gọi tầng có cổng chính là “the first floor”, Linh gọi là “the ground floor”; cả hai đều đến đúng giờ nên không ai muộn (late).',
      },
      {
        ask: 'What does Linh call Jake’s snack?',
        right: 'crisps',
        wrong: ['chips', 'sweets', 'biscuits'],
        why: 'Jake hỏi “do you call them “crisps”?”, Linh đáp “I do” nếu đồ ăn nguội, trong túi; chips là từ của Jake.',
      },
    ],
    statements: [
      {
        says: 'Linh will go down to Jake.',
        truth: true,
        why: 'Linh nói “I’m coming down the stairs”: Linh xuống chỗ Jake.',
      },
      {
        says: 'The library is at the main entrance.',
        truth: false,
        why: 'Jake đứng ở cổng chính và nói “There’s no library here”: thư viện ở tầng trên.',
      },
      {
        says: 'Both of them have waited for about thirty minutes.',
        truth: true,
        why: 'Jake đợi “half an hour”, Linh đáp “So have I!”: cả hai đều đợi chừng ba mươi phút.',
      },
    ],
    gaps: [
      {
        text: 'In British English, the first floor is ___ the ground floor.',
        right: 'above',
        wrong: ['below', 'behind', 'opposite'],
        why: 'Linh nói “The first floor is above the ground floor”: ở phía trên, ngược với below.',
      },
      {
        text: 'Linh learnt ___ English.',
        right: 'British',
        wrong: ['American', 'Australian', 'Canadian'],
        why: 'Linh nói “I learnt British English”; cách gọi kiểu Mỹ (American) là của Jake.',
      },
    ],
    replies: [
      {
        ask: 'Sorry, what does this word mean?',
        right: 'It’s another word for “lift”.',
        wrong: ['I’m sorry to hear that.', 'No, I didn’t mean it.', 'Yes, it’s a word.'],
        why: 'Câu hỏi nghĩa của từ nên phải giải thích: “It’s another word for …”; “I didn’t mean it” là tôi không cố ý.',
      },
    ],
  },
  {
    id: 'c9-d-rope-bridge',
    topic: 'travel',
    ease: 2,
    title: 'Halfway across',
    about: 'Hoa kể với Ben về một trải nghiệm trong chuyến đi của lớp.',
    speakers: { A: { name: 'Ben', voice: 'boy' }, B: { name: 'Hoa', voice: 'girl' } },
    lines: [
      ['A', 'Is it true that you walked across the rope bridge on the class trip?'],
      ['B', 'Yes and no. I walked halfway. Then I looked down and couldn’t move my feet.'],
      ['A', 'How awful! Did somebody carry you?'],
      [
        'B',
        'The guide offered to, but I was too embarrassed. Then Phong, who was behind me, began to tell me about his hamster.',
      ],
      ['A', 'His hamster? At a moment like that?'],
      [
        'B',
        'It had escaped into a piano. I wanted to know how they got it out, but he refused to tell me until I reached the other side.',
      ],
      ['A', 'So you walked on!'],
      ['B', 'I practically ran. And do you know how the story ended? He doesn’t even have a hamster!'],
    ],
    choices: [
      {
        ask: 'When did Hoa become frightened?',
        right: 'when she looked down',
        wrong: ['before she got on the bridge', 'when the guide touched her', 'after she reached the other side'],
        why: 'Hoa kể “Then I looked down and couldn’t move my feet”: sợ khi nhìn xuống ở giữa cầu, không phải trước khi lên cầu (before).',
      },
      {
        ask: 'Why did Phong tell Hoa a story?',
        right: 'to make her think of something else',
        wrong: ['to show that he wasn’t afraid', 'to ask her for help with his pet', 'to make the guide laugh'],
        why: 'Phong kể chuyện rồi không chịu kể hết “until I reached the other side”, nên Hoa quên sợ mà đi tiếp; Phong không hề có hamster (a hamster) để nhờ giúp.',
      },
      {
        ask: 'Why didn’t the guide carry Hoa?',
        right: 'Hoa didn’t want it.',
        wrong: ['Hoa was too heavy.', 'The guide was scared too.', 'The bridge was too narrow.'],
        why: 'Hoa nói “The guide offered to, but I was too embarrassed”: người hướng dẫn ngỏ lời nhưng Hoa ngượng, không phải người ấy sợ (scared).',
      },
    ],
    statements: [
      {
        says: 'Phong made up the story.',
        truth: true,
        why: 'Cuối cùng Hoa nói “He doesn’t even have a hamster!”: Phong bịa ra.',
      },
      {
        says: 'Hoa went back to the beginning of the bridge.',
        truth: false,
        why: 'Hoa đi tiếp tới bờ bên kia: “I practically ran”, không quay lại.',
      },
      {
        says: 'Phong was walking in front of Hoa.',
        truth: false,
        why: 'Hoa nói “Phong, who was behind me”: Phong ở phía sau.',
      },
    ],
    gaps: [
      {
        text: 'In the story, the hamster was inside a ___.',
        right: 'piano',
        wrong: ['cupboard', 'backpack', 'guitar'],
        why: 'Hoa kể con hamster “had escaped into a piano”: trong đàn piano, không phải guitar.',
      },
      {
        text: 'Hoa felt too ___ to let the guide carry her.',
        right: 'embarrassed',
        wrong: ['excited', 'bored', 'proud'],
        why: 'Hoa nói “I was too embarrassed”: ngượng nên không để người ta bế; không ai nói đến proud.',
      },
    ],
    replies: [
      {
        ask: 'Have you ever slept in a tent?',
        right: 'Twice, and I loved it.',
        wrong: ['Yes, I ever have.', 'Yes, I’ll do it tomorrow.', 'No, I slept there once.'],
        why: '“Have you ever …?” hỏi đã từng chưa, nên đáp “Twice, and I loved it”; “No, I slept there once” tự trái ngược: đã ngủ thì không nói No.',
      },
    ],
  },
  {
    id: 'c9-d-city-stars',
    topic: 'science',
    ease: 2,
    title: 'Where are the stars?',
    about: 'Nam và Anna ngắm trời đêm trên sân thượng ở thành phố.',
    speakers: { A: { name: 'Anna', voice: 'girl' }, B: { name: 'Nam', voice: 'boy' } },
    lines: [
      ['A', 'I can count seven stars. At my grandparents’ farm, there are thousands. Is it because of the clouds?'],
      [
        'B',
        'There isn’t a single cloud. It’s the light of the city. It makes the whole sky bright, so weak stars disappear.',
      ],
      ['A', 'Then we should switch off the city for one night.'],
      [
        'B',
        'That isn’t necessary. The problem is lamps that shine upwards. If they had covers, the light would only fall on the street.',
      ],
      ['A', 'Would that be dark for people who walk home?'],
      ['B', 'No, the street would get even more light, and it would save energy.'],
      ['A', 'Birds would be happy too. Bright buildings confuse them when they travel at night.'],
      ['B', 'You see? Let’s write about it for the school magazine.'],
      ['A', 'Great. Title: “Seven stars are not enough”.'],
    ],
    choices: [
      {
        ask: 'Why can they see so few stars?',
        right: 'The city is too bright.',
        wrong: ['It is cloudy.', 'Their roof is too low.', 'It is too early in the evening.'],
        why: 'Nam nói “It’s the light of the city”; Anna đoán do mây nhưng “There isn’t a single cloud”, nên cloudy sai.',
      },
      {
        ask: 'What does Nam suggest?',
        right: 'putting covers on lamps',
        wrong: ['turning off all lamps', 'moving to a farm', 'using stronger lamps'],
        why: 'Nam nói “If they had covers, the light would only fall on the street”; tắt hết đèn (turning off) là ý của Anna và Nam bảo không cần.',
      },
      {
        ask: 'Which advantage of Nam’s idea is NOT mentioned in the dialogue?',
        right: 'People would sleep better.',
        wrong: ['The streets would be brighter.', 'Less energy would be used.', 'Birds would be less confused.'],
        why: 'Bài nhắc đường sáng hơn (more light), tiết kiệm điện (save energy) và chim khỏi lạc; giấc ngủ của con người thì không nhắc đến.',
      },
    ],
    statements: [
      {
        says: 'Nam’s idea would make the streets darker.',
        truth: false,
        why: 'Nam nói “the street would get even more light”: đường còn sáng hơn.',
      },
      {
        says: 'Some birds travel at night.',
        truth: true,
        why: 'Anna nói nhà sáng làm chim bối rối “when they travel at night”: chim có bay ban đêm.',
      },
      {
        says: 'Anna and Nam are going to write for the school magazine.',
        truth: true,
        why: 'Nam rủ “Let’s write about it for the school magazine”, Anna đáp “Great” và nghĩ luôn tên bài.',
      },
    ],
    gaps: [
      {
        text: 'The problem is lamps that shine ___.',
        right: 'upwards',
        wrong: ['downwards', 'forwards', 'backwards'],
        why: 'Nam nói “lamps that shine upwards”: chiếu lên trời; chiếu xuống (downwards) đường thì lại tốt.',
      },
      {
        text: 'There are many more stars over the ___ than over the city.',
        right: 'farm',
        wrong: ['harbour', 'airport', 'school'],
        why: 'Anna nói ở trang trại ông bà (farm) “there are thousands”; school chỉ là nơi có tờ báo.',
      },
    ],
    replies: [
      {
        ask: 'Let’s look at the moon through my telescope!',
        right: 'Good idea. I’ll get my jacket.',
        wrong: ['Yes, it looks like me.', 'No, it wasn’t very far.', 'Yes, I used to.'],
        why: '“Let’s …” là lời rủ nên nhận lời “Good idea”; “I used to” là chuyện ngày trước tôi hay làm.',
      },
    ],
  },
  {
    id: 'c9-d-in-the-cave',
    topic: 'nature',
    ease: 2,
    title: 'The slowest builder',
    about: 'Phong hỏi cô hướng dẫn trong một hang động.',
    speakers: { A: { name: 'Phong', voice: 'boy' }, B: { name: 'Ms Yến', voice: 'woman' } },
    lines: [
      ['A', 'Ms Yến, is that a stone tree over there?'],
      ['B', 'It looks like one, but nothing has ever grown here. It was built by water.'],
      ['A', 'How can water build anything?'],
      [
        'B',
        'Rain takes a little stone with it on its way through the rock. When it drips from the roof, the stone stays behind.',
      ],
      ['A', 'So it grows from the floor upwards?'],
      ['B', 'Yes, and others grow down from the roof. In some places, they meet and make a column.'],
      ['A', 'May I touch it, just with one finger?'],
      ['B', 'Please don’t. The oil on your skin keeps the water away, and then the stone stops growing there.'],
      ['A', 'How much has it grown since I was born?'],
      ['B', 'Probably less than the thickness of a coin.'],
      ['A', 'And I thought that I was slow!'],
    ],
    choices: [
      {
        ask: 'What is the “tree” in the cave made of?',
        right: 'stone',
        wrong: ['wood', 'ice', 'oil'],
        why: 'Cô Yến giải thích nước mang theo đá và “the stone stays behind”: nó bằng đá; oil là chất trên da tay.',
      },
      {
        ask: 'Why mustn’t visitors touch it?',
        right: 'It may stop growing.',
        wrong: ['It could fall on them.', 'It is cold and wet.', 'It would make their hands dirty.'],
        why: 'Cô nói chất dầu trên da làm cho “the stone stops growing there”; cô không nói nó đổ (fall).',
      },
      {
        ask: 'What do we learn about the stone?',
        right: 'It grows very slowly.',
        wrong: ['It grows faster than Phong.', 'It grew only in the past.', 'It grows only from the roof.'],
        why: 'Từ khi Phong ra đời nó lớn “less than the thickness of a coin”: rất chậm; có cái mọc từ sàn lên nên “only from the roof” sai.',
      },
    ],
    statements: [
      {
        says: 'A tree used to grow in this place.',
        truth: false,
        why: 'Cô Yến nói “nothing has ever grown here”: chưa từng có cây nào mọc ở đây.',
      },
      {
        says: 'Rainwater comes through the rock into the cave.',
        truth: true,
        why: 'Cô kể nước mưa đi “through the rock” rồi nhỏ xuống từ trần hang.',
      },
      {
        says: 'A column is made when two stones meet.',
        truth: true,
        why: 'Cô nói đá mọc lên và mọc xuống, “they meet and make a column”: gặp nhau thành cột.',
      },
    ],
    gaps: [
      {
        text: 'The stone “tree” was built by ___.',
        right: 'water',
        wrong: ['wind', 'people', 'animals'],
        why: 'Cô Yến nói “It was built by water”: do nước tạo ra, không phải gió (wind).',
      },
      {
        text: 'Phong wanted to touch the stone with one ___.',
        right: 'finger',
        wrong: ['coin', 'foot', 'glove'],
        why: 'Phong xin chạm “just with one finger”; coin chỉ để so bề dày.',
      },
    ],
    replies: [
      {
        ask: 'Would you mind turning off your torch?',
        right: 'Not at all.',
        wrong: ['Yes, please.', 'It was turned off yesterday.', 'Never mind, I found it.'],
        why: '“Would you mind …?” hỏi có phiền không, vui lòng làm thì đáp “Not at all”; “Yes, please” dùng khi được mời.',
      },
    ],
  },
  {
    id: 'c9-d-robot-cleaner',
    topic: 'technology',
    ease: 2,
    title: 'A robot called Bụi',
    about: 'Lucy và Minh nói về con rô-bốt quét nhà.',
    speakers: { A: { name: 'Lucy', voice: 'girl' }, B: { name: 'Minh', voice: 'boy' } },
    lines: [
      ['A', 'Something has just bitten my foot!'],
      ['B', 'Don’t worry, that’s only Bụi, our cleaning robot. It wants you to move your schoolbag.'],
      ['A', 'Does it clean the whole flat on its own?'],
      ['B', 'It’s supposed to. But it gets stuck under the sofa and then plays a sad tune until someone rescues it.'],
      ['A', 'So it doesn’t really save you any time.'],
      [
        'B',
        'Actually, it does, in a funny way. It can’t cope with things on the floor, so we’ve all learnt to put them away.',
      ],
      ['A', 'In other words, the robot has trained you!'],
      [
        'B',
        'That’s what Mum says. She claims our flat was never so tidy before, even on days when Bụi’s battery is flat.',
      ],
    ],
    choices: [
      {
        ask: 'What happened to Lucy’s foot?',
        right: 'The robot bumped into it.',
        wrong: ['A dog bit it.', 'Her schoolbag fell on it.', 'She hit it on the sofa.'],
        why: 'Lucy tưởng bị cắn, Minh nói “that’s only Bụi, our cleaning robot”: rô-bốt đụng vào chân, không phải con chó (a dog).',
      },
      {
        ask: 'How does the robot ask for help?',
        right: 'by playing a tune',
        wrong: ['by switching itself off', 'by turning round in circles', 'by sending a message'],
        why: 'Minh nói khi kẹt nó “plays a sad tune until someone rescues it”: nó phát nhạc, không gửi tin (sending a message).',
      },
      {
        ask: 'Why is the flat so tidy now?',
        right: 'The family leaves nothing on the floor.',
        wrong: ['The robot puts things away.', 'Mum cleans it every day.', 'The family has bought a new sofa.'],
        why: 'Minh nói rô-bốt không xoay xở được với đồ trên sàn “so we’ve all learnt to put them away”: cả nhà tự cất đồ, không phải rô-bốt cất (the robot).',
      },
    ],
    statements: [
      {
        says: 'The robot sometimes gets stuck.',
        truth: true,
        why: 'Minh kể “it gets stuck under the sofa”: có lúc nó kẹt dưới ghế sofa.',
      },
      {
        says: 'The flat is only tidy when the robot works.',
        truth: false,
        why: 'Mẹ nói nhà gọn “even on days when Bụi’s battery is flat”: cả khi nó hết pin.',
      },
      {
        says: 'Minh thinks that the robot saves time.',
        truth: true,
        why: 'Lucy bảo nó không tiết kiệm thời gian, Minh đáp “Actually, it does”: Minh nghĩ là có.',
      },
    ],
    gaps: [
      {
        text: 'The robot gets stuck under the ___.',
        right: 'sofa',
        wrong: ['bed', 'schoolbag', 'table'],
        why: 'Minh nói “it gets stuck under the sofa”; schoolbag là thứ Lucy phải dời đi.',
      },
      {
        text: 'Lucy says that the robot has ___ the family.',
        right: 'trained',
        wrong: ['rescued', 'bitten', 'invited'],
        why: 'Lucy nói “the robot has trained you!”: rô-bốt dạy cả nhà thói quen; rescued thì ngược lại, người cứu rô-bốt.',
      },
    ],
    replies: [
      {
        ask: 'My tablet won’t turn on.',
        right: 'Have you charged it?',
        wrong: ['It’s your turn.', 'Turn left at the bank.', 'Yes, I want one too.'],
        why: 'Máy không bật lên được thì gợi ý xem đã sạc chưa: “Have you charged it?”; “It’s your turn” nghĩa là đến lượt bạn.',
      },
    ],
  },
  {
    id: 'c9-d-choir-cold',
    topic: 'music',
    ease: 2,
    title: 'One voice fewer',
    about: 'Mai báo với thầy dạy hát rằng em bị khàn giọng trước buổi diễn.',
    speakers: { A: { name: 'Mai', voice: 'girl' }, B: { name: 'Mr Đức', voice: 'man' } },
    lines: [
      ['A', 'Mr Đức, I can’t sing tonight. Listen, I sound like a frog.'],
      ['B', 'Oh dear. You’ve caught a cold. Who else could sing the beginning of the second song?'],
      ['A', 'Trang knows it by heart. She stands next to me and always hums it.'],
      ['B', 'But she says she’d rather be in the back row than sing alone.'],
      ['A', 'She’s shy, but her voice is clearer than mine. What if Vy sang it with her? They’re best friends.'],
      ['B', 'Two voices instead of one. That might sound even better. And what shall we do with you?'],
      ['A', 'I could turn the pages for the pianist.'],
      ['B', 'Perfect. But if you hear a wrong note, please don’t croak!'],
    ],
    choices: [
      {
        ask: 'Why does Mai sound like a frog?',
        right: 'She has a cold.',
        wrong: ['She is playing a part.', 'She has sung too loudly.', 'She is nervous.'],
        why: 'Thầy Đức nói “You’ve caught a cold”: Mai bị cảm; không ai nói Mai hồi hộp (nervous).',
      },
      {
        ask: 'Who will probably begin the second song?',
        right: 'Trang and Vy',
        wrong: ['Trang alone', 'Mai and Trang', 'Mr Đức'],
        why: 'Mai gợi ý “What if Vy sang it with her?” và thầy thích “Two voices instead of one”; Trang ngại hát một mình (alone).',
      },
      {
        ask: 'What will Mai do at the concert?',
        right: 'help the pianist',
        wrong: ['stand in the back row', 'listen in the audience', 'play the piano'],
        why: 'Mai nói “I could turn the pages for the pianist”, thầy đáp “Perfect”: giúp lật trang, chứ không tự chơi piano (play the piano).',
      },
    ],
    statements: [
      {
        says: 'Trang has to learn the song first.',
        truth: false,
        why: 'Mai nói “Trang knows it by heart”: Trang đã thuộc lòng bài hát.',
      },
      {
        says: 'Mai thinks that Trang’s voice is clearer than her own.',
        truth: true,
        why: 'Mai nói “her voice is clearer than mine”: giọng Trang trong hơn giọng mình.',
      },
      { says: 'The concert is tomorrow.', truth: false, why: 'Mai nói “I can’t sing tonight”: buổi diễn là tối nay.' },
    ],
    gaps: [
      {
        text: 'Trang doesn’t like to sing ___.',
        right: 'alone',
        wrong: ['quietly', 'outside', 'together'],
        why: 'Thầy kể Trang thích đứng hàng sau hơn “than sing alone”: ngại hát một mình; together thì ngược lại.',
      },
      {
        text: 'Mai will turn the pages for the ___.',
        right: 'pianist',
        wrong: ['drummer', 'guitarist', 'singer'],
        why: 'Mai nói “turn the pages for the pianist”: cho người chơi piano; guitarist không có trong bài.',
      },
    ],
    replies: [
      {
        ask: 'I’ve got two tickets for the concert. Would you like to come?',
        right: 'I’d love to. When does it start?',
        wrong: ['Yes, I liked it a lot.', 'No, I didn’t come.', 'I like both tickets.'],
        why: '“Would you like to come?” là lời mời, nên nhận “I’d love to”; “I liked it” nói buổi diễn đã xem rồi.',
      },
    ],
  },
  {
    id: 'c9-d-career-quiz',
    topic: 'work',
    ease: 3,
    title: 'What the quiz didn’t ask',
    about: 'Linh và chú Bình nói về nghề nghiệp tương lai.',
    speakers: { A: { name: 'Linh', voice: 'girl' }, B: { name: 'Uncle Bình', voice: 'man' } },
    lines: [
      [
        'A',
        'According to this online quiz, I should become an accountant, Uncle Bình. I’m good at maths and I keep my desk tidy.',
      ],
      ['B', 'You don’t sound very enthusiastic.'],
      ['A', 'Well, it never asked whether I like being with people, or what I do when nobody tells me what to do.'],
      ['B', 'And what do you do then?'],
      ['A', 'I explain things. My cousins say that fractions only make sense when I cut them up as pizza.'],
      ['B', 'That’s worth more than a quiz result. Have you ever watched a real lesson from the teacher’s side?'],
      ['A', 'No. Would that be possible?'],
      [
        'B',
        'A friend of mine runs evening classes and is looking for helpers. Try it for a month before you decide anything.',
      ],
      ['A', 'And if I don’t like it?'],
      ['B', 'Then you’ll know something that no quiz could have told you.'],
    ],
    choices: [
      {
        ask: 'What does Linh think about the quiz?',
        right: 'It left out important questions.',
        wrong: ['It was too difficult.', 'It gave her the perfect job.', 'It had mistakes in the maths part.'],
        why: 'Linh nói “it never asked whether I like being with people”: thiếu câu hỏi quan trọng; Linh không hào hứng với kết quả nên “perfect job” sai.',
      },
      {
        ask: 'Which job does Uncle Bình have in mind for Linh?',
        right: 'teacher',
        wrong: ['accountant', 'cook', 'manager'],
        why: 'Chú hỏi về tiết học “from the teacher’s side” và bảo thử giúp lớp buổi tối; accountant là kết quả của bài trắc nghiệm.',
      },
      {
        ask: 'What does Uncle Bình say about the month?',
        right: 'It will be useful in any case.',
        wrong: [
          'It will surely make Linh change her mind.',
          'It is too short to learn anything.',
          'It will be better paid than other work.',
        ],
        why: 'Chú nói nếu không thích thì Linh cũng “know something that no quiz could have told you”: đằng nào cũng có ích; chú không chắc Linh sẽ đổi ý (change her mind).',
      },
    ],
    statements: [
      {
        says: 'Linh uses food to explain maths.',
        truth: true,
        why: 'Linh giải thích phân số bằng cách “cut them up as pizza”: dùng pizza.',
      },
      {
        says: 'Linh has already helped in an evening class.',
        truth: false,
        why: 'Chú hỏi đã bao giờ xem tiết học từ phía giáo viên chưa, Linh đáp “No”.',
      },
      {
        says: 'Uncle Bình knows somebody who needs helpers.',
        truth: true,
        why: 'Chú nói “A friend of mine … is looking for helpers”: bạn chú đang tìm người giúp.',
      },
    ],
    gaps: [
      {
        text: 'The quiz says that Linh should become an ___.',
        right: 'accountant',
        wrong: ['architect', 'engineer', 'artist'],
        why: 'Linh đọc kết quả “I should become an accountant”: kế toán; các nghề kia không được nhắc tới.',
      },
      {
        text: 'Linh’s cousins find ___ easier when she explains them.',
        right: 'fractions',
        wrong: ['recipes', 'graphs', 'quizzes'],
        why: 'Các em họ nói “fractions only make sense when I cut them up as pizza”: phân số; recipes không có trong bài.',
      },
    ],
    replies: [
      {
        ask: 'What do you want to be when you leave school?',
        right: 'I haven’t made up my mind yet.',
        wrong: ['I leave at half past four.', 'I wanted to be early.', 'By bike, usually.'],
        why: 'Câu hỏi về nghề tương lai, có thể đáp “I haven’t made up my mind yet”; “at half past four” là giờ tan học.',
      },
    ],
  },
  {
    id: 'c9-d-six-legs',
    topic: 'media',
    ease: 3,
    title: 'The photo in the group chat',
    about: 'Quân và Sara bàn về một tấm ảnh lan truyền trên mạng.',
    speakers: { A: { name: 'Quân', voice: 'boy' }, B: { name: 'Sara', voice: 'girl' } },
    lines: [
      ['A', 'Have you seen this? A bear was walking through Riverside Park this morning! I’ve sent it to everyone.'],
      ['B', 'This morning? It rained until noon, but the ground in the photo is dry.'],
      ['A', 'Perhaps the path dries fast.'],
      ['B', 'And look at the trees. They’ve lost all their leaves, although it’s June.'],
      ['A', 'Hmm. But my cousin got it from someone who knows the park keeper.'],
      [
        'B',
        'That’s how every rumour begins. Let me search for the picture. Here! It was taken four years ago, in a zoo in another country.',
      ],
      ['A', 'Now I feel foolish. Twenty people have it because of me.'],
      ['B', 'Then twenty people need a second message. Most people never send that one.'],
      ['A', 'I’m writing it now: “No bear. Sorry. Next time I’ll look at the trees first.”'],
    ],
    choices: [
      {
        ask: 'Which clue did Sara notice first?',
        right: 'the dry ground',
        wrong: ['the trees without leaves', 'the size of the bear', 'the name of the park'],
        why: 'Đầu tiên Sara nói trời mưa đến trưa mà “the ground in the photo is dry”; cây trụi lá (the trees) là manh mối thứ hai.',
      },
      {
        ask: 'Where was the photo really taken?',
        right: 'in a zoo',
        wrong: ['in Riverside Park', 'in a forest', 'in the cousin’s garden'],
        why: 'Sara tìm được: ảnh chụp “in a zoo in another country”; Riverside Park là điều tin đồn nói.',
      },
      {
        ask: 'What does Sara want Quân to do?',
        right: 'tell people that the story is false',
        wrong: ['find out who took the photo', 'stop talking to his cousin', 'ask the park keeper about the bear'],
        why: 'Sara nói “twenty people need a second message”: nhắn lại cho họ biết tin sai; hỏi người giữ công viên (park keeper) thì không ai đề nghị.',
      },
    ],
    statements: [
      {
        says: 'Quân sent the photo before he checked it.',
        truth: true,
        why: 'Ngay lúc đầu Quân đã nói “I’ve sent it to everyone”, rồi Sara mới kiểm tra.',
      },
      {
        says: 'Quân’s cousin took the photo.',
        truth: false,
        why: 'Quân nói anh họ “got it from someone”: nhận từ người khác, không phải tự chụp.',
      },
      {
        says: 'Sara thinks that people often correct their mistakes online.',
        truth: false,
        why: 'Nói về tin nhắn đính chính, Sara bảo “Most people never send that one”: đa số không bao giờ đính chính.',
      },
    ],
    gaps: [
      {
        text: 'The photo is ___ years old.',
        right: 'four',
        wrong: ['two', 'ten', 'twenty'],
        why: 'Sara nói “It was taken four years ago”: bốn năm; twenty là số người đã nhận ảnh.',
      },
      {
        text: 'The trees in the photo have no ___.',
        right: 'leaves',
        wrong: ['flowers', 'birds', 'fruit'],
        why: 'Sara nhận ra “They’ve lost all their leaves, although it’s June”: cây trụi lá; flowers không được nhắc.',
      },
    ],
    replies: [
      {
        ask: 'Did you hear that our school is going to close at noon?',
        right: 'Really? Who told you?',
        wrong: ['Yes, I’m closing it.', 'No, I can hear you.', 'It’s not far from here.'],
        why: 'Nghe một tin lạ thì hỏi lại “Really? Who told you?”; “I can hear you” là tôi nghe rõ bạn nói, không hợp với tin này.',
      },
    ],
  },
  {
    id: 'c9-d-clothes-swap',
    topic: 'clothes',
    ease: 3,
    title: 'Bring three, take three',
    about: 'Hai bạn chuẩn bị ngày đổi quần áo ở trường.',
    speakers: { A: { name: 'Trang', voice: 'girl' }, B: { name: 'Peter', voice: 'boy' } },
    lines: [
      [
        'A',
        'Look at this notice, Peter: “Clothes swap on Friday. Bring up to three things, take the same number home.”',
      ],
      ['B', 'Who wants somebody else’s old socks?'],
      [
        'A',
        'Read on. No socks, nothing torn, and everything must be washed. I’m bringing a raincoat, since I’ve grown out of it.',
      ],
      ['B', 'I’ve got a jumper that my aunt knitted. I’ve never worn it. Wouldn’t it be rude to give it away?'],
      ['A', 'What would she prefer: a jumper in a drawer or a jumper on a person?'],
      ['B', 'You’ve got a point. But what if she sees a stranger in it?'],
      ['A', 'Ask her first. She might even be pleased.'],
      ['B', 'All right. Did you know that it takes thousands of litres of water to make one pair of jeans?'],
      ['A', 'That’s exactly why I’m looking for a used pair.'],
    ],
    choices: [
      {
        ask: 'How many things can Trang take home if she only brings the raincoat?',
        right: 'one',
        wrong: ['two', 'three', 'none'],
        why: 'Thông báo ghi “take the same number home”: mang một thì lấy một; ba (three) chỉ là số nhiều nhất.',
      },
      {
        ask: 'Which of these could you bring to the swap?',
        right: 'a clean jumper',
        wrong: ['a torn shirt', 'a pair of socks', 'a dirty jacket'],
        why: 'Quy định là “No socks, nothing torn, and everything must be washed”: chỉ áo len sạch là được; tất (socks) thì sạch cũng không nhận.',
      },
      {
        ask: 'What is Peter worried about?',
        right: 'hurting his aunt’s feelings',
        wrong: ['finding nothing in his size', 'washing the jumper badly', 'paying too much for jeans'],
        why: 'Peter hỏi “Wouldn’t it be rude to give it away?” và sợ dì nhìn thấy: lo dì buồn; chuyện kích cỡ (size) không ai nói tới.',
      },
    ],
    statements: [
      {
        says: 'Trang’s raincoat is too small for her.',
        truth: true,
        why: 'Trang nói về áo mưa “I’ve grown out of it”: mặc đã chật.',
      },
      {
        says: 'Peter often wears his aunt’s jumper.',
        truth: false,
        why: 'Peter nói “I’ve never worn it”: chưa mặc lần nào.',
      },
      {
        says: 'Trang would like to find some jeans at the swap.',
        truth: true,
        why: 'Nói đến quần jeans, Trang bảo “I’m looking for a used pair”: muốn tìm một chiếc cũ.',
      },
    ],
    gaps: [
      {
        text: 'Peter’s aunt ___ the jumper.',
        right: 'knitted',
        wrong: ['bought', 'washed', 'tore'],
        why: 'Peter nói “a jumper that my aunt knitted”: dì đan chứ không mua (bought).',
      },
      {
        text: 'Making a pair of jeans takes a lot of ___.',
        right: 'water',
        wrong: ['wool', 'paper', 'plastic'],
        why: 'Peter nói cần “thousands of litres of water”: rất nhiều nước; wool là chất của áo len, không được nói tới ở đây.',
      },
    ],
    replies: [
      {
        ask: 'These shoes don’t fit me any more.',
        right: 'Why don’t you give them to your cousin?',
        wrong: ['Yes, I’m very fit.', 'Then you should grow them.', 'They’re on the top shelf.'],
        why: 'Giày không còn vừa thì gợi ý cho em họ: “Why don’t you give them …?”; “I’m very fit” nghĩa là tôi khỏe khoắn, chỉ giống chữ fit.',
      },
    ],
  },
  {
    id: 'c9-d-referee',
    topic: 'sports',
    ease: 3,
    title: 'The girl with the whistle',
    about: 'Phóng viên báo trường phỏng vấn một bạn làm trọng tài bóng đá.',
    speakers: { A: { name: 'Jack', voice: 'boy' }, B: { name: 'Vy', voice: 'girl' } },
    lines: [
      ['A', 'Vy, most people want to score goals. Why did you choose to be a referee?'],
      [
        'B',
        'I broke my ankle two years ago and couldn’t play for a season. I got so bored that I began to study the rules.',
      ],
      ['A', 'Do the players accept your decisions?'],
      [
        'B',
        'Not always. At first, I used to explain everything. Now I blow the whistle, point, and walk away. Long speeches only make players angrier.',
      ],
      ['A', 'Have you ever been wrong?'],
      [
        'B',
        'Last month, I stopped a player who was completely free. I thought that she’d used her hand, but it was her shoulder.',
      ],
      ['A', 'What did you do?'],
      ['B', 'I apologised after the match. She said that she respected me more than before.'],
      ['A', 'Will you play again one day?'],
      ['B', 'My ankle is fine, but honestly, I’d miss the whistle.'],
    ],
    choices: [
      {
        ask: 'What made Vy interested in the rules?',
        right: 'She had nothing to do while she was injured.',
        wrong: [
          'She often argued with referees.',
          'She wasn’t good enough to score goals.',
          'She had to write about them for the school.',
        ],
        why: 'Vy gãy mắt cá, “couldn’t play” và “got so bored” nên đọc luật; bạn không nói mình ghi bàn kém (score goals).',
      },
      {
        ask: 'What has Vy learnt about decisions?',
        right: 'It is better to say little.',
        wrong: [
          'It is better to ask the players.',
          'It is better to explain everything.',
          'It is better to decide slowly.',
        ],
        why: 'Giờ Vy chỉ thổi còi, chỉ tay rồi đi, vì “Long speeches only make players angrier”; giải thích mọi thứ (explain everything) là cách cũ.',
      },
      {
        ask: 'How did the player react to Vy’s apology?',
        right: 'She had a higher opinion of Vy.',
        wrong: ['She refused to accept it.', 'She admitted that she had used her hand.', 'She became angrier with Vy.'],
        why: 'Cô ấy nói “respected me more than before”: quý trọng hơn; bóng chạm vai chứ không phải tay (her hand).',
      },
    ],
    statements: [
      { says: 'Vy’s ankle still hurts.', truth: false, why: 'Vy nói “My ankle is fine”: mắt cá đã khỏi.' },
      {
        says: 'The ball touched the player’s shoulder.',
        truth: true,
        why: 'Vy tưởng là tay “but it was her shoulder”: bóng chạm vai.',
      },
      {
        says: 'Vy probably wants to stay a referee.',
        truth: true,
        why: 'Hỏi có đá lại không, Vy đáp “I’d miss the whistle”: bạn thích cầm còi hơn.',
      },
    ],
    gaps: [
      {
        text: 'Vy ___ to the player after the match.',
        right: 'apologised',
        wrong: ['whistled', 'complained', 'lied'],
        why: 'Vy nói “I apologised after the match”: xin lỗi; complained là phàn nàn, trái với điều bạn làm.',
      },
      {
        text: 'Vy started to learn the rules because she was ___.',
        right: 'bored',
        wrong: ['angry', 'proud', 'jealous'],
        why: 'Vy nói “I got so bored that I began to study the rules”: vì chán; tức giận (angry) là nói về cầu thủ.',
      },
    ],
    replies: [
      {
        ask: 'I’m sorry that I broke your badminton racket.',
        right: 'Don’t worry, it was an old one.',
        wrong: ['You’re welcome.', 'Yes, please do.', 'Congratulations on your match!'],
        why: 'Người ta xin lỗi thì đáp “Don’t worry …”; “You’re welcome” dùng để đáp lời cảm ơn.',
      },
    ],
  },
  {
    id: 'c9-d-the-secret',
    topic: 'feelings',
    ease: 3,
    title: 'More than sorry',
    about: 'Nam hỏi chị gái cách làm lành với bạn.',
    speakers: { A: { name: 'Nam', voice: 'boy' }, B: { name: 'Hà', voice: 'girl' } },
    lines: [
      ['A', 'Hà, how do you get a friend back? Phong hasn’t talked to me since Wednesday.'],
      ['B', 'What happened on Wednesday?'],
      ['A', 'I told the others that he writes poems. I thought they’d admire him, but they laughed.'],
      ['B', 'Had he asked you to keep it secret?'],
      ['A', 'Not in those words. But he only ever showed them to me, so I should have known.'],
      ['B', 'Have you told him that?'],
      ['A', 'I said “sorry” twice. He just nodded and walked off.'],
      ['B', '“Sorry” is short. He doesn’t know what you’re sorry for: the laughing or the telling.'],
      ['A', 'The telling. The laughing wasn’t my fault.'],
      ['B', 'Then say what you’ve just said to me. And don’t expect him to forgive you at once.'],
    ],
    choices: [
      {
        ask: 'Why did Nam tell the others about the poems?',
        right: 'He wanted them to admire Phong.',
        wrong: ['He was envious of Phong.', 'He wanted to make them laugh.', 'He had forgotten that it was a secret.'],
        why: 'Nam nói “I thought they’d admire him”: muốn các bạn khâm phục Phong; việc họ cười (laugh) là ngoài ý muốn.',
      },
      {
        ask: 'Why should Nam have known that the poems were a secret?',
        right: 'Phong showed them to nobody else.',
        wrong: ['Phong told him so in clear words.', 'The poems were about Nam.', 'His sister had warned him.'],
        why: 'Nam nói “he only ever showed them to me, so I should have known”; Phong không dặn rõ bằng lời (“Not in those words”).',
      },
      {
        ask: 'What is Hà’s advice?',
        right: 'Explain exactly what you regret.',
        wrong: ['Say sorry a third time and walk off.', 'Tell the others to apologise.', 'Write a poem for Phong.'],
        why: 'Hà nói Phong “doesn’t know what you’re sorry for”, nên Nam phải nói rõ điều mình hối hận; chỉ nói sorry thêm lần nữa (a third time) thì vẫn quá ngắn.',
      },
    ],
    statements: [
      {
        says: 'Nam has already apologised to Phong.',
        truth: true,
        why: 'Nam kể “I said “sorry” twice”: đã xin lỗi hai lần.',
      },
      {
        says: 'Phong shouted at Nam after the apology.',
        truth: false,
        why: 'Phong “just nodded and walked off”: chỉ gật đầu rồi đi, không quát.',
      },
      {
        says: 'Hà thinks that Phong may need some time.',
        truth: true,
        why: 'Hà dặn “don’t expect him to forgive you at once”: đừng mong bạn tha thứ ngay.',
      },
    ],
    gaps: [
      {
        text: 'Phong and Nam haven’t talked since ___.',
        right: 'Wednesday',
        wrong: ['Monday', 'Friday', 'Sunday'],
        why: 'Nam nói “Phong hasn’t talked to me since Wednesday”: từ thứ Tư; các ngày kia không được nhắc.',
      },
      {
        text: 'The others ___ when they heard about the poems.',
        right: 'laughed',
        wrong: ['nodded', 'cried', 'clapped'],
        why: 'Nam kể “but they laughed”: các bạn cười; nodded là việc Phong làm.',
      },
    ],
    replies: [
      {
        ask: 'I’m afraid I’ve told Lan about your surprise party.',
        right: 'Oh no! It was supposed to be a secret.',
        wrong: ['Don’t be afraid of her.', 'Yes, I’m afraid of parties.', 'Yes, it was a lovely present.'],
        why: 'Bạn lỡ kể bí mật, nên người nghe kêu “Oh no! …”; “I’m afraid” ở đây nghĩa là xin lỗi phải nói, không phải sợ, nên “Don’t be afraid of her” không hợp.',
      },
    ],
  },
]
