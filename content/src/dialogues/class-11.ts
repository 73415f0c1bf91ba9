/** Dialogues of class 11: health, generations, cities, school and work, heritage, nature and the media. */
import type { Dialogue } from '../bank/piece.ts'

export const dialogues: readonly Dialogue[] = [
  {
    id: 'c11-d-phone-and-pillow',
    topic: 'health',
    ease: 1,
    title: 'The phone under the pillow',
    about: 'Minh than mệt với Anna và được bạn khuyên.',
    speakers: { A: { name: 'Anna', voice: 'girl' }, B: { name: 'Minh', voice: 'boy' } },
    lines: [
      ['A', 'You’ve been yawning since the first lesson, Minh. Did you stay up to study?'],
      [
        'B',
        'I wish I had! I went to bed at ten, but my phone was under my pillow. I kept checking the class chat until one.',
      ],
      ['A', 'Was there anything important in it?'],
      ['B', 'Nothing at all. Forty messages about somebody’s cat, and a photo of a sandwich.'],
      [
        'A',
        'I used to do the same. Then I bought an old-fashioned alarm clock, and now my phone spends the night in the kitchen.',
      ],
      ['B', 'Don’t you worry about missing something?'],
      ['A', 'I did for about three days. After that, I noticed I could follow the physics teacher again.'],
      ['B', 'My excuse is that I need the phone to wake me up.'],
      ['A', 'That’s exactly what the clock is for. I have a spare one. I’ll bring it tomorrow.'],
    ],
    choices: [
      {
        ask: 'Why is Minh tired today?',
        right: 'He was reading messages until late.',
        wrong: ['He was studying for a physics test.', 'His cat woke him up.', 'His alarm rang too early.'],
        why: 'Minh nói “I kept checking the class chat until one”; con mèo chỉ là đề tài trong nhóm chat, không đánh thức (woke him up) Minh.',
      },
      {
        ask: 'Where is Anna’s phone at night?',
        right: 'in the kitchen',
        wrong: ['under her pillow', 'beside her alarm clock', 'in her schoolbag'],
        why: 'Anna nói “my phone spends the night in the kitchen”; dưới gối (under her pillow) là chỗ để điện thoại của Minh.',
      },
      {
        ask: 'Why does Anna offer Minh a clock?',
        right: 'Without it, he would keep his phone in bed.',
        wrong: [
          'His own clock has just broken.',
          'He always arrives late for school.',
          'She has found his clock at school.',
        ],
        why: 'Minh viện cớ cần điện thoại để thức dậy, Anna đáp “That’s exactly what the clock is for”; không ai nói đồng hồ của Minh hỏng (broken).',
      },
    ],
    statements: [
      {
        says: 'Minh went to bed after midnight.',
        truth: false,
        why: 'Minh nói “I went to bed at ten”: lên giường lúc mười giờ, chỉ là thức xem điện thoại đến một giờ.',
      },
      {
        says: 'Anna had the same bad habit in the past.',
        truth: true,
        why: 'Anna nói “I used to do the same”: trước đây cũng vậy.',
      },
      {
        says: 'Anna owns more than one alarm clock.',
        truth: true,
        why: 'Anna có đồng hồ của mình và nói “I have a spare one”: còn dư một cái.',
      },
    ],
    gaps: [
      {
        text: 'Minh thinks that the messages in the chat were not ___.',
        right: 'important',
        wrong: ['funny', 'friendly', 'true'],
        why: 'Anna hỏi có gì quan trọng (important) không, Minh đáp “Nothing at all”; tin có thật (true) hay không thì không ai nhắc tới.',
      },
      {
        text: 'For about three ___, Anna was worried about missing something.',
        right: 'days',
        wrong: ['hours', 'weeks', 'months'],
        why: 'Anna nói “I did for about three days”: ba ngày, không phải ba tuần (weeks).',
      },
    ],
    replies: [
      {
        ask: 'You look exhausted. Is everything all right?',
        right: 'I just didn’t sleep well.',
        wrong: ['You’re welcome to stay.', 'It was exhausting for them.', 'Turn right at the lights.'],
        why: 'Bạn hỏi thăm vì trông mình mệt nên đáp lí do “I just didn’t sleep well”; “It was exhausting for them” nói về người khác.',
      },
    ],
  },
  {
    id: 'c11-d-grandpas-songs',
    topic: 'family',
    ease: 1,
    title: 'Grandpa’s thirty songs',
    about: 'Lucy hỏi Quân về món quà mừng thọ ông.',
    speakers: { A: { name: 'Lucy', voice: 'girl' }, B: { name: 'Quân', voice: 'boy' } },
    lines: [
      ['A', 'What did you give your grandfather for his seventieth birthday?'],
      ['B', 'A music player the size of a matchbox, with the thirty songs that he loved as a student.'],
      ['A', 'How did you know which songs he loved? Did you ask him?'],
      ['B', 'That would have spoiled the surprise. I asked his old friends from the university choir.'],
      ['A', 'Clever! And was he pleased?'],
      [
        'B',
        'He was speechless. But he didn’t know how to turn it on, so he’s been practising with my sister every evening.',
      ],
      ['A', 'So now they spend more time together.'],
      [
        'B',
        'Yes, and that’s the best part. She used to say his music was boring, but yesterday I heard her humming one of his songs in the shower.',
      ],
      ['A', 'Does he listen to her music too?'],
      ['B', 'He tried. He says the words come too fast, but he admits that the drummer is excellent.'],
    ],
    choices: [
      {
        ask: 'How did Quân find out about the songs?',
        right: 'He asked his grandfather’s friends.',
        wrong: ['He asked his grandfather.', 'His sister told him.', 'He found an old list in the living room.'],
        why: 'Quân nói “I asked his old friends from the university choir”; hỏi ông (his grandfather) thì lộ bất ngờ.',
      },
      {
        ask: 'What does Quân like best about his present?',
        right: 'It has brought two people closer.',
        wrong: ['It is as small as a matchbox.', 'It cost him very little.', 'It plays songs very loudly.'],
        why: 'Lucy nói ông và em “spend more time together”, Quân đáp “that’s the best part”; nhỏ như bao diêm (a matchbox) chỉ là kích thước.',
      },
      {
        ask: 'What has happened to Quân’s sister?',
        right: 'She has begun to like her grandfather’s music.',
        wrong: [
          'She has joined the university choir.',
          'She has become an excellent drummer.',
          'She has given up listening to her own music.',
        ],
        why: 'Trước em chê nhạc ông chán (used to say), nay ngân nga trong phòng tắm; dàn hợp xướng (university choir) là của bạn ông.',
      },
    ],
    statements: [
      {
        says: 'The present was a surprise.',
        truth: true,
        why: 'Quân không hỏi ông vì “That would have spoiled the surprise”: muốn giữ bất ngờ.',
      },
      {
        says: 'The grandfather could use the player at once.',
        truth: false,
        why: 'Quân nói ông “didn’t know how to turn it on”: không biết bật nên phải tập.',
      },
      {
        says: 'The grandfather finds nothing good in his granddaughter’s music.',
        truth: false,
        why: 'Quân nói ông “admits that the drummer is excellent”: khen tay trống.',
      },
    ],
    gaps: [
      {
        text: 'The grandfather turned ___ on his birthday.',
        right: 'seventy',
        wrong: ['thirty', 'sixty', 'seventeen'],
        why: 'Lucy nói “his seventieth birthday”: bảy mươi tuổi; ba mươi (thirty) là số bài hát.',
      },
      {
        text: 'The words of the sister’s songs are too ___ for the grandfather.',
        right: 'fast',
        wrong: ['sad', 'loud', 'rude'],
        why: 'Quân nói “the words come too fast”: lời nhanh quá, không phải to quá (loud).',
      },
    ],
    replies: [
      {
        ask: 'Do you and your grandmother ever disagree?',
        right: 'Only about bedtimes.',
        wrong: ['She is seventy-two.', 'It’s very agreeable weather.', 'Yes, we’re cousins.'],
        why: 'Câu hỏi là có khi nào bất đồng không nên đáp “Only about bedtimes” (chỉ về giờ ngủ); “She is seventy-two” trả lời câu hỏi tuổi.',
      },
    ],
  },
  {
    id: 'c11-d-garden-on-the-roof',
    topic: 'town',
    ease: 1,
    title: 'A garden on the roof',
    about: 'Linh dẫn Ben lên sân thượng của trường.',
    speakers: { A: { name: 'Ben', voice: 'boy' }, B: { name: 'Linh', voice: 'girl' } },
    lines: [
      ['A', 'I can’t believe this is the roof of our school! When did all these plants get here?'],
      ['B', 'We carried up the soil in March. The tomatoes and the mint came a month later.'],
      ['A', 'Wasn’t the headteacher worried about the weight?'],
      [
        'B',
        'Very. An engineer had to check the building first. That’s why we grow everything in light boxes instead of heavy pots.',
      ],
      ['A', 'And where does the water come from?'],
      ['B', 'From the sky. We collect rain in that blue tank. So far we haven’t used a drop from the tap.'],
      ['A', 'Is it only about vegetables, though?'],
      [
        'B',
        'Not at all. The classroom below used to be like an oven. Since the garden was planted, it’s been three degrees cooler.',
      ],
      ['A', 'That’s my classroom! So I should come and say thank you.'],
      ['B', 'You can thank us with a shovel. We meet on Thursdays.'],
    ],
    choices: [
      {
        ask: 'Why do the students use light boxes?',
        right: 'The roof must not carry too much.',
        wrong: [
          'Heavy pots are difficult to find in shops.',
          'The boxes keep the rain off.',
          'Plants grow faster in boxes.',
        ],
        why: 'Ben hỏi về sức nặng (the weight), kĩ sư phải kiểm tra, “That’s why” họ dùng thùng nhẹ; chuyện cây mọc nhanh hơn (grow faster) không được nói.',
      },
      {
        ask: 'How has Ben’s life become better because of the garden?',
        right: 'It’s less hot where he has lessons.',
        wrong: [
          'He eats fresh tomatoes at lunch.',
          'He gets water from a blue tank.',
          'He has moved to another classroom.',
        ],
        why: 'Lớp bên dưới mát hơn ba độ và Ben nói “That’s my classroom!”; Ben không đổi lớp (another classroom).',
      },
      {
        ask: 'What does Linh want Ben to do?',
        right: 'help in the garden',
        wrong: ['buy a new shovel', 'write a thank-you letter', 'check the building'],
        why: 'Linh nói “You can thank us with a shovel. We meet on Thursdays”: rủ bạn tới làm cùng, không phải đi mua xẻng (buy).',
      },
    ],
    statements: [
      {
        says: 'The plants came before the soil.',
        truth: false,
        why: 'Linh nói đất được mang lên tháng Ba, cà chua và bạc hà “came a month later”: cây đến sau.',
      },
      {
        says: 'The garden uses rainwater.',
        truth: true,
        why: 'Linh nói “We collect rain in that blue tank”: dùng nước mưa.',
      },
      {
        says: 'An expert looked at the building before the work began.',
        truth: true,
        why: 'Linh nói “An engineer had to check the building first”: kĩ sư kiểm tra trước.',
      },
    ],
    gaps: [
      {
        text: 'The classroom under the garden is three ___ cooler now.',
        right: 'degrees',
        wrong: ['metres', 'hours', 'minutes'],
        why: 'Linh nói “it’s been three degrees cooler”: mát hơn ba độ; metres là mét nên không đo nhiệt.',
      },
      {
        text: 'The tomatoes were planted in ___.',
        right: 'April',
        wrong: ['March', 'May', 'February'],
        why: 'Đất mang lên tháng Ba, cà chua đến “a month later” nên là tháng Tư; March là lúc mang đất.',
      },
    ],
    replies: [
      {
        ask: 'Would you mind watering the plants while I’m away?',
        right: 'Not at all. How often?',
        wrong: ['Yes, they’re mine.', 'I watered them last year.', 'No, it wasn’t raining.'],
        why: '“Would you mind …?” là lời nhờ, nhận lời thì đáp “Not at all”; “Yes, they’re mine” nhầm mind với mine.',
      },
    ],
  },
  {
    id: 'c11-d-a-year-between',
    topic: 'school',
    ease: 1,
    title: 'A year in between',
    about: 'Mai nói với anh Tom về dự định sau khi ra trường.',
    speakers: { A: { name: 'Tom', voice: 'man' }, B: { name: 'Mai', voice: 'girl' } },
    lines: [
      ['A', 'So, Mai, which university are you applying to next year?'],
      ['B', 'None, at least not yet. I’d like to take a year off first and work at a marine park.'],
      ['A', 'Really? What do your parents think about it?'],
      [
        'B',
        'Mum was against it at first. She was afraid I’d forget how to study. Dad took a year off himself, so he understood.',
      ],
      ['A', 'How did you convince your mum?'],
      [
        'B',
        'I wrote a plan with three parts: what I’d learn, where I’d live and how I’d pay for it. She read it twice and only corrected my spelling.',
      ],
      ['A', 'And after that year?'],
      [
        'B',
        'I’ll study biology if I still love fish, or something else if I don’t. It’s better to find out before paying for four years.',
      ],
      ['A', 'I studied law for two years before I realised I’d rather be a cook. I wish I’d had your plan!'],
    ],
    choices: [
      {
        ask: 'What does Mai want to do right after school?',
        right: 'work for a year',
        wrong: ['study biology', 'travel with her dad', 'learn to cook'],
        why: 'Mai muốn “take a year off first and work at a marine park”; học sinh học (biology) là chuyện sau năm đó.',
      },
      {
        ask: 'Why did Mai’s dad understand her?',
        right: 'He had done the same thing.',
        wrong: ['He works at a marine park.', 'He had read her plan twice.', 'He didn’t like university.'],
        why: 'Mai nói “Dad took a year off himself”; người đọc kế hoạch hai lần (twice) là mẹ.',
      },
      {
        ask: 'What does Tom’s story show?',
        right: 'It takes some people time to find the right path.',
        wrong: [
          'Law is harder than cooking.',
          'It’s best to start university as early as possible.',
          'Cooks earn more than lawyers.',
        ],
        why: 'Tom học luật hai năm rồi mới nhận ra thích nấu ăn và ước có kế hoạch như Mai; bài không nói luật khó hơn (harder).',
      },
    ],
    statements: [
      {
        says: 'Mai has already chosen her university.',
        truth: false,
        why: 'Tom hỏi trường nào, Mai đáp “None, at least not yet”: chưa chọn trường nào.',
      },
      {
        says: 'Mai’s mother changed her mind.',
        truth: true,
        why: 'Lúc đầu mẹ “was against it”, đọc kế hoạch xong chỉ sửa chính tả: mẹ đã đổi ý.',
      },
      {
        says: 'Mai is sure that she will study biology.',
        truth: false,
        why: 'Mai nói học sinh học “if I still love fish, or something else if I don’t”: chưa chắc.',
      },
    ],
    gaps: [
      {
        text: 'Mai’s mother only corrected the ___ in the plan.',
        right: 'spelling',
        wrong: ['prices', 'dates', 'addresses'],
        why: 'Mai nói mẹ “only corrected my spelling”: chỉ sửa chính tả; tiền nong (prices) mẹ không sửa.',
      },
      {
        text: 'Tom studied law before he decided to become a ___.',
        right: 'cook',
        wrong: ['lawyer', 'biologist', 'teacher'],
        why: 'Tom nói “I’d rather be a cook”; lawyer là nghề Tom đã bỏ.',
      },
    ],
    replies: [
      {
        ask: 'Have you decided what to study yet?',
        right: 'I’m torn between two subjects.',
        wrong: ['I study in the library.', 'No, it was decided by them.', 'The study is upstairs.'],
        why: 'Câu hỏi là đã quyết định học ngành gì chưa nên đáp “I’m torn between two subjects” (còn phân vân hai ngành); “in the library” trả lời hỏi nơi chốn.',
      },
    ],
  },
  {
    id: 'c11-d-running-with-a-bag',
    topic: 'sports',
    ease: 1,
    title: 'Running with a bag',
    about: 'Peter thấy Hoa chạy bộ với một cái túi.',
    speakers: { A: { name: 'Peter', voice: 'boy' }, B: { name: 'Hoa', voice: 'girl' } },
    lines: [
      ['A', 'Hi, Hoa! I saw you running along the river on Sunday. Why were you carrying a sack?'],
      ['B', 'I was plogging. You jog, and whenever you see litter, you pick it up.'],
      ['A', 'It sounds as if you’d never get into a good rhythm.'],
      ['B', 'That’s true, but all that bending is great exercise. My legs hurt more than after a normal run.'],
      ['A', 'How much rubbish did your group collect?'],
      [
        'B',
        'There were nine of us, and we filled fourteen sacks in ninety minutes. The strangest thing was a suitcase full of left shoes.',
      ],
      ['A', 'Only left ones? Somebody must be hopping around town!'],
      [
        'B',
        'The word itself is half Swedish, by the way. It mixes “jogging” with a Swedish expression for picking up.',
      ],
      ['A', 'Well, I hate running, but I’m good at bending. May I come and walk behind you?'],
      ['B', 'Of course. The slow ones always find the most.'],
    ],
    choices: [
      {
        ask: 'What do people do when they go plogging?',
        right: 'They run and clean up.',
        wrong: ['They carry heavy suitcases.', 'They learn Swedish words.', 'They sell old shoes.'],
        why: 'Hoa giải thích “You jog, and whenever you see litter, you pick it up”; va li (suitcases) chỉ là thứ nhặt được.',
      },
      {
        ask: 'Why did Hoa’s legs hurt?',
        right: 'She had to bend very often.',
        wrong: ['She ran faster than usual.', 'She wore the wrong shoes.', 'She fell near the river.'],
        why: 'Hoa nói “all that bending is great exercise” nên chân đau hơn; không ai nói chạy nhanh hơn (faster).',
      },
      {
        ask: 'What do we learn about Peter?',
        right: 'He would like to join in.',
        wrong: ['He runs every Sunday.', 'He speaks Swedish.', 'He has lost one of his left shoes.'],
        why: 'Peter hỏi “May I come and walk behind you?”: muốn tham gia; còn chạy thì Peter ghét (hate running).',
      },
    ],
    statements: [
      {
        says: 'Peter saw Hoa before this conversation.',
        truth: true,
        why: 'Peter nói “I saw you running along the river on Sunday”: đã thấy Hoa hôm Chủ nhật.',
      },
      {
        says: 'Each person filled two sacks.',
        truth: false,
        why: 'Chín người đầy mười bốn túi, tức là chưa đến hai túi mỗi người (nine of us, fourteen sacks).',
      },
      {
        says: 'Slow people are useless when you go plogging.',
        truth: false,
        why: 'Hoa nói “The slow ones always find the most”: người chậm nhặt được nhiều nhất.',
      },
    ],
    gaps: [
      {
        text: 'The group worked for an hour and a ___.',
        right: 'half',
        wrong: ['quarter', 'third', 'minute'],
        why: 'Hoa nói “in ninety minutes”: chín mươi phút là một tiếng rưỡi (half); quarter chỉ là mười lăm phút.',
      },
      {
        text: 'They found a suitcase with ___ in it.',
        right: 'shoes',
        wrong: ['books', 'sacks', 'clothes'],
        why: 'Hoa nói “a suitcase full of left shoes”; sacks là túi đựng rác của nhóm.',
      },
    ],
    replies: [
      {
        ask: 'Do you feel like going for a run?',
        right: 'I’d rather go for a swim.',
        wrong: ['I feel it in my left knee.', 'It runs on batteries.', 'Yes, he ran away.'],
        why: '“Do you feel like …?” là lời rủ nên đáp “I’d rather go for a swim”; “I feel it in my left knee” hiểu feel là thấy đau.',
      },
    ],
  },
  {
    id: 'c11-d-two-weeks-in-penang',
    topic: 'travel',
    ease: 2,
    title: 'Two weeks in Penang',
    about: 'Lan kể với thầy Green về chuyến trao đổi học sinh.',
    speakers: { A: { name: 'Mr Green', voice: 'man' }, B: { name: 'Lan', voice: 'girl' } },
    lines: [
      ['A', 'How was the exchange in Malaysia, Lan? Your report says “noisy, spicy and wonderful”.'],
      ['B', 'That sums it up! My host family speaks three languages at dinner, sometimes all in the same sentence.'],
      ['A', 'Did you feel left out?'],
      [
        'B',
        'On the first evening, yes. But then the grandmother began explaining every joke to me in English, and she’s seventy-eight.',
      ],
      ['A', 'What surprised you most at school?'],
      [
        'B',
        'The clubs. Everyone has to belong to one. I chose cooking because I thought it would be easy. We had to prepare lunch for sixty people on my second day.',
      ],
      ['A', 'And you survived?'],
      ['B', 'Barely. I chopped onions for an hour, and everybody thought I was homesick.'],
      ['A', 'Is your partner, Aisha, coming here in August?'],
      ['B', 'Yes, sir, and she’s asked for the onion job in our canteen. She says it’s only fair.'],
    ],
    choices: [
      {
        ask: 'Who made sure that Lan understood the talk at dinner?',
        right: 'the grandmother',
        wrong: ['Aisha', 'the cooking teacher', 'Mr Green'],
        why: 'Lan nói bà “began explaining every joke to me in English”; Aisha là bạn trao đổi, không phải người giải thích.',
      },
      {
        ask: 'Why did people think that Lan was homesick?',
        right: 'There were tears in her eyes.',
        wrong: ['She asked for a phone.', 'She ate very little.', 'She had told them a very sad story.'],
        why: 'Lan “chopped onions for an hour”, thái hành cay chảy nước mắt nên người ta tưởng nhớ nhà; bạn không kể chuyện buồn (a very sad story).',
      },
      {
        ask: 'What does Aisha think is fair?',
        right: 'having the same hard work as Lan',
        wrong: ['staying longer than Lan', 'choosing her own club', 'cooking only Malaysian dishes for others'],
        why: 'Aisha xin “the onion job” và bảo “it’s only fair”: muốn làm việc thái hành như Lan; không phải được tự chọn (choosing) câu lạc bộ.',
      },
    ],
    statements: [
      {
        says: 'At first, Lan didn’t feel part of the family’s talk.',
        truth: true,
        why: 'Thầy hỏi “Did you feel left out?”, Lan đáp “On the first evening, yes”.',
      },
      {
        says: 'Lan expected the cooking club to be hard.',
        truth: false,
        why: 'Lan chọn nấu ăn vì “I thought it would be easy”: tưởng là dễ.',
      },
      {
        says: 'Students at Aisha’s school may stay out of all clubs.',
        truth: false,
        why: 'Lan nói “Everyone has to belong to one”: ai cũng phải vào một câu lạc bộ.',
      },
    ],
    gaps: [
      {
        text: 'Lan’s host family mixes three ___ at dinner.',
        right: 'languages',
        wrong: ['religions', 'recipes', 'sauces'],
        why: 'Lan nói “speaks three languages at dinner”; recipes không có trong lời kể về bữa tối.',
      },
      {
        text: 'Lan had to help to make lunch for sixty people on her ___ day.',
        right: 'second',
        wrong: ['first', 'third', 'last'],
        why: 'Lan nói “on my second day”; first là buổi tối đầu tiên ở nhà chủ.',
      },
    ],
    replies: [
      {
        ask: 'How did you get on with your host family?',
        right: 'Like a house on fire!',
        wrong: ['By bus and ferry.', 'They got on at the station.', 'I hosted it twice.'],
        why: '“get on with” là hòa hợp, “Like a house on fire” nghĩa là rất hợp nhau; “By bus and ferry” hiểu get on là lên xe.',
      },
    ],
  },
  {
    id: 'c11-d-turtles-at-night',
    topic: 'nature',
    ease: 2,
    title: 'Waiting for turtles',
    about: 'Phong gọi cho cô Emma từ trại tình nguyện trên đảo.',
    speakers: { A: { name: 'Emma', voice: 'woman' }, B: { name: 'Phong', voice: 'boy' } },
    lines: [
      ['A', 'How’s the turtle camp on Con Dao, Phong? Have you seen any yet?'],
      [
        'B',
        'Six so far, but you need patience. They only come up the beach in the dark, so we sit on the sand from nine until dawn.',
      ],
      ['A', 'With torches, I suppose?'],
      ['B', 'Only red ones. White light can frighten a turtle back into the sea before she’s laid a single egg.'],
      ['A', 'And what do you do when one comes?'],
      [
        'B',
        'Nothing, for about an hour. When she’s gone, we move the eggs to a hatchery, where the tide can’t reach them. Last night there were ninety-seven in one nest.',
      ],
      ['A', 'Do you count every one?'],
      ['B', 'Twice! And Kim still got ninety-six, so we had to begin again.'],
      ['A', 'You, the boy who can’t sit through a film!'],
      ['B', 'A film doesn’t look you in the eye, Auntie.'],
    ],
    choices: [
      {
        ask: 'Why are white torches a bad idea?',
        right: 'A turtle may leave without laying eggs.',
        wrong: [
          'The batteries hardly ever last until dawn.',
          'They attract other animals.',
          'The eggs become too warm.',
        ],
        why: 'Phong nói ánh sáng trắng có thể làm rùa sợ “before she’s laid a single egg”; chuyện pin (batteries) không được nhắc.',
      },
      {
        ask: 'Why are the eggs moved?',
        right: 'to keep them away from the water',
        wrong: ['to count them in better light', 'to show them to visitors', 'to make space for other nests'],
        why: 'Trứng đưa tới nơi “where the tide can’t reach them”; đếm trứng (count) chỉ là việc làm kèm.',
      },
      {
        ask: 'What does Emma find surprising?',
        right: 'Phong can be so patient.',
        wrong: ['Phong likes the sea.', 'Kim cannot count.', 'The turtles are so big.'],
        why: 'Phong nói cần kiên nhẫn (patience), Emma ngạc nhiên vì cậu vốn không ngồi hết nổi một bộ phim; chuyện Kim đếm nhầm cô không bàn tới.',
      },
    ],
    statements: [
      {
        says: 'The volunteers move the eggs while the turtle is watching.',
        truth: false,
        why: 'Phong nói “When she’s gone, we move the eggs”: rùa đi rồi mới chuyển trứng.',
      },
      {
        says: 'Kim made a mistake with the number.',
        truth: true,
        why: 'Tổ có chín mươi bảy trứng mà Kim “still got ninety-six”: đếm sai nên phải đếm lại.',
      },
      {
        says: 'The turtles come up the beach in the early afternoon.',
        truth: false,
        why: 'Phong nói “They only come up the beach in the dark”: chỉ lên bờ lúc tối.',
      },
    ],
    gaps: [
      {
        text: 'The volunteers use ___ light on the beach.',
        right: 'red',
        wrong: ['white', 'green', 'blue'],
        why: 'Phong nói “Only red ones”; white là màu làm rùa sợ.',
      },
      {
        text: 'The volunteers sit on the beach until ___.',
        right: 'morning',
        wrong: ['midnight', 'noon', 'evening'],
        why: 'Phong nói “from nine until dawn”: tới rạng sáng (morning), không phải nửa đêm (midnight).',
      },
    ],
    replies: [
      {
        ask: 'Isn’t it boring to wait all night?',
        right: 'Not if you look up at the stars.',
        wrong: ['I waited for them at noon, as usual.', 'Yes, it’s a board.', 'They are waiters.'],
        why: 'Bạn hỏi đợi suốt đêm có chán không nên đáp “Not if you look up at the stars”; “at noon” không nói về đợi ban đêm chán hay vui.',
      },
    ],
  },
  {
    id: 'c11-d-first-week-alone',
    topic: 'house',
    ease: 2,
    title: 'The first week alone',
    about: 'Chị Thảo vừa ra ở riêng và gọi điện về cho em trai.',
    speakers: { A: { name: 'Nam', voice: 'boy' }, B: { name: 'Thảo', voice: 'woman' } },
    lines: [
      ['A', 'So how’s life in your own room, Thảo? Mum imagines you living on instant noodles.'],
      ['B', 'Tell her I’ve cooked every day. Well, I’ve cooked rice every day. The rest is still an experiment.'],
      ['A', 'What’s been the hardest thing?'],
      [
        'B',
        'Not the cooking, not even the washing. It’s the silence when I unlock the door. I never thought I’d miss your trumpet.',
      ],
      ['A', 'I can practise on the phone if you like!'],
      [
        'B',
        'Please don’t, the walls are thin. But here’s something I’m proud of: the tap was dripping on Tuesday, and I repaired it with a video and a spanner.',
      ],
      ['A', 'You? You used to call Dad to change a light bulb.'],
      ['B', 'I called him this time too, but only to show off.'],
      ['A', 'May I have your old desk, then?'],
      ['B', 'Borrow it. I haven’t decided whether I’m a grown-up yet.'],
    ],
    choices: [
      {
        ask: 'What does Thảo find most difficult?',
        right: 'coming home to a quiet room',
        wrong: ['cooking something besides rice', 'washing her clothes', 'repairing things'],
        why: 'Thảo nói “It’s the silence when I unlock the door”; nấu ăn (cooking) thì cô bảo không phải cái khó nhất.',
      },
      {
        ask: 'Why did Thảo call her father on Tuesday?',
        right: 'to tell him about her success',
        wrong: ['to ask how to repair the tap', 'to get a new light bulb', 'to borrow his spanner'],
        why: 'Cô gọi bố “only to show off”, tức là khoe đã sửa được vòi; cách sửa thì cô xem video nên không phải hỏi (ask).',
      },
      {
        ask: 'What does Thảo’s last sentence mean?',
        right: 'She may want her desk back.',
        wrong: ['She is too old for the desk.', 'She has sold the desk.', 'She wants to buy a bigger desk.'],
        why: 'Thảo cho mượn (borrow) vì chưa biết mình đã tự lập được chưa, nên có thể cần lại bàn; bàn chưa hề bán (sold).',
      },
    ],
    statements: [
      {
        says: 'Thảo’s brother plays an instrument.',
        truth: true,
        why: 'Thảo nói với em “I never thought I’d miss your trumpet”: em chơi kèn trumpet.',
      },
      {
        says: 'Thảo wants to hear the trumpet on the phone.',
        truth: false,
        why: 'Nam đề nghị thổi kèn qua điện thoại, Thảo đáp “Please don’t, the walls are thin”.',
      },
      {
        says: 'Thảo used to need help with simple repairs.',
        truth: true,
        why: 'Nam nhắc “You used to call Dad to change a light bulb”: trước đây thay bóng đèn cũng gọi bố.',
      },
    ],
    gaps: [
      {
        text: 'The ___ in Thảo’s room was dripping on Tuesday.',
        right: 'tap',
        wrong: ['window', 'bulb', 'fridge'],
        why: 'Thảo nói “the tap was dripping”; bulb (bóng đèn) là chuyện ngày trước.',
      },
      {
        text: 'Nam may ___ Thảo’s old desk.',
        right: 'borrow',
        wrong: ['keep', 'sell', 'paint'],
        why: 'Thảo đáp “Borrow it”: cho mượn, không cho luôn (keep).',
      },
    ],
    replies: [
      {
        ask: 'How are you settling into your new room?',
        right: 'Better than I expected.',
        wrong: ['I settled the bill.', 'On the second floor.', 'There’s no room for you.'],
        why: 'Câu hỏi là đã quen phòng mới chưa nên đáp “Better than I expected”; “On the second floor” trả lời hỏi phòng ở đâu.',
      },
    ],
  },
  {
    id: 'c11-d-cold-metal',
    topic: 'science',
    ease: 2,
    title: 'Cold metal, warm wood',
    about: 'Minh tranh luận với cô Hill trong phòng thí nghiệm.',
    speakers: { A: { name: 'Ms Hill', voice: 'woman' }, B: { name: 'Minh', voice: 'boy' } },
    lines: [
      ['A', 'Touch the metal leg of the table, Minh, and then the wooden top. Which one is colder?'],
      ['B', 'The leg, of course. It’s freezing, and the top feels almost warm.'],
      ['A', 'Here’s a thermometer. Check whether you’re right.'],
      ['B', 'That’s odd. They’re both twenty-two degrees! Is it broken?'],
      ['A', 'It works perfectly. They’ve been in the same room all night, so they have the same temperature.'],
      ['B', 'Then why does my hand tell me something different?'],
      [
        'A',
        'Your hand is about thirty degrees, and metal carries heat away from it much faster than wood does. You feel how quickly you lose heat, not how cold the thing is.',
      ],
      ['B', 'So in an oven, a metal tray would feel hotter than a wooden spoon, although both are equally hot?'],
      ['A', 'Exactly, but please don’t check that with your hand.'],
    ],
    choices: [
      {
        ask: 'What does Minh think when he reads the thermometer?',
        right: 'Something is wrong with it.',
        wrong: ['The room is too cold.', 'His hand is ill.', 'The table is made of one material.'],
        why: 'Minh thấy lạ và hỏi “Is it broken?”: nghi nhiệt kế hỏng; về nhiệt độ phòng (The room) cậu không nói gì.',
      },
      {
        ask: 'Why does metal feel colder than wood?',
        right: 'It takes heat from the hand faster.',
        wrong: ['It has a lower temperature.', 'It is heavier than wood.', 'It stands on the cold floor of the room.'],
        why: 'Cô Hill nói kim loại “carries heat away from it much faster”; nhiệt độ thấp hơn (lower) là sai vì cả hai cùng hai mươi hai độ.',
      },
      {
        ask: 'What shows that Minh has understood the lesson?',
        right: 'He can use the idea in another situation.',
        wrong: [
          'He repeats the experiment with ice and water.',
          'He repairs the thermometer.',
          'He touches a hot tray.',
        ],
        why: 'Minh tự suy ra chuyện khay và thìa trong lò nướng (oven); cậu chỉ hỏi chứ không chạm vào khay (touches a hot tray).',
      },
    ],
    statements: [
      {
        says: 'The thermometer doesn’t work.',
        truth: false,
        why: 'Minh nghi nó hỏng nhưng cô đáp “It works perfectly”: vẫn chạy tốt.',
      },
      {
        says: 'The metal leg and the wooden top have the same temperature.',
        truth: true,
        why: 'Minh đọc được “They’re both twenty-two degrees”: bằng nhau.',
      },
      {
        says: 'Minh’s hand is cooler than the table.',
        truth: false,
        why: 'Cô nói tay khoảng ba mươi độ (about thirty degrees), còn bàn hai mươi hai độ: tay ấm hơn.',
      },
    ],
    gaps: [
      {
        text: 'The table has been in the same ___ all night.',
        right: 'room',
        wrong: ['oven', 'water', 'hand'],
        why: 'Cô nói “in the same room all night”; oven chỉ có trong câu hỏi của Minh.',
      },
      {
        text: 'The hand feels how quickly it ___ heat.',
        right: 'loses',
        wrong: ['makes', 'measures', 'stores'],
        why: 'Cô nói “You feel how quickly you lose heat”; measures là việc của nhiệt kế.',
      },
    ],
    replies: [
      {
        ask: 'Are you sure that the result is correct?',
        right: 'I’ve checked it three times.',
        wrong: ['Yes, turn left there.', 'He corrected our tests.', 'It results from them.'],
        why: 'Bạn hỏi kết quả có chắc đúng không nên đáp “I’ve checked it three times”; “He corrected our tests” nói chuyện chấm bài.',
      },
    ],
  },
  {
    id: 'c11-d-guides-for-a-day',
    topic: 'places',
    ease: 2,
    title: 'Guides for a day',
    about: 'Kate và Hải chuẩn bị dẫn khách tham quan Tràng An.',
    speakers: { A: { name: 'Kate', voice: 'girl' }, B: { name: 'Hải', voice: 'boy' } },
    lines: [
      ['A', 'Our visitors arrive at Trang An in an hour. What did you write on your cards?'],
      ['B', 'Everything! The age of the rocks, the length of every cave, forty-two facts in all.'],
      ['A', 'Forty-two? They’ll fall asleep before the second cave. I’d choose three good stories.'],
      ['B', 'But it’s on the World Heritage List for both its nature and its culture. I can’t leave out half of it.'],
      [
        'A',
        'Then let them discover it. Ask them why they have to duck in the caves, or what the people who lived here long ago ate.',
      ],
      ['B', 'Snails, mostly. Scientists have found heaps of old shells.'],
      [
        'A',
        'You see? That’s a story. Nobody will remember the length of a cave, but everybody will remember a lunch of snails.',
      ],
      ['B', 'All right. Three stories and five questions. Could you take my cards, so I’m not tempted to read them?'],
      ['A', 'Gladly. I’ll make a paper boat out of them.'],
    ],
    choices: [
      {
        ask: 'What is Kate’s opinion of Hải’s first plan?',
        right: 'It has too much information.',
        wrong: ['It is too short.', 'Its facts are wrong.', 'It leaves out the nature of the place.'],
        why: 'Kate nói “They’ll fall asleep before the second cave”: bốn mươi hai điều là quá nhiều; cô không chê điều nào sai (wrong).',
      },
      {
        ask: 'How do scientists know what people here ate long ago?',
        right: 'from old shells',
        wrong: ['from pictures in caves', 'from old cards', 'from the age of the rocks'],
        why: 'Hải nói “Scientists have found heaps of old shells”; tuổi của đá (the rocks) chỉ là một điều ghi trên thẻ.',
      },
      {
        ask: 'Why does Hải give his cards to Kate?',
        right: 'He doesn’t want to go back to his old plan.',
        wrong: [
          'He wants her to learn the facts.',
          'He needs a paper boat for the first visitors.',
          'He has learnt everything by heart.',
        ],
        why: 'Hải nói “so I’m not tempted to read them”: sợ mình lại đọc thẻ; thuyền (a paper boat) giấy chỉ là câu đùa của Kate.',
      },
    ],
    statements: [
      {
        says: 'The visitors have not arrived yet.',
        truth: true,
        why: 'Kate nói “Our visitors arrive at Trang An in an hour”: một tiếng nữa mới đến.',
      },
      {
        says: 'Hải keeps to his forty-two facts in the end.',
        truth: false,
        why: 'Cuối cùng Hải nói “Three stories and five questions”: bỏ bốn mươi hai điều kia.',
      },
      {
        says: 'Visitors have to lower their heads in the caves.',
        truth: true,
        why: 'Kate bảo hỏi khách “why they have to duck in the caves”: duck là cúi đầu xuống.',
      },
    ],
    gaps: [
      {
        text: 'Trang An is on the World Heritage List for its nature and its ___.',
        right: 'culture',
        wrong: ['sport', 'weather', 'length'],
        why: 'Hải nói “for both its nature and its culture”; length là của các hang.',
      },
      {
        text: 'Kate thinks that visitors will remember a good ___.',
        right: 'story',
        wrong: ['fact', 'card', 'cave'],
        why: 'Kate bảo chọn “three good stories” và nói “That’s a story”; facts thì làm khách buồn ngủ.',
      },
    ],
    replies: [
      {
        ask: 'Have you ever shown visitors round your town?',
        right: 'Yes, my cousins from Hue.',
        wrong: ['It’s a round town.', 'The show starts at eight.', 'They visited us on foot.'],
        why: 'Câu hỏi là đã dẫn khách đi thăm thị trấn chưa nên đáp “Yes, my cousins from Hue”; “on foot” nói cách đi chứ không phải dẫn ai.',
      },
    ],
  },
  {
    id: 'c11-d-the-quickest-way',
    topic: 'technology',
    ease: 3,
    title: 'The quickest way',
    about: 'Hai chị em tranh luận về lời chỉ đường của ứng dụng.',
    speakers: { A: { name: 'Jack', voice: 'boy' }, B: { name: 'Alice', voice: 'woman' } },
    lines: [
      ['A', 'Why are you turning left, Alice? The app says straight on.'],
      ['B', 'Because it’s twenty past four, and the primary school on Rose Street is about to finish.'],
      ['A', 'The app would know that. It’s got information from thousands of cars.'],
      ['B', 'From cars that are there now. It can’t see the two hundred parents who’ll be there in five minutes.'],
      ['A', 'I still think you’re just being stubborn. The screen says your way takes six minutes longer.'],
      ['B', 'Wait for it. What does it say about Rose Street now?'],
      ['A', 'Hmm. It’s gone dark red. Twelve minutes’ delay.'],
      ['B', 'So?'],
      ['A', 'So you saved us six minutes. But you only knew because you used to walk me to that school.'],
      [
        'B',
        'That’s what I mean. The app has the data, and I’ve got the memories. It’s the two together that make a good driver.',
      ],
      ['A', 'Fine, but on the way back, I’ll bet on the app.'],
    ],
    choices: [
      {
        ask: 'Why does Alice turn left?',
        right: 'She expects heavy traffic on Rose Street.',
        wrong: ['She wants to pick up a child from school.', 'The app tells her to.', 'She has lost her way.'],
        why: 'Alice nói trường tiểu học sắp tan (about to finish) nên đường sẽ đông; ứng dụng (the app) lại bảo đi thẳng.',
      },
      {
        ask: 'What can’t the app do, in Alice’s opinion?',
        right: 'know what is going to happen soon',
        wrong: ['collect information from many cars', 'work without a screen', 'show a delay in minutes'],
        why: 'Cô nói nó chỉ biết xe “that are there now”, không thấy phụ huynh năm phút nữa mới tới; thu thập thông tin (collect information) thì nó làm được.',
      },
      {
        ask: 'How does Jack get the number six when he says “you saved us six minutes”?',
        right: 'A delay of twelve minus six extra minutes.',
        wrong: [
          'The app shows it on the screen.',
          'They arrive at twenty-six past four.',
          'Rose Street is six minutes long.',
        ],
        why: 'Đường Rose Street trễ mười hai phút, đường của Alice dài thêm sáu phút, nên lợi 12 − 6 = 6; số sáu trên màn hình (on the screen) là phần dài thêm.',
      },
    ],
    statements: [
      {
        says: 'Alice knows the school from earlier days.',
        truth: true,
        why: 'Jack nói “you used to walk me to that school”: trước đây cô dẫn em đi học.',
      },
      {
        says: 'Alice thinks that the app is useless.',
        truth: false,
        why: 'Alice nói “It’s the two together that make a good driver”: cần cả ứng dụng lẫn trí nhớ.',
      },
      {
        says: 'Jack was right about the traffic at first.',
        truth: false,
        why: 'Jack tin đi thẳng là tốt, nhưng sau đó đường đỏ sẫm, trễ mười hai phút: Jack sai.',
      },
    ],
    gaps: [
      {
        text: 'At first, Jack thinks that Alice is being ___.',
        right: 'stubborn',
        wrong: ['generous', 'patient', 'nervous'],
        why: 'Jack nói “you’re just being stubborn”: bướng bỉnh; nervous (lo lắng) không ai nói tới.',
      },
      {
        text: 'The school is going to finish at about half past ___.',
        right: 'four',
        wrong: ['five', 'three', 'six'],
        why: 'Lúc đó là “twenty past four” và trường sắp tan nên khoảng bốn rưỡi; six là số phút chênh lệch.',
      },
    ],
    replies: [
      {
        ask: 'Shall we ask someone for directions?',
        right: 'Let’s check the map first.',
        wrong: ['She asked for a salad.', 'In the opposite direction.', 'Yes, he directed it.'],
        why: '“Shall we …?” là đề nghị nên đáp “Let’s check the map first”; “In the opposite direction” chỉ nhắc lại từ direction.',
      },
    ],
  },
  {
    id: 'c11-d-a-practice-interview',
    topic: 'work',
    ease: 3,
    title: 'A practice interview',
    about: 'Cô Brown tập phỏng vấn cho Đức.',
    speakers: { A: { name: 'Mrs Brown', voice: 'woman' }, B: { name: 'Đức', voice: 'boy' } },
    lines: [
      ['A', 'Tell me, Đức, why should our bookshop give you the summer job?'],
      ['B', 'Because I’m hard-working, friendly and creative.'],
      ['A', 'Stop there. Nine out of ten people say exactly that. Prove it with something you’ve done.'],
      [
        'B',
        'Well, our school library was going to close on Saturdays, so I found twelve students who’d take turns at the desk.',
      ],
      ['A', 'Much better! You’ve told me you can organise things without using the word. And what’s your weakness?'],
      ['B', 'I’m a perfectionist?'],
      ['A', 'Everybody’s favourite lie! Try again.'],
      [
        'B',
        'I say yes too easily. Last term I was in three clubs and a play at once. Now I write down what I’ve promised before I add anything.',
      ],
      ['A', 'I believe that, because you showed me how you deal with it. Any questions for me?'],
      ['B', 'Yes. What do people who enjoy working here have in common?'],
      ['A', 'Oh, that’s good. I’d have to think about it.'],
    ],
    choices: [
      {
        ask: 'What is wrong with Đức’s first answer?',
        right: 'It sounds like everybody else’s.',
        wrong: ['It is too long.', 'It talks too much about the library.', 'It isn’t polite enough.'],
        why: 'Cô nói “Nine out of ten people say exactly that”: ai cũng nói thế; chuyện thư viện (the library) là câu trả lời sau.',
      },
      {
        ask: 'What does Đức’s story about the library show?',
        right: 'He can organise people.',
        wrong: ['He loves reading.', 'He has no free time.', 'He worked there for money.'],
        why: 'Cô Brown nói “You’ve told me you can organise things without using the word”; việc Đức mê đọc sách (loves reading) không được nói.',
      },
      {
        ask: 'Why does Mrs Brown believe Đức’s second weakness?',
        right: 'He also says what he does about it.',
        wrong: ['He is in a school play.', 'He repeats it twice.', 'She knows the same fault in herself.'],
        why: 'Cô tin vì “you showed me how you deal with it”: ghi ra lời đã hứa; việc đóng kịch (a school play) chỉ là ví dụ.',
      },
    ],
    statements: [
      {
        says: 'Mrs Brown thinks that “perfectionist” is an honest answer.',
        truth: false,
        why: 'Cô gọi đó là “Everybody’s favourite lie!”: lời nói dối quen thuộc.',
      },
      {
        says: 'Đức agreed to do too many things last term.',
        truth: true,
        why: 'Đức nói “I say yes too easily”, một lúc ba câu lạc bộ và một vở kịch.',
      },
      {
        says: 'Mrs Brown has an answer to Đức’s question at once.',
        truth: false,
        why: 'Cô nói “I’d have to think about it”: phải nghĩ đã.',
      },
    ],
    gaps: [
      {
        text: 'Twelve students took turns at the ___ in the library.',
        right: 'desk',
        wrong: ['door', 'window', 'computer'],
        why: 'Đức nói “twelve students who’d take turns at the desk”: trực ở bàn, không phải ở cửa (door).',
      },
      {
        text: 'Đức now ___ down his promises before he makes new ones.',
        right: 'writes',
        wrong: ['turns', 'lets', 'breaks'],
        why: 'Đức nói “I write down what I’ve promised”; turns down là từ chối, không phải việc Đức làm với lời đã hứa.',
      },
    ],
    replies: [
      {
        ask: 'What would you say is your greatest strength?',
        right: 'I stay calm under pressure.',
        wrong: ['My brother is even stronger.', 'I’d say it louder.', 'It’s greater than yours.'],
        why: 'Câu hỏi về điểm mạnh của bản thân khi phỏng vấn nên đáp “I stay calm under pressure”; “My brother is even stronger” lại nói về anh trai.',
      },
    ],
  },
  {
    id: 'c11-d-the-photo-of-the-shark',
    topic: 'media',
    ease: 3,
    title: 'The shark in the street',
    about: 'Mai cho anh Daniel xem một bức ảnh lạ trên mạng.',
    speakers: { A: { name: 'Mai', voice: 'girl' }, B: { name: 'Daniel', voice: 'man' } },
    lines: [
      ['A', 'Look, Daniel! After the rain, a shark is swimming down a street in Vung Tau.'],
      ['B', 'What a shot. May I see it larger? Who took it?'],
      ['A', 'It doesn’t say. A friend of a friend shared it, and two thousand people liked it.'],
      ['B', 'Likes aren’t evidence. Look at the shop signs. What language is that?'],
      ['A', 'Oh. That isn’t Vietnamese. Spanish, maybe?'],
      ['B', 'And everyone in the street is wearing a thick coat.'],
      ['A', 'So it’s a real flood, but somewhere else?'],
      ['B', 'Perhaps. Let’s search for the picture itself. Here: the same street, four years ago, without any shark.'],
      ['A', 'Somebody added it! And I’ve already sent it to my class.'],
      ['B', 'Then tell them what you’ve found. It’s not shameful to be fooled once.'],
      ['A', 'They’ll laugh at me.'],
      ['B', 'Let them. Next time, they’ll be the ones who ask where a picture comes from.'],
    ],
    choices: [
      {
        ask: 'What first makes Daniel doubt the place?',
        right: 'the writing on the shops',
        wrong: ['the size of the shark', 'the number of likes', 'the colour of the water'],
        why: 'Daniel bảo “Look at the shop signs. What language is that?”; số lượt thích (likes) thì anh chỉ nói không phải bằng chứng.',
      },
      {
        ask: 'Why are the coats a clue?',
        right: 'It doesn’t get so cold in Vung Tau.',
        wrong: [
          'Coats like these are no longer sold.',
          'People in a flood take off their coats.',
          'The coats were added to the picture.',
        ],
        why: 'Ảnh được cho là ở Vũng Tàu mà ai cũng mặc áo khoác dày (thick coat) thì không hợp; thứ được ghép vào (added) là con cá mập.',
      },
      {
        ask: 'What does Daniel advise Mai to do?',
        right: 'correct her mistake openly',
        wrong: ['delete her account', 'keep quiet about it', 'look for the photographer'],
        why: 'Daniel khuyên “tell them what you’ve found”: nói thật với lớp, chứ không im đi (keep quiet).',
      },
    ],
    statements: [
      {
        says: 'Mai knows who took the picture.',
        truth: false,
        why: 'Daniel hỏi ai chụp, Mai đáp “It doesn’t say”: không rõ.',
      },
      {
        says: 'The picture without the shark is older.',
        truth: true,
        why: 'Daniel tìm thấy “the same street, four years ago, without any shark”: ảnh bốn năm trước.',
      },
      {
        says: 'Mai hasn’t shown the picture to anybody except Daniel.',
        truth: false,
        why: 'Mai nói “I’ve already sent it to my class”: đã gửi cho lớp.',
      },
    ],
    gaps: [
      {
        text: 'Daniel says that likes are not ___.',
        right: 'evidence',
        wrong: ['pictures', 'friends', 'mistakes'],
        why: 'Daniel nói “Likes aren’t evidence”: lượt thích không phải bằng chứng; mistakes anh không nhắc tới.',
      },
      {
        text: 'The signs in the picture are probably in ___.',
        right: 'Spanish',
        wrong: ['Vietnamese', 'English', 'Chinese'],
        why: 'Mai đoán “Spanish, maybe?”; Vietnamese thì chính Mai nói không phải.',
      },
    ],
    replies: [
      {
        ask: 'Where did you come across this story?',
        right: 'On a science website.',
        wrong: ['Across the road.', 'It came yesterday.', 'Because it was funny.'],
        why: '“come across” là tình cờ gặp, hỏi đọc chuyện ở đâu nên đáp “On a science website”; “Across the road” hiểu across là phía bên kia.',
      },
    ],
  },
  {
    id: 'c11-d-the-repair-cafe',
    topic: 'money',
    ease: 3,
    title: 'Nine tables and a toaster',
    about: 'Vy mang máy nướng bánh đến buổi sửa đồ miễn phí.',
    speakers: { A: { name: 'Vy', voice: 'girl' }, B: { name: 'Mr Lee', voice: 'man' } },
    lines: [
      ['A', 'Is this the repair café? Our toaster’s dead, and a new one costs less than a visit to the shop.'],
      ['B', 'Then you’ve come to the right place, but there’s one rule: I don’t repair it. We repair it.'],
      ['A', 'Me? I’ve never held a screwdriver in my life.'],
      ['B', 'Neither had I until I retired. Is it unplugged? Good. Turn it upside down.'],
      ['A', 'Ugh! There’s half a bakery in here.'],
      ['B', 'And there’s your problem. That crust is stopping the lever from locking. Use the brush.'],
      ['A', 'It clicks! You mean it was never broken?'],
      ['B', 'Most of what we see here isn’t. People throw away things that only need cleaning.'],
      ['A', 'What do I owe you?'],
      ['B', 'Nothing. But somebody at table seven has a radio with a loose wire, and she’s as nervous as you were.'],
      ['A', 'You want me to help her? After one toaster?'],
      ['B', 'You’ve got twenty minutes’ experience. That’s twenty more than she has.'],
    ],
    choices: [
      {
        ask: 'What was wrong with the toaster?',
        right: 'Old bread was blocking a part.',
        wrong: ['A wire was loose.', 'It had never been plugged in.', 'The brush was stuck in it.'],
        why: 'Ông Lee nói “That crust is stopping the lever from locking”: vụn bánh làm kẹt; dây lỏng (a wire) là chuyện chiếc đài.',
      },
      {
        ask: 'What is the rule of the café?',
        right: 'Visitors must help with the work.',
        wrong: [
          'Visitors must pay in advance.',
          'Visitors may bring only one thing.',
          'Visitors must bring their own tools.',
        ],
        why: 'Ông nói “I don’t repair it. We repair it”: khách cùng làm; còn tiền thì “Nothing”, không phải trả (pay).',
      },
      {
        ask: 'How does Mr Lee want to be thanked?',
        right: 'by Vy passing on her help',
        wrong: ['by Vy buying a new toaster', 'by Vy cleaning the tables', 'by Vy bringing him some bread'],
        why: 'Ông không lấy tiền mà nhờ Vy giúp người ở bàn số bảy; ông không bảo lau bàn (cleaning the tables).',
      },
    ],
    statements: [
      {
        says: 'Mr Lee has repaired things since he was a boy.',
        truth: false,
        why: 'Vy nói chưa từng cầm tua vít, ông đáp “Neither had I until I retired”: nghỉ hưu mới học.',
      },
      {
        says: 'Many things that people bring there aren’t really broken.',
        truth: true,
        why: 'Vy hỏi máy không hỏng sao, ông đáp “Most of what we see here isn’t”.',
      },
      {
        says: 'Vy was calm from the beginning.',
        truth: false,
        why: 'Ông Lee nói người kia “as nervous as you were”: lúc đầu Vy cũng lo.',
      },
    ],
    gaps: [
      {
        text: 'A new toaster is ___ than a repair in a shop.',
        right: 'cheaper',
        wrong: ['heavier', 'safer', 'louder'],
        why: 'Vy nói “a new one costs less than a visit to the shop”: mua mới rẻ hơn; safer (an toàn hơn) không ai nói.',
      },
      {
        text: 'The woman at table seven has brought a ___.',
        right: 'radio',
        wrong: ['toaster', 'brush', 'lever'],
        why: 'Ông Lee nói “somebody at table seven has a radio”; toaster là của Vy.',
      },
    ],
    replies: [
      {
        ask: 'It’ll cost more to mend than to replace.',
        right: 'What a waste! Let me try.',
        wrong: ['Thank you, I’ve eaten.', 'Yes, she’s in my place.', 'Then I meant it.'],
        why: 'Người kia nói sửa đắt hơn mua mới nên đáp “What a waste! Let me try”; “Then I meant it” nhầm mend (sửa) với mean.',
      },
    ],
  },
  {
    id: 'c11-d-the-angry-email',
    topic: 'communication',
    ease: 3,
    title: 'An email with no smile',
    about: 'Trang nhờ bố đọc giúp một lá thư điện tử.',
    speakers: { A: { name: 'Trang', voice: 'girl' }, B: { name: 'Dad', voice: 'man' } },
    lines: [
      ['A', 'Dad, could you read this? Emma is angry with me, and I don’t know what I’ve done.'],
      ['B', '“Got your slides. Too long. Cut five. Need them by six.” Hmm. When did she write this?'],
      ['A', 'At ten to four.'],
      ['B', 'Isn’t that just before her training? Perhaps she was typing with one shoe on.'],
      ['A', 'She could at least have written “please”.'],
      ['B', 'True. But where you see anger, I only see hurry. Read it again in a cheerful voice.'],
      ['A', 'Oh. It does sound different. But if she’s really cross?'],
      ['B', 'There’s one way to find out that’s better than guessing. And I don’t mean another email.'],
      ['A', 'All right, I’ll ring her after her training.'],
      ['B', 'By the way, what did you write when I asked you to buy milk this morning?'],
      ['A', 'I wrote “No”. I was on my bike!'],
      ['B', 'I thought you’d stopped loving me.'],
    ],
    choices: [
      {
        ask: 'Why does Trang think that Emma is angry?',
        right: 'Emma’s message is short and cold.',
        wrong: ['Emma didn’t come to training.', 'Emma lost the slides.', 'Emma wrote it in the night.'],
        why: 'Thư toàn câu cụt, không có “please” nên Trang nghĩ bạn giận; giờ viết là bốn giờ kém mười, không phải ban đêm (in the night).',
      },
      {
        ask: 'What does Trang’s dad think about Emma?',
        right: 'She was probably short of time.',
        wrong: ['She is often rude.', 'She has lost a shoe.', 'She doesn’t like Trang’s work.'],
        why: 'Bố nói “I only see hurry”: Emma chỉ đang vội; chiếc giày (a shoe) là bố đùa về việc bạn đang thay đồ tập.',
      },
      {
        ask: 'Why does Dad mention the milk?',
        right: 'to show that Trang writes short messages too',
        wrong: [
          'to ask Trang to go shopping again after school',
          'to make Trang angry with Emma',
          'to say that he forgot it',
        ],
        why: 'Sáng đó Trang cũng chỉ viết “No”, nên bố đùa để con hiểu; bố không nhờ đi mua (shopping) lại.',
      },
    ],
    statements: [
      { says: 'Emma wants more slides.', truth: false, why: 'Emma viết “Too long. Cut five”: muốn bớt năm trang.' },
      {
        says: 'Trang decides to speak to Emma on the phone.',
        truth: true,
        why: 'Trang nói “I’ll ring her after her training”: gọi điện cho bạn.',
      },
      {
        says: 'Dad really believed that Trang didn’t love him any more.',
        truth: false,
        why: 'Cả đoạn bố đang lấy ví dụ về tin nhắn cụt (“No”), nên câu cuối là lời đùa.',
      },
    ],
    gaps: [
      {
        text: 'Emma needs the slides by ___ o’clock.',
        right: 'six',
        wrong: ['four', 'five', 'ten'],
        why: 'Thư viết “Need them by six”; five là số trang phải cắt.',
      },
      {
        text: 'Dad asks Trang to read the message in a ___ voice.',
        right: 'cheerful',
        wrong: ['deep', 'quiet', 'tired'],
        why: 'Bố nói “Read it again in a cheerful voice”: giọng vui, không phải giọng nhỏ (quiet).',
      },
    ],
    replies: [
      {
        ask: 'I’m sorry if my message sounded rude.',
        right: 'Don’t worry, I didn’t take it that way.',
        wrong: ['Yes, the sound is off.', 'It’s a wooden root.', 'I’ll leave a message for him at reception.'],
        why: 'Người kia xin lỗi vì tin nhắn nghe cộc nên đáp “Don’t worry”; “I’ll leave a message” là câu gọi điện thoại.',
      },
    ],
  },
]
