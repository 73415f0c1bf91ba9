/** Dialogues of class 8: free time, the countryside, customs, the environment, science and the future. */
import type { Dialogue } from '../bank/piece.ts'

export const dialogues: readonly Dialogue[] = [
  {
    id: 'c8-d-spoon-owl',
    topic: 'hobbies',
    ease: 1,
    title: 'An owl from a spoon',
    about: 'Nam khoe với Lucy món đồ thủ công tự làm.',
    speakers: { A: { name: 'Lucy', voice: 'girl' }, B: { name: 'Nam', voice: 'boy' } },
    lines: [
      ['A', 'What are you making, Nam? It looks like a bird.'],
      ['B', 'It’s an owl. The body is an old spoon, and the eyes are buttons from my dad’s coat.'],
      ['A', 'From his coat? Did he agree to that?'],
      ['B', 'Yes, because he doesn’t wear it any more. I only use things that nobody needs.'],
      ['A', 'How did you bend the spoon? It must be very hard.'],
      [
        'B',
        'My grandfather did that, since I’m not allowed to use his tools. I designed the owl and stuck the parts together.',
      ],
      [
        'A',
        'So it’s your own design, and it’s more original than anything in a shop. Could you make a cat for my aunt?',
      ],
      ['B', 'Sure, if you bring me four old forks. I’ll need them for the legs.'],
    ],
    choices: [
      {
        ask: 'What did Nam’s grandfather do?',
        right: 'He bent the spoon.',
        wrong: ['He designed the owl.', 'He gave Nam some buttons.', 'He stuck the parts together.'],
        why: 'Lucy hỏi ai uốn thìa (bend the spoon), Nam đáp “My grandfather did that”; thiết kế (designed) là Nam.',
      },
      {
        ask: 'What kind of things does Nam use?',
        right: 'things that people don’t need any more',
        wrong: [
          'things that he buys in a shop',
          'things that his dad wears every day',
          'things that his grandfather makes',
        ],
        why: 'Nam nói “I only use things that nobody needs”; áo của bố thì bố “doesn’t wear it any more” chứ không mặc hằng ngày (every day).',
      },
      {
        ask: 'What does Lucy have to do to get a cat?',
        right: 'bring some forks',
        wrong: ['bring some spoons', 'pay some money', 'find some buttons'],
        why: 'Nam nhận lời “if you bring me four old forks”: mang nĩa cũ tới, không phải thìa (spoons).',
      },
    ],
    statements: [
      {
        says: 'Nam may use his grandfather’s tools.',
        truth: false,
        why: 'Nam nói “I’m not allowed to use his tools”: không được dùng dụng cụ của ông.',
      },
      {
        says: 'The owl’s eyes come from a coat.',
        truth: true,
        why: 'Nam nói mắt cú là “buttons from my dad’s coat”: khuy áo khoác của bố.',
      },
      {
        says: 'Lucy wants a cat for her aunt.',
        truth: true,
        why: 'Lucy nhờ “Could you make a cat for my aunt?”: làm mèo tặng cô.',
      },
    ],
    gaps: [
      {
        text: 'The ___ of the owl is an old spoon.',
        right: 'body',
        wrong: ['head', 'tail', 'wing'],
        why: 'Nam nói “The body is an old spoon”: thân làm bằng thìa, không phải đuôi (tail).',
      },
      {
        text: 'The owl’s eyes are ___.',
        right: 'buttons',
        wrong: ['coins', 'stones', 'forks'],
        why: 'Nam nói “the eyes are buttons”; forks dùng làm chân cho con mèo.',
      },
    ],
    replies: [
      {
        ask: 'How do you spend your free time?',
        right: 'Mostly doing puzzles.',
        wrong: ['Yes, I’m free now.', 'It is free on Sundays.', 'I spent ten dollars on it.'],
        why: 'Câu hỏi là làm gì lúc rảnh nên đáp “Mostly doing puzzles”; “I spent ten dollars” nói về tiêu tiền.',
      },
    ],
  },
  {
    id: 'c8-d-week-on-the-farm',
    topic: 'places',
    ease: 1,
    title: 'A week on the farm',
    about: 'Phong kể cho Emma nghe về tuần ở quê.',
    speakers: { A: { name: 'Emma', voice: 'girl' }, B: { name: 'Phong', voice: 'boy' } },
    lines: [
      ['A', 'Welcome back, Phong! How was the week on your uncle’s farm?'],
      ['B', 'Harder than I expected. We got up at half past four to harvest the rice before it got too hot.'],
      ['A', 'Half past four? You usually sleep until nine!'],
      ['B', 'I know, but the sunrise was wonderful. And after lunch, everybody slept.'],
      ['A', 'Did you drive the big machine?'],
      ['B', 'No, my uncle did. My cousins and I dried the rice in the yard and kept the chickens away from it.'],
      ['A', 'That sounds easy.'],
      ['B', 'You don’t know those chickens! When we stopped one, three others arrived.'],
      ['A', 'So are you glad that it’s over?'],
      ['B', 'Not at all. In the evenings we flew kites, and nobody looked at a phone. I want to go back next summer.'],
    ],
    choices: [
      {
        ask: 'Why did they get up so early?',
        right: 'It is cooler at that time.',
        wrong: [
          'The chickens were very noisy.',
          'The machine was free only then.',
          'They wanted to take photos of the sunrise.',
        ],
        why: 'Họ gặt lúa “before it got too hot”: lúc sớm trời mát; bình minh (the sunrise) đẹp nhưng không phải lí do dậy sớm.',
      },
      {
        ask: 'What was Phong’s job on the farm?',
        right: 'drying the rice',
        wrong: ['driving the machine', 'cooking lunch', 'feeding the chickens'],
        why: 'Phong nói “My cousins and I dried the rice in the yard”; lái máy (driving) là chú, còn gà thì phải đuổi chứ không cho ăn.',
      },
      {
        ask: 'What does Phong mean when he says: “You don’t know those chickens!”?',
        right: 'His job wasn’t easy.',
        wrong: ['Emma has never seen chickens.', 'The chickens were lost.', 'The chickens were afraid of him.'],
        why: 'Emma nói “That sounds easy”, Phong đáp vậy vì cứ chặn một con thì ba con khác tới: việc không dễ; chúng không sợ (afraid) Phong.',
      },
    ],
    statements: [
      {
        says: 'At home, Phong usually gets up late.',
        truth: true,
        why: 'Emma nói với Phong “You usually sleep until nine!”: bình thường dậy muộn.',
      },
      {
        says: 'Phong’s cousins drove the big machine.',
        truth: false,
        why: 'Emma hỏi về cái máy, Phong đáp “my uncle did”: chú lái, không phải anh em họ (cousins).',
      },
      {
        says: 'Phong would like to visit the farm again.',
        truth: true,
        why: 'Phong nói “I want to go back next summer”: muốn trở lại.',
      },
    ],
    gaps: [
      {
        text: 'In the evenings, Phong and his cousins flew ___.',
        right: 'kites',
        wrong: ['planes', 'balloons', 'birds'],
        why: 'Phong nói “In the evenings we flew kites”: thả diều, không phải bóng bay (balloons).',
      },
      {
        text: 'Everybody slept after ___.',
        right: 'lunch',
        wrong: ['breakfast', 'dinner', 'sunrise'],
        why: 'Phong nói “after lunch, everybody slept”: ngủ sau bữa trưa; sunrise là lúc làm việc.',
      },
    ],
    replies: [
      {
        ask: 'What’s life like in your village?',
        right: 'It’s quiet and friendly.',
        wrong: ['Yes, I like it, too.', 'My uncle likes it.', 'It’s ten kilometres away.'],
        why: '“What’s … like?” hỏi cuộc sống thế nào nên đáp “It’s quiet and friendly”; chữ like ở đây không phải là thích như trong “I like it”.',
      },
    ],
  },
  {
    id: 'c8-d-too-much-to-do',
    topic: 'feelings',
    ease: 2,
    title: 'Too much to do',
    about: 'Quân tâm sự với cô Lan vì có quá nhiều việc.',
    speakers: { A: { name: 'Ms Lan', voice: 'woman' }, B: { name: 'Quân', voice: 'boy' } },
    lines: [
      ['A', 'You look worried, Quân. Is anything wrong?'],
      [
        'B',
        'I have two tests this week and football training every day. And I promised to design the poster for the school fair.',
      ],
      ['A', 'When does the poster have to be ready?'],
      ['B', 'In three weeks. But I think about it all the time.'],
      ['A', 'Write it down for next week and forget it until then. Which test comes first?'],
      ['B', 'History, on Thursday. I’m good at that. Physics is on Friday, and I don’t understand half of it.'],
      ['A', 'So spend one hour on history and the rest of your time on physics. And your training?'],
      ['B', 'I’ll ask the coach for a break until Friday. He’s kind.'],
      ['A', 'You see? Your mountain has become three little hills.'],
    ],
    choices: [
      {
        ask: 'What should Quân leave until next week?',
        right: 'the poster',
        wrong: ['history', 'physics', 'the talk with his coach'],
        why: 'Cô nói về tấm áp phích “Write it down for next week and forget it until then”; physics thì thứ Sáu tuần này kiểm tra.',
      },
      {
        ask: 'Why should Quân spend more time on physics than on history?',
        right: 'He finds it harder.',
        wrong: ['The test is earlier.', 'It is his favourite subject.', 'His coach wants that.'],
        why: 'Quân giỏi sử, còn vật lí thì “I don’t understand half of it”: thấy khó hơn; bài kiểm tra đến sớm hơn (earlier) là môn sử.',
      },
      {
        ask: 'What does Ms Lan mean at the end?',
        right: 'The problem looks smaller when it is in parts.',
        wrong: [
          'Quân should have a holiday in the mountains.',
          'Quân should do all three things tonight.',
          'The problem has become bigger.',
        ],
        why: 'Cô nói ngọn núi thành “three little hills”: việc lớn chia thành ba việc nhỏ thì dễ hơn, không phải khuyên đi nghỉ ở núi (mountains).',
      },
    ],
    statements: [
      {
        says: 'Quân’s history test is on Friday.',
        truth: false,
        why: 'Quân nói “History, on Thursday”; thứ Sáu (Friday) là vật lí.',
      },
      {
        says: 'Quân wants to stop football training for a few days.',
        truth: true,
        why: 'Quân nói “I’ll ask the coach for a break until Friday”: xin nghỉ vài ngày.',
      },
      {
        says: 'The poster must be ready this week.',
        truth: false,
        why: 'Cô hỏi khi nào phải xong áp phích, Quân đáp “In three weeks”: ba tuần nữa.',
      },
    ],
    gaps: [
      {
        text: 'Quân thinks that his coach is ___.',
        right: 'kind',
        wrong: ['strict', 'busy', 'lazy'],
        why: 'Quân nói về huấn luyện viên “He’s kind”: tốt bụng, không phải nghiêm khắc (strict).',
      },
      {
        text: 'Quân should spend one ___ on history.',
        right: 'hour',
        wrong: ['minute', 'day', 'week'],
        why: 'Cô nói “spend one hour on history”: một giờ, không phải một ngày (day).',
      },
    ],
    replies: [
      {
        ask: 'I’m worried about my exam tomorrow.',
        right: 'Take it easy. You’ve worked hard.',
        wrong: ['Congratulations! Well done.', 'Don’t mention it.', 'What a lovely surprise!'],
        why: 'Bạn lo cho kì thi ngày mai thì an ủi “Take it easy”; “Congratulations!” chỉ nói khi đã thi tốt.',
      },
    ],
  },
  {
    id: 'c8-d-house-on-stilts',
    topic: 'people',
    ease: 2,
    title: 'A house on legs',
    about: 'Nga kể cho Ben nghe về ngôi nhà sàn của ông bà.',
    speakers: { A: { name: 'Ben', voice: 'boy' }, B: { name: 'Nga', voice: 'girl' } },
    lines: [
      ['A', 'Nga, is it true that your grandparents live in a house on legs?'],
      [
        'B',
        'Yes, in a stilt house. We’re Tay people, and many Tay families have such houses. You go up nine steps to the door.',
      ],
      ['A', 'And what is the space under the house used for?'],
      ['B', 'In the past, animals were kept there. Now it’s my grandfather’s workshop.'],
      ['A', 'So there’s a workshop under the floor! Isn’t the house cold in winter?'],
      ['B', 'There’s a fire in the middle of the room, so it’s warm. And the smoke keeps insects away.'],
      ['A', 'I’d love to see it!'],
      [
        'B',
        'Then come with me in October. My grandmother will show you how she makes cloth. But take off your shoes before you go in!',
      ],
    ],
    choices: [
      {
        ask: 'What is under the house today?',
        right: 'a workshop',
        wrong: ['a fire', 'a place for animals', 'a shoe shop'],
        why: 'Nga nói bây giờ đó là “my grandfather’s workshop”; chỗ nuôi con vật (animals) là ngày xưa.',
      },
      {
        ask: 'Why is the fire useful?',
        right: 'It gives heat, and its smoke keeps insects away.',
        wrong: [
          'It gives light, and its smoke keeps animals away.',
          'It dries the shoes, and it heats the workshop.',
          'It dries the cloth, and it keeps visitors away.',
        ],
        why: 'Nga nói nhờ bếp lửa “it’s warm” và “the smoke keeps insects away”: đuổi côn trùng, không phải đuổi các con vật (animals) khác.',
      },
      {
        ask: 'What should visitors do before they go in?',
        right: 'take off their shoes',
        wrong: ['make some cloth', 'light a fire', 'visit the workshop'],
        why: 'Nga dặn “take off your shoes before you go in”; làm vải (cloth) là việc bà sẽ cho xem.',
      },
    ],
    statements: [
      {
        says: 'Nga is a Tay girl.',
        truth: true,
        why: 'Nga nói “We’re Tay people”: gia đình Nga là người Tày.',
      },
      {
        says: 'Nga’s grandparents keep animals under their house.',
        truth: false,
        why: 'Nga nói “In the past, animals were kept there”: ngày xưa mới nuôi, nay là xưởng của ông.',
      },
      {
        says: 'Nga’s grandmother can make cloth.',
        truth: true,
        why: 'Nga nói bà “will show you how she makes cloth”: bà biết dệt vải.',
      },
    ],
    gaps: [
      {
        text: 'There are nine ___ up to the door.',
        right: 'steps',
        wrong: ['rooms', 'windows', 'legs'],
        why: 'Nga nói “You go up nine steps to the door”: chín bậc; legs (chân) là các cột nhà.',
      },
      {
        text: 'The fire is in the ___ of the room.',
        right: 'middle',
        wrong: ['corner', 'front', 'back'],
        why: 'Nga nói “There’s a fire in the middle of the room”: giữa phòng, không phải góc (corner).',
      },
    ],
    replies: [
      {
        ask: 'Shall I take off my shoes here?',
        right: 'Yes, please. Leave them by the door.',
        wrong: ['Yes, it took off at ten.', 'No, thanks. I’ll take two.', 'They’re my new shoes.'],
        why: 'Khách hỏi có cởi giày không thì đáp “Yes, please. Leave them by the door”; “it took off” nói máy bay cất cánh.',
      },
    ],
  },
  {
    id: 'c8-d-dinner-with-elders',
    topic: 'family',
    ease: 2,
    title: 'Dinner at Hoa’s house',
    about: 'Peter hỏi Hoa về phép lịch sự trong bữa ăn.',
    speakers: { A: { name: 'Peter', voice: 'boy' }, B: { name: 'Hoa', voice: 'girl' } },
    lines: [
      ['A', 'Hoa, I’m having dinner with your family tonight. What should I know about your customs?'],
      ['B', 'Wait until my grandfather picks up his chopsticks. In our family, the oldest person starts.'],
      ['A', 'Should I say anything before that?'],
      ['B', 'Yes, the younger people invite the older ones to eat.'],
      ['A', 'And if someone puts food into my bowl?'],
      ['B', 'That’s a sign of kindness. My grandmother does it all the time, so leave some space in your stomach!'],
      ['A', 'What do I do when I’m full?'],
      ['B', 'Lay your chopsticks across your bowl. But never stand them in the rice. It isn’t polite.'],
      ['A', 'OK. In my family, there’s only one custom: the fastest gets the most!'],
    ],
    choices: [
      {
        ask: 'Who starts the meal at Hoa’s house?',
        right: 'Hoa’s grandfather',
        wrong: ['Hoa’s grandmother', 'Hoa', 'the guest'],
        why: 'Hoa dặn “Wait until my grandfather picks up his chopsticks” vì người lớn tuổi nhất bắt đầu; khách (the guest) phải đợi.',
      },
      {
        ask: 'Why should Peter leave some space in his stomach?',
        right: 'Hoa’s grandmother will give him a lot of food.',
        wrong: [
          'There will be a big cake after dinner.',
          'The dinner starts very late.',
          'He has to eat again at home.',
        ],
        why: 'Hoa nói bà gắp thức ăn vào bát khách “all the time”: bà sẽ cho ăn nhiều; bánh (cake) thì bài không nói.',
      },
      {
        ask: 'What does Peter tell Hoa about his own family?',
        right: 'They eat quickly.',
        wrong: ['The oldest person starts.', 'They use chopsticks every day.', 'They often put food into his bowl.'],
        why: 'Peter đùa “the fastest gets the most”: ai ăn nhanh thì được nhiều; người lớn tuổi nhất bắt đầu (the oldest) là tục của nhà Hoa.',
      },
    ],
    statements: [
      {
        says: 'The older people invite the younger ones to eat.',
        truth: false,
        why: 'Hoa nói “the younger people invite the older ones”: người nhỏ mời người lớn, không phải ngược lại.',
      },
      {
        says: 'It is polite to lay your chopsticks across your bowl when you are full.',
        truth: true,
        why: 'Peter hỏi no rồi thì làm gì, Hoa đáp “Lay your chopsticks across your bowl”.',
      },
      {
        says: 'Hoa tells Peter to stand his chopsticks in the rice.',
        truth: false,
        why: 'Hoa dặn “never stand them in the rice. It isn’t polite”: không được cắm đũa vào cơm.',
      },
    ],
    gaps: [
      {
        text: 'At Hoa’s house, the ___ person starts to eat first.',
        right: 'oldest',
        wrong: ['youngest', 'fastest', 'tallest'],
        why: 'Hoa nói “the oldest person starts”; fastest là luật vui của nhà Peter.',
      },
      {
        text: 'To put food into another person’s bowl is a sign of ___.',
        right: 'kindness',
        wrong: ['hunger', 'anger', 'sadness'],
        why: 'Hoa nói “That’s a sign of kindness”: dấu hiệu của lòng tốt, không phải sự đói bụng (hunger).',
      },
    ],
    replies: [
      {
        ask: 'Help yourself to some fruit.',
        right: 'Thanks, it looks delicious.',
        wrong: ['No, I can’t help you now.', 'Yes, I helped my mother.', 'Sure, call me at any time.'],
        why: '“Help yourself to …” là mời cứ tự nhiên ăn nên đáp “Thanks, it looks delicious”; “I can’t help you” hiểu nhầm thành nhờ giúp.',
      },
    ],
  },
  {
    id: 'c8-d-lessons-on-a-screen',
    topic: 'daily-life',
    ease: 1,
    title: 'A school without a classroom',
    about: 'Tom ở nông trại xa xôi kể cho Linh nghe về việc học.',
    speakers: { A: { name: 'Linh', voice: 'girl' }, B: { name: 'Tom', voice: 'boy' } },
    lines: [
      ['A', 'Tom, is it true that you have no classroom?'],
      ['B', 'Yes. Our farm in Australia is 300 kilometres from the nearest town, so I have my lessons online.'],
      ['A', 'Can you stay in your pyjamas all day?'],
      ['B', 'No! The teacher can see us, so we wear a school shirt. Lessons start at half past eight and end at noon.'],
      ['A', 'Such a short day! What do you do after that?'],
      ['B', 'My mum checks my exercises, and then I help with the sheep. There are two thousand of them!'],
      ['A', 'Sheep are nice, but don’t you miss your classmates?'],
      [
        'B',
        'Of course I do. But three times a year we all meet in town for a week of sport and music. I can’t wait for those days!',
      ],
    ],
    choices: [
      {
        ask: 'Why does Tom have his lessons online?',
        right: 'His home is far from any town.',
        wrong: ['He has to work with the sheep all day.', 'He doesn’t like classrooms.', 'His mum is a teacher.'],
        why: 'Tom nói nông trại “300 kilometres from the nearest town, so I have my lessons online”; với cừu (sheep) thì Tom chỉ phụ sau giờ học.',
      },
      {
        ask: 'How long are Tom’s lessons every day?',
        right: 'three and a half hours',
        wrong: ['two and a half hours', 'four and a half hours', 'eight and a half hours'],
        why: 'Học từ “half past eight” tới “noon”: ba tiếng rưỡi; eight and a half chỉ lấy từ giờ bắt đầu.',
      },
      {
        ask: 'What is Tom always looking forward to?',
        right: 'the weeks with his classmates',
        wrong: ['the afternoons with the sheep', 'the mornings in his pyjamas', 'the talks with his mum'],
        why: 'Nói về những tuần gặp bạn trong thị trấn, Tom bảo “I can’t wait for those days!”; pyjamas thì Tom không được mặc khi học.',
      },
    ],
    statements: [
      {
        says: 'Tom wears a school shirt for his lessons.',
        truth: true,
        why: 'Tom nói thầy cô nhìn thấy “so we wear a school shirt”: mặc áo của trường.',
      },
      {
        says: 'Tom never meets his classmates.',
        truth: false,
        why: 'Tom nói “three times a year we all meet in town”: mỗi năm gặp ba lần.',
      },
      {
        says: 'Tom’s mum looks at his exercises.',
        truth: true,
        why: 'Tom nói “My mum checks my exercises”: mẹ kiểm tra bài tập.',
      },
    ],
    gaps: [
      {
        text: 'There are two thousand ___ on Tom’s farm.',
        right: 'sheep',
        wrong: ['cows', 'horses', 'chickens'],
        why: 'Tom nói “I help with the sheep. There are two thousand of them”: cừu, không phải bò (cows).',
      },
      {
        text: 'Tom’s lessons end at ___.',
        right: 'noon',
        wrong: ['midnight', 'two', 'half past eight'],
        why: 'Tom nói lớp học “end at noon”; half past eight là giờ bắt đầu.',
      },
    ],
    replies: [
      {
        ask: 'Do you prefer studying alone or in a group?',
        right: 'In a group, most of the time.',
        wrong: ['Yes, I prefer it.', 'No, I’m not alone.', 'I study in the evening.'],
        why: 'Câu hỏi chọn một trong hai (or) nên đáp “In a group”; “Yes, I prefer it” không nói là chọn cái nào.',
      },
    ],
  },
  {
    id: 'c8-d-fence-in-the-river',
    topic: 'nature',
    ease: 3,
    title: 'A fence in the river',
    about: 'Mai hỏi chú Khôi về hàng rào nổi trên sông.',
    speakers: { A: { name: 'Mai', voice: 'girl' }, B: { name: 'Mr Khôi', voice: 'man' } },
    lines: [
      ['A', 'Mr Khôi, what’s that long yellow thing across the river?'],
      ['B', 'It’s a floating fence. It stops plastic before it gets into the sea.'],
      ['A', 'But what about fish and boats?'],
      ['B', 'Fish swim under it, because it only goes half a metre deep. And there’s a gate for boats.'],
      ['A', 'How much rubbish does it catch?'],
      [
        'B',
        'About 200 kilos on a normal day, and three times as much after heavy rain, because the water washes the streets.',
      ],
      ['A', 'And what happens to it then?'],
      [
        'B',
        'Clean bottles are recycled. Unfortunately, most of the bags are too dirty, so they are burnt. It would be better if people didn’t use them.',
      ],
      ['A', 'So your fence is useful, but we also need a fence in our heads!'],
    ],
    choices: [
      {
        ask: 'How do fish get to the other side of the fence?',
        right: 'They swim below it.',
        wrong: ['They jump over it.', 'They swim through the gate.', 'People carry them.'],
        why: 'Chú Khôi nói “Fish swim under it”; cửa (the gate) là dành cho thuyền.',
      },
      {
        ask: 'How much rubbish does the fence catch in a day after heavy rain?',
        right: 'about 600 kilos',
        wrong: ['about 200 kilos', 'about 300 kilos', 'about 500 kilos'],
        why: 'Ngày thường “About 200 kilos”, sau mưa lớn “three times as much”: khoảng 600 kí; 200 là ngày thường.',
      },
      {
        ask: 'What does Mai mean by “a fence in our heads”?',
        right: 'We should decide to use less plastic.',
        wrong: [
          'We should build fences in all rivers.',
          'We should learn more about fish.',
          'We should burn more bags.',
        ],
        why: 'Chú vừa nói tốt hơn là đừng dùng túi (“if people didn’t use them”), nên Mai muốn nói mỗi người phải tự bớt dùng nhựa, chứ không phải xây thêm hàng rào (build fences).',
      },
    ],
    statements: [
      {
        says: 'Most of the bags are recycled.',
        truth: false,
        why: 'Chú Khôi nói phần lớn túi quá bẩn “so they are burnt”; được tái chế (recycled) là chai sạch.',
      },
      {
        says: 'Boats can get past the fence.',
        truth: true,
        why: 'Chú Khôi nói “there’s a gate for boats”: thuyền qua được nhờ cửa.',
      },
      {
        says: 'The fence goes five metres down into the water.',
        truth: false,
        why: 'Chú Khôi nói “it only goes half a metre deep”: chỉ sâu nửa mét.',
      },
    ],
    gaps: [
      {
        text: 'Clean ___ from the river are recycled.',
        right: 'bottles',
        wrong: ['bags', 'boats', 'streets'],
        why: 'Chú Khôi nói “Clean bottles are recycled”; bags thì bẩn nên bị đốt.',
      },
      {
        text: 'When it rains hard, the fence catches ___ rubbish.',
        right: 'more',
        wrong: ['less', 'cleaner', 'no'],
        why: 'Sau mưa lớn hàng rào giữ được “three times as much”: nhiều hơn, trái với ít hơn (less).',
      },
    ],
    replies: [
      {
        ask: 'What can we do to keep the beach clean?',
        right: 'We can take our rubbish home.',
        wrong: ['Yes, we can do it.', 'It’s cleaner than last year.', 'The beach is near my house.'],
        why: '“What can we do” hỏi việc nên làm, nên đáp “We can take our rubbish home”; “Yes, we can” không nói làm gì.',
      },
    ],
  },
  {
    id: 'c8-d-noisy-trainers',
    topic: 'shopping',
    ease: 2,
    title: 'The noisy trainers',
    about: 'Lan mang đôi giày mới mua trả lại cửa hàng.',
    speakers: { A: { name: 'Shop assistant', voice: 'woman' }, B: { name: 'Lan', voice: 'girl' } },
    lines: [
      ['A', 'Hello. How can I help you?'],
      ['B', 'I bought these trainers here on Saturday, but they make a strange noise at every step. Listen!'],
      ['A', 'Oh dear, they sound like a mouse! Did you wear them in the street?'],
      ['B', 'No, only in my room. Our cat ran after me all evening!'],
      ['A', 'Have you got the receipt?'],
      ['B', 'Yes, here it is. I paid 500,000 dong. Could I have another pair in the same size, please?'],
      ['A', 'Of course. And you’re lucky: this week they only cost 400,000, so you’ll get some money back.'],
      ['B', 'Great! But let’s listen to the new pair first.'],
    ],
    choices: [
      {
        ask: 'What is wrong with the trainers?',
        right: 'They are noisy.',
        wrong: ['They are dirty.', 'They are too small.', 'They have a hole.'],
        why: 'Lan nói giày “make a strange noise at every step”: kêu khi bước; cỡ thì Lan lấy lại “the same size” nên không phải quá nhỏ (too small).',
      },
      {
        ask: 'How much money does Lan get back?',
        right: '100,000 dong',
        wrong: ['200,000 dong', '400,000 dong', '500,000 dong'],
        why: 'Lan đã trả “500,000” mà tuần này giày chỉ “400,000”: được trả lại 100,000; 400,000 là giá mới.',
      },
      {
        ask: 'Why did the cat run after Lan?',
        right: 'Her shoes sounded like a mouse.',
        wrong: ['It was hungry.', 'It wanted to sleep in her room.', 'It was afraid of the shoes.'],
        why: 'Cô bán hàng nói giày kêu “like a mouse” và Lan kể mèo chạy theo: mèo tưởng có chuột; nếu sợ (afraid) thì mèo đã chạy đi.',
      },
    ],
    statements: [
      {
        says: 'Lan wore the trainers in the street.',
        truth: false,
        why: 'Cô hỏi có đi ngoài đường không, Lan đáp “No, only in my room”.',
      },
      {
        says: 'The trainers are cheaper now than on Saturday.',
        truth: true,
        why: 'Thứ Bảy Lan trả 500,000, còn “this week they only cost 400,000”: rẻ hơn.',
      },
      {
        says: 'Lan wants a bigger size.',
        truth: false,
        why: 'Lan xin đôi khác “in the same size”: cùng cỡ, không phải to hơn (bigger).',
      },
    ],
    gaps: [
      {
        text: 'The first pair of trainers sounds like a ___.',
        right: 'mouse',
        wrong: ['cat', 'bird', 'dog'],
        why: 'Cô bán hàng nói “they sound like a mouse!”; cat là con vật chạy theo tiếng kêu.',
      },
      {
        text: 'Lan bought her trainers on ___.',
        right: 'Saturday',
        wrong: ['Sunday', 'Monday', 'Friday'],
        why: 'Lan nói “I bought these trainers here on Saturday”: thứ Bảy, không phải Chủ nhật (Sunday).',
      },
    ],
    replies: [
      {
        ask: 'Can I pay by card?',
        right: 'I’m sorry, only in cash.',
        wrong: ['Yes, it’s a birthday card.', 'It costs ten dollars.', 'No, I paid him yesterday.'],
        why: 'Khách hỏi trả bằng thẻ được không, đáp “only in cash” (chỉ nhận tiền mặt); “It costs ten dollars” chỉ nói giá.',
      },
    ],
  },
  {
    id: 'c8-d-before-the-storm',
    topic: 'weather',
    ease: 3,
    title: 'Before the storm',
    about: 'Minh cùng bà chuẩn bị trước khi bão đến.',
    speakers: { A: { name: 'Grandma', voice: 'woman' }, B: { name: 'Minh', voice: 'boy' } },
    lines: [
      ['A', 'Minh, the radio says that the storm will arrive tonight. Are we ready?'],
      [
        'B',
        'Nearly, Grandma. I carried the bikes and the flowers inside, and Dad is tying down the roof of the garage.',
      ],
      ['A', 'Good. What about water? Last time, the tap was dry for two days.'],
      ['B', 'Mum is filling the big bottles. And both torches work, but we’ve got no extra batteries for them.'],
      ['A', 'There are four in my radio. Oh no, we need that for the news!'],
      ['B', 'Then I’ll run to the shop. It closes at five.'],
      ['A', 'It’s twenty to five already. Take your raincoat!'],
      ['B', 'And the chickens, Grandma? They can’t stay outside.'],
      ['A', 'They’ll sleep in the kitchen, as always. So there will be fresh eggs for breakfast!'],
    ],
    choices: [
      {
        ask: 'What is Mum doing?',
        right: 'filling bottles with water',
        wrong: ['carrying flowers inside', 'tying down a roof', 'buying batteries'],
        why: 'Minh nói “Mum is filling the big bottles” khi bà hỏi về nước; buộc mái (tying down a roof) là bố.',
      },
      {
        ask: 'How much time has Minh got before the shop closes?',
        right: 'twenty minutes',
        wrong: ['five minutes', 'forty minutes', 'an hour'],
        why: 'Cửa hàng đóng “at five” mà giờ là “twenty to five”: còn hai mươi phút, không phải bốn mươi (forty).',
      },
      {
        ask: 'Why can’t they use the batteries from the radio?',
        right: 'They want to hear the news.',
        wrong: ['They are too old.', 'They are too big for the torches.', 'They got wet in the last storm.'],
        why: 'Bà nói “we need that for the news!”: cần đài để nghe tin; pin cũ (old) thì bà không nói.',
      },
    ],
    statements: [
      {
        says: 'After an earlier storm, there was no water from the tap for two days.',
        truth: true,
        why: 'Bà nhớ “Last time, the tap was dry for two days”: lần trước mất nước hai ngày.',
      },
      {
        says: 'The two torches are broken.',
        truth: false,
        why: 'Minh nói “both torches work”: cả hai đèn pin đều sáng, chỉ thiếu pin dự trữ.',
      },
      {
        says: 'The chickens will spend the night in the garage.',
        truth: false,
        why: 'Bà nói “They’ll sleep in the kitchen”: gà ngủ trong bếp; garage là chỗ bố buộc mái.',
      },
    ],
    gaps: [
      {
        text: 'Minh carried the bikes and the ___ inside.',
        right: 'flowers',
        wrong: ['chickens', 'bottles', 'eggs'],
        why: 'Minh nói “I carried the bikes and the flowers inside”; chickens thì lúc đó còn ở ngoài.',
      },
      {
        text: 'Minh wants to buy ___.',
        right: 'batteries',
        wrong: ['torches', 'bottles', 'a raincoat'],
        why: 'Nhà thiếu pin (“no extra batteries”) nên Minh chạy ra cửa hàng; torches thì có rồi.',
      },
    ],
    replies: [
      {
        ask: 'What’s the weather forecast for tomorrow?',
        right: 'Sunny, with a light wind.',
        wrong: ['It was cloudy all day.', 'I like sunny days best.', 'Tomorrow is Sunday.'],
        why: '“Weather forecast for tomorrow” hỏi dự báo nên đáp “Sunny, with a light wind”; “It was cloudy” là chuyện đã qua.',
      },
    ],
  },
  {
    id: 'c8-d-eleven-words',
    topic: 'communication',
    ease: 3,
    title: 'Eleven new words',
    about: 'Nam kể cho Lucy nghe chuyện giúp một du khách.',
    speakers: { A: { name: 'Nam', voice: 'boy' }, B: { name: 'Lucy', voice: 'girl' } },
    lines: [
      ['A', 'Lucy, yesterday a tourist asked me the way, and I couldn’t understand a word!'],
      ['B', 'Why didn’t you let your phone translate for you?'],
      ['A', 'The battery was flat. So she drew a picture for me: a bridge with a roof.'],
      ['B', 'The old bridge near the market! And then you drew her a map?'],
      ['A', 'I’m terrible at drawing. I walked there with her.'],
      ['B', 'But that takes twenty minutes! Did you just smile at each other?'],
      [
        'A',
        'We named things. I pointed at a cat and said “mèo”, and she said “gato”. At the bridge, I knew eleven Spanish words!',
      ],
      ['B', 'That’s great. Machines may translate everything one day, but they won’t walk with you.'],
    ],
    choices: [
      {
        ask: 'Where did the tourist want to go?',
        right: 'to an old bridge',
        wrong: ['to the market', 'to a language school', 'to a picture gallery'],
        why: 'Cô vẽ “a bridge with a roof” và Lucy nhận ra “The old bridge near the market”; chợ (the market) chỉ ở gần cây cầu.',
      },
      {
        ask: 'Why didn’t Nam’s phone help them?',
        right: 'It had no power.',
        wrong: ['He left it at home.', 'It doesn’t know Spanish.', 'The tourist didn’t want to use it.'],
        why: 'Nam nói “The battery was flat”: điện thoại hết pin, không phải bỏ quên ở nhà (at home).',
      },
      {
        ask: 'What does Lucy think about machines?',
        right: 'They can’t do everything that people do.',
        wrong: [
          'They will never translate well.',
          'They teach languages better than people.',
          'They make long walks unnecessary.',
        ],
        why: 'Lucy nói máy có thể dịch mọi thứ “but they won’t walk with you”: không thay được con người; cô ấy không nói máy dịch kém (never translate well).',
      },
    ],
    statements: [
      {
        says: 'Nam drew a map for the tourist.',
        truth: false,
        why: 'Lucy đoán Nam vẽ bản đồ nhưng Nam nói “I’m terrible at drawing”: bạn ấy dẫn cô đi.',
      },
      {
        says: 'The bridge has got a roof.',
        truth: true,
        why: 'Bức vẽ là “a bridge with a roof”: cây cầu có mái.',
      },
      {
        says: 'Nam and the tourist went to the bridge on foot.',
        truth: true,
        why: 'Nam nói “I walked there with her”: hai người đi bộ.',
      },
    ],
    gaps: [
      {
        text: 'Nam learnt eleven ___ words.',
        right: 'Spanish',
        wrong: ['English', 'French', 'Chinese'],
        why: 'Nam nói “I knew eleven Spanish words”: tiếng Tây Ban Nha, không phải tiếng Pháp (French).',
      },
      {
        text: 'The walk to the bridge takes twenty ___.',
        right: 'minutes',
        wrong: ['hours', 'seconds', 'days'],
        why: 'Lucy nói “that takes twenty minutes!”: hai mươi phút, không phải hai mươi tiếng (hours).',
      },
    ],
    replies: [
      {
        ask: 'What does this word mean?',
        right: 'The same as “happy”.',
        wrong: ['Yes, I mean it.', 'I don’t mean you.', 'It has five letters.'],
        why: '“What does … mean?” hỏi nghĩa nên đáp bằng một từ cùng nghĩa (The same as …); “I mean it” nghĩa là tôi nói thật.',
      },
    ],
  },
  {
    id: 'c8-d-clever-umbrella',
    topic: 'technology',
    ease: 2,
    title: 'The clever umbrella',
    about: 'Ben giới thiệu phát minh của mình với cô giáo.',
    speakers: { A: { name: 'Ms Thu', voice: 'woman' }, B: { name: 'Ben', voice: 'boy' } },
    lines: [
      ['A', 'Ben, tell me about your invention for the science fair.'],
      ['B', 'It’s a clever umbrella. There’s a small computer in the handle which checks the weather every hour.'],
      ['A', 'And what happens if rain is coming?'],
      ['B', 'A blue light turns on. The umbrella hangs next to our front door, so everyone sees it before they leave.'],
      ['A', 'That’s practical! Were there any problems?'],
      [
        'B',
        'Yes, two. At first, the light was on all day, because the computer thought that we lived in London! And the battery only lasted a day.',
      ],
      ['A', 'How did you solve that?'],
      ['B', 'I typed in the right city, and I put a tiny solar panel on top.'],
      ['A', 'Then let’s hope that the sun shines often enough!'],
    ],
    choices: [
      {
        ask: 'What does the blue light mean?',
        right: 'Rain is coming.',
        wrong: ['The battery is empty.', 'The sun is shining.', 'The front door is open.'],
        why: 'Cô hỏi nếu sắp mưa thì sao, Ben đáp “A blue light turns on”; hết pin (battery) thì không có đèn báo.',
      },
      {
        ask: 'Why was the light on all day at first?',
        right: 'The computer had the wrong city.',
        wrong: ['The battery was too strong.', 'It rained all day at Ben’s home.', 'Ben forgot to turn it off.'],
        why: 'Ben nói “the computer thought that we lived in London” và đã sửa bằng cách gõ “the right city”; quên tắt (forgot) thì Ben không nói.',
      },
      {
        ask: 'Why does Ms Thu hope for a lot of sun?',
        right: 'The umbrella gets its power from it.',
        wrong: [
          'The science fair is outdoors.',
          'Ben’s family never uses an umbrella.',
          'The light is hard to see in the rain.',
        ],
        why: 'Ben gắn “a tiny solar panel on top”: ô lấy điện từ nắng nên cô mong trời hay nắng; hội chợ ở ngoài trời (outdoors) thì bài không nói.',
      },
    ],
    statements: [
      {
        says: 'The computer checks the weather once a day.',
        truth: false,
        why: 'Ben nói máy “checks the weather every hour”: mỗi giờ một lần, không phải mỗi ngày.',
      },
      {
        says: 'The umbrella hangs near a door.',
        truth: true,
        why: 'Ben nói “The umbrella hangs next to our front door”: treo cạnh cửa trước.',
      },
      {
        says: 'Ben really lives in London.',
        truth: false,
        why: 'Máy chỉ tưởng vậy (“the computer thought”), Ben phải gõ lại “the right city”: Ben không sống ở London.',
      },
    ],
    gaps: [
      {
        text: 'The computer is in the ___ of the umbrella.',
        right: 'handle',
        wrong: ['top', 'light', 'battery'],
        why: 'Ben nói “There’s a small computer in the handle”; trên đỉnh (top) là tấm pin mặt trời.',
      },
      {
        text: 'At first, the battery only lasted a ___.',
        right: 'day',
        wrong: ['week', 'month', 'minute'],
        why: 'Ben nói “the battery only lasted a day”: chỉ được một ngày, không phải một tuần (week).',
      },
    ],
    replies: [
      {
        ask: 'How does this machine work?',
        right: 'You just press the red button.',
        wrong: ['It works in a factory.', 'Yes, it works well.', 'It’s hard work.'],
        why: '“How does … work?” hỏi cách chạy nên đáp “You just press the red button”; “Yes, it works well” chỉ đáp câu hỏi có – không.',
      },
    ],
  },
  {
    id: 'c8-d-birthday-on-mars',
    topic: 'science',
    ease: 3,
    title: 'A birthday on Mars',
    about: 'Hoa và Peter nói về việc sống trên sao Hỏa.',
    speakers: { A: { name: 'Hoa', voice: 'girl' }, B: { name: 'Peter', voice: 'boy' } },
    lines: [
      ['A', 'Peter, would you like to live on Mars one day?'],
      ['B', 'Why not? A day there is almost as long as ours, and I could jump more than twice as high as here!'],
      ['A', 'But the trip takes about seven months, and the average temperature is minus sixty.'],
      ['B', 'I’d wear a warm space suit. I’d need one outdoors anyway, because nobody can breathe that air.'],
      ['A', 'And a year on Mars is nearly twice as long. You’d wait almost two years for your next birthday!'],
      ['B', 'Oh no. That’s a serious problem. Is there anything good about it?'],
      ['A', 'Well, the sunset on Mars is blue.'],
      ['B', 'Really? Then I’ll look at it in photos and have my birthday parties here on Earth!'],
    ],
    choices: [
      {
        ask: 'What does Peter like about Mars at first?',
        right: 'He could jump higher there.',
        wrong: [
          'He could have more birthdays there.',
          'He could travel for seven months.',
          'He could breathe more easily there.',
        ],
        why: 'Peter nói “I could jump more than twice as high as here”; sinh nhật (birthdays) thì phải đợi lâu hơn.',
      },
      {
        ask: 'Why would Peter need a space suit?',
        right: 'because of the cold and the air',
        wrong: ['because of the sun and the wind', 'because of the long trip', 'because of the blue sunset'],
        why: 'Nhiệt độ “minus sixty” và “nobody can breathe that air”: vì lạnh và không khí; chuyến đi dài (the long trip) không phải lí do.',
      },
      {
        ask: 'What changes Peter’s plans?',
        right: 'the long wait for his birthday',
        wrong: ['the seven months in space', 'the low temperature', 'the colour of the sunset'],
        why: 'Nghe phải đợi gần hai năm mới tới sinh nhật, Peter nói “That’s a serious problem”; lạnh (low temperature) thì bạn ấy định mặc đồ ấm.',
      },
    ],
    statements: [
      {
        says: 'A year on Mars is shorter than a year on Earth.',
        truth: false,
        why: 'Hoa nói năm trên sao Hỏa “nearly twice as long”: dài gần gấp đôi, không ngắn hơn.',
      },
      {
        says: 'The sunset on Mars is blue.',
        truth: true,
        why: 'Hoa nói “the sunset on Mars is blue”: hoàng hôn màu xanh.',
      },
      {
        says: 'In the end, Peter decides to stay on Earth.',
        truth: true,
        why: 'Peter nói sẽ tổ chức sinh nhật “here on Earth” và chỉ xem ảnh sao Hỏa.',
      },
    ],
    gaps: [
      {
        text: 'The trip to Mars takes about seven ___.',
        right: 'months',
        wrong: ['days', 'weeks', 'years'],
        why: 'Hoa nói “the trip takes about seven months”: bảy tháng, không phải bảy năm (years).',
      },
      {
        text: 'A day on Mars is almost as ___ as a day on Earth.',
        right: 'long',
        wrong: ['warm', 'cold', 'blue'],
        why: 'Peter nói “A day there is almost as long as ours”: dài gần bằng; warm thì không vì ở đó âm sáu mươi độ.',
      },
    ],
    replies: [
      {
        ask: 'Do you think that people will live on the Moon one day?',
        right: 'Perhaps, but not very soon.',
        wrong: ['Yes, it was last week.', 'No, I didn’t live there.', 'I was on holiday then.'],
        why: 'Câu hỏi về tương lai (will) nên đáp “Perhaps, but not very soon”; “it was last week” là chuyện đã qua.',
      },
    ],
  },
  {
    id: 'c8-d-the-other-hand',
    topic: 'sports',
    ease: 1,
    title: 'The other hand',
    about: 'Anna kể cho Quân nghe về trận chung kết bóng bàn.',
    speakers: { A: { name: 'Quân', voice: 'boy' }, B: { name: 'Anna', voice: 'girl' } },
    lines: [
      ['A', 'Anna, you were in the final of the table tennis championship! Did you win?'],
      ['B', 'No, I lost, but it was the most exciting match of my life.'],
      ['A', 'Really? What happened?'],
      ['B', 'I won the first two games easily. Then the other girl took her racket in her left hand!'],
      ['A', 'Her left hand? Did she hurt the right one?'],
      [
        'B',
        'No, she can play with both! After that, I never knew where the ball would go. She won the next three games, and that was the end.',
      ],
      ['A', 'Weren’t you angry?'],
      ['B', 'Only for a minute. Then I asked her to teach me. We’re training together on Sunday!'],
    ],
    choices: [
      {
        ask: 'How many games were there in the final?',
        right: 'five',
        wrong: ['two', 'three', 'four'],
        why: 'Anna thắng “the first two games”, bạn kia thắng “the next three games” rồi hết: năm ván; three chỉ là số ván bạn kia thắng.',
      },
      {
        ask: 'What did the other girl do after two games?',
        right: 'She changed hands.',
        wrong: ['She took another racket.', 'She hurt her hand.', 'She asked for a break.'],
        why: 'Bạn kia “took her racket in her left hand”: đổi tay; Quân đoán đau tay (hurt) nhưng Anna nói “No”.',
      },
      {
        ask: 'What does Anna want now?',
        right: 'to learn from the other girl',
        wrong: ['to play the final again', 'to stop playing table tennis', 'to teach the other girl'],
        why: 'Anna nói “I asked her to teach me”: muốn học từ bạn kia, chứ không phải dạy (teach) bạn ấy.',
      },
    ],
    statements: [
      {
        says: 'Anna won the final.',
        truth: false,
        why: 'Quân hỏi có thắng không, Anna đáp “No, I lost”: Anna thua.',
      },
      {
        says: 'The first two games were easy for Anna.',
        truth: true,
        why: 'Anna nói “I won the first two games easily”: thắng dễ dàng.',
      },
      {
        says: 'Anna is still angry with the other girl.',
        truth: false,
        why: 'Anna chỉ giận “Only for a minute” rồi rủ nhau tập chung: bây giờ không giận nữa.',
      },
    ],
    gaps: [
      {
        text: 'The other girl can play with both ___.',
        right: 'hands',
        wrong: ['rackets', 'balls', 'tables'],
        why: 'Nói về tay trái và tay phải, Anna bảo “she can play with both”: cả hai tay, không phải hai cây vợt (rackets).',
      },
      {
        text: 'Anna will train on Sunday ___ the other girl.',
        right: 'with',
        wrong: ['without', 'before', 'after'],
        why: 'Anna nói “We’re training together on Sunday”: tập cùng nhau, trái với without (không có).',
      },
    ],
    replies: [
      {
        ask: 'Who do you think will win the match?',
        right: 'The team in red, I hope.',
        wrong: ['They won it yesterday.', 'At half past seven.', 'Yes, I think so.'],
        why: '“Who” hỏi đội nào sẽ thắng nên đáp “The team in red, I hope”; “Yes, I think so” không trả lời câu hỏi Who.',
      },
    ],
  },
  {
    id: 'c8-d-a-bakers-day',
    topic: 'work',
    ease: 1,
    title: 'A baker’s day',
    about: 'Linh phỏng vấn một bác thợ làm bánh mì.',
    speakers: { A: { name: 'Linh', voice: 'girl' }, B: { name: 'Mr Tâm', voice: 'man' } },
    lines: [
      ['A', 'Mr Tâm, I’m writing about jobs for our school magazine. When does a baker’s day start?'],
      ['B', 'At two in the morning. The bread has to be ready by half past five.'],
      ['A', 'So when do you go to bed?'],
      ['B', 'At six in the evening. I never watch a film, but I see every sunrise.'],
      ['A', 'What do you like most about your work?'],
      ['B', 'The smell, of course. And people come in tired and go out with a smile.'],
      ['A', 'Is there anything that you don’t like?'],
      ['B', 'The summer! In front of the oven, it’s more than forty degrees.'],
      ['A', 'And what do you have for breakfast?'],
      ['B', 'Noodles. After so many hours with bread, I need something different!'],
    ],
    choices: [
      {
        ask: 'What does Mr Tâm like most about his work?',
        right: 'the smell',
        wrong: ['the hot oven', 'the long evenings', 'the summer'],
        why: 'Linh hỏi thích điều gì nhất, bác đáp “The smell, of course”; mùa hè (the summer) là thứ bác không thích.',
      },
      {
        ask: 'How long does Mr Tâm have to get the bread ready?',
        right: 'three and a half hours',
        wrong: ['two hours', 'five and a half hours', 'six hours'],
        why: 'Bác bắt đầu “At two in the morning” và bánh phải xong “by half past five”: ba tiếng rưỡi; hai (two) là giờ bắt đầu.',
      },
      {
        ask: 'Why doesn’t Mr Tâm have bread for breakfast?',
        right: 'He has seen enough bread by then.',
        wrong: ['He doesn’t like the smell of it.', 'He sells all the bread before.', 'He has no time to eat it.'],
        why: 'Bác nói “After so many hours with bread, I need something different”: đã đủ với bánh mì rồi; mùi (smell) thì bác thích.',
      },
    ],
    statements: [
      {
        says: 'Mr Tâm starts work at half past five.',
        truth: false,
        why: 'Bác bắt đầu “At two in the morning”; half past five là lúc bánh phải xong.',
      },
      {
        says: 'Summer is a hard time for Mr Tâm.',
        truth: true,
        why: 'Bác không thích mùa hè vì trước lò “it’s more than forty degrees”: rất nóng.',
      },
      {
        says: 'Linh is writing for a school magazine.',
        truth: true,
        why: 'Linh nói “I’m writing about jobs for our school magazine”.',
      },
    ],
    gaps: [
      {
        text: 'Mr Tâm goes to bed at ___ in the evening.',
        right: 'six',
        wrong: ['five', 'eight', 'ten'],
        why: 'Linh hỏi mấy giờ đi ngủ, bác đáp “At six in the evening”: sáu giờ tối, không phải tám (eight).',
      },
      {
        text: 'Mr Tâm eats ___ for breakfast.',
        right: 'noodles',
        wrong: ['bread', 'eggs', 'cakes'],
        why: 'Linh hỏi bữa sáng, bác đáp “Noodles”; bread thì bác muốn đổi món nên không ăn.',
      },
    ],
    replies: [
      {
        ask: 'What would you like to be in the future?',
        right: 'A vet, because I love animals.',
        wrong: ['I’d like some more rice.', 'I was a pupil then.', 'I like it very much.'],
        why: '“Like to be” hỏi muốn làm nghề gì nên đáp “A vet”; “I’d like some more rice” là xin thêm cơm.',
      },
    ],
  },
  {
    id: 'c8-d-juice-for-books',
    topic: 'money',
    ease: 3,
    title: 'Juice for books',
    about: 'Mai và Ben tính toán cho gian hàng của lớp ở hội chợ.',
    speakers: { A: { name: 'Mai', voice: 'girl' }, B: { name: 'Ben', voice: 'boy' } },
    lines: [
      ['A', 'Ben, let’s plan our table for the school fair. What can we sell?'],
      ['B', 'Orange juice! Ten kilos of oranges cost 300,000 dong, and we can make forty glasses from them.'],
      ['A', 'How much should a glass cost?'],
      ['B', '15,000 dong. Then we’ll get 600,000 if we sell everything.'],
      ['A', 'But paper cups make so much rubbish.'],
      ['B', 'You’re right. Let’s ask people to bring their own cups. With a cup from home, they’ll only pay 12,000.'],
      ['A', 'Good idea! And after we pay for the oranges, the rest is for new library books, isn’t it?'],
      ['B', 'Yes. Even if everybody brings a cup, there will be 180,000 for books.'],
    ],
    choices: [
      {
        ask: 'Why should people bring their own cups?',
        right: 'There will be less rubbish.',
        wrong: ['They will get more juice.', 'The class has only ten cups.', 'Paper cups are too small.'],
        why: 'Mai nói “paper cups make so much rubbish” nên Ben rủ mọi người mang cốc: để bớt rác, không phải để được nhiều nước (more juice).',
      },
      {
        ask: 'How much cheaper is a glass of juice with your own cup?',
        right: '3,000 dong',
        wrong: ['5,000 dong', '12,000 dong', '15,000 dong'],
        why: 'Giá thường “15,000”, mang cốc thì “12,000”: rẻ hơn 3,000; 12,000 là giá phải trả.',
      },
      {
        ask: 'If forty people pay 15,000 dong each, how much is there for books?',
        right: '300,000 dong',
        wrong: ['180,000 dong', '480,000 dong', '600,000 dong'],
        why: 'Bán hết được “600,000”, trừ “300,000” tiền cam còn 300,000; 180,000 là khi ai cũng mang cốc.',
      },
    ],
    statements: [
      {
        says: 'The class wants to buy books for the library.',
        truth: true,
        why: 'Mai nói tiền còn lại “for new library books” và Ben đáp “Yes”.',
      },
      {
        says: 'Ten kilos of oranges are enough for a hundred glasses.',
        truth: false,
        why: 'Ben nói từ mười kí cam “we can make forty glasses”: bốn mươi cốc, không phải một trăm.',
      },
      {
        says: 'Everybody must pay 15,000 dong for a glass.',
        truth: false,
        why: 'Ai mang cốc thì “they’ll only pay 12,000”: không phải ai cũng trả 15,000.',
      },
    ],
    gaps: [
      {
        text: 'Ben and Mai need ten ___ of oranges.',
        right: 'kilos',
        wrong: ['boxes', 'bags', 'glasses'],
        why: 'Ben nói “Ten kilos of oranges”: mười kí; glasses là số cốc nước cam.',
      },
      {
        text: 'They can make ___ glasses of juice from the oranges.',
        right: 'forty',
        wrong: ['ten', 'fourteen', 'fifteen'],
        why: 'Ben nói “we can make forty glasses”; fourteen nghe gần giống nhưng là mười bốn.',
      },
    ],
    replies: [
      {
        ask: 'How much is it altogether?',
        right: 'Fifty thousand dong, please.',
        wrong: ['Five kilos, please.', 'There are five of them.', 'Yes, all together.'],
        why: '“How much is it altogether?” hỏi tổng số tiền nên đáp “Fifty thousand dong”; “Five kilos” là cân nặng.',
      },
    ],
  },
]
