/** Dialogues of class 10: family life, music, volunteering, inventions, equality, learning and green travel. */
import type { Dialogue } from '../bank/piece.ts'

export const dialogues: readonly Dialogue[] = [
  {
    id: 'c10-d-chore-cards',
    topic: 'family',
    ease: 1,
    title: 'Picking a card',
    about: 'Hai chị em bàn cách chia việc nhà công bằng hơn.',
    speakers: { A: { name: 'Ngọc', voice: 'girl' }, B: { name: 'Bảo', voice: 'boy' } },
    lines: [
      ['A', 'Bảo, it’s your turn to clean the bathroom, and don’t tell me that you have homework.'],
      ['B', 'Why do I always get the bathroom while you water the plants?'],
      [
        'A',
        'Because I chose first. All right, that isn’t fair. Let’s write every chore on a card and pick them on Sunday evening with our eyes closed.',
      ],
      ['B', 'What about Mum and Dad? Mum cooks every day, and Dad does the shopping after work.'],
      ['A', 'They should pick cards too. Then Dad would have to cook from time to time.'],
      ['B', 'Dad? Last time, he burnt the soup. I didn’t even know that soup could burn.'],
      ['A', 'He’ll learn, just as I learnt to iron. My first shirt had a hole as big as an orange.'],
      ['B', 'I remember. It was my shirt! OK, but let’s add one card with nothing on it.'],
      ['A', 'A free week for somebody? Now you’re talking!'],
    ],
    choices: [
      {
        ask: 'How will the family share the chores in the new system?',
        right: 'by chance',
        wrong: ['by age', 'by skill', 'by the order of arrival'],
        why: 'Ngọc đề nghị bốc thẻ “with our eyes closed”: ai bốc được gì thì làm, tức là ngẫu nhiên (by chance), không theo tài (skill).',
      },
      {
        ask: 'What happened when Ngọc ironed for the first time?',
        right: 'She made a hole in Bảo’s shirt.',
        wrong: ['She burnt her own dress.', 'She needed help from Dad.', 'She dropped an orange on the iron.'],
        why: 'Ngọc kể áo có “a hole as big as an orange”, Bảo đáp “It was my shirt!”; quả cam (orange) chỉ để so độ to.',
      },
      {
        ask: 'What does the empty card mean?',
        right: 'no chores for a week',
        wrong: ['a chore of your choice', 'a meal for the family', 'cooking for Mum'],
        why: 'Về thẻ “with nothing on it”, Ngọc hiểu là “A free week for somebody”: một tuần không phải làm gì, chứ không phải được chọn việc (of your choice).',
      },
    ],
    statements: [
      {
        says: 'Ngọc admits that the old system wasn’t fair.',
        truth: true,
        why: 'Ngọc nói “All right, that isn’t fair”: thừa nhận cách cũ không công bằng.',
      },
      {
        says: 'Dad is an experienced cook.',
        truth: false,
        why: 'Bảo kể “Last time, he burnt the soup”: bố nấu còn vụng.',
      },
      {
        says: 'The parents won’t pick any cards.',
        truth: false,
        why: 'Ngọc nói “They should pick cards too”: bố mẹ cũng bốc thẻ.',
      },
    ],
    gaps: [
      {
        text: 'Up to now, Ngọc has ___ the plants.',
        right: 'watered',
        wrong: ['sold', 'ironed', 'picked'],
        why: 'Bảo than “while you water the plants”: Ngọc tưới cây; ironed đi với áo, picked đi với thẻ.',
      },
      {
        text: 'They are going to pick the cards on ___ evening.',
        right: 'Sunday',
        wrong: ['Friday', 'Saturday', 'Monday'],
        why: 'Ngọc nói “pick them on Sunday evening”: tối Chủ nhật; các ngày khác như Saturday không được nhắc tới.',
      },
    ],
    replies: [
      {
        ask: 'Could you take out the rubbish before you leave?',
        right: 'Sure, I’ll do it right away.',
        wrong: ['Yes, it’s rubbish.', 'No, it wasn’t me.', 'I thought it was a good film.'],
        why: 'Lời nhờ đổ rác được nhận bằng “Sure, I’ll do it right away”; “it’s rubbish” là chê dở, không đáp lời nhờ.',
      },
    ],
  },
  {
    id: 'c10-d-lunch-boxes',
    topic: 'food',
    ease: 1,
    title: 'Nine hundred boxes',
    about: 'Hai học sinh đề nghị căng tin bớt dùng hộp nhựa.',
    speakers: { A: { name: 'Khánh', voice: 'boy' }, B: { name: 'Mrs Loan', voice: 'woman' } },
    lines: [
      ['A', 'Mrs Loan, may I ask you something about the canteen? Why do you use plastic boxes?'],
      ['B', 'Metal trays have to be washed, and there are only three of us in the kitchen.'],
      ['A', 'We counted the boxes in the bins last week. There were nine hundred of them.'],
      ['B', 'So many? I only see them leave, I never see them come back.'],
      ['A', 'Our class has an idea. What if pupils brought their own boxes and got a bit more rice as a reward?'],
      ['B', 'Rice is cheaper than plastic, so that’s fine with me. But some of them will surely forget.'],
      ['A', 'Then they could borrow a tray, provided that they wash it themselves.'],
      ['B', 'You want teenagers to wash up? You’re braver than I am.'],
      ['A', 'My class will stand at the sink for the first two weeks and show them how.'],
      ['B', 'In that case, let’s start on Monday. And I’ll give the helpers a banana.'],
    ],
    choices: [
      {
        ask: 'Why does the canteen use plastic boxes?',
        right: 'There aren’t enough people to wash up.',
        wrong: [
          'Metal trays are more expensive than plastic.',
          'The pupils asked for them.',
          'The trays have been lost.',
        ],
        why: 'Cô Loan nói khay “have to be washed” mà bếp chỉ có ba người: thiếu người rửa; giá khay đắt hơn (more expensive) thì cô không nói.',
      },
      {
        ask: 'What must pupils do if they forget their own box?',
        right: 'wash a borrowed tray',
        wrong: ['pay for a plastic box', 'bring a banana', 'help in the kitchen for two weeks'],
        why: 'Khánh nói ai quên thì mượn khay “provided that they wash it themselves”; đứng ở bồn rửa hai tuần (two weeks) là việc của lớp Khánh.',
      },
      {
        ask: 'What does Mrs Loan mean by “You’re braver than I am”?',
        right: 'She doubts that teenagers will wash up.',
        wrong: [
          'She is afraid of hot water.',
          'She thinks that the water in the sink is dirty.',
          'She admires Khánh’s cooking.',
        ],
        why: 'Cô hỏi lại “You want teenagers to wash up?”: cô ngờ là các em không chịu rửa; câu này không khen tài nấu ăn (cooking).',
      },
    ],
    statements: [
      {
        says: 'Pupils with their own boxes will get more rice.',
        truth: true,
        why: 'Khánh đề nghị ai mang hộp được “a bit more rice as a reward”, cô đáp “that’s fine with me”.',
      },
      {
        says: 'Mrs Loan knew how many boxes were in the bins.',
        truth: false,
        why: 'Nghe số chín trăm, cô hỏi “So many?” và nói chỉ thấy hộp đi ra: cô không biết trước.',
      },
      {
        says: 'The new system will begin on Monday.',
        truth: true,
        why: 'Cô Loan quyết định “let’s start on Monday”: bắt đầu thứ Hai.',
      },
    ],
    gaps: [
      {
        text: 'The trays are made of ___.',
        right: 'metal',
        wrong: ['plastic', 'wood', 'bamboo'],
        why: 'Cô Loan nói “Metal trays have to be washed”: khay kim loại; plastic là chất của hộp.',
      },
      {
        text: 'The helpers at the sink will get a ___.',
        right: 'banana',
        wrong: ['box', 'biscuit', 'prize'],
        why: 'Cô hứa “I’ll give the helpers a banana”: chuối; box là thứ học sinh tự mang.',
      },
    ],
    replies: [
      {
        ask: 'I’ve left my lunch at home.',
        right: 'You can share mine.',
        wrong: ['Remember me to your mum.', 'Lunchtime is at noon.', 'I’m glad that you enjoyed it.'],
        why: 'Bạn quên bữa trưa thì mời ăn chung: “You can share mine”; “Remember me to …” là nhờ gửi lời hỏi thăm.',
      },
    ],
  },
  {
    id: 'c10-d-one-string',
    topic: 'music',
    ease: 1,
    title: 'A guitar with one string?',
    about: 'Emma tò mò về nhạc cụ mà Thảo sẽ chơi.',
    speakers: { A: { name: 'Emma', voice: 'girl' }, B: { name: 'Thảo', voice: 'girl' } },
    lines: [
      ['A', 'What have you got in that long case, Thảo? A fishing rod?'],
      ['B', 'It’s my đàn bầu. I’m playing it in the talent show tonight.'],
      ['A', 'But it has only one string! How can you play a whole song on that?'],
      [
        'B',
        'With my right hand, I touch the string lightly at certain points. With my left, I bend this stick, so the note goes up or down.',
      ],
      ['A', 'Like a singer who slides from one note to the next?'],
      ['B', 'Exactly. People say that it’s closer to a human voice than any other instrument.'],
      ['A', 'Will you play something traditional?'],
      [
        'B',
        'I’ll begin with a lullaby, and then, when everyone expects another one, I’ll switch to the theme from a computer game.',
      ],
      ['A', 'You’re joking! What does your teacher think of that?'],
      ['B', 'It was her idea. She says that old instruments only stay alive if they meet new tunes.'],
    ],
    choices: [
      {
        ask: 'What does Thảo do with her left hand?',
        right: 'She bends a stick.',
        wrong: ['She touches the string.', 'She holds the case.', 'She turns the pages.'],
        why: 'Thảo nói “With my left, I bend this stick”; chạm dây (the string) là tay phải.',
      },
      {
        ask: 'Why is the đàn bầu compared to a voice?',
        right: 'It can slide between notes.',
        wrong: [
          'It is played together with a singer.',
          'It can be heard from far away.',
          'It is shaped like a person.',
        ],
        why: 'Emma ví với ca sĩ “slides from one note to the next”, Thảo đáp “Exactly”; bài không nói đàn đi cùng ca sĩ (together with a singer).',
      },
      {
        ask: 'What does Thảo’s teacher believe?',
        right: 'Old instruments need modern music too.',
        wrong: [
          'Lullabies are too slow for a show.',
          'Computer games are a waste of time.',
          'The đàn bầu is best for old songs.',
        ],
        why: 'Cô nói nhạc cụ cổ sống được “if they meet new tunes”: cần cả nhạc mới, trái với ý chỉ hợp bài xưa (old songs).',
      },
    ],
    statements: [
      {
        says: 'Emma knew the instrument before.',
        truth: false,
        why: 'Emma đoán là cần câu (a fishing rod) và ngạc nhiên vì một dây: bạn chưa biết đàn này.',
      },
      {
        says: 'Thảo is going to play two different kinds of music.',
        truth: true,
        why: 'Thảo chơi một bài ru (a lullaby) rồi nhạc “from a computer game”: hai loại khác nhau.',
      },
      {
        says: 'The teacher is against the music from the game.',
        truth: false,
        why: 'Thảo nói “It was her idea”: chính cô đề nghị.',
      },
    ],
    gaps: [
      {
        text: 'Thảo will start with a ___.',
        right: 'lullaby',
        wrong: ['dance', 'poem', 'march'],
        why: 'Thảo nói “I’ll begin with a lullaby”: bài hát ru; dance hay march không được nhắc tới.',
      },
      {
        text: 'The talent show takes place ___.',
        right: 'tonight',
        wrong: ['tomorrow', 'next week', 'on Sunday'],
        why: 'Thảo nói “I’m playing it in the talent show tonight”: tối nay, không phải tomorrow.',
      },
    ],
    replies: [
      {
        ask: 'What kind of music are you into?',
        right: 'Mostly folk, and a bit of jazz.',
        wrong: ['I’m in the music room.', 'It was very kind of you.', 'Into the concert hall.'],
        why: '“be into” nghĩa là thích, nên nêu thể loại “Mostly folk …”; “in the music room” chỉ nói mình đang ở đâu.',
      },
    ],
  },
  {
    id: 'c10-d-patient-teachers',
    topic: 'people',
    ease: 1,
    title: 'Never too old for a phone',
    about: 'Minh kể về công việc tình nguyện ở nhà văn hóa phường.',
    speakers: { A: { name: 'Sara', voice: 'girl' }, B: { name: 'Minh', voice: 'boy' } },
    lines: [
      ['A', 'I heard that you volunteer at the community centre, Minh. What do you do there?'],
      ['B', 'On Saturday mornings, we teach elderly people how to use their phones.'],
      ['A', 'Isn’t it hard to be patient when they forget everything?'],
      [
        'B',
        'They don’t forget everything. They forget what they’re afraid of. So first of all, I let them press the wrong buttons until they see that nothing explodes.',
      ],
      ['A', 'Clever. What do they want to learn?'],
      [
        'B',
        'Mr Tư wanted to see his granddaughter in Canada. When her face appeared on the screen, he took off his hat.',
      ],
      ['A', 'How polite! Do you get anything in return?'],
      ['B', 'More than I give. Mrs Sen has taught me to play Chinese chess, and I’ve never lost so often in my life.'],
      ['A', 'Do you need more helpers? I’m free on Saturdays, but my Vietnamese isn’t perfect.'],
      ['B', 'Then you’ll have to speak slowly and simply. That’s just what they need.'],
    ],
    choices: [
      {
        ask: 'Why does Minh let people press wrong buttons?',
        right: 'to take away their fear',
        wrong: ['to test their memory', 'to save time', 'to make them laugh'],
        why: 'Minh nói họ quên “what they’re afraid of” nên để họ bấm nhầm cho thấy không sao: làm họ bớt sợ, không phải thử trí nhớ (memory).',
      },
      {
        ask: 'Why did Mr Tư take off his hat?',
        right: 'He greeted his granddaughter politely.',
        wrong: ['It was hot in the centre.', 'The hat covered the screen.', 'He wanted her to see his new haircut.'],
        why: 'Khi mặt cháu hiện trên màn hình ông bỏ mũ, và Sara khen “How polite!”: ông chào cháu lịch sự; không ai nói trời nóng (hot).',
      },
      {
        ask: 'Why does Minh think that Sara would be a good helper?',
        right: 'Her Vietnamese would be slow and easy.',
        wrong: [
          'She is good at Chinese chess.',
          'She has a close relative in Canada, like Mr Tư.',
          'She knows many elderly people.',
        ],
        why: 'Sara lo tiếng Việt chưa giỏi, Minh đáp “you’ll have to speak slowly and simply. That’s just what they need”; cờ (chess) là của bà Sen.',
      },
    ],
    statements: [
      {
        says: 'The lessons take place at weekends.',
        truth: true,
        why: 'Minh dạy “On Saturday mornings”: sáng thứ Bảy, tức cuối tuần.',
      },
      {
        says: 'Minh usually wins when he plays with Mrs Sen.',
        truth: false,
        why: 'Minh nói “I’ve never lost so often in my life”: toàn thua.',
      },
      {
        says: 'Minh feels that he gets a lot from his work.',
        truth: true,
        why: 'Hỏi có nhận lại gì không, Minh đáp “More than I give”: nhận nhiều hơn cho.',
      },
    ],
    gaps: [
      {
        text: 'Mr Tư’s granddaughter lives in ___.',
        right: 'Canada',
        wrong: ['China', 'Australia', 'Japan'],
        why: 'Minh nói “his granddaughter in Canada”; China chỉ gần với tên môn cờ (Chinese chess).',
      },
      {
        text: 'Sara is worried that her ___ isn’t perfect.',
        right: 'Vietnamese',
        wrong: ['phone', 'memory', 'Chinese'],
        why: 'Sara nói “my Vietnamese isn’t perfect”: tiếng Việt; Chinese chỉ có trong tên môn cờ.',
      },
    ],
    replies: [
      {
        ask: 'Thanks for helping me with these heavy bags.',
        right: 'Don’t mention it.',
        wrong: ['Yes, please help.', 'Never again, thank you.', 'I don’t mind if you do.'],
        why: 'Đáp lời cảm ơn bằng “Don’t mention it” (không có gì); “I don’t mind if you do” dùng khi người ta xin phép.',
      },
    ],
  },
  {
    id: 'c10-d-flooded-match',
    topic: 'weather',
    ease: 1,
    title: 'Seventy percent',
    about: 'Hai bạn tranh luận về dự báo thời tiết trước trận đấu.',
    speakers: { A: { name: 'Ben', voice: 'boy' }, B: { name: 'Vy', voice: 'girl' } },
    lines: [
      ['A', 'The weather app was wrong again! It said seventy percent rain for yesterday, and there wasn’t a drop.'],
      [
        'B',
        'It wasn’t wrong, Ben. Seventy percent means that on ten days like that, it rains on about seven. Yesterday was one of the other three.',
      ],
      ['A', 'So what use is it? I just want to know whether our match will take place on Sunday.'],
      ['B', 'What does it say for Sunday?'],
      ['A', 'Thirty percent. I suppose that means it’ll be dry.'],
      ['B', 'Probably, but not certainly. If you organised a wedding in a garden, would you put up a roof?'],
      ['A', 'With thirty percent? Yes, I think I would.'],
      ['B', 'And for a football match?'],
      ['A', 'No, we’d just get wet. Ah, I see. The number is the same, but the decision depends on what I might lose.'],
      ['B', 'You’ve got it. Anyway, pack a second pair of socks.'],
    ],
    choices: [
      {
        ask: 'What does “seventy percent rain” mean, according to Vy?',
        right: 'It rains on seven out of ten such days.',
        wrong: [
          'It rains for most of the day.',
          'It rains in seventy percent of the town.',
          'It rains more heavily than usual.',
        ],
        why: 'Vy giải thích “on ten days like that, it rains on about seven”: bảy trong mười ngày như vậy, không phải mưa gần cả ngày (most of the day).',
      },
      {
        ask: 'Why does Vy mention a wedding?',
        right: 'to show that rain matters more at some events',
        wrong: [
          'to say that weddings should be indoors',
          'to invite Ben to one on Sunday',
          'to explain how forecasts are made',
        ],
        why: 'Cùng 30 phần trăm nhưng đám cưới cần mái che, bóng đá thì không: hậu quả khác nhau; Vy không mời (invite) Ben đi đâu.',
      },
      {
        ask: 'What does Ben finally understand?',
        right: 'The same forecast can lead to different decisions.',
        wrong: [
          'The app is usually wrong.',
          'It is impossible to plan a match for Sunday.',
          'Thirty percent means no rain.',
        ],
        why: 'Ben nói “The number is the same, but the decision depends on what I might lose”; Vy đã nói “not certainly” nên thirty percent không phải là chắc chắn khô.',
      },
    ],
    statements: [
      { says: 'It rained yesterday.', truth: false, why: 'Ben nói hôm qua “there wasn’t a drop”: không một giọt mưa.' },
      {
        says: 'Ben will play football in the rain if necessary.',
        truth: true,
        why: 'Hỏi về trận đấu, Ben đáp “we’d just get wet”: mưa vẫn đá, chỉ ướt thôi.',
      },
      {
        says: 'Vy is certain that Sunday will be dry.',
        truth: false,
        why: 'Vy nói “Probably, but not certainly”: có thể khô nhưng không chắc.',
      },
    ],
    gaps: [
      {
        text: 'Vy tells Ben to take more ___ to the match.',
        right: 'socks',
        wrong: ['shoes', 'shirts', 'towels'],
        why: 'Vy dặn “pack a second pair of socks”: thêm một đôi tất; towels không được nhắc tới.',
      },
      {
        text: 'Ben would put up a roof for a ___.',
        right: 'wedding',
        wrong: ['match', 'concert', 'market'],
        why: 'Ben đồng ý dựng mái cho “a wedding in a garden”; với trận bóng (match) thì không.',
      },
    ],
    replies: [
      {
        ask: 'What’s the weather going to be like tomorrow?',
        right: 'They say it’ll clear up by noon.',
        wrong: ['I like sunny weather best.', 'It was foggy all day.', 'Yes, I’d like that.'],
        why: 'Câu hỏi về thời tiết ngày mai nên đáp dự báo “it’ll clear up”; “I like sunny weather” chỉ nói sở thích.',
      },
    ],
  },
  {
    id: 'c10-d-weak-glue',
    topic: 'science',
    ease: 2,
    title: 'The glue that didn’t stick',
    about: 'Cô Hiền kể cho Quân nghe chuyện một phát minh từ thất bại.',
    speakers: { A: { name: 'Quân', voice: 'boy' }, B: { name: 'Ms Hiền', voice: 'woman' } },
    lines: [
      ['A', 'Ms Hiền, our bridge of paper has collapsed again. I think we should give up.'],
      ['B', 'Before you do, look at this little yellow note on my desk. Do you know how its glue was discovered?'],
      ['A', 'By someone who wanted to make notes, I suppose.'],
      [
        'B',
        'No, by an American chemist who wanted to make an extremely strong glue. His was so weak that you could pull it off again.',
      ],
      ['A', 'So it was a failure.'],
      [
        'B',
        'For several years, nobody knew what to do with it. Then a colleague who sang in a choir got annoyed, because the bits of paper that he put in his song book always fell out.',
      ],
      ['A', 'And the weak glue kept them in place without damaging the pages!'],
      ['B', 'Precisely. So instead of asking why your bridge is weak, ask what it’s good at.'],
      ['A', 'It folds flat in a second. Hmm. Could it be a tent?'],
      ['B', 'Now you sound like an inventor.'],
    ],
    choices: [
      {
        ask: 'What did the chemist want to make?',
        right: 'a very strong glue',
        wrong: ['a yellow note', 'a better song book', 'a glue for bridges'],
        why: 'Cô Hiền nói ông muốn làm “an extremely strong glue”; giấy nhớ màu vàng (yellow note) là kết quả về sau.',
      },
      {
        ask: 'Why was the weak glue perfect for the colleague?',
        right: 'It held paper but didn’t hurt the book.',
        wrong: [
          'It was cheaper than other glue.',
          'It made the pages of his song book stronger.',
          'It dried while he was singing.',
        ],
        why: 'Quân hiểu ra keo giữ giấy “without damaging the pages”; bài không nói keo làm trang sách chắc hơn (stronger).',
      },
      {
        ask: 'What is Ms Hiền’s advice?',
        right: 'Find a use for what you have.',
        wrong: [
          'Use a stronger glue for the bridge.',
          'Give up and start another project.',
          'Copy an idea that already works.',
        ],
        why: 'Cô bảo “ask what it’s good at”: tìm xem nó dùng được vào việc gì; bỏ cuộc (give up) là ý của Quân lúc đầu.',
      },
    ],
    statements: [
      {
        says: 'The bridge has collapsed more than once.',
        truth: true,
        why: 'Quân nói “has collapsed again”: lại sập, tức đã sập trước đó.',
      },
      {
        says: 'The weak glue was used for notes at once.',
        truth: false,
        why: 'Cô kể “For several years, nobody knew what to do with it”: nhiều năm sau mới dùng.',
      },
      {
        says: 'Quân notices that the bridge is easy to fold.',
        truth: true,
        why: 'Quân nhận ra “It folds flat in a second”: gấp lại rất nhanh.',
      },
    ],
    gaps: [
      {
        text: 'The chemist’s colleague sang in a ___.',
        right: 'choir',
        wrong: ['band', 'theatre', 'club'],
        why: 'Cô kể “a colleague who sang in a choir”: dàn hợp xướng, không phải ban nhạc (band).',
      },
      {
        text: 'In the end, Quân thinks of making a ___.',
        right: 'tent',
        wrong: ['kite', 'note', 'boat'],
        why: 'Quân hỏi “Could it be a tent?”: cái lều; note là thứ trên bàn cô.',
      },
    ],
    replies: [
      {
        ask: 'I’ve tried five times, and my experiment still doesn’t work.',
        right: 'Maybe you should change one step at a time.',
        wrong: ['Congratulations, well done!', 'It works in a laboratory.', 'Yes, five is enough for everyone.'],
        why: 'Bạn thử mãi không được thì khuyên “change one step at a time”; “Congratulations” là chúc mừng thành công nên không hợp.',
      },
    ],
  },
  {
    id: 'c10-d-who-may-sew',
    topic: 'work',
    ease: 2,
    title: 'Drills and needles',
    about: 'Hai bạn chọn môn tự chọn khác với mong đợi của mọi người.',
    speakers: { A: { name: 'Mai', voice: 'girl' }, B: { name: 'Tom', voice: 'boy' } },
    lines: [
      ['A', 'Have you chosen your workshop yet, Tom? I’ve signed up for electrical repairs.'],
      ['B', 'Great. I’d like to do sewing, but I’d be the only boy.'],
      ['A', 'So what? I’m the only girl with the drills. On the first day, somebody offered to carry my toolbox.'],
      ['B', 'Was that kind or rude?'],
      ['A', 'He meant it kindly, so I thanked him and carried his as well. Nobody has offered since.'],
      ['B', 'My brother says that sewing isn’t for boys.'],
      [
        'A',
        'Really? Who makes his suits? Who stitches people up in hospital? Half of the surgeons and tailors in this town are men.',
      ],
      ['B', 'I never thought of surgeons! They must have the steadiest hands of all.'],
      ['A', 'Why do you want to sew, anyway?'],
      [
        'B',
        'I design costumes for our drama club, but at the moment, someone else has to make them, and the sleeves are always wrong.',
      ],
      ['A', 'Then sign up before the list is full. And could you shorten my overalls?'],
    ],
    choices: [
      {
        ask: 'What did Mai do when somebody offered to carry her toolbox?',
        right: 'She carried his toolbox too.',
        wrong: ['She let him carry it.', 'She complained to the teacher.', 'She told him that he was rude.'],
        why: 'Mai kể “I thanked him and carried his as well”: cảm ơn rồi xách luôn hộp của bạn ấy; Mai không trách bạn (rude).',
      },
      {
        ask: 'Why does Mai mention surgeons?',
        right: 'to show that men use needles in important jobs',
        wrong: [
          'to suggest a career in medicine to Tom',
          'to say that sewing is dangerous',
          'to explain why the hospital needs tailors',
        ],
        why: 'Anh của Tom bảo khâu vá không dành cho con trai, nên Mai nhắc bác sĩ mổ và thợ may nam; Mai không nói may vá nguy hiểm (dangerous).',
      },
      {
        ask: 'Why does Tom want to learn sewing?',
        right: 'to make his own designs',
        wrong: ['to repair his brother’s suits', 'to become a surgeon', 'to meet new people'],
        why: 'Tom “design costumes” nhưng người khác phải may và tay áo luôn sai: muốn tự may đồ mình thiết kế; suits là của anh trai.',
      },
    ],
    statements: [
      {
        says: 'There are other girls in the electrical workshop.',
        truth: false,
        why: 'Mai nói “I’m the only girl with the drills”: chỉ có mình Mai là con gái.',
      },
      {
        says: 'Mai needs her overalls to be shorter.',
        truth: true,
        why: 'Mai nhờ “could you shorten my overalls?”: cần cắt ngắn.',
      },
      {
        says: 'Tom is happy with the costumes so far.',
        truth: false,
        why: 'Tom than “the sleeves are always wrong”: chưa vừa ý.',
      },
    ],
    gaps: [
      {
        text: 'Tom designs costumes for a ___ club.',
        right: 'drama',
        wrong: ['dance', 'sewing', 'music'],
        why: 'Tom nói “costumes for our drama club”: câu lạc bộ kịch; sewing là lớp Tom muốn học.',
      },
      {
        text: 'Surgeons need very ___ hands.',
        right: 'steady',
        wrong: ['large', 'gentle', 'warm'],
        why: 'Tom nói “They must have the steadiest hands of all”: tay rất vững; gentle không được nhắc tới.',
      },
    ],
    replies: [
      {
        ask: 'I’m thinking of applying for the summer job at the garage.',
        right: 'Go for it! You’re good with engines.',
        wrong: ['Yes, I parked it there.', 'The summer was too hot.', 'I don’t think it will rain.'],
        why: 'Nghe bạn định xin việc thì cổ vũ “Go for it!”; “I parked it there” chỉ dính tới chữ garage.',
      },
    ],
  },
  {
    id: 'c10-d-upside-down-class',
    topic: 'school',
    ease: 2,
    title: 'Homework first, lesson second',
    about: 'Phong và mẹ nói về cách học mới của thầy Vật lí.',
    speakers: { A: { name: 'Mum', voice: 'woman' }, B: { name: 'Phong', voice: 'boy' } },
    lines: [
      ['A', 'Phong, you’ve been watching videos for half an hour. Shouldn’t you be doing your homework?'],
      [
        'B',
        'This is my homework, Mum. Mr Hải explains tomorrow’s lesson in the video, and we do the exercises at school.',
      ],
      ['A', 'So everything is upside down? Who helps you if you don’t understand the video?'],
      ['B', 'I can stop it and go back. In class, I never dared to say, “Could you repeat that four times?”'],
      ['A', 'And what does Mr Hải do all lesson?'],
      [
        'B',
        'He walks from desk to desk. Yesterday, he spent ten minutes just with my group. In the past, he mostly talked to the board.',
      ],
      ['A', 'It sounds good, unless somebody doesn’t watch the video.'],
      [
        'B',
        'Everyone has to bring one question about it. Without a question, you watch it in the corner with headphones while the others work.',
      ],
      ['A', 'What’s your question for tomorrow?'],
      ['B', 'Why does Mr Hải’s cat walk through the picture in every video?'],
    ],
    choices: [
      {
        ask: 'Where do the pupils do their exercises?',
        right: 'at school',
        wrong: ['at home', 'on the bus', 'in a library'],
        why: 'Phong nói “we do the exercises at school”; ở nhà (at home) thì xem video.',
      },
      {
        ask: 'What does Phong like about the videos?',
        right: 'He can hear things as often as he needs.',
        wrong: [
          'They are shorter than lessons.',
          'He can watch them with his group.',
          'They are much funnier than normal lessons.',
        ],
        why: 'Phong nói “I can stop it and go back”, còn ở lớp không dám xin nhắc lại: muốn nghe mấy lần cũng được; xem cùng nhóm (group) thì không.',
      },
      {
        ask: 'What happens to a pupil without a question?',
        right: 'The pupil has to watch the video in class.',
        wrong: [
          'The pupil has to leave the room.',
          'The pupil gets more homework.',
          'The pupil has to answer at the board.',
        ],
        why: 'Phong kể ai không có câu hỏi phải “watch it in the corner with headphones”: xem ngay tại lớp, không phải ra ngoài (leave).',
      },
    ],
    statements: [
      {
        says: 'At first, Mum thinks that Phong isn’t working.',
        truth: true,
        why: 'Mẹ hỏi “Shouldn’t you be doing your homework?”: tưởng con chưa làm bài.',
      },
      {
        says: 'Mr Hải now has less time for each group.',
        truth: false,
        why: 'Phong kể thầy “spent ten minutes just with my group”, trước kia chủ yếu nói với bảng: giờ thầy có nhiều thời gian hơn.',
      },
      {
        says: 'Phong’s question for tomorrow is about physics.',
        truth: false,
        why: 'Câu hỏi của Phong là về con mèo (Mr Hải’s cat), không phải về vật lí.',
      },
    ],
    gaps: [
      {
        text: 'Mr Hải’s ___ appears in every video.',
        right: 'cat',
        wrong: ['dog', 'board', 'desk'],
        why: 'Phong hỏi vì sao “Mr Hải’s cat walk through the picture in every video”: con mèo; dog không được nhắc tới.',
      },
      {
        text: 'Everyone has to bring a ___ about the video.',
        right: 'question',
        wrong: ['picture', 'report', 'poem'],
        why: 'Phong nói “Everyone has to bring one question about it”: một câu hỏi, không phải bài báo cáo (report).',
      },
    ],
    replies: [
      {
        ask: 'Do you mind if I join your study group?',
        right: 'Of course not. Take a seat.',
        wrong: ['Yes, I study a lot.', 'No, you aren’t joining.', 'I’ve joined it twice.'],
        why: '“Do you mind if …?” hỏi có phiền không, nên đồng ý bằng “Of course not”; “No, you aren’t joining” nghe như cấm, trái với ý không phiền.',
      },
    ],
  },
  {
    id: 'c10-d-night-walk',
    topic: 'travel',
    ease: 2,
    title: 'Red torches only',
    about: 'Chị Thủy hướng dẫn Anna trong chuyến đi rừng ban đêm.',
    speakers: { A: { name: 'Anna', voice: 'girl' }, B: { name: 'Thủy', voice: 'woman' } },
    lines: [
      ['A', 'Why did you cover my torch with red paper, Thủy?'],
      [
        'B',
        'Most animals of the night hardly notice red light, so we won’t disturb them. And please, no flash on this walk.',
      ],
      ['A', 'On my last tour, the guide threw fruit to the monkeys so that everybody got a good photo.'],
      [
        'B',
        'That’s good for the photo and bad for the monkeys. They stop looking for food themselves and begin to steal from houses.',
      ],
      ['A', 'I felt uncomfortable, but the whole group was doing it. Is that why you only take six people?'],
      ['B', 'Yes, and we don’t use the same path two nights in a row, to give the ground a rest.'],
      ['A', 'You can’t earn much with such small groups.'],
      [
        'B',
        'Less than others, but a part of every ticket pays for the forest keepers. Some of them used to be hunters. They know every sound.',
      ],
      ['A', 'What was that? That deep “woo” over there?'],
      ['B', 'That was a fish owl. If we had talked a little louder, you would have missed it.'],
    ],
    choices: [
      {
        ask: 'Why do they use red light?',
        right: 'Animals are less disturbed by it.',
        wrong: ['It makes photos better.', 'It reaches further than white light.', 'It keeps insects away.'],
        why: 'Thủy nói thú đêm “hardly notice red light, so we won’t disturb them”; ảnh (photos) không phải lí do.',
      },
      {
        ask: 'What was wrong with Anna’s last tour?',
        right: 'Wild animals were fed.',
        wrong: ['The group got lost.', 'The monkeys stole from the tourists.', 'The guide talked too loudly.'],
        why: 'Lần trước người hướng dẫn “threw fruit to the monkeys”: cho thú hoang ăn; Thủy nói khỉ sẽ lấy trộm ở nhà dân (houses), không phải của du khách.',
      },
      {
        ask: 'What does Thủy say about the forest keepers?',
        right: 'Their old job helps them in the new one.',
        wrong: [
          'They earn more than the guides.',
          'They hunt owls at night.',
          'They built all the paths in the forest.',
        ],
        why: 'Họ “used to be hunters” nên “know every sound”: kinh nghiệm cũ giúp việc mới; giờ họ không săn (hunt) nữa.',
      },
    ],
    statements: [
      {
        says: 'Thủy’s groups walk along the same path every night.',
        truth: false,
        why: 'Thủy nói “we don’t use the same path two nights in a row”: không đi một lối hai đêm liền.',
      },
      {
        says: 'Anna didn’t feel good about the fruit on her last tour.',
        truth: true,
        why: 'Anna nói “I felt uncomfortable”: thấy không thoải mái.',
      },
      {
        says: 'They were talking too loudly to hear the owl.',
        truth: false,
        why: '“If we had talked a little louder, you would have missed it”: thực ra họ nói nhỏ nên vẫn nghe được cú.',
      },
    ],
    gaps: [
      {
        text: 'There are at most ___ people in one of Thủy’s groups.',
        right: 'six',
        wrong: ['two', 'ten', 'twelve'],
        why: 'Anna hỏi “Is that why you only take six people?”, Thủy đáp “Yes”; two là số đêm nói về lối đi.',
      },
      {
        text: 'Part of the ticket money goes to the forest ___.',
        right: 'keepers',
        wrong: ['hunters', 'monkeys', 'guests'],
        why: 'Thủy nói “a part of every ticket pays for the forest keepers”; hunters là nghề trước kia của vài người.',
      },
    ],
    replies: [
      {
        ask: 'Are we allowed to camp by the lake?',
        right: 'Only if you don’t light a fire.',
        wrong: ['Yes, it’s very loud.', 'No, we went camping there.', 'The lake is always deep.'],
        why: '“allowed to” hỏi có được phép không, nên nêu điều kiện “Only if …”; “it’s very loud” nhầm allowed với loud.',
      },
    ],
  },
  {
    id: 'c10-d-lunch-customs',
    topic: 'countries',
    ease: 2,
    title: 'An empty plate',
    about: 'Lan kể cho bố nghe về bữa cơm ở nhà bạn nước ngoài.',
    speakers: { A: { name: 'Lan', voice: 'girl' }, B: { name: 'Dad', voice: 'man' } },
    lines: [
      [
        'A',
        'I can’t eat anything tonight, Dad. I had lunch with my exchange family, and they filled my plate four times.',
      ],
      ['B', 'Why didn’t you tell them that you’d had enough?'],
      [
        'A',
        'I showed them! I ate everything, as I do at home. You always say an empty bowl is a compliment to the cook.',
      ],
      ['B', 'It is, in our house. But perhaps for them, an empty plate means that the guest is still hungry.'],
      [
        'A',
        'That’s what I found out in the end. Their son Adam always left one spoonful, and nobody gave him any more.',
      ],
      ['B', 'So he was full, and you were the hungriest guest they’d ever seen.'],
      ['A', 'His grandmother was delighted. She’s invited me again for Sunday.'],
      ['B', 'Then remember to leave something on your plate.'],
      [
        'A',
        'I will. And when Adam comes here, we should warn him about your questions: how old he is, how many brothers he has …',
      ],
      ['B', 'But those are polite questions!'],
      ['A', 'You see? That’s exactly my point.'],
    ],
    choices: [
      {
        ask: 'Why did Lan get so much food?',
        right: 'She always emptied her plate.',
        wrong: ['She asked for more.', 'She arrived very hungry.', 'She praised the cook in words.'],
        why: 'Lan ăn hết (“I ate everything”), mà ở nhà ấy đĩa trống nghĩa là còn đói; Lan không hề xin thêm (asked for more).',
      },
      {
        ask: 'How did Adam show that he was full?',
        right: 'He left some food.',
        wrong: ['He put down his spoon loudly.', 'He thanked his grandmother.', 'He covered his plate.'],
        why: 'Lan kể Adam “always left one spoonful”: để lại một thìa thức ăn; bài không nói bạn cảm ơn bà (thanked).',
      },
      {
        ask: 'What is Lan’s point at the end?',
        right: 'Politeness is different from place to place.',
        wrong: ['Dad should not speak to guests.', 'Adam’s family is impolite.', 'Guests shouldn’t ask questions.'],
        why: 'Bố bảo đó là câu hỏi lịch sự, Lan nói “That’s exactly my point”: lịch sự mỗi nơi một khác; Lan không cấm bố nói chuyện (not speak).',
      },
    ],
    statements: [
      {
        says: 'Lan is going to have another meal with the family.',
        truth: true,
        why: 'Bà “invited me again for Sunday” và Lan hứa nhớ để lại thức ăn: sẽ đến ăn nữa.',
      },
      {
        says: 'Adam’s grandmother was angry with Lan.',
        truth: false,
        why: 'Lan kể bà “was delighted”: rất vui, còn mời lại.',
      },
      {
        says: 'In Lan’s home, an empty bowl pleases the cook.',
        truth: true,
        why: 'Lan nhắc lời bố “an empty bowl is a compliment to the cook”: bát trống là lời khen.',
      },
    ],
    gaps: [
      {
        text: 'Lan’s plate was filled ___ times.',
        right: 'four',
        wrong: ['two', 'three', 'five'],
        why: 'Lan kể “they filled my plate four times”: bốn lần, không phải ba (three).',
      },
      {
        text: 'Adam’s ___ was very pleased with Lan.',
        right: 'grandmother',
        wrong: ['mother', 'sister', 'aunt'],
        why: 'Lan kể “His grandmother was delighted”: bà của Adam; mẹ (mother) của bạn không được nhắc tới.',
      },
    ],
    replies: [
      {
        ask: 'Would you like another helping of soup?',
        right: 'No, thank you, I’m full.',
        wrong: ['Yes, I can help you.', 'No, I’ve never helped.', 'Yes, soup is a liquid.'],
        why: '“another helping” là thêm một phần ăn, nên đáp “No, thank you, I’m full”; “I can help you” nhầm với nghĩa giúp đỡ.',
      },
    ],
  },
  {
    id: 'c10-d-the-prize-message',
    topic: 'technology',
    ease: 3,
    title: 'Ten minutes left',
    about: 'Linh định trả lời một tin nhắn báo trúng thưởng.',
    speakers: { A: { name: 'Linh', voice: 'girl' }, B: { name: 'Jake', voice: 'boy' } },
    lines: [
      ['A', 'I’ve won a tablet, Jake! I only have to enter my password and my home address within ten minutes.'],
      ['B', 'Wait. Which competition was it?'],
      ['A', 'It doesn’t say. Maybe the one at the supermarket.'],
      ['B', 'Did you take part in that one?'],
      [
        'A',
        'Now that you ask, no. Mum did. But look, it’s got the supermarket’s logo, and the message addresses me as “Dear Winner”.',
      ],
      [
        'B',
        'Anyone can copy a logo. If you’d really won, they’d know your name. And why would they need your password in order to give you something?',
      ],
      ['A', 'To be sure that it’s me?'],
      [
        'B',
        'A password is like a toothbrush: nobody honest asks to borrow it. What worries me most is the ten minutes.',
      ],
      ['A', 'Why? That’s just a deadline.'],
      ['B', 'It’s there so that you don’t stop to think or ask a friend.'],
      ['A', 'Well, it was a bad plan, then. I have a friend who never stops asking.'],
    ],
    choices: [
      {
        ask: 'What makes Jake most suspicious?',
        right: 'the short time',
        wrong: ['the logo', 'the size of the prize', 'the home address'],
        why: 'Jake nói “What worries me most is the ten minutes”: thời hạn ngắn; lô-gô (the logo) thì ai cũng chép được nhưng không phải điều lo nhất.',
      },
      {
        ask: 'Why does Jake compare a password to a toothbrush?',
        right: 'Neither should be shared.',
        wrong: ['Both are easy to lose.', 'Both should be cheap.', 'Neither is used every day.'],
        why: 'Jake nói “nobody honest asks to borrow it”: cả hai đều không cho mượn; câu này không nói chuyện dễ mất (lose).',
      },
      {
        ask: 'What does Linh mean at the end?',
        right: 'Jake’s questions have protected her.',
        wrong: [
          'Jake asks too many silly questions.',
          'Jake has sent her the message.',
          'Jake should have warned her mum as well.',
        ],
        why: 'Linh nói kế kia dở vì mình có “a friend who never stops asking”: nhờ Jake hỏi mà bạn không bị lừa; Linh nói vui chứ không chê (silly).',
      },
    ],
    statements: [
      {
        says: 'Linh took part in the supermarket’s competition.',
        truth: false,
        why: 'Jake hỏi, Linh đáp “no. Mum did”: mẹ tham gia chứ không phải Linh.',
      },
      {
        says: 'The message doesn’t use Linh’s name.',
        truth: true,
        why: 'Tin nhắn gọi Linh là “Dear Winner”, Jake nói nếu thật thì họ phải biết tên.',
      },
      {
        says: 'Jake believes that the deadline has a purpose.',
        truth: true,
        why: 'Jake nói hạn ấy có “so that you don’t stop to think”: đặt ra có chủ ý.',
      },
    ],
    gaps: [
      {
        text: 'Jake says that anyone can ___ a logo.',
        right: 'copy',
        wrong: ['win', 'borrow', 'address'],
        why: 'Jake nói “Anyone can copy a logo”: chép lô-gô; borrow là lời Jake nói về bàn chải.',
      },
      {
        text: 'The message asks for an address and a ___.',
        right: 'password',
        wrong: ['photo', 'signature', 'receipt'],
        why: 'Linh đọc “enter my password and my home address”: mật khẩu; signature không được nhắc tới.',
      },
    ],
    replies: [
      {
        ask: 'Somebody has sent me a strange link. Should I open it?',
        right: 'I wouldn’t if I were you.',
        wrong: ['No, it was closed.', 'Yes, I should have.', 'I opened at eight.'],
        why: 'Bạn hỏi có nên mở không thì khuyên “I wouldn’t if I were you”; “I should have” nói về việc đã qua của mình.',
      },
    ],
  },
  {
    id: 'c10-d-photo-contest',
    topic: 'arts',
    ease: 3,
    title: 'The best photo of the year',
    about: 'Hai bạn chọn ảnh để dự thi.',
    speakers: { A: { name: 'Nam', voice: 'boy' }, B: { name: 'Lucy', voice: 'girl' } },
    lines: [
      ['A', 'Which of these should I enter for the photo contest, Lucy: the sunrise or the market?'],
      [
        'B',
        'The sunrise is gorgeous. But I’ve seen a hundred like it, whereas this fishmonger who’s laughing with her eyes shut is unique.',
      ],
      ['A', 'It’s slightly out of focus, though. I was so surprised that my hands moved.'],
      ['B', 'That’s why I like it. I can almost hear her.'],
      ['A', 'The judges might just see a technical mistake.'],
      ['B', 'What’s the theme this year?'],
      ['A', '“A moment that won’t come back”.'],
      ['B', 'Well, the sun comes back every morning.'],
      ['A', 'You have a point. But I’d need her permission, and I don’t even know her name.'],
      [
        'B',
        'Then print the picture and take it to the market. If she agrees, enter it. If she doesn’t, she’ll still have a lovely present.',
      ],
      ['A', 'And I’d be left with the sunrise.'],
      ['B', 'And with some fresh fish, I bet.'],
    ],
    choices: [
      {
        ask: 'Why does Lucy prefer the market photo?',
        right: 'There is no other picture like it.',
        wrong: [
          'It is perfect from a technical point of view.',
          'It shows a friend of hers.',
          'It has brighter colours.',
        ],
        why: 'Lucy nói ảnh bình minh thì đã thấy cả trăm, còn ảnh này “is unique”; ảnh hơi nhòe nên không hoàn hảo về kĩ thuật (perfect).',
      },
      {
        ask: 'What does Lucy mean by “the sun comes back every morning”?',
        right: 'The sunrise doesn’t fit the theme.',
        wrong: [
          'Nam can take a better one tomorrow.',
          'The market opens at sunrise.',
          'The judges like sunny pictures.',
        ],
        why: 'Chủ đề là “A moment that won’t come back”, mà mặt trời ngày nào cũng mọc lại: ảnh bình minh không hợp; Lucy không khuyên chụp lại (tomorrow).',
      },
      {
        ask: 'What must Nam do before he can enter the market photo?',
        right: 'ask the woman for permission',
        wrong: ['make the picture sharper', 'pay the woman for it', 'find out what the judges like'],
        why: 'Nam nói “I’d need her permission”: phải xin phép; Lucy thích chỗ nhòe nên không cần làm nét hơn (sharper).',
      },
    ],
    statements: [
      {
        says: 'Nam’s hands moved because he was cold.',
        truth: false,
        why: 'Nam nói “I was so surprised that my hands moved”: vì bất ngờ, không phải vì lạnh.',
      },
      {
        says: 'Nam is worried about the judges’ opinion.',
        truth: true,
        why: 'Nam lo giám khảo “might just see a technical mistake”: sợ họ chỉ thấy lỗi.',
      },
      {
        says: 'If the woman says no, Nam will enter the sunrise.',
        truth: true,
        why: 'Nếu cô không đồng ý thì Nam “be left with the sunrise”: chỉ còn ảnh bình minh để gửi.',
      },
    ],
    gaps: [
      {
        text: 'The woman in the photo sells ___.',
        right: 'fish',
        wrong: ['flowers', 'fruit', 'bread'],
        why: 'Lucy gọi cô là “this fishmonger” và nói vui về “fresh fish”: cô bán cá, không phải hoa quả (fruit).',
      },
      {
        text: 'The woman is laughing with her eyes ___.',
        right: 'shut',
        wrong: ['open', 'wide', 'wet'],
        why: 'Lucy tả “laughing with her eyes shut”: mắt nhắm, ngược với open.',
      },
    ],
    replies: [
      {
        ask: 'What do you think of my drawing? Be honest.',
        right: 'I like it, but the hands look too big.',
        wrong: ['I think so too.', 'Yes, I’m always honest.', 'I was thinking of you.'],
        why: 'Bạn xin ý kiến về tranh nên phải nhận xét “I like it, but …”; “I think so too” chỉ dùng để đồng tình với một ý.',
      },
    ],
  },
  {
    id: 'c10-d-saving-for-a-camera',
    topic: 'money',
    ease: 3,
    title: 'Three jars',
    about: 'Bà ngoại bày cho Hùng cách để dành tiền.',
    speakers: { A: { name: 'Hùng', voice: 'boy' }, B: { name: 'Grandma', voice: 'woman' } },
    lines: [
      [
        'A',
        'I’ll never be able to afford a camera, Grandma. At the end of each month, all my pocket money has disappeared.',
      ],
      ['B', 'Money doesn’t disappear. It walks away in small shoes. Do you know where it goes?'],
      ['A', 'Snacks, I suppose. And bubble tea.'],
      [
        'B',
        '“I suppose” is expensive. Write down everything for two weeks. Then take three jars: one to spend, one to save, and one for surprises.',
      ],
      ['A', 'What kind of surprises?'],
      [
        'B',
        'A flat tyre, or a friend’s birthday that you’d forgotten. If you have to take that from your savings, you lose heart and spend the rest.',
      ],
      ['A', 'True. That’s what happened in May. So I put what’s left at the end of the month into the savings jar?'],
      ['B', 'No, no. You fill that jar first, on the very day you get your money. What’s left is for spending.'],
      ['A', 'That’s the opposite of what I’ve been doing.'],
      ['B', 'And how well has that worked?'],
    ],
    choices: [
      {
        ask: 'What does Grandma mean by “in small shoes”?',
        right: 'It is spent bit by bit.',
        wrong: ['Hùng buys too many shoes.', 'Children take it.', 'It goes slowly to the bank.'],
        why: 'Bà nói tiền “walks away in small shoes”: đi từng chút như quà vặt, trà sữa; không phải Hùng mua giày (shoes).',
      },
      {
        ask: 'When should Hùng put money into the savings jar?',
        right: 'as soon as he receives it',
        wrong: ['at the end of the month', 'after two weeks', 'when a surprise comes'],
        why: 'Bà dặn “You fill that jar first, on the very day you get your money”; cuối tháng (the end of the month) là cách cũ của Hùng.',
      },
      {
        ask: 'What probably happened in May?',
        right: 'Hùng used his savings for something unexpected.',
        wrong: [
          'Hùng lost the jar in which he kept his savings.',
          'Hùng forgot his own birthday.',
          'Hùng bought a camera.',
        ],
        why: 'Bà nói phải lấy tiền để dành lo việc bất ngờ thì nản, Hùng đáp “That’s what happened in May”; Hùng chưa hề mua máy ảnh (camera).',
      },
    ],
    statements: [
      {
        says: 'A flat tyre should be paid for from the third jar.',
        truth: true,
        why: 'Hũ thứ ba “for surprises” và bà lấy ví dụ “A flat tyre”: dùng tiền hũ ấy.',
      },
      {
        says: 'Hùng has always written down what he spends.',
        truth: false,
        why: 'Hỏi tiền đi đâu, Hùng chỉ đoán “I suppose”, và bà bảo giờ mới ghi: trước đây bạn không ghi.',
      },
      {
        says: 'With her last question, Grandma shows that Hùng’s method has failed.',
        truth: true,
        why: 'Hùng luôn hết tiền, nên câu “how well has that worked?” nhắc rằng cách cũ không được.',
      },
    ],
    gaps: [
      {
        text: 'Hùng wants to buy a ___.',
        right: 'camera',
        wrong: ['jar', 'tyre', 'bicycle'],
        why: 'Hùng than “I’ll never be able to afford a camera”: muốn mua máy ảnh; tyre chỉ là ví dụ của bà.',
      },
      {
        text: 'Hùng has to write down everything for two ___.',
        right: 'weeks',
        wrong: ['days', 'months', 'years'],
        why: 'Bà dặn “Write down everything for two weeks”: hai tuần, không phải hai tháng (months).',
      },
    ],
    replies: [
      {
        ask: 'Could you lend me some money until tomorrow?',
        right: 'Sorry, I haven’t got any on me.',
        wrong: ['Yes, I borrowed it yesterday.', 'You’re welcome to pay me.', 'No, it wasn’t expensive.'],
        why: 'Lời hỏi mượn tiền được từ chối bằng “Sorry, I haven’t got any on me”; “I borrowed it” là mình đi vay, không phải cho vay.',
      },
    ],
  },
  {
    id: 'c10-d-climbing-wall',
    topic: 'sports',
    ease: 3,
    title: 'Trust the rope',
    about: 'Trang leo núi trong nhà lần đầu, Peter giữ dây.',
    speakers: { A: { name: 'Trang', voice: 'girl' }, B: { name: 'Peter', voice: 'boy' } },
    lines: [
      ['A', 'My arms are like jelly, Peter, and I’m only halfway up. How do you make it look so easy?'],
      ['B', 'You’re pulling yourself up with your arms. Push with your legs instead, as if you were on a ladder.'],
      ['A', 'That’s better. But the next hold is too far to the left.'],
      ['B', 'Don’t stretch. Move your feet first, then it’ll come to you.'],
      ['A', 'You were right. What if I slip?'],
      ['B', 'You’ll drop about half a metre, and then the rope will hold you. Do you want to try it on purpose?'],
      ['A', 'On purpose? Are you out of your mind?'],
      [
        'B',
        'I did it ten times on my first day. As long as I was afraid of falling, I held on so tightly that I got tired in no time.',
      ],
      ['A', 'All right. Three, two, one … Oh! That was almost fun.'],
      ['B', 'You see? Now you’ll climb twice as high.'],
    ],
    choices: [
      {
        ask: 'Why did Trang’s arms get tired?',
        right: 'She didn’t use her legs enough.',
        wrong: ['She climbed too fast.', 'The rope pulled her to the left.', 'She carried a ladder.'],
        why: 'Peter nói “You’re pulling yourself up with your arms. Push with your legs instead”: dùng chân quá ít; cái thang (ladder) chỉ để so sánh.',
      },
      {
        ask: 'Why did Peter let himself fall on his first day?',
        right: 'to lose his fear',
        wrong: ['to test a new rope', 'to get down faster', 'to make people laugh'],
        why: 'Peter nói khi còn “afraid of falling” thì bám chặt và mau mệt, nên tập ngã cho hết sợ, không phải để thử dây (rope).',
      },
      {
        ask: 'Why does Peter think that Trang will climb higher now?',
        right: 'She will hold on less tightly.',
        wrong: ['She has had a rest.', 'The next holds are bigger.', 'She has a longer rope.'],
        why: 'Sợ ngã thì bám “so tightly” và chóng mệt; Trang hết sợ nên sẽ đỡ tốn sức; bạn chưa nghỉ (rest) lúc nào.',
      },
    ],
    statements: [
      {
        says: 'Trang reached the hold by stretching her arm.',
        truth: false,
        why: 'Peter bảo “Don’t stretch. Move your feet first”, Trang làm theo và nói “You were right”.',
      },
      {
        says: 'Trang finally lets go of the wall.',
        truth: true,
        why: 'Trang đếm “Three, two, one … Oh!” rồi nói “almost fun”: bạn đã buông tay.',
      },
      {
        says: 'Someone who slips falls about fifty centimetres.',
        truth: true,
        why: 'Peter nói trượt thì “drop about half a metre”: nửa mét là năm mươi xăng-ti-mét.',
      },
    ],
    gaps: [
      {
        text: 'Trang’s ___ feel like jelly.',
        right: 'arms',
        wrong: ['legs', 'feet', 'fingers'],
        why: 'Trang nói “My arms are like jelly”: tay mỏi nhừ; legs là bộ phận Peter bảo dùng.',
      },
      {
        text: 'Trang should push as if she were on a ___.',
        right: 'ladder',
        wrong: ['bicycle', 'boat', 'swing'],
        why: 'Peter bảo dùng chân “as if you were on a ladder”: như leo thang; swing không được nhắc tới.',
      },
    ],
    replies: [
      {
        ask: 'I’m too nervous to jump into the pool.',
        right: 'Take your time. I’ll go in first.',
        wrong: ['You’re too high to swim.', 'Never mind, it was only a drop.', 'Neither did I.'],
        why: 'Bạn đang lo thì trấn an “Take your time”; “Neither did I” chỉ đáp một câu phủ định ở quá khứ với did.',
      },
    ],
  },
  {
    id: 'c10-d-balcony-garden',
    topic: 'house',
    ease: 3,
    title: 'Too much sun for lettuce',
    about: 'Hoa và chú hàng xóm bàn về khu vườn trên ban công.',
    speakers: { A: { name: 'Hoa', voice: 'girl' }, B: { name: 'Mr Lâm', voice: 'man' } },
    lines: [
      ['A', 'Mr Lâm, why does your balcony look like a jungle while my lettuce dies every summer?'],
      ['B', 'Which way does your balcony face, Hoa?'],
      ['A', 'West, I think. At four in the afternoon, I can’t walk on the tiles without shoes.'],
      [
        'B',
        'Then the soil in your pots gets as hot as soup. Lettuce likes cool mornings. You should grow chillies or aloe.',
      ],
      ['A', 'But I wanted salad! Couldn’t I just water it more?'],
      [
        'B',
        'You could drown it, too. Hang a climbing plant along the outside first. A bitter melon, for example, makes shade within two months.',
      ],
      ['A', 'And then the lettuce can live behind it?'],
      ['B', 'Behind it and lower down, in big pale pots. Dark ones collect the heat.'],
      ['A', 'I see. So my plants have to help one another.'],
      [
        'B',
        'As do neighbours. I’ve got far too many melon seedlings, and my wife says if I bring one more pot inside, she’ll put me on the balcony.',
      ],
    ],
    choices: [
      {
        ask: 'Why does Hoa’s lettuce die?',
        right: 'It gets too hot.',
        wrong: ['It is eaten by insects.', 'It hangs outside in the wind.', 'It is too close to the chillies.'],
        why: 'Ban công hướng tây, chú Lâm nói đất “gets as hot as soup”: quá nóng; ớt (chillies) thì Hoa chưa trồng.',
      },
      {
        ask: 'What is the job of the bitter melon?',
        right: 'to protect other plants from the sun',
        wrong: [
          'to keep insects off the lettuce',
          'to collect water for the pots',
          'to hide the balcony from the neighbours',
        ],
        why: 'Chú nói mướp đắng “makes shade within two months”: che nắng cho cây khác, không phải giữ nước (water).',
      },
      {
        ask: 'What does Mr Lâm offer Hoa at the end?',
        right: 'some young plants',
        wrong: ['some pale pots', 'a place on his balcony', 'his wife’s help'],
        why: 'Chú nói “I’ve got far too many melon seedlings” và hàng xóm giúp nhau: chú muốn cho cây con; chậu nhạt màu (pale pots) chỉ là lời khuyên.',
      },
    ],
    statements: [
      {
        says: 'Mr Lâm advises Hoa to water the lettuce more.',
        truth: false,
        why: 'Hoa hỏi tưới thêm được không, chú đáp “You could drown it, too”: chú không khuyên thế.',
      },
      {
        says: 'Dark pots are worse for Hoa’s balcony than pale ones.',
        truth: true,
        why: 'Chú khuyên dùng chậu nhạt màu vì “Dark ones collect the heat”: chậu sẫm nóng hơn.',
      },
      {
        says: 'Mr Lâm’s wife would like more plants inside the flat.',
        truth: false,
        why: 'Cô dọa nếu mang thêm chậu vào thì “she’ll put me on the balcony”: cô không muốn thêm cây.',
      },
    ],
    gaps: [
      {
        text: 'Hoa’s balcony probably faces ___.',
        right: 'west',
        wrong: ['north', 'east', 'south'],
        why: 'Chú hỏi hướng, Hoa đáp “West, I think”: hướng tây, nắng chiều; hướng đông (east) thì nắng sáng.',
      },
      {
        text: 'The tiles on Hoa’s balcony are very hot in the ___.',
        right: 'afternoon',
        wrong: ['morning', 'evening', 'night'],
        why: 'Hoa kể “At four in the afternoon” phải đi giày mới ra được: nóng vào buổi chiều; morning là lúc xà lách thích vì mát.',
      },
    ],
    replies: [
      {
        ask: 'Could you look after my plants while I’m away?',
        right: 'No problem. How often do they need water?',
        wrong: ['Yes, they look like mine.', 'I looked for them everywhere.', 'No, you aren’t far away.'],
        why: '“look after” là chăm sóc, nhận lời thì nói “No problem …”; “looked for” là tìm kiếm, khác nghĩa.',
      },
    ],
  },
]
