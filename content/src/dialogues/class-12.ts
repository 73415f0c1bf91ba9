/** Dialogues of class 12: careers, media, green living, city life, cultures, technology and lifelong learning. */
import type { Dialogue } from '../bank/piece.ts'

export const dialogues: readonly Dialogue[] = [
  {
    id: 'c12-d-first-shift',
    topic: 'work',
    ease: 1,
    title: 'The first shift',
    about: 'Quân kể với mẹ về ngày đầu làm thêm ở quán cà phê.',
    speakers: { A: { name: 'Mum', voice: 'woman' }, B: { name: 'Quân', voice: 'boy' } },
    lines: [
      ['A', 'How was your first day at the café? You smell of coffee from head to toe.'],
      ['B', 'I spilt a whole pot on my apron in the first ten minutes. I thought they’d send me home.'],
      ['A', 'And did they?'],
      ['B', 'No, the manager gave me hers and said every good waiter begins with a stain.'],
      ['A', 'That was kind of her. Were the customers nice?'],
      [
        'B',
        'Most of them. One man sent his cake back because it had nuts in it, though the menu says so clearly. I apologised anyway and brought him a plain one.',
      ],
      ['A', 'You wouldn’t have done that a year ago. You’d have shown him the menu.'],
      ['B', 'I was about to! But there were twenty people waiting, and being right takes longer than being polite.'],
      ['A', 'That’s wiser than anything I’ve ever told you.'],
      ['B', 'The manager said it. I just wrote it on my hand.'],
    ],
    choices: [
      {
        ask: 'Whose apron did Quân wear in the end?',
        right: 'the manager’s',
        wrong: ['his mother’s', 'a customer’s', 'his own'],
        why: 'Quân làm đổ cà phê lên tạp dề, quản lí “gave me hers”: đưa tạp dề của cô, không phải của chính Quân (his own).',
      },
      {
        ask: 'What would Quân have done a year ago, in his mother’s opinion?',
        right: 'He would have proved that the man was wrong.',
        wrong: [
          'He would have spilt more coffee.',
          'He would have apologised to the man at once.',
          'He would have gone home.',
        ],
        why: 'Mẹ nói “You’d have shown him the menu”: chỉ thực đơn để chứng minh khách sai; xin lỗi ngay (apologised) là điều cậu làm bây giờ.',
      },
      {
        ask: 'Where does the wise sentence come from?',
        right: 'from the manager',
        wrong: ['from Quân’s mother', 'from the menu', 'from a customer'],
        why: 'Mẹ khen câu nói khôn ngoan, Quân đáp “The manager said it”; mẹ bảo nó hay hơn mọi điều mẹ từng nói nên không phải của mẹ (mother).',
      },
    ],
    statements: [
      {
        says: 'Quân was sent home after ten minutes.',
        truth: false,
        why: 'Mẹ hỏi có bị cho về không, Quân đáp “No, the manager gave me hers”.',
      },
      {
        says: 'The menu mentioned the nuts.',
        truth: true,
        why: 'Quân nói bánh có hạt “though the menu says so clearly”: thực đơn ghi rõ.',
      },
      {
        says: 'The café was almost empty when the man complained.',
        truth: false,
        why: 'Quân nói “there were twenty people waiting”: có hai mươi người đang đợi.',
      },
    ],
    gaps: [
      {
        text: 'The man didn’t want ___ in his cake.',
        right: 'nuts',
        wrong: ['fruit', 'eggs', 'coffee'],
        why: 'Quân kể ông trả bánh “because it had nuts in it”; coffee là thứ Quân làm đổ.',
      },
      {
        text: 'The manager says that every good waiter begins with a ___.',
        right: 'stain',
        wrong: ['smile', 'menu', 'tray'],
        why: 'Quân kể lời quản lí: “every good waiter begins with a stain”; smile không có trong câu đó.',
      },
    ],
    replies: [
      {
        ask: 'I’m afraid I’ve broken a glass.',
        right: 'Never mind, it happens.',
        wrong: ['I’m afraid of heights.', 'Yes, I’ve got glasses.', 'At a quarter to six.'],
        why: 'Người kia báo lỡ làm vỡ cốc nên đáp “Never mind, it happens”; “Yes, I’ve got glasses” nói về cái kính.',
      },
    ],
  },
  {
    id: 'c12-d-radio-at-lunch',
    topic: 'media',
    ease: 1,
    title: 'Seven minutes at lunch',
    about: 'Linh rủ Ben làm chương trình phát thanh của trường.',
    speakers: { A: { name: 'Linh', voice: 'girl' }, B: { name: 'Ben', voice: 'boy' } },
    lines: [
      ['A', 'Ben, our lunchtime programme needs a sports reporter. Interested?'],
      ['B', 'Me? My voice still jumps up and down like a frog.'],
      ['A', 'Nobody will notice. It’s only seven minutes, and there’s a lot of soup being eaten.'],
      ['B', 'What happened to the old reporter?'],
      ['A', 'He’s moved to the news team. He says sport is too exciting to talk about with your mouth full.'],
      ['B', 'And who decides what’s in the programme?'],
      [
        'A',
        'We all do, on Monday. There’s one rule: every report must have at least one voice that isn’t ours. So you’d have to go out and ask people.',
      ],
      ['B', 'Even the basketball girls? They terrify me.'],
      ['A', 'They’d be delighted! Nobody’s ever interviewed them, although they’ve won nine matches in a row.'],
      ['B', 'Nine? I thought only the football boys were any good.'],
      ['A', 'You see? That’s why we need a reporter who goes and looks.'],
    ],
    choices: [
      {
        ask: 'What worries Ben about his voice?',
        right: 'It isn’t steady.',
        wrong: ['It is too quiet.', 'It sounds too old.', 'It is louder than the soup.'],
        why: 'Ben nói giọng “jumps up and down like a frog”: lên xuống thất thường; nhỏ quá (too quiet) thì Ben không nói.',
      },
      {
        ask: 'What must every report contain?',
        right: 'the words of somebody outside the team',
        wrong: ['the result of at least one football match', 'a joke from the reporter', 'the menu of the canteen'],
        why: 'Linh nói phải có “at least one voice that isn’t ours”: lời người ngoài nhóm; bóng đá (football) không bắt buộc.',
      },
      {
        ask: 'What does Ben learn from this talk?',
        right: 'He knew too little about sport at his school.',
        wrong: [
          'The football boys have stopped playing.',
          'The basketball girls don’t like any reporters.',
          'The news team needs another voice.',
        ],
        why: 'Ben tưởng chỉ đội bóng đá nam giỏi, hóa ra đội nữ thắng chín trận; Linh bảo các bạn ấy sẽ vui (delighted), không phải không thích phóng viên.',
      },
    ],
    statements: [
      { says: 'The programme is short.', truth: true, why: 'Linh nói “It’s only seven minutes”: chỉ bảy phút.' },
      {
        says: 'The old sports reporter has left the programme altogether.',
        truth: false,
        why: 'Linh nói “He’s moved to the news team”: chuyển sang nhóm tin tức.',
      },
      {
        says: 'One person alone decides about the topics.',
        truth: false,
        why: 'Ben hỏi ai quyết định, Linh đáp “We all do, on Monday”: cả nhóm.',
      },
    ],
    gaps: [
      {
        text: 'The basketball girls have won ___ matches in a row.',
        right: 'nine',
        wrong: ['seven', 'two', 'three'],
        why: 'Linh nói “they’ve won nine matches in a row”; seven là số phút của chương trình.',
      },
      {
        text: 'The team decides about the programme on ___.',
        right: 'Monday',
        wrong: ['Tuesday', 'Friday', 'Sunday'],
        why: 'Linh nói “We all do, on Monday”: vào thứ Hai, không phải thứ Sáu (Friday).',
      },
    ],
    replies: [
      {
        ask: 'Did you catch the interview on the radio this morning?',
        right: 'Only the last few minutes.',
        wrong: ['I caught it with both hands.', 'The radio is on the shelf.', 'He’s viewing the house.'],
        why: '“catch” ở đây là kịp nghe nên đáp “Only the last few minutes”; “with both hands” hiểu catch là bắt lấy.',
      },
    ],
  },
  {
    id: 'c12-d-the-shampoo-bar',
    topic: 'nature',
    ease: 1,
    title: 'A week without plastic',
    about: 'Hà và Oliver kể nhau nghe về tuần không đồ nhựa.',
    speakers: { A: { name: 'Oliver', voice: 'boy' }, B: { name: 'Hà', voice: 'girl' } },
    lines: [
      ['A', 'How’s your week without plastic going? I gave up on the second day.'],
      ['B', 'So soon? What defeated you?'],
      [
        'A',
        'My toothbrush. Then I noticed my pen, my glasses and the buttons on my shirt. I’d have had to sit at home in a blanket.',
      ],
      ['B', 'You took it too seriously! Our rule was: don’t buy any new plastic. You may keep what you’ve got.'],
      ['A', 'Oh. I must have missed that. So what have you changed?'],
      [
        'B',
        'I wash my hair with a soap bar, I take a box to the market, and I drink tea from leaves instead of bags. Many tea bags contain plastic, you know.',
      ],
      ['A', 'Does the fish seller mind your box?'],
      [
        'B',
        'She loves it. She’s started to give a free lime to anyone who brings one. There were five of us yesterday.',
      ],
      ['A', 'Free limes? Then I’ll start again tomorrow, with the right rule this time.'],
    ],
    choices: [
      {
        ask: 'Why did Oliver stop so soon?',
        right: 'He had misunderstood the task.',
        wrong: ['He had run out of tea.', 'He had lost his toothbrush.', 'He had bought a new pen.'],
        why: 'Luật là “don’t buy any new plastic”, Oliver nhận “I must have missed that”: hiểu sai; bàn chải (toothbrush) không mất.',
      },
      {
        ask: 'What does the fish seller do?',
        right: 'She rewards people who bring a box.',
        wrong: ['She sells boxes that are made of wood.', 'She asks for more money.', 'She gives everyone free tea.'],
        why: 'Hà kể bà cho “a free lime to anyone who brings one”: tặng chanh người mang hộp; không phải trà (tea).',
      },
      {
        ask: 'What effect has Hà’s box had?',
        right: 'More people bring boxes now.',
        wrong: ['The fish seller sells tea.', 'The market has closed earlier.', 'Hà has to pay less for fish.'],
        why: 'Nhờ chuyện tặng chanh, hôm qua có năm người mang hộp (There were five of us); giá cá (pay less) không được nói.',
      },
    ],
    statements: [
      {
        says: 'The rule says that you must throw away your plastic things.',
        truth: false,
        why: 'Hà nói “You may keep what you’ve got”: đồ đang có cứ giữ.',
      },
      {
        says: 'Hà has changed the way she makes tea.',
        truth: true,
        why: 'Hà uống trà “from leaves instead of bags”: dùng lá thay túi lọc.',
      },
      {
        says: 'Oliver is going to try again.',
        truth: true,
        why: 'Oliver nói “I’ll start again tomorrow”: mai làm lại.',
      },
    ],
    gaps: [
      {
        text: 'Hà washes her hair with a ___ of soap.',
        right: 'bar',
        wrong: ['bag', 'box', 'bottle'],
        why: 'Hà nói “a soap bar”: bánh xà phòng; bottle (chai) thường là nhựa, Hà không dùng.',
      },
      {
        text: 'Many tea bags contain ___.',
        right: 'plastic',
        wrong: ['soap', 'lime', 'sugar'],
        why: 'Hà nói “Many tea bags contain plastic”; lime là quà của cô bán cá.',
      },
    ],
    replies: [
      {
        ask: 'Do you need a bag for these?',
        right: 'No thanks, I’ve brought my own.',
        wrong: ['Yes, it was in the bag.', 'They are mine, not yours.', 'I need them by Friday.'],
        why: 'Người bán hỏi có cần túi không nên đáp “No thanks, I’ve brought my own”; “I need them by Friday” nói về thời hạn.',
      },
    ],
  },
  {
    id: 'c12-d-choosing-a-course',
    topic: 'school',
    ease: 1,
    title: 'Between two forms',
    about: 'Thầy King nói chuyện với Vân về việc chọn ngành.',
    speakers: { A: { name: 'Mr King', voice: 'man' }, B: { name: 'Vân', voice: 'girl' } },
    lines: [
      [
        'A',
        'Vân, your application form has been lying on my desk for a week, and there’s still a hole where the subject should be.',
      ],
      ['B', 'I can’t choose, sir. I like chemistry, but I love drawing.'],
      ['A', 'Imagine it’s a rainy Sunday and nobody has told you to do anything. What do you do?'],
      ['B', 'I draw molecules. In colour. I’ve got a whole notebook of them.'],
      ['A', 'And why do you call that two interests?'],
      ['B', 'Isn’t it? One is a science, the other one is art.'],
      [
        'A',
        'Somebody has to draw the pictures in your chemistry book. Somebody designs the films that show how a medicine works. It’s called scientific illustration.',
      ],
      ['B', 'You mean I could do that for a living?'],
      [
        'A',
        'My cousin does. I’ll give you her email, but write to her before Friday: that’s when the forms have to be in.',
      ],
      ['B', 'I’ll do it tonight! May I attach the notebook?'],
    ],
    choices: [
      {
        ask: 'Why is Vân’s form not complete?',
        right: 'She can’t decide on a subject.',
        wrong: ['She has lost a page.', 'Her parents must sign it.', 'Mr King has made a hole in it.'],
        why: 'Thầy nói còn chỗ trống ở mục ngành, Vân đáp “I can’t choose”; hole ở đây là chỗ trống, thầy không làm thủng (made a hole).',
      },
      {
        ask: 'How does Mr King help Vân?',
        right: 'He shows her that her interests belong together.',
        wrong: [
          'He chooses chemistry for her.',
          'He gives her another week’s time for the form.',
          'He buys her notebook.',
        ],
        why: 'Thầy hỏi “why do you call that two interests?” và nói nghề vẽ minh họa khoa học; hạn nộp (time for the form) vẫn là thứ Sáu.',
      },
      {
        ask: 'What does Mr King’s cousin do?',
        right: 'She draws for science.',
        wrong: ['She teaches chemistry.', 'She makes medicine.', 'She checks the forms.'],
        why: 'Vân hỏi có thể sống bằng nghề đó không, thầy đáp “My cousin does”: chị họ vẽ minh họa khoa học, không phải chế thuốc (medicine).',
      },
    ],
    statements: [
      {
        says: 'Mr King has had the form for a week.',
        truth: true,
        why: 'Thầy nói “your application form has been lying on my desk for a week”.',
      },
      {
        says: 'Vân draws molecules because it’s her homework.',
        truth: false,
        why: 'Vân vẽ vào lúc “nobody has told you to do anything”: tự thích, không ai giao.',
      },
      {
        says: 'Vân will wait until Friday before she writes the email.',
        truth: false,
        why: 'Vân nói “I’ll do it tonight!”: viết ngay tối nay.',
      },
    ],
    gaps: [
      {
        text: 'Vân has a ___ full of drawings.',
        right: 'notebook',
        wrong: ['desk', 'film', 'folder'],
        why: 'Vân nói “I’ve got a whole notebook of them”; film chỉ là ví dụ của thầy.',
      },
      {
        text: 'The forms have to be handed in on ___.',
        right: 'Friday',
        wrong: ['Sunday', 'Monday', 'Thursday'],
        why: 'Thầy nói “before Friday: that’s when the forms have to be in”; Sunday chỉ là ngày tưởng tượng.',
      },
    ],
    replies: [
      {
        ask: 'What are you going to major in?',
        right: 'Probably economics.',
        wrong: ['In a major city.', 'The major is my uncle.', 'For about four years.'],
        why: '“major in” là học chuyên ngành nên đáp “Probably economics”; “For about four years” trả lời hỏi bao lâu.',
      },
    ],
  },
  {
    id: 'c12-d-the-first-woman-at-the-wheel',
    topic: 'people',
    ease: 1,
    title: 'The woman at the wheel',
    about: 'Chi phỏng vấn bà Thu cho tờ báo của trường.',
    speakers: { A: { name: 'Chi', voice: 'girl' }, B: { name: 'Mrs Thu', voice: 'woman' } },
    lines: [
      ['A', 'Mrs Thu, is it true that you were the first woman in our town to drive a bus?'],
      [
        'B',
        'In 1978, yes. I had been selling tickets on the number 4 for three years, and one morning the driver had toothache.',
      ],
      ['A', 'So you simply took his seat?'],
      [
        'B',
        'That day I only parked the bus. But I thought: that wasn’t difficult. So I took the test, and I was one of two who passed out of thirty.',
      ],
      ['A', 'What did the passengers say?'],
      [
        'B',
        'Some got off when they saw me. An old farmer said he’d rather walk. It was raining, so he got on again at the next stop.',
      ],
      ['A', 'And later?'],
      [
        'B',
        'Later he let other buses pass and waited for mine. He said I was the only driver who didn’t brake like a buffalo.',
      ],
      ['A', 'What would you advise a girl who wants to do something new?'],
      ['B', 'Be so good at it that they forget to be surprised.'],
    ],
    choices: [
      {
        ask: 'What was Mrs Thu’s first job on the bus?',
        right: 'selling tickets',
        wrong: ['driving', 'cleaning the seats', 'parking'],
        why: 'Bà nói “I had been selling tickets on the number 4 for three years”; lái xe (driving) là sau khi thi đỗ.',
      },
      {
        ask: 'Why did the farmer get on again?',
        right: 'It was raining.',
        wrong: ['He was late for work.', 'He knew Mrs Thu.', 'The other bus had broken down.'],
        why: 'Ông bảo thà đi bộ, nhưng “It was raining, so he got on again”; xe khác hỏng (broken down) thì không có.',
      },
      {
        ask: 'How did the farmer’s opinion change?',
        right: 'He preferred Mrs Thu’s bus to all others.',
        wrong: [
          'He began to walk everywhere.',
          'He wanted to drive a bus himself.',
          'He thought that she drove too fast in the rain.',
        ],
        why: 'Về sau ông “let other buses pass and waited for mine”: chỉ đợi xe bà; ông khen bà phanh êm chứ không chê nhanh (too fast).',
      },
    ],
    statements: [
      {
        says: 'Mrs Thu drove passengers on the day of the toothache.',
        truth: false,
        why: 'Bà nói “That day I only parked the bus”: hôm đó chỉ đỗ xe.',
      },
      {
        says: 'Twenty-eight people failed the test.',
        truth: true,
        why: 'Ba mươi người thi mà “one of two who passed”: chỉ hai người đỗ, còn hai mươi tám người trượt.',
      },
      {
        says: 'Some passengers didn’t want to travel with Mrs Thu at first.',
        truth: true,
        why: 'Bà kể “Some got off when they saw me”: có người xuống xe.',
      },
    ],
    gaps: [
      {
        text: 'The driver of the number 4 had ___.',
        right: 'toothache',
        wrong: ['a cold', 'a fever', 'backache'],
        why: 'Bà nói “one morning the driver had toothache”: đau răng, không phải đau lưng (backache).',
      },
      {
        text: 'The farmer thinks that other drivers ___ badly.',
        right: 'brake',
        wrong: ['park', 'sing', 'turn'],
        why: 'Ông nói bà là người duy nhất “who didn’t brake like a buffalo”; park là việc bà làm hôm đầu.',
      },
    ],
    replies: [
      {
        ask: 'What made you decide to become a pilot?',
        right: 'A flight I took when I was seven.',
        wrong: ['It was made in France.', 'The pilot decided to land in Hue.', 'Yes, I made it myself.'],
        why: 'Câu hỏi về lí do chọn nghề nên đáp “A flight I took when I was seven”; “It was made in France” hiểu made là được sản xuất.',
      },
    ],
  },
  {
    id: 'c12-d-seen-at-two',
    topic: 'animals',
    ease: 2,
    title: 'Seen at two in the morning',
    about: 'Phong cho bác Anna xem ảnh của máy ảnh trong rừng.',
    speakers: { A: { name: 'Anna', voice: 'woman' }, B: { name: 'Phong', voice: 'boy' } },
    lines: [
      ['A', 'Your group put up cameras in the national park, didn’t you? Have they photographed anything?'],
      ['B', 'Four thousand pictures in a month! About three thousand nine hundred show leaves in the wind.'],
      ['A', 'Dear me. Who looks at all those?'],
      [
        'B',
        'A program sorts out the empty ones now. It’s quick, but it thought a ranger’s hat was a new kind of turtle.',
      ],
      ['A', 'And the other hundred?'],
      ['B', 'Wild pigs, a very surprised bat, and this. Look at the time: 2.14 in the morning.'],
      ['A', 'A cat with stripes? Or is it a weasel?'],
      [
        'B',
        'It’s an Owston’s civet. It’s so shy that our rangers hardly ever meet one. The expert at the park cheered so loudly that we had to hold the phone away from our ears.',
      ],
      ['A', 'Will you tell the newspaper where you saw it?'],
      ['B', 'We’ll tell them that we saw it. Not where. Some visitors are better left uninvited.'],
    ],
    choices: [
      {
        ask: 'What do most of the pictures show?',
        right: 'moving leaves',
        wrong: ['wild pigs', 'a ranger’s hat', 'bats'],
        why: 'Phong nói khoảng ba nghìn chín trăm tấm “show leaves in the wind”; lợn rừng (wild pigs) chỉ nằm trong số ít còn lại.',
      },
      {
        ask: 'How do we know that the program isn’t perfect?',
        right: 'It took a hat for an animal.',
        wrong: ['It deleted the picture of the civet.', 'It is slower than a person.', 'It only works at night.'],
        why: 'Nó tưởng cái mũ “was a new kind of turtle”: nhận nhầm; còn tốc độ thì “It’s quick” nên không chậm (slower).',
      },
      {
        ask: 'Why won’t the group say where the civet was?',
        right: 'They want to protect it.',
        wrong: ['They have forgotten the place.', 'The newspaper didn’t ask.', 'The expert wants to be first.'],
        why: 'Phong nói “Some visitors are better left uninvited”: không muốn người lạ tìm đến; họ vẫn nhớ chỗ chứ không quên (forgotten).',
      },
    ],
    statements: [
      {
        says: 'The cameras have been in the park for a year.',
        truth: false,
        why: 'Phong nói bốn nghìn tấm “in a month”: mới một tháng.',
      },
      {
        says: 'The expert was very happy about the picture.',
        truth: true,
        why: 'Phong kể chuyên gia “cheered so loudly” đến mức phải đưa điện thoại ra xa tai.',
      },
      {
        says: 'Rangers see Owston’s civets almost every night.',
        truth: false,
        why: 'Phong nói nó nhút nhát, kiểm lâm “hardly ever meet one”: hầu như không gặp.',
      },
    ],
    gaps: [
      {
        text: 'The civet was photographed at ___.',
        right: 'night',
        wrong: ['noon', 'sunset', 'lunchtime'],
        why: 'Ảnh chụp lúc “2.14 in the morning”: giữa đêm, không phải lúc hoàng hôn (sunset).',
      },
      {
        text: 'About ___ pictures show something other than leaves.',
        right: 'a hundred',
        wrong: ['a thousand', 'four hundred', 'four thousand'],
        why: 'Có bốn nghìn tấm, ba nghìn chín trăm là lá, Anna hỏi “the other hundred”; four thousand là tổng số.',
      },
    ],
    replies: [
      {
        ask: 'Is this species easy to spot?',
        right: 'Only if you’re very patient.',
        wrong: ['It’s on the right spot.', 'Yes, it has dark spots.', 'It’s easier than maths.'],
        why: '“spot” ở đây là nhìn thấy nên đáp “Only if you’re very patient”; “dark spots” hiểu spot là đốm.',
      },
    ],
  },
  {
    id: 'c12-d-too-perfect',
    topic: 'technology',
    ease: 2,
    title: 'Too perfect',
    about: 'Cô Baker hỏi Nam về bài luận của cậu.',
    speakers: { A: { name: 'Ms Baker', voice: 'woman' }, B: { name: 'Nam', voice: 'boy' } },
    lines: [
      ['A', 'Nam, I’ve read your essay about the old market. It has no mistakes at all. What happened?'],
      ['B', 'Um, I was very careful, Ms Baker.'],
      ['A', 'You write that “the scent of cinnamon hangs over the stalls”. Where exactly can I find the cinnamon?'],
      ['B', 'I suppose near the entrance?'],
      ['A', 'Our market sells fish and bicycle parts. I’ve shopped there for twenty years.'],
      ['B', 'All right. I asked an AI, and it wrote the whole thing in eight seconds.'],
      ['A', 'I’m not against the tool. But it’s never been to the market, and you have. What does it really smell of?'],
      ['B', 'Of rubber, and of the soup lady’s ginger. And it’s so loud that people order with their fingers.'],
      [
        'A',
        'That’s already better than your essay. Write it yourself, and then let the machine point out your mistakes.',
      ],
      ['B', 'So it should be my teacher, not my twin?'],
      ['A', 'Write that down as well.'],
    ],
    choices: [
      {
        ask: 'How does Ms Baker discover the truth?',
        right: 'She knows what the market really sells.',
        wrong: ['She finds many mistakes.', 'A machine tells her.', 'Nam wrote too slowly.'],
        why: 'Cô đã đi chợ đó hai mươi năm, nơi chỉ bán cá và phụ tùng xe đạp; bài không có lỗi nào nên không phải nhờ lỗi (mistakes).',
      },
      {
        ask: 'What does Ms Baker allow Nam to do?',
        right: 'use the machine to check his own text',
        wrong: ['let the machine write the whole essay', 'copy a text from a book', 'write about another market'],
        why: 'Cô bảo tự viết rồi “let the machine point out your mistakes”; để máy viết cả bài (the whole essay) là điều cô không chấp nhận.',
      },
      {
        ask: 'Why is Nam’s spoken answer better than the essay?',
        right: 'It tells what he has noticed himself.',
        wrong: ['It is longer.', 'It has more difficult words than the essay.', 'It mentions cinnamon.'],
        why: 'Nam tả mùi cao su, gừng, tiếng ồn mà cậu đã trải qua; cinnamon (quế) là chi tiết máy bịa ra.',
      },
    ],
    statements: [
      {
        says: 'The AI needed only a few seconds.',
        truth: true,
        why: 'Nam nói nó viết cả bài “in eight seconds”: tám giây.',
      },
      {
        says: 'Ms Baker wants Nam never to use the tool again.',
        truth: false,
        why: 'Cô nói “I’m not against the tool”: không phản đối công cụ.',
      },
      {
        says: 'It is quiet in the market.',
        truth: false,
        why: 'Nam tả “so loud that people order with their fingers”: ồn đến mức phải ra hiệu bằng tay.',
      },
    ],
    gaps: [
      {
        text: 'The market really smells of rubber and ___.',
        right: 'ginger',
        wrong: ['cinnamon', 'coffee', 'flowers'],
        why: 'Nam nói “Of rubber, and of the soup lady’s ginger”; cinnamon chỉ có trong bài máy viết.',
      },
      {
        text: 'Customers in the market order with their ___.',
        right: 'fingers',
        wrong: ['phones', 'bicycles', 'voices'],
        why: 'Nam nói “people order with their fingers”; ồn quá nên giọng nói (voices) không nghe được.',
      },
    ],
    replies: [
      {
        ask: 'Did you write this all by yourself?',
        right: 'Mum helped me with the ending.',
        wrong: ['Yes, I live by myself.', 'All right, I’ll wait outside.', 'It’s by the window.'],
        why: 'Câu hỏi là có tự viết cả bài không nên đáp “Mum helped me with the ending”; “I live by myself” nói chuyện sống một mình.',
      },
    ],
  },
  {
    id: 'c12-d-the-twenty-third-floor',
    topic: 'town',
    ease: 2,
    title: 'On the twenty-third floor',
    about: 'Mai vừa chuyển lên nhà cao tầng và nói chuyện với Leo.',
    speakers: { A: { name: 'Leo', voice: 'boy' }, B: { name: 'Mai', voice: 'girl' } },
    lines: [
      ['A', 'So you’ve moved to a tower! What’s it like on the twenty-third floor?'],
      ['B', 'The view is fantastic. I can see the rain coming ten minutes before it arrives.'],
      ['A', 'Yet you don’t sound thrilled.'],
      [
        'B',
        'In our old lane, I knew everyone. Here, people stare at the numbers in the lift until it’s their turn to get out.',
      ],
      ['A', 'That’s the same in every lift in the world.'],
      [
        'B',
        'Perhaps. So on Sunday I put a bowl of plums in it, with a note: “Too many for one family. Take one. From 23B.”',
      ],
      ['A', 'Did anybody take them?'],
      [
        'B',
        'The bowl was empty by noon. And at six, it came back up with three jars of jam in it, a chess set and eleven names on my note.',
      ],
      ['A', 'Eleven! Then you’ve already got more neighbours than you had in the lane.'],
      ['B', 'Twice as many. And one of them plays chess worse than I do.'],
    ],
    choices: [
      {
        ask: 'What does Mai dislike about the tower at first?',
        right: 'People don’t talk to each other.',
        wrong: ['The view is poor.', 'The lift is very slow.', 'There is too much rain on that floor.'],
        why: 'Mai kể trong thang máy ai cũng nhìn số, khác với ngõ cũ; quang cảnh (the view) thì cô khen tuyệt.',
      },
      {
        ask: 'What was Mai’s real purpose with the plums?',
        right: 'to get to know her neighbours',
        wrong: ['to get rid of bad fruit', 'to sell them in the lift', 'to make jam'],
        why: 'Cô buồn vì không quen ai nên để mận kèm mẩu giấy và số nhà; mứt (jam) là hàng xóm gửi lại.',
      },
      {
        ask: 'About how many neighbours did Mai have in the lane?',
        right: 'five or six',
        wrong: ['eleven', 'twenty-two', 'twenty-three'],
        why: 'Có mười một tên trên giấy và Mai nói “Twice as many”: gấp đôi ngõ cũ, vậy ở ngõ khoảng năm, sáu; eleven là số bây giờ.',
      },
    ],
    statements: [
      {
        says: 'Mai can see a long way from her flat.',
        truth: true,
        why: 'Mai nói thấy mưa đến trước mười phút (see the rain coming): nhìn được rất xa.',
      },
      {
        says: 'The bowl came back empty.',
        truth: false,
        why: 'Tô lên lại với “three jars of jam in it, a chess set”: đầy quà.',
      },
      {
        says: 'Leo thinks that people in other lifts talk a lot.',
        truth: false,
        why: 'Mai kể ai cũng im lặng nhìn số, Leo đáp “That’s the same in every lift in the world”.',
      },
    ],
    gaps: [
      {
        text: 'Mai put a bowl of ___ in the lift.',
        right: 'plums',
        wrong: ['jam', 'soup', 'eggs'],
        why: 'Mai nói “I put a bowl of plums in it”; jam là thứ nhận lại.',
      },
      {
        text: 'The plums were all taken by ___.',
        right: 'midday',
        wrong: ['midnight', 'evening', 'Monday'],
        why: 'Mai nói “The bowl was empty by noon”: hết trước trưa, không phải đến tối (evening).',
      },
    ],
    replies: [
      {
        ask: 'Have you met the people next door yet?',
        right: 'We said hello in the lift.',
        wrong: ['The door is next to the stairs.', 'The next day was rainy.', 'Yes, it’s open.'],
        why: 'Câu hỏi là đã gặp nhà bên cạnh chưa nên đáp “We said hello in the lift”; “Yes, it’s open” nói về cánh cửa.',
      },
    ],
  },
  {
    id: 'c12-d-do-not-open',
    topic: 'countries',
    ease: 2,
    title: 'The present that stayed closed',
    about: 'Lan hỏi Sarah, một bạn người Anh, về món quà sinh nhật.',
    speakers: { A: { name: 'Sarah', voice: 'girl' }, B: { name: 'Lan', voice: 'girl' } },
    lines: [
      ['A', 'May I ask you something, Lan? Did you dislike my present?'],
      ['B', 'Not at all! It’s the loveliest notebook I’ve ever had. Why?'],
      [
        'A',
        'When I gave it to you at the party, you put it on the table and didn’t even open it. I felt awful all evening.',
      ],
      [
        'B',
        'Oh no! My grandmother was standing beside me. In our family, you open a present after the guests have gone.',
      ],
      ['A', 'Really? At home, people look hurt if you don’t tear off the paper at once.'],
      [
        'B',
        'Grandma says that if you open it in front of everyone, it looks as if you cared more about the gift than about the guest.',
      ],
      ['A', 'That’s beautiful. And we think that if you wait, it looks as if you didn’t care at all.'],
      ['B', 'So both of us were being polite.'],
      ['A', 'And both of us went home worried, I suppose?'],
      ['B', 'Well, I was already at home. But I did wonder why you left before the cake.'],
    ],
    choices: [
      {
        ask: 'Why did Sarah feel awful at the party?',
        right: 'She thought that Lan didn’t care about her gift.',
        wrong: [
          'She had forgotten to bring a gift.',
          'Lan’s grandmother was angry with her about the gift.',
          'She had eaten too much cake.',
        ],
        why: 'Lan để món quà trên bàn, không mở, nên Sarah tưởng bạn không thích; bà của Lan không hề giận (angry).',
      },
      {
        ask: 'Why does Lan’s family wait?',
        right: 'to show that the guest matters more than the gift',
        wrong: [
          'to save the paper',
          'to open all the gifts together on the next morning',
          'to keep the children quiet',
        ],
        why: 'Bà nói mở trước mặt mọi người trông như coi trọng quà hơn khách; giấy gói (the paper) không phải lí do.',
      },
      {
        ask: 'What do the two girls find out?',
        right: 'The same wish can look different in another culture.',
        wrong: [
          'One of their customs is wrong and must be changed.',
          'Parties are nicer in England.',
          'Notebooks are bad presents.',
        ],
        why: 'Lan kết luận “both of us were being polite”: cùng ý lịch sự nhưng cách khác nhau; không ai bảo tục nào sai (wrong).',
      },
    ],
    statements: [
      {
        says: 'Lan likes the notebook.',
        truth: true,
        why: 'Lan nói “It’s the loveliest notebook I’ve ever had”: rất thích.',
      },
      {
        says: 'At Sarah’s home, people open presents on the next day.',
        truth: false,
        why: 'Sarah nói ở nhà bạn phải xé giấy “at once”: mở ngay.',
      },
      {
        says: 'Sarah didn’t stay until the cake.',
        truth: true,
        why: 'Lan nói “I did wonder why you left before the cake”: Sarah về trước lúc ăn bánh.',
      },
    ],
    gaps: [
      {
        text: 'The party was at ___ home.',
        right: 'Lan’s',
        wrong: ['Sarah’s', 'a teacher’s', 'a cousin’s'],
        why: 'Lan nói “I was already at home”: tiệc ở nhà Lan; Sarah’s thì Sarah không phải đi về.',
      },
      {
        text: 'Lan’s family opens presents after the ___ have gone.',
        right: 'guests',
        wrong: ['parents', 'children', 'lights'],
        why: 'Lan nói “you open a present after the guests have gone”: sau khi khách về, không phải cha mẹ (parents).',
      },
    ],
    replies: [
      {
        ask: 'I hope I didn’t offend you.',
        right: 'Not in the least.',
        wrong: ['I hope so too.', 'They play in defence.', 'Yes, please do.'],
        why: 'Người kia mong không làm mình phật ý nên đáp “Not in the least” (không hề); “I hope so too” lại đồng tình với điều ngược lại.',
      },
    ],
  },
  {
    id: 'c12-d-the-twenty-minute-nap',
    topic: 'health',
    ease: 2,
    title: 'The best twenty minutes',
    about: 'Bác sĩ Hughes khuyên Trung về việc ôn thi.',
    speakers: { A: { name: 'Dr Hughes', voice: 'woman' }, B: { name: 'Trung', voice: 'boy' } },
    lines: [
      ['A', 'Your eyes are fine, Trung. How much do you sleep at the moment?'],
      ['B', 'Five hours, maybe. The exams begin in three weeks, so I study until one and get up at six.'],
      ['A', 'And how much do you remember the next day?'],
      ['B', 'Not as much as I’d like. I read the same page of history four times yesterday.'],
      [
        'A',
        'That’s no wonder. While you’re asleep, your brain puts away what you’ve learnt. If you cut your sleep, you’re filling a cupboard whose door is closed.',
      ],
      ['B', 'But I’ll never get through everything if I go to bed at ten!'],
      [
        'A',
        'Try eleven for a week, and lie down for twenty minutes after lunch. Not longer, or you’ll wake up more tired.',
      ],
      ['B', 'Twenty minutes of doing nothing? My mother will think I’m lazy.'],
      ['A', 'Then I’ll write it on a prescription. Here: “One nap a day, to be taken lying down.”'],
      ['B', 'Could you make it two a day?'],
    ],
    choices: [
      {
        ask: 'What is Trung’s real problem?',
        right: 'He sleeps too little.',
        wrong: ['His eyes are getting weak.', 'He has no time for lunch.', 'He dislikes history.'],
        why: 'Bác sĩ nói mắt tốt (Your eyes are fine) và hỏi chuyện ngủ: chỉ năm tiếng; vậy không phải mắt yếu (weak).',
      },
      {
        ask: 'What does the doctor mean by “a cupboard whose door is closed”?',
        right: 'What you learn can’t be kept.',
        wrong: ['Your books are in the wrong place.', 'You should tidy your room.', 'Your school is closed at night.'],
        why: 'Lúc ngủ não mới cất những gì đã học; thiếu ngủ thì học mà không giữ được; bác sĩ không nói về dọn phòng (tidy).',
      },
      {
        ask: 'Why does the doctor write the prescription?',
        right: 'to help Trung explain the nap to his mother',
        wrong: [
          'to send Trung to a shop that sells medicine',
          'to allow Trung to miss the exams',
          'to remind herself of his name',
        ],
        why: 'Trung sợ mẹ bảo lười nên bác sĩ đáp “Then I’ll write it on a prescription”; đó là giấc ngủ trưa, không phải thuốc (medicine).',
      },
    ],
    statements: [
      {
        says: 'Trung goes to bed at ten at the moment.',
        truth: false,
        why: 'Trung nói “I study until one”: học đến một giờ.',
      },
      {
        says: 'The doctor thinks that a long nap isn’t useful.',
        truth: true,
        why: 'Bác sĩ nói “Not longer, or you’ll wake up more tired”: ngủ dài càng mệt.',
      },
      {
        says: 'Trung forgets some of what he studies.',
        truth: true,
        why: 'Trung nói “I read the same page of history four times yesterday”: học nhiều mà không nhớ.',
      },
    ],
    gaps: [
      {
        text: 'The exams begin in three ___.',
        right: 'weeks',
        wrong: ['days', 'months', 'hours'],
        why: 'Trung nói “The exams begin in three weeks”: ba tuần, không phải ba ngày (days).',
      },
      {
        text: 'The doctor wants Trung to go to bed at ___ for a week.',
        right: 'eleven',
        wrong: ['ten', 'one', 'six'],
        why: 'Bác sĩ nói “Try eleven for a week”; ten là giờ Trung nghĩ không thể.',
      },
    ],
    replies: [
      {
        ask: 'You should take a break now and then.',
        right: 'You’re right, I’ll go for a walk.',
        wrong: ['I didn’t break it, honestly.', 'It happened then, not now.', 'Yes, the brakes are new.'],
        why: 'Lời khuyên nghỉ giải lao nên đáp “You’re right, I’ll go for a walk”; “I didn’t break it” hiểu break là làm vỡ.',
      },
    ],
  },
  {
    id: 'c12-d-two-blue-suitcases',
    topic: 'travel',
    ease: 3,
    title: 'Two blue suitcases',
    about: 'Kiên gọi đến văn phòng hành lí thất lạc ở sân bay.',
    speakers: { A: { name: 'Kiên', voice: 'boy' }, B: { name: 'Ms Clark', voice: 'woman' } },
    lines: [
      [
        'A',
        'Good morning. I picked up a blue suitcase at the airport last night, but it isn’t mine. There are fourteen pairs of ballet shoes in it.',
      ],
      ['B', 'And yours, I suppose, is full of rock samples?'],
      ['A', 'How on earth do you know that?'],
      [
        'B',
        'Because a lady rang at seven. She has a performance in Hue tonight, and she says she can’t dance in granite.',
      ],
      [
        'A',
        'Oh dear. I’m in Da Nang until Sunday, for the geology competition. I’d planned to show my samples this afternoon.',
      ],
      [
        'B',
        'Then we have two people in the wrong city with the wrong luggage. Wait: she mentioned that her train leaves Da Nang at noon.',
      ],
      ['A', 'You mean she’s here? It’s only half past nine!'],
      [
        'B',
        'Then she’s probably at her hotel, and so are your stones. I’m not allowed to give you her number, but I can give her yours.',
      ],
      ['A', 'Please do! And tell her I haven’t tried on any of the shoes.'],
    ],
    choices: [
      {
        ask: 'Whose things are in the suitcase that Kiên has got?',
        right: 'a dancer’s',
        wrong: ['a geologist’s', 'Ms Clark’s', 'a train driver’s'],
        why: 'Trong va li có mười bốn đôi giày ba lê, và người phụ nữ có buổi diễn múa; đá của nhà địa chất (geologist) là đồ của Kiên.',
      },
      {
        ask: 'Why is the situation not as bad as Ms Clark thought?',
        right: 'Both people are still in the same city.',
        wrong: [
          'The competition begins on Sunday.',
          'The performance has been put off.',
          'The lady can dance without her own shoes.',
        ],
        why: 'Cô tưởng hai người ở hai nơi, nhưng tàu của bà rời Đà Nẵng lúc trưa, mà mới chín rưỡi; buổi diễn không hề hoãn (put off).',
      },
      {
        ask: 'What is Ms Clark going to do?',
        right: 'pass on Kiên’s number',
        wrong: ['tell Kiên the name of the hotel', 'bring the shoes to Hue', 'stop the train'],
        why: 'Cô nói không được cho số của bà, “but I can give her yours”; tên khách sạn (the hotel) cô cũng không nói.',
      },
    ],
    statements: [
      {
        says: 'The lady rang after Kiên.',
        truth: false,
        why: 'Cô Clark nói “a lady rang at seven”, còn Kiên gọi lúc chín rưỡi: bà gọi trước.',
      },
      {
        says: 'The two suitcases have the same colour.',
        truth: true,
        why: 'Tên bài nói hai va li xanh và Kiên cầm nhầm “a blue suitcase”: hai chiếc cùng màu nên mới nhầm.',
      },
      {
        says: 'Kiên needs his stones on Sunday at the earliest.',
        truth: false,
        why: 'Kiên định trưng bày mẫu đá “this afternoon”: chiều nay.',
      },
    ],
    gaps: [
      {
        text: 'The lady’s performance is in ___.',
        right: 'Hue',
        wrong: ['Da Nang', 'Ha Noi', 'Can Tho'],
        why: 'Cô Clark nói “She has a performance in Hue tonight”; Da Nang là nơi Kiên đang ở.',
      },
      {
        text: 'Kiên and the lady have less than three ___ to exchange the suitcases before her train leaves.',
        right: 'hours',
        wrong: ['minutes', 'days', 'weeks'],
        why: 'Lúc đó là chín rưỡi, tàu chạy lúc trưa: còn hai tiếng rưỡi, tức là chưa đến ba giờ (hours), không phải ba ngày (days).',
      },
    ],
    replies: [
      {
        ask: 'Could you describe your bag, please?',
        right: 'It’s a grey rucksack with a red strap.',
        wrong: ['I packed it at six.', 'Yes, I’d like a bag.', 'It was a long description.'],
        why: 'Nhân viên nhờ tả cái túi nên đáp “It’s a grey rucksack with a red strap”; “I packed it at six” nói lúc xếp đồ.',
      },
    ],
  },
  {
    id: 'c12-d-the-white-square',
    topic: 'arts',
    ease: 3,
    title: 'The white square',
    about: 'Tú và cô Evans nói về bức tranh tường của trường.',
    speakers: { A: { name: 'Ms Evans', voice: 'woman' }, B: { name: 'Tú', voice: 'boy' } },
    lines: [
      ['A', 'The mural’s nearly done, Tú, but why is there still a white square in the corner?'],
      ['B', 'That’s for Ngân. She drew the whole design before she moved to Can Tho.'],
      ['A', 'You want to leave it empty as a memory of her?'],
      [
        'B',
        'I thought about that, but it would look like a mistake. So we’ve posted her a tile of exactly that size. She paints it there, and we cement it in here.',
      ],
      ['A', 'Does she know what’s around it?'],
      ['B', 'No, that’s the fun of it. We only told her which colours touch the edges.'],
      ['A', 'That’s brave. What if it doesn’t fit?'],
      [
        'B',
        'Then it’ll be like her: she never fitted in at first, and after a month we couldn’t imagine the class without her.',
      ],
      ['A', 'And if it breaks in the post?'],
      ['B', 'Then we’ll use the pieces. It’s a mural about our river, after all. It has room for a few islands.'],
    ],
    choices: [
      {
        ask: 'What is the white square for?',
        right: 'for a part that somebody paints elsewhere',
        wrong: ['for the name of the school', 'for a photograph of Ngân and her friends', 'for a window'],
        why: 'Tú gửi viên gạch cho Ngân vẽ rồi “we cement it in here”; không phải ảnh (photograph) của Ngân.',
      },
      {
        ask: 'What does Ngân know about the mural around her tile?',
        right: 'some of the colours',
        wrong: ['nothing at all', 'every detail of it', 'only its title'],
        why: 'Tú nói “We only told her which colours touch the edges”: chỉ biết màu sát mép; vậy không phải không biết gì (nothing at all).',
      },
      {
        ask: 'How does Tú feel about possible problems?',
        right: 'He thinks they can be turned into something good.',
        wrong: ['He is afraid of them.', 'He wants Ms Evans to solve them for the whole group.', 'He blames the post.'],
        why: 'Gạch không hợp thì giống Ngân, vỡ thì thành “a few islands”: Tú lạc quan; cậu không trách bưu điện (the post).',
      },
    ],
    statements: [
      {
        says: 'Ngân planned the mural.',
        truth: true,
        why: 'Tú nói “She drew the whole design”: Ngân vẽ toàn bộ thiết kế.',
      },
      {
        says: 'Ngân was popular in the class from the first day.',
        truth: false,
        why: 'Tú nói “she never fitted in at first”: lúc đầu Ngân chưa hòa nhập.',
      },
      {
        says: 'Tú wants the square to stay empty.',
        truth: false,
        why: 'Cô hỏi để trống làm kỉ niệm à, Tú đáp “it would look like a mistake”: không để trống.',
      },
    ],
    gaps: [
      {
        text: 'The mural shows a ___.',
        right: 'river',
        wrong: ['mountain', 'market', 'bridge'],
        why: 'Tú nói “It’s a mural about our river”; bridge không được nhắc tới.',
      },
      {
        text: 'Tú and his friends have sent Ngân a ___ by post.',
        right: 'tile',
        wrong: ['brush', 'letter', 'picture'],
        why: 'Tú nói “we’ve posted her a tile”: gửi một viên gạch; picture là thứ Ngân sẽ vẽ lên đó.',
      },
    ],
    replies: [
      {
        ask: 'What do you think the artist wanted to express?',
        right: 'A feeling of freedom, perhaps.',
        wrong: ['The express train to Ha Noi.', 'He wanted it on Tuesday.', 'I think in English.'],
        why: 'Câu hỏi là họa sĩ muốn diễn tả gì nên đáp “A feeling of freedom, perhaps”; “The express train” hiểu express là tàu nhanh.',
      },
    ],
  },
  {
    id: 'c12-d-a-jar-of-beans',
    topic: 'science',
    ease: 3,
    title: 'How many beans?',
    about: 'Yến và ông ngoại bàn về trò đoán số đậu ở hội chợ.',
    speakers: { A: { name: 'Grandpa', voice: 'man' }, B: { name: 'Yến', voice: 'girl' } },
    lines: [
      ['A', 'You’ve been counting beans all evening, Yến. Is that your homework?'],
      [
        'B',
        'It’s for the science fair. Visitors guessed how many beans are in this jar. Most were miles away: one said 90, another 6,000.',
      ],
      ['A', 'And what’s the truth?'],
      ['B', 'One thousand three hundred and forty-two. Nobody got it right.'],
      ['A', 'So the crowd is as foolish as each of its members.'],
      [
        'B',
        'That’s what I expected too. But look at the average of the 211 guesses before lunch: 1,317. Only two people came closer than that!',
      ],
      ['A', 'How is that possible?'],
      [
        'B',
        'Some guess too high and some too low, so their mistakes cancel each other out. But it only works if people guess secretly. In the afternoon, I let visitors see the earlier guesses, and they all moved towards the loudest person’s number.',
      ],
      ['A', 'Which was?'],
      ['B', 'Two thousand five hundred. He sounded very sure.'],
      ['A', 'I’m sorry about that. I do have a loud voice.'],
    ],
    choices: [
      {
        ask: 'How near was the average to the truth?',
        right: '25 beans too low',
        wrong: ['25 beans too high', '131 beans too low', '2 beans too high'],
        why: 'Đúng là 1.342, trung bình 1.317, tức thấp hơn 25; cao hơn (too high) là ngược.',
      },
      {
        ask: 'Why was the secret guessing better?',
        right: 'People weren’t influenced by others.',
        wrong: ['People had more time.', 'The jar was larger.', 'Only experts took part.'],
        why: 'Buổi chiều người ta thấy số của người khác rồi “all moved towards the loudest person’s number”; thời gian (time) không được nói.',
      },
      {
        ask: 'What do we find out about Grandpa at the end?',
        right: 'He was the man who guessed 2,500.',
        wrong: [
          'He had counted all the beans secretly.',
          'He had the best guess of all visitors.',
          'He didn’t go to the fair.',
        ],
        why: 'Yến nói có người đoán 2.500 rất chắc, ông xin lỗi vì “I do have a loud voice”: chính ông; đó không phải lời đoán tốt nhất (best).',
      },
    ],
    statements: [
      {
        says: 'Somebody guessed the exact number.',
        truth: false,
        why: 'Yến nói “Nobody got it right”: không ai đoán trúng.',
      },
      {
        says: 'Two visitors were better than the average.',
        truth: true,
        why: 'Yến nói “Only two people came closer than that”: có hai người gần hơn.',
      },
      {
        says: 'Yến had expected the good result of the crowd.',
        truth: false,
        why: 'Ông bảo đám đông cũng dại như từng người, Yến đáp “That’s what I expected too”: cô không ngờ.',
      },
    ],
    gaps: [
      {
        text: 'If some guesses are too high and others too low, the mistakes ___ each other out.',
        right: 'cancel',
        wrong: ['carry', 'count', 'copy'],
        why: 'Yến nói “their mistakes cancel each other out”: bù trừ nhau; count không đi với ý này.',
      },
      {
        text: 'Yến collected the guesses for the science ___.',
        right: 'fair',
        wrong: ['book', 'lesson', 'film'],
        why: 'Yến nói “It’s for the science fair”: hội chợ khoa học, không phải tiết học (lesson).',
      },
    ],
    replies: [
      {
        ask: 'What’s the average age in your class?',
        right: 'Seventeen, I’d say.',
        wrong: ['About thirty-five students.', 'It’s a classic film.', 'At the age of three.'],
        why: 'Câu hỏi về tuổi trung bình nên đáp “Seventeen, I’d say”; “About thirty-five students” trả lời hỏi sĩ số.',
      },
    ],
  },
  {
    id: 'c12-d-grandmas-first-lecture',
    topic: 'family',
    ease: 3,
    title: 'Grandma’s first lecture',
    about: 'Hùng và bà nội nói về lớp học dành cho người cao tuổi.',
    speakers: { A: { name: 'Hùng', voice: 'boy' }, B: { name: 'Grandma', voice: 'woman' } },
    lines: [
      ['A', 'You’re home late, Grandma! Where have you been with that rucksack?'],
      [
        'B',
        'At the university. They’ve opened the evening lectures to everyone over sixty, so I’ve enrolled in astronomy.',
      ],
      ['A', 'Astronomy? I’d have expected cookery.'],
      [
        'B',
        'I’ve cooked for fifty-one years, darling. What would they teach me? But I’ve planted rice by the moon all my life, and nobody’s ever explained to me why it changes its shape.',
      ],
      ['A', 'Was it difficult to follow?'],
      [
        'B',
        'The first half hour, terribly. I didn’t know what an orbit was. But I was the only one who knew when the moon would rise tomorrow. The professor had to look it up!',
      ],
      ['A', 'So you’ve taught the professor something.'],
      ['B', 'A little. And there’s homework. I need somebody to hold the lamp while I walk round him with an orange.'],
      ['A', 'I’m the Earth?'],
      ['B', 'No, you’re the sun. Sit still.'],
    ],
    choices: [
      {
        ask: 'Why doesn’t Grandma take cookery?',
        right: 'She already knows a lot about it.',
        wrong: ['It’s only for people under sixty.', 'The course is full.', 'She has never liked cooking.'],
        why: 'Bà nói “I’ve cooked for fifty-one years … What would they teach me?”: đã quá rành; bà không nói ghét nấu ăn (never liked).',
      },
      {
        ask: 'What does Grandma want to understand?',
        right: 'why the moon looks different on different days',
        wrong: ['how to plant rice', 'when the moon will rise', 'how far away the sun and the moon are from us'],
        why: 'Bà chưa được ai giải thích “why it changes its shape”; giờ trăng mọc (rise) thì bà biết sẵn.',
      },
      {
        ask: 'What does the story about the rising moon show?',
        right: 'Experience can be as useful as study.',
        wrong: [
          'The professor is lazy.',
          'Grandma reads the newspaper every morning.',
          'Astronomy is an easy subject.',
        ],
        why: 'Giáo sư phải tra cứu còn bà biết nhờ kinh nghiệm cả đời trồng lúa; môn này thì lúc đầu bà thấy “terribly” khó, không dễ (easy).',
      },
    ],
    statements: [
      {
        says: 'Grandma understood everything from the first minute.',
        truth: false,
        why: 'Hùng hỏi khó không, bà đáp “The first half hour, terribly”: nửa giờ đầu rất khó.',
      },
      {
        says: 'The lectures are open to people like Grandma.',
        truth: true,
        why: 'Bà nói họ mở lớp cho “everyone over sixty”: mọi người trên sáu mươi tuổi.',
      },
      {
        says: 'In the homework, Hùng plays the Earth.',
        truth: false,
        why: 'Hùng hỏi “I’m the Earth?”, bà đáp “No, you’re the sun”.',
      },
    ],
    gaps: [
      {
        text: 'Hùng has to hold a ___ for the homework.',
        right: 'lamp',
        wrong: ['book', 'moon', 'rucksack'],
        why: 'Bà cần người “to hold the lamp”: cầm đèn; orange là quả bà cầm đi vòng quanh.',
      },
      {
        text: 'Grandma has cooked for more than ___ years.',
        right: 'fifty',
        wrong: ['sixty', 'seventy', 'eighty'],
        why: 'Bà nói “for fifty-one years”: hơn năm mươi năm; sixty là tuổi được vào học.',
      },
    ],
    replies: [
      {
        ask: 'Isn’t it too late to learn to swim at your age?',
        right: 'It’s never too late.',
        wrong: ['The bus is always late.', 'I was late yesterday.', 'The pool is over there.'],
        why: 'Bạn hỏi ở tuổi này học có muộn không nên đáp “It’s never too late”; “I was late yesterday” nói chuyện đến trễ.',
      },
    ],
  },
  {
    id: 'c12-d-how-to-say-no',
    topic: 'communication',
    ease: 3,
    title: 'How to say no',
    about: 'Diệp nhờ anh Alex chỉ cách từ chối khéo.',
    speakers: { A: { name: 'Diệp', voice: 'girl' }, B: { name: 'Alex', voice: 'man' } },
    lines: [
      ['A', 'Alex, you’re good with words. How do I say no to Ms Long? She wants me to present the talent show.'],
      ['B', 'Why no? You’d be brilliant.'],
      ['A', 'It’s on the evening before my piano exam. But she asked so nicely that I said “Maybe”.'],
      [
        'B',
        'That’s the worst answer you could give. She’s happy tonight and disappointed next week, and by then nobody else is free.',
      ],
      ['A', 'So I just say “I can’t”?'],
      ['B', 'Say it early, give one reason, not five, and offer something you can do.'],
      ['A', 'One reason? I’ve prepared four.'],
      ['B', 'The more excuses you make, the less each of them is worth.'],
      [
        'A',
        'Then how about this: “I’m afraid I can’t, because my exam is the next morning. But I could write the jokes for whoever presents it.”',
      ],
      ['B', 'Perfect. By the way, could you look after my dog on Saturday?'],
      ['A', 'I’m afraid I can’t, because I’ll be practising. But I could teach you how to say please.'],
    ],
    choices: [
      {
        ask: 'Why can’t Diệp present the show?',
        right: 'She has an exam the next day.',
        wrong: ['She is afraid of the audience.', 'She has to look after a dog.', 'She has never done it before.'],
        why: 'Diệp nói buổi diễn “on the evening before my piano exam”; trông chó (a dog) là việc Alex nhờ sau.',
      },
      {
        ask: 'Why does Alex think that “Maybe” is a bad answer?',
        right: 'Ms Long may lose time to find another person.',
        wrong: [
          'It sounds rude in the evening.',
          'It gives Ms Long far too many reasons at once.',
          'Ms Long dislikes short answers.',
        ],
        why: 'Alex nói tuần sau cô mới thất vọng “and by then nobody else is free”: cô mất thời gian tìm người; “Maybe” chẳng nêu lí do nào (reasons).',
      },
      {
        ask: 'What does Diệp’s last answer show?',
        right: 'She can already use Alex’s advice.',
        wrong: ['She doesn’t like animals.', 'She has changed her mind about the show.', 'She is angry with Ms Long.'],
        why: 'Diệp từ chối Alex đúng ba bước: sớm, một lí do, đề nghị việc khác; việc không thích thú vật (animals) không được nói.',
      },
    ],
    statements: [
      {
        says: 'Diệp hasn’t given Ms Long a clear answer yet.',
        truth: true,
        why: 'Diệp kể mình đã đáp cô là “Maybe” (có thể): chưa trả lời rõ.',
      },
      {
        says: 'Alex advises Diệp to give as many reasons as possible.',
        truth: false,
        why: 'Alex nói “give one reason, not five”: chỉ một lí do.',
      },
      {
        says: 'Diệp wants to help with the show in another way.',
        truth: true,
        why: 'Diệp đề nghị “I could write the jokes”: viết lời đùa cho người dẫn.',
      },
    ],
    gaps: [
      {
        text: 'Diệp is preparing for a ___ exam.',
        right: 'piano',
        wrong: ['guitar', 'dance', 'maths'],
        why: 'Diệp nói “my piano exam”: thi đàn piano, không phải ghi-ta (guitar).',
      },
      {
        text: 'Alex says that many excuses are worth ___ than one.',
        right: 'less',
        wrong: ['more', 'better', 'higher'],
        why: 'Alex nói “The more excuses you make, the less each of them is worth”: càng nhiều càng kém giá trị, ngược với more.',
      },
    ],
    replies: [
      {
        ask: 'Would you be able to stay an hour longer today?',
        right: 'I’m sorry, I’ve got a train to catch.',
        wrong: ['The other one is longer.', 'I stayed in a small hotel.', 'Yes, an hour ago.'],
        why: 'Lời nhờ ở lại thêm một giờ, từ chối lịch sự là “I’m sorry, I’ve got a train to catch”; “Yes, an hour ago” nói chuyện đã qua.',
      },
    ],
  },
]
