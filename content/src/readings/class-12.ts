/** Readings of class 12: life stories, green living, cities, media, work, cultures and learning all life long. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c12-r-mary-and-the-sea-dragon',
    topic: 'people',
    ease: 1,
    title: 'The girl and the sea dragon',
    about: 'Câu chuyện về Mary Anning, người tìm hóa thạch ở Anh.',
    paragraphs: [
      'Mary Anning was born in 1799 in Lyme Regis, on the south coast of England. Her family sold “curiosities” to holiday guests: strange stones in the shape of snails and bones, which fell out of the cliffs after every storm.',
      'In 1811, Mary’s brother Joseph found a huge skull with a long jaw. People thought that it was a crocodile. Mary kept searching, and about a year later, when she was only twelve or thirteen, she discovered the rest of the body. It was more than five metres long and belonged to a creature that nobody could name. Today we call it an ichthyosaur, which means “fish lizard”.',
      'Mary had hardly been to school. She taught herself to read scientific papers, copied them by hand and drew every bone. With her dog beside her, she made several other important discoveries. Famous professors bought her fossils and wrote about them, but often forgot to mention who had found them. Nowadays, there’s a statue of her on the seafront.',
    ],
    choices: [
      {
        ask: 'Why were storms useful for the family?',
        right: 'They brought stones out of the cliffs.',
        wrong: [
          'They kept the crocodiles away.',
          'They brought more holiday guests to town.',
          'They washed the stones clean.',
        ],
        why: 'Đá lạ “fell out of the cliffs after every storm”, nhờ đó có hàng để bán; khách nghỉ mát (guests) không đến vì bão.',
      },
      {
        ask: 'Who found the first part of the animal?',
        right: 'Joseph',
        wrong: ['Mary', 'a professor', 'a holiday guest'],
        why: 'Bài viết “Mary’s brother Joseph found a huge skull”; Mary tìm phần thân còn lại sau đó.',
      },
      {
        ask: 'What was unfair to Mary?',
        right: 'Others became known for what she had found.',
        wrong: [
          'Her brother sold all her fossils.',
          'She was not allowed to take her dog to work.',
          'People said that her bones were false.',
        ],
        why: 'Giáo sư viết về hóa thạch “but often forgot to mention who had found them”; anh trai (brother) không bán hết đồ của cô.',
      },
    ],
    statements: [
      {
        says: 'At first, people were wrong about the skull.',
        truth: true,
        why: 'Người ta tưởng là cá sấu (crocodile), thật ra là một loài khác: ban đầu họ sai.',
      },
      {
        says: 'Mary learnt science at a good school.',
        truth: false,
        why: 'Bài viết “Mary had hardly been to school. She taught herself”: cô tự học.',
      },
      {
        says: 'The ichthyosaur was Mary’s only discovery.',
        truth: false,
        why: 'Bài viết “she made several other important discoveries”: còn nhiều phát hiện khác.',
      },
    ],
    gaps: [
      {
        text: 'The name “ichthyosaur” means “fish ___”.',
        right: 'lizard',
        wrong: ['snail', 'crocodile', 'stone'],
        why: 'Theo bài, tên này nghĩa là “fish lizard” (cá thằn lằn); crocodile là điều người ta đoán nhầm.',
      },
      {
        text: 'Mary ___ scientific papers by hand.',
        right: 'copied',
        wrong: ['sold', 'burnt', 'forgot'],
        why: 'Bài viết cô tự đọc các bài khoa học và “copied them by hand”; sold là việc với những viên đá.',
      },
    ],
  },
  {
    id: 'c12-r-open-day',
    topic: 'school',
    ease: 1,
    title: 'Open doors for class 12',
    about: 'Thông báo về ngày đi xem nghề của học sinh lớp 12.',
    paragraphs: [
      'On Thursday, 14 November, no class 12 student is allowed in the school building. Don’t celebrate too early: you’ll all be at work.',
      'Forty-one companies and workshops in our district are opening their doors to you, from the animal hospital to the weather station. Choose one place from the list outside Room 12 and write down your name. Each place takes four students at most, so have a second choice ready.',
      'You aren’t going there to watch. Every host has promised to give you one real task. Last year, a group at the bakery created a roll that’s still on sale, and two boys at the fire station had to wash a very long hose.',
      'Bring your own lunch, comfortable shoes and three questions that you can’t answer with the help of the internet. On Friday, each of you will tell the class for three minutes what surprised you.',
    ],
    choices: [
      {
        ask: 'Why can’t the students come to school on 14 November?',
        right: 'They have to visit places of work.',
        wrong: ['The building is being repaired.', 'It’s a public holiday.', 'There are exams for other classes.'],
        why: 'Thông báo nói “you’ll all be at work”: đi trải nghiệm nghề; không phải ngày lễ (holiday), vì còn dặn đừng mừng vội.',
      },
      {
        ask: 'Why should students have a second choice?',
        right: 'The first place may already be full.',
        wrong: [
          'They will visit two places.',
          'Some places are closed on Thursdays.',
          'The list will be changed on Friday.',
        ],
        why: '“Each place takes four students at most, so have a second choice ready”: chỗ đầu có thể hết; mỗi em chỉ chọn một nơi, không phải hai (two places).',
      },
      {
        ask: 'What kind of questions should they bring?',
        right: 'questions that only people at the place can answer',
        wrong: [
          'questions about last year’s visit',
          'questions about the internet',
          'questions that are easy to look up on the internet',
        ],
        why: 'Ba câu hỏi “that you can’t answer with the help of the internet”: phải hỏi người trong nghề; dễ tra cứu (look up) là trái yêu cầu.',
      },
    ],
    statements: [
      {
        says: 'Students will only watch other people at work.',
        truth: false,
        why: 'Thông báo viết “You aren’t going there to watch”: được giao việc thật.',
      },
      {
        says: 'Students have to talk about their day afterwards.',
        truth: true,
        why: 'Thứ Sáu mỗi em “will tell the class for three minutes what surprised you”.',
      },
      {
        says: 'The hosts will give the students lunch.',
        truth: false,
        why: 'Thông báo viết “Bring your own lunch”: tự mang bữa trưa.',
      },
    ],
    gaps: [
      {
        text: 'A group at the ___ invented something that people can still buy.',
        right: 'bakery',
        wrong: ['fire station', 'weather station', 'hospital'],
        why: 'Bài viết nhóm ở tiệm bánh “created a roll that’s still on sale”; fire station là nơi hai bạn rửa vòi.',
      },
      {
        text: 'Each place takes no more than ___ students.',
        right: 'four',
        wrong: ['three', 'two', 'twelve'],
        why: 'Thông báo viết “Each place takes four students at most”; twelve là số của phòng và của khối lớp.',
      },
    ],
  },
  {
    id: 'c12-r-house-rules',
    topic: 'house',
    ease: 1,
    title: 'The rules of flat 5A',
    about: 'Thư điện tử gửi một bạn sinh viên sắp vào ở chung.',
    paragraphs: [
      'Dear Hiếu,',
      'Welcome to flat 5A! There are four of us: Cường studies law and talks in his sleep, Jonas is a musician, Đạt is never at home, and I’m the one who writes emails.',
      'We’ve only got three rules. First, whoever finishes the rice cooks the next pot. Second, after eleven at night Jonas may only play instruments that can’t be heard through a wall, which leaves him the triangle, wrapped in a sock. Third, we talk about problems on Sundays at breakfast and never on a note stuck to the fridge. Notes always sound angrier than people.',
      'Your room is the smallest, but it’s got the best window: you look into the top of a mango tree, and in May you can pick your dessert without getting up.',
      'The rent is due on the first of the month. Please bring a chair, because we’ve only got four.',
      'See you on Saturday,',
      'Khôi',
    ],
    choices: [
      {
        ask: 'Who wrote the email?',
        right: 'Khôi',
        wrong: ['Hiếu', 'Jonas', 'Cường'],
        why: 'Cuối thư kí tên Khôi, người tự nhận “the one who writes emails”; Hiếu là người nhận.',
      },
      {
        ask: 'Why should problems not be written on notes?',
        right: 'They sound worse than they’re meant.',
        wrong: ['Nobody reads the fridge.', 'The notes fall down.', 'Jonas needs the paper for his music.'],
        why: 'Thư viết “Notes always sound angrier than people”: giấy nhắn nghe gay gắt hơn; không phải do không ai đọc (Nobody reads).',
      },
      {
        ask: 'Why does Hiếu need to bring a chair?',
        right: 'There will be five people.',
        wrong: ['The old chairs are broken.', 'His room is the smallest.', 'He wants to pick mangoes.'],
        why: 'Nhà có bốn người, bốn ghế (“we’ve only got four”), thêm Hiếu là năm; ghế cũ không hỏng (broken).',
      },
    ],
    statements: [
      {
        says: 'Jonas may play any instrument at midnight.',
        truth: false,
        why: 'Sau mười một giờ Jonas chỉ được chơi loại “that can’t be heard through a wall”.',
      },
      {
        says: 'One of the flatmates is seldom in the flat.',
        truth: true,
        why: 'Thư viết “Đạt is never at home”: Đạt hầu như không ở nhà.',
      },
      {
        says: 'Hiếu’s room has the worst view.',
        truth: false,
        why: 'Thư viết phòng nhỏ nhất nhưng “it’s got the best window”: cửa sổ đẹp nhất.',
      },
    ],
    gaps: [
      {
        text: 'The person who eats the last rice has to ___ the next pot.',
        right: 'cook',
        wrong: ['buy', 'wash', 'share'],
        why: 'Luật một: “whoever finishes the rice cooks the next pot”; wash (rửa) không có trong luật.',
      },
      {
        text: 'The flatmates talk about problems on Sunday ___.',
        right: 'mornings',
        wrong: ['evenings', 'nights', 'afternoons'],
        why: 'Họ nói chuyện “on Sundays at breakfast”: buổi sáng, không phải buổi tối (evenings).',
      },
    ],
  },
  {
    id: 'c12-r-soup-for-eleven',
    topic: 'food',
    ease: 1,
    title: 'Soup for eleven',
    about: 'Một du học sinh kể về nồi phở đầu tiên của mình.',
    paragraphs: [
      'In my second month in Finland, I invited ten students from my corridor to try Vietnamese soup. I had never made it before. At home, I’d only been responsible for the lime.',
      'I rang my mother at noon, her time. “How much star anise?” I asked. “Enough,” she said. “How long does it boil?” “Until it’s ready.” After twenty minutes, my page was still empty, and I was laughing too hard to write.',
      'So we left the phone on the shelf, and she watched me cook for five hours. She couldn’t smell the pot, of course, so I had to describe it: “Like our kitchen, but with the window open.” “More ginger,” she ordered.',
      'The guests came from seven countries. Nobody spoke for the first five minutes, and then all of them wanted the recipe. I said: “Of course. You take enough of everything, and you boil it until it’s ready.”',
    ],
    choices: [
      {
        ask: 'What had the writer’s job been when the family made soup?',
        right: 'preparing the lime',
        wrong: ['boiling the bones', 'buying star anise', 'opening the window'],
        why: 'Bạn viết “I’d only been responsible for the lime”: chỉ lo phần chanh; hồi (star anise) là điều phải hỏi mẹ.',
      },
      {
        ask: 'Why was the writer’s page still empty after twenty minutes?',
        right: 'The mother gave no exact numbers.',
        wrong: ['The phone was on the shelf.', 'The mother couldn’t hear anything.', 'The pen had no ink.'],
        why: 'Mẹ chỉ đáp “Enough” và “Until it’s ready”, không có con số nào để ghi; để điện thoại lên kệ (the shelf) là sau đó.',
      },
      {
        ask: 'What is funny about the end?',
        right: 'The writer answers just like the mother.',
        wrong: [
          'The guests don’t like the soup.',
          'The writer has lost the recipe.',
          'The guests have cooked the soup before.',
        ],
        why: 'Bạn đáp khách y như mẹ: “enough of everything … until it’s ready”; khách thích nên mới im lặng ăn và xin công thức, không phải chê (don’t like).',
      },
    ],
    statements: [
      {
        says: 'The writer had often cooked this soup in Viet Nam.',
        truth: false,
        why: 'Bạn viết “I had never made it before”: chưa từng nấu.',
      },
      {
        says: 'The mother helped by watching on the phone.',
        truth: true,
        why: 'Để điện thoại lên kệ và “she watched me cook for five hours”.',
      },
      {
        says: 'All the guests came from Finland.',
        truth: false,
        why: 'Bài viết “The guests came from seven countries”: bảy nước.',
      },
    ],
    gaps: [
      {
        text: 'When the writer describes the smell, the mother wants more ___.',
        right: 'ginger',
        wrong: ['lime', 'salt', 'onion'],
        why: 'Nghe tả mùi xong mẹ bảo “More ginger”; lime (chanh) là việc cũ của bạn ở nhà.',
      },
      {
        text: 'The mother watched for five ___.',
        right: 'hours',
        wrong: ['minutes', 'days', 'weeks'],
        why: 'Bài viết “she watched me cook for five hours”; năm phút (minutes) là lúc khách im lặng.',
      },
    ],
  },
  {
    id: 'c12-r-running-in-two',
    topic: 'sports',
    ease: 1,
    title: 'A rope between two hands',
    about: 'Một bạn kể về việc chạy bộ cùng người bạn khiếm thị.',
    paragraphs: [
      'Every Tuesday and Friday, I run with Thắng. He’s blind, and I’m his guide. A short, soft rope connects our hands. Most people think that I pull him. I don’t: a guide must never be in front.',
      'My task is to see for both of us and to choose what’s worth saying. In the beginning, I told him everything: the bench, the pigeon, the man with the newspaper. After a kilometre, Thắng begged me to stop. “Say ‘left’, ‘right’, ‘up’ and ‘down’,” he said. “The rest I can hear.”',
      'And he really can. He knows when a bicycle comes from behind long before I do. Once he slowed down for no reason, as I thought. Three seconds later, a ball rolled across our path.',
      'In March, we finished our first ten kilometres. At the end, he was faster than me, so there was something new on the rope: for the last hundred metres, he was pulling.',
    ],
    choices: [
      {
        ask: 'What must a guide not do?',
        right: 'run in front',
        wrong: ['hold the rope', 'say “left” and “right”', 'run twice a week'],
        why: 'Bài viết “a guide must never be in front”; cầm dây (hold the rope) thì cả hai đều làm.',
      },
      {
        ask: 'Why did Thắng beg the writer to stop?',
        right: 'The writer talked too much.',
        wrong: ['The writer ran too fast.', 'A ball was on the path.', 'He was tired of running.'],
        why: 'Bạn kể hết mọi thứ nên Thắng xin dừng, chỉ cần bốn từ; chuyện quả bóng (a ball) là lần khác.',
      },
      {
        ask: 'What does the story with the ball show?',
        right: 'Thắng notices things with his ears.',
        wrong: ['The path is too narrow.', 'The writer is a poor runner.', 'Thắng doesn’t really trust his guide.'],
        why: 'Thắng chạy chậm lại trước khi quả bóng lăn qua vì nghe thấy (“The rest I can hear”); việc không tin (trust) bạn thì không có.',
      },
    ],
    statements: [
      {
        says: 'The two run together twice a week.',
        truth: true,
        why: 'Bài viết “Every Tuesday and Friday”: mỗi tuần hai lần.',
      },
      {
        says: 'The guide pulls Thắng most of the time.',
        truth: false,
        why: 'Bài viết người ta tưởng “I pull him. I don’t”: không kéo.',
      },
      {
        says: 'Thắng was the faster one at the end of the ten kilometres.',
        truth: true,
        why: 'Bài viết “At the end, he was faster than me”: Thắng nhanh hơn.',
      },
    ],
    gaps: [
      {
        text: 'The rope between the two is short and ___.',
        right: 'soft',
        wrong: ['heavy', 'dirty', 'broken'],
        why: 'Bài tả “A short, soft rope”: dây ngắn và mềm, không nặng (heavy).',
      },
      {
        text: 'Thắng hears a ___ from behind before the writer does.',
        right: 'bicycle',
        wrong: ['pigeon', 'bench', 'newspaper'],
        why: 'Bài viết “He knows when a bicycle comes from behind”; pigeon chỉ là thứ bạn kể lúc đầu.',
      },
    ],
  },
  {
    id: 'c12-r-bees-on-guard',
    topic: 'animals',
    ease: 2,
    title: 'Bees on guard',
    about: 'Bài viết về cách giữ voi khỏi ruộng mà không làm đau chúng.',
    paragraphs: [
      'A farmer in Kenya can lose a whole field of maize in a single night if elephants drop in for dinner. Ordinary fences don’t impress an animal of five tonnes, and shouting doesn’t either.',
      'The biologist Lucy King listened to what local people had told her: elephants keep away from trees with wild bees in them. She tested it with a loudspeaker. When the elephants heard the buzzing, most of them left within a minute or so, shaking their heads and calling to each other. Bees can’t sting through their thick skin, but they can sting around the eyes and inside the trunk.',
      'So she hung beehives on wires around the fields, one every ten metres. If an elephant touches the wire, all the hives swing, and the bees come out. The fences keep most elephants out, the bees visit the farmers’ flowers, and the honey is sold. It’s one of the few guards in the world that pay you a salary.',
    ],
    choices: [
      {
        ask: 'Where did the idea come from?',
        right: 'from what local people knew',
        wrong: ['from a film about bees', 'from farmers in another continent', 'from an accident with a fence'],
        why: 'Lucy King “listened to what local people had told her”: kinh nghiệm dân địa phương, không phải từ châu lục khác (another continent).',
      },
      {
        ask: 'Why are elephants afraid of bees although their skin is thick?',
        right: 'Some parts of them are easily hurt.',
        wrong: ['Bees are louder than elephants.', 'Bees eat their food.', 'The skin gets much thinner at night.'],
        why: 'Ong đốt được “around the eyes and inside the trunk”; ong to tiếng hơn voi (louder) thì bài không nói.',
      },
      {
        ask: 'Why does the writer speak of “a salary”?',
        right: 'Farmers earn money with the honey.',
        wrong: [
          'Farmers must pay for the bees every month.',
          'Lucy King pays the guards.',
          'Visitors buy tickets for the fields.',
        ],
        why: 'Câu cuối nói người gác “pay you a salary” vì mật ong được bán; nông dân không phải trả (must pay) hằng tháng.',
      },
    ],
    statements: [
      {
        says: 'Lucy King used real bees in her first test.',
        truth: false,
        why: 'Bài viết “She tested it with a loudspeaker”: chỉ phát tiếng vo ve qua loa.',
      },
      {
        says: 'The elephants also made sounds when they left.',
        truth: true,
        why: 'Đàn voi bỏ đi “calling to each other”: vừa đi vừa gọi nhau.',
      },
      {
        says: 'No elephant ever gets through the fences.',
        truth: false,
        why: 'Bài viết “keep most elephants out”: phần lớn chứ không phải tất cả.',
      },
    ],
    gaps: [
      {
        text: 'When an elephant touches the wire, the hives ___.',
        right: 'swing',
        wrong: ['break', 'fall', 'burn'],
        why: 'Bài viết “all the hives swing”: đung đưa chứ không rơi (fall).',
      },
      {
        text: 'There is a hive every ten ___.',
        right: 'metres',
        wrong: ['minutes', 'days', 'trees'],
        why: 'Bài viết “one every ten metres”: cứ mười mét một tổ, không tính theo cây (trees).',
      },
    ],
  },
  {
    id: 'c12-r-clever-hans',
    topic: 'science',
    ease: 2,
    title: 'The horse that could count',
    about: 'Câu chuyện về chú ngựa Hans và bài học cho khoa học.',
    paragraphs: [
      'In the early 1900s, a horse called Hans amazed Berlin. His owner, a retired teacher, would ask: “What is seven plus five?” Hans tapped the ground with his hoof, twelve times, and stopped. He could do fractions and tell the date.',
      'A group of experts found no trick. Then a young psychologist, Oskar Pfungst, changed the conditions. When the questioner knew the answer, Hans was nearly always right. When the questioner didn’t know it, or when Hans couldn’t see him, the horse was lost.',
      'Hans wasn’t calculating, he was watching people. As the taps came close to the right number, the questioner’s head and shoulders moved a tiny bit, without his knowing it. That was the sign to stop.',
      'Scientists still talk about Hans, especially those who build intelligent machines. A computer program may give the right answers for the wrong reasons: one that seemed to recognise wolves was really looking for snow in the background. So whenever something seems terribly clever, they ask: what is it really looking at?',
    ],
    choices: [
      {
        ask: 'How did Hans give his answers?',
        right: 'He tapped with his foot.',
        wrong: ['He shook his head.', 'He pointed at numbers.', 'He moved his shoulders.'],
        why: 'Bài viết “Hans tapped the ground with his hoof”: gõ móng; cử động vai (shoulders) là của người hỏi.',
      },
      {
        ask: 'In which situation did Hans fail?',
        right: 'when the questioner didn’t know the answer',
        wrong: ['when too many people were watching him', 'when the numbers were small', 'when his owner asked him'],
        why: 'Bài viết khi người hỏi không biết đáp án thì “the horse was lost”; chủ hỏi (his owner) thì Hans làm được.',
      },
      {
        ask: 'What do Hans and the wolf program have in common?',
        right: 'They used clues that weren’t part of the task.',
        wrong: [
          'They were trained by the same young scientist.',
          'They could recognise animals.',
          'They never gave right answers.',
        ],
        why: 'Hans nhìn cử động người, chương trình nhìn tuyết ở nền: cả hai “right answers for the wrong reasons”; vậy không phải không bao giờ đúng (never).',
      },
    ],
    statements: [
      {
        says: 'The first experts couldn’t explain Hans’s success.',
        truth: true,
        why: 'Bài viết “A group of experts found no trick”: không tìm ra mẹo nào.',
      },
      {
        says: 'The questioners moved their heads on purpose.',
        truth: false,
        why: 'Họ cử động “without his knowing it”: người hỏi không hề biết.',
      },
      {
        says: 'Hans could really add numbers.',
        truth: false,
        why: 'Bài viết “Hans wasn’t calculating, he was watching people”: không biết tính.',
      },
    ],
    gaps: [
      {
        text: 'Hans’s owner had been a ___.',
        right: 'teacher',
        wrong: ['psychologist', 'farmer', 'doctor'],
        why: 'Bài viết “His owner, a retired teacher”; psychologist là Oskar Pfungst.',
      },
      {
        text: 'The wolf program was really looking for ___.',
        right: 'snow',
        wrong: ['wolves', 'horses', 'trees'],
        why: 'Bài viết nó “was really looking for snow in the background”; nhận ra wolves chỉ là bề ngoài.',
      },
    ],
  },
  {
    id: 'c12-r-street-for-sunday',
    topic: 'town',
    ease: 2,
    title: 'A street that sleeps on Sundays',
    about: 'Một bài báo địa phương về con phố không xe ngày Chủ nhật.',
    paragraphs: [
      'From seven to eleven last Sunday, Nguyen Du Street belonged to people on foot. It was the fourth Sunday of the trial, and this time even those who’d been against it came to have a look.',
      'Mr Sơn, who repairs motorbikes at number 18, had been the loudest of them. “No motorbikes, no customers,” he’d told this newspaper in spring. Last Sunday, there was a queue in front of his workshop, made up of children with scooters and flat bicycle tyres. “They pay less,” he admitted, “but they never stop coming.”',
      'The residents have noticed something they hadn’t expected: silence. “I heard my own clock,” said Mrs Kim, who’s lived above the pharmacy for thirty years. “I thought somebody had given me a new one.”',
      'Not everyone is satisfied. The drivers of delivery vans have to park two streets away, and the council is looking for a solution. In December, the residents will vote on whether the street may go on sleeping late.',
    ],
    choices: [
      {
        ask: 'Why was Mr Sơn against the plan at first?',
        right: 'He was afraid of losing customers.',
        wrong: ['He dislikes children.', 'He drives a delivery van.', 'He wanted to sleep longer.'],
        why: 'Ông nói “No motorbikes, no customers”: sợ mất khách; xe giao hàng (delivery van) là của người khác.',
      },
      {
        ask: 'What did Mrs Kim notice because of the silence?',
        right: 'the sound of her old clock',
        wrong: ['a new pharmacy', 'children on scooters', 'a queue in front of number 18'],
        why: 'Bà nói “I heard my own clock”: nghe tiếng đồng hồ của mình; hàng người (a queue) là ở tiệm ông Sơn.',
      },
      {
        ask: 'What is not certain yet?',
        right: 'whether the street stays free of cars on Sundays',
        wrong: [
          'who spoke most loudly against the plan in spring',
          'when the residents will vote',
          'where the vans have to park now',
        ],
        why: 'Tháng Mười hai dân mới bỏ phiếu xem phố có được tiếp tục không; thời gian bỏ phiếu (when) thì đã biết.',
      },
    ],
    statements: [
      {
        says: 'The street is closed to traffic all Sunday.',
        truth: false,
        why: 'Bài viết “From seven to eleven”: chỉ bốn tiếng buổi sáng.',
      },
      {
        says: 'Mr Sơn earns less from each of his new customers.',
        truth: true,
        why: 'Ông thừa nhận “They pay less”: họ trả ít hơn.',
      },
      {
        says: 'Everybody is happy with the trial.',
        truth: false,
        why: 'Bài viết “Not everyone is satisfied”: người giao hàng chưa hài lòng.',
      },
    ],
    gaps: [
      {
        text: 'Mr Sơn repairs ___ at number 18.',
        right: 'motorbikes',
        wrong: ['clocks', 'vans', 'shoes'],
        why: 'Bài viết “who repairs motorbikes at number 18”; clocks thuộc câu chuyện của bà Kim.',
      },
      {
        text: 'The residents will vote in ___.',
        right: 'December',
        wrong: ['spring', 'summer', 'November'],
        why: 'Bài viết “In December, the residents will vote”; spring là lúc ông Sơn trả lời báo lần đầu.',
      },
    ],
  },
  {
    id: 'c12-r-headline-clinic',
    topic: 'media',
    ease: 2,
    title: 'The headline clinic',
    about: 'Bài trong báo trường hướng dẫn đọc tiêu đề.',
    paragraphs: [
      'Welcome back to the headline clinic, where we examine titles that have made you click. Here are three patients from last week.',
      '“Scientists say chocolate makes you smarter.” We looked up the study. Twenty students ate chocolate and then did a puzzle slightly faster than twenty others. The chocolate had been paid for by the people who make it. Diagnosis: too few students, too much sugar.',
      '“You won’t believe what this dog did next!” We watched. It sat down. Diagnosis: empty. A title that hides the news usually has none.',
      '“Lesson times to change?” A teacher had asked the question, and the headteacher had answered no. Diagnosis: if a headline ends in a question mark, try answering “no” first. You’ll often be right.',
      'Our advice for a healthy reader: go on to the third paragraph before you share anything. That’s where the facts live, if there are any. And yes, we chose our own title so that you’d click.',
    ],
    choices: [
      {
        ask: 'What is wrong with the chocolate study?',
        right: 'It was small and paid for by sellers.',
        wrong: ['It took too many years.', 'The students didn’t like chocolate.', 'The puzzle was too difficult.'],
        why: 'Chỉ hai mươi em mỗi nhóm và sô-cô-la do nhà sản xuất trả tiền; câu đố khó (too difficult) thì bài không nói.',
      },
      {
        ask: 'What does “empty” mean for the second headline?',
        right: 'There is no real news behind it.',
        wrong: ['The dog’s bowl was empty.', 'The video couldn’t be opened.', 'Nobody clicked on it.'],
        why: 'Con chó chỉ ngồi xuống, “A title that hides the news usually has none”: không có tin; video vẫn xem được (We watched) chứ không hỏng (opened).',
      },
      {
        ask: 'What is the joke in the last sentence?',
        right: 'The writers use the same trick themselves.',
        wrong: [
          'The writers have forgotten their own title.',
          'The writers are real doctors.',
          'The writers never check facts.',
        ],
        why: 'Họ thú nhận chọn tiêu đề “so that you’d click”: cũng dùng mẹo câu bấm; “clinic” (phòng khám) chỉ là cách nói, họ không phải bác sĩ (doctors).',
      },
    ],
    statements: [
      {
        says: 'The lesson times are really going to change.',
        truth: false,
        why: 'Bài viết “the headteacher had answered no”: giờ học không đổi.',
      },
      {
        says: 'The writers advise you to read on before you share a story.',
        truth: true,
        why: 'Lời khuyên: “go on to the third paragraph before you share anything”.',
      },
      {
        says: 'The dog in the video did something amazing.',
        truth: false,
        why: 'Bài viết “We watched. It sat down”: nó chỉ ngồi xuống.',
      },
    ],
    gaps: [
      {
        text: 'You’ll find the facts, if there are any, in the third ___.',
        right: 'paragraph',
        wrong: ['headline', 'picture', 'study'],
        why: 'Bài viết “go on to the third paragraph … That’s where the facts live”; headline là thứ không nên tin vội.',
      },
      {
        text: 'A headline that ends in a question mark can often be answered with “___”.',
        right: 'no',
        wrong: ['yes', 'perhaps', 'why'],
        why: 'Bài viết nên thử đáp “no” trước, “You’ll often be right”; vậy ngược với yes.',
      },
    ],
  },
  {
    id: 'c12-r-library-of-things',
    topic: 'nature',
    ease: 2,
    title: 'The library of things',
    about: 'Bài giới thiệu một thư viện không cho mượn sách.',
    paragraphs: [
      'How often do you use a drill? In an average home, it works for a few minutes a year and sleeps for the rest of the time. Our neighbourhood has found a better life for drills, tents and rice cookers for fifty people: the library of things.',
      'It works like a library of books. You pay a small fee once a year and borrow what you need for a week. If you bring it back late, you don’t pay a fine; instead, you spend half an hour on the repair bench. Some members are late on purpose, because the bench is where you hear the best stories.',
      'Most things were gifts. The strangest are a snow shovel, which hasn’t left the shelf yet, and a trombone, which has a waiting list until April.',
      'Since we opened, eighty families have decided not to buy a ladder. That isn’t just metal and money saved. As our treasurer says, you don’t need more space at home, you need more neighbours.',
    ],
    choices: [
      {
        ask: 'What happens if you return a thing late?',
        right: 'You help with repairs.',
        wrong: ['You pay a fine.', 'You lose your place on the list.', 'You must buy the thing.'],
        why: 'Bài viết “you spend half an hour on the repair bench”: ngồi sửa đồ nửa giờ; tiền phạt (a fine) thì không phải trả.',
      },
      {
        ask: 'Why has the snow shovel stayed on the shelf?',
        right: 'Nobody needs it in that place.',
        wrong: ['It is broken.', 'It has a waiting list.', 'It is too expensive to lend out.'],
        why: 'Xẻng xúc tuyết được gọi là món lạ nhất và chưa ai mượn; danh sách chờ (a waiting list) là của kèn trombone.',
      },
      {
        ask: 'What does the treasurer mean?',
        right: 'Sharing is better than owning everything.',
        wrong: [
          'Everyone should move to a larger house.',
          'Neighbours should be quieter.',
          'People should sell their tents.',
        ],
        why: 'Câu “you don’t need more space at home, you need more neighbours” ý nói dùng chung là đủ; nhà rộng hơn (larger) chính là thứ không cần.',
      },
    ],
    statements: [
      {
        says: 'You have to pay each time you borrow something.',
        truth: false,
        why: 'Bài viết “You pay a small fee once a year”: mỗi năm một lần.',
      },
      {
        says: 'Some members enjoy the repair bench.',
        truth: true,
        why: 'Có người cố tình trả trễ vì ở đó “you hear the best stories”: họ thích.',
      },
      {
        says: 'The library bought most of its things.',
        truth: false,
        why: 'Bài viết “Most things were gifts”: phần lớn được tặng.',
      },
    ],
    gaps: [
      {
        text: 'In an average home, a drill works for a few ___ a year.',
        right: 'minutes',
        wrong: ['days', 'weeks', 'months'],
        why: 'Bài viết “it works for a few minutes a year”: chỉ vài phút, không phải vài ngày (days).',
      },
      {
        text: 'Many families have not bought a ___ because of the library.',
        right: 'ladder',
        wrong: ['trombone', 'book', 'bench'],
        why: 'Bài viết “eighty families have decided not to buy a ladder”; trombone là món đang có người chờ mượn.',
      },
    ],
  },
  {
    id: 'c12-r-letter-of-application',
    topic: 'work',
    ease: 3,
    title: 'A letter of application',
    about: 'Thư xin việc hè của một học sinh lớp 12.',
    paragraphs: [
      'Dear Ms Jensen,',
      'I’m writing to apply for the summer job at the Museum of Toys, which you advertised on 3 April. I’m eighteen and will finish school in June.',
      'You’re looking for somebody with experience in a museum. I haven’t got any. What I have got is four younger cousins, whom I’ve taken to your museum seven times. I know at which glass case they get bored (number 9), which question every child asks (“May I touch it?”) and where your visitors get lost: the arrow near the dolls’ houses points to a cupboard.',
      'I speak Vietnamese and English, and I’ve begun to learn Korean, since a third of your guests come from Korea. I can’t carry heavy boxes because of an old knee injury, but I can repair nearly anything with a spring in it.',
      'I’d be happy to come for an interview on any afternoon, and I promise to find the door in spite of the arrow.',
      'Yours sincerely,',
      'Đỗ Minh Ánh',
    ],
    choices: [
      {
        ask: 'What does Minh Ánh offer instead of museum experience?',
        right: 'what she has seen as a visitor',
        wrong: ['letters from her cousins', 'a diploma in Korean', 'a collection of old toys'],
        why: 'Cô chưa làm ở bảo tàng nhưng đã đưa các em đi bảy lần và quan sát kĩ (I know at which glass case …); tiếng Hàn (Korean) thì mới bắt đầu học.',
      },
      {
        ask: 'Why is it clever to mention glass case number 9 and the arrow?',
        right: 'It shows that she notices what could be improved.',
        wrong: [
          'It shows that she can’t find the way in the museum.',
          'It makes the museum sound dangerous.',
          'It proves that she can carry boxes.',
        ],
        why: 'Cô chỉ ra chỗ trẻ chán và mũi tên chỉ sai: biết nhận ra điều cần sửa; chính cô không lạc (the way), người lạc là khách.',
      },
      {
        ask: 'Why is she learning Korean?',
        right: 'to be useful to many visitors',
        wrong: ['to study abroad after school', 'to talk to her cousins', 'to read the advertisement'],
        why: 'Cô học “since a third of your guests come from Korea”: để giúp khách; các em họ (cousins) không liên quan.',
      },
    ],
    statements: [
      {
        says: 'Minh Ánh is still at school when she writes the letter.',
        truth: true,
        why: 'Thư viết “will finish school in June”: tháng Sáu mới học xong.',
      },
      {
        says: 'She hides the fact that she can’t do some kinds of work.',
        truth: false,
        why: 'Cô nói thẳng “I can’t carry heavy boxes because of an old knee injury”.',
      },
      {
        says: 'She’s only free for an interview in the morning.',
        truth: false,
        why: 'Thư viết “on any afternoon”: chiều nào cũng được.',
      },
    ],
    gaps: [
      {
        text: 'The wrong arrow points to a ___.',
        right: 'cupboard',
        wrong: ['door', 'doll', 'box'],
        why: 'Thư viết mũi tên “points to a cupboard”; door là chỗ cô hứa sẽ tìm ra.',
      },
      {
        text: 'Minh Ánh has taken her cousins to the museum ___ times.',
        right: 'seven',
        wrong: ['four', 'nine', 'eighteen'],
        why: 'Thư viết “I’ve taken to your museum seven times”; four là số em họ, nine là số tủ kính.',
      },
    ],
  },
  {
    id: 'c12-r-the-slowest-concert',
    topic: 'music',
    ease: 3,
    title: 'The slowest concert in the world',
    about: 'Bài viết về một bản nhạc kéo dài hơn sáu trăm năm.',
    paragraphs: [
      'If you visit a certain old church in the German town of Halberstadt, you’ll hear a chord. Come back next week, and you’ll hear the same one. You may have to wait for years for the next.',
      'The American composer John Cage wrote an organ piece called “As Slow as Possible”. He didn’t say how slow that was. Some players have taken twenty minutes, others a whole day. After his time, a group of musicians and thinkers asked what the title would mean if you took it seriously. An organ, they decided, can play for as long as it lasts. Since the first large organ of the town had been built 639 years before the year 2000, they chose 639 years.',
      'The performance began in 2001 with a rest, so for the first seventeen months only the air in the bellows could be heard. Small sandbags hold the keys down. When the chord changed in February 2024, people had travelled from far away. It’s planned to end in 2640. Nobody knows who’ll be there to clap.',
    ],
    choices: [
      {
        ask: 'Why can different performances have such different lengths?',
        right: 'The composer gave no exact speed.',
        wrong: ['The organs have different sizes.', 'Players forget some chords.', 'Some audiences leave early.'],
        why: 'Bài viết về John Cage “He didn’t say how slow that was”: không ghi tốc độ; kích thước đàn (sizes) không được nói.',
      },
      {
        ask: 'Where does the number 639 come from?',
        right: 'from the age of a famous organ in the year 2000',
        wrong: [
          'from the number of pipes',
          'from the title of the piece',
          'from the number of visitors in the year 2000',
        ],
        why: 'Cây đàn lớn đầu tiên của thị trấn được làm “639 years before the year 2000”; tên bản nhạc (the title) chỉ nói chậm hết mức.',
      },
      {
        ask: 'What does the last sentence make us think about?',
        right: 'Nobody alive today will hear the end.',
        wrong: [
          'The music isn’t beautiful enough for applause.',
          'The church will be closed soon.',
          'The organ is going to be sold.',
        ],
        why: 'Bản nhạc kết thúc năm 2640 nên không ai hôm nay còn ở đó; bài không chê nhạc thiếu hay (beautiful).',
      },
    ],
    statements: [
      {
        says: 'A musician has to press the keys all day.',
        truth: false,
        why: 'Bài viết “Small sandbags hold the keys down”: túi cát giữ phím.',
      },
      {
        says: 'The performance started without any notes.',
        truth: true,
        why: 'Buổi diễn “began in 2001 with a rest”: bắt đầu bằng khoảng lặng.',
      },
      {
        says: 'The chord changes every week.',
        truth: false,
        why: 'Bài viết tuần sau đến vẫn hợp âm ấy và có thể đợi “for years”: không đổi hằng tuần.',
      },
    ],
    gaps: [
      {
        text: 'The piece was written for the ___.',
        right: 'organ',
        wrong: ['piano', 'guitar', 'violin'],
        why: 'Bài viết “wrote an organ piece”: bản nhạc cho đàn organ, không phải piano.',
      },
      {
        text: 'In February 2024, people came to hear the chord ___.',
        right: 'change',
        wrong: ['end', 'begin', 'break'],
        why: 'Bài viết “When the chord changed in February 2024”; kết thúc (end) là chuyện năm 2640.',
      },
    ],
  },
  {
    id: 'c12-r-night-class',
    topic: 'time',
    ease: 3,
    title: 'Room 6, half past seven',
    about: 'Một giáo viên trẻ kể về lớp học buổi tối.',
    paragraphs: [
      'When I took over the evening class in Room 6, I was twenty-three, and the average age of my students was sixty-one. On the first evening, they stood up when I came in. I nearly walked out again, because I thought the headteacher must be behind me.',
      'I’d prepared games and songs. They wanted grammar. Mr Lợi, a retired tailor, told me politely that he’d waited fifty years to understand the present perfect, and he didn’t intend to sing instead.',
      'They taught me a lot about learning. My pupils in the daytime ask: “Will this be in the exam?” In Room 6, nobody’s ever asked that. They ask: “Why?” If they make a mistake, they laugh and write it down, like collectors who’ve found a rare stamp.',
      'Last week, Mr Lợi read us his first email to his granddaughter in Australia. “I have lived here for seventy-four years,” it began, “and I have never stopped.” Then he looked up. “Now it’s time for the song,” he said.',
    ],
    choices: [
      {
        ask: 'Why did the teacher nearly leave the room on the first evening?',
        right: 'They seemed to be standing up for someone else.',
        wrong: [
          'The students were too old for games and songs.',
          'The room was the wrong one.',
          'Nobody wanted to sing.',
        ],
        why: 'Cả lớp đứng dậy, người kể tưởng “the headteacher must be behind me”; phòng (the room) thì không nhầm.',
      },
      {
        ask: 'How are the evening students different from those in the daytime?',
        right: 'They’re curious about reasons, not about marks.',
        wrong: ['They make fewer mistakes than young people do.', 'They prefer games.', 'They are afraid of exams.'],
        why: 'Học sinh ban ngày hỏi có thi không, lớp tối hỏi “Why?”; họ vẫn mắc lỗi chứ không ít hơn (fewer mistakes).',
      },
      {
        ask: 'What do Mr Lợi’s last words mean?',
        right: 'He has reached his aim and can enjoy himself.',
        wrong: [
          'He has forgotten the present perfect.',
          'He wants the lesson to be shorter.',
          'He thinks that songs are better than grammar.',
        ],
        why: 'Trước ông không chịu hát vì muốn hiểu thì hiện tại hoàn thành; nay viết đúng rồi nên mới hát; ông không nói hát hơn (better) ngữ pháp.',
      },
    ],
    statements: [
      {
        says: 'The teacher also works during the day.',
        truth: true,
        why: 'Bài viết “My pupils in the daytime”: ban ngày người kể cũng dạy.',
      },
      {
        says: 'Mr Lợi works as a tailor at the moment.',
        truth: false,
        why: 'Bài viết “a retired tailor”: thợ may đã nghỉ hưu.',
      },
      {
        says: 'The evening students are ashamed of their mistakes.',
        truth: false,
        why: 'Khi sai “they laugh and write it down”: họ cười và chép lại.',
      },
    ],
    gaps: [
      {
        text: 'The students treat their mistakes like rare ___.',
        right: 'stamps',
        wrong: ['songs', 'coins', 'books'],
        why: 'Bài viết “like collectors who’ve found a rare stamp”: như con tem hiếm; coins không được nhắc.',
      },
      {
        text: 'Mr Lợi’s granddaughter lives in ___.',
        right: 'Australia',
        wrong: ['Viet Nam', 'England', 'Canada'],
        why: 'Bài viết “his granddaughter in Australia”; Viet Nam là nơi ông sống.',
      },
    ],
  },
  {
    id: 'c12-r-letter-to-myself',
    topic: 'feelings',
    ease: 3,
    title: 'To be opened in June',
    about: 'Truyện ngắn về những lá thư học sinh viết cho chính mình.',
    paragraphs: [
      'On the first day of class 10, our teacher gave each of us an envelope. “Write to the person you’ll be in three years,” she said. “I won’t read it.” She locked the letters in a biscuit tin.',
      'Yesterday she opened the tin. I’d been looking forward to the advice of my younger self, but my letter had only one line: “Dear Tâm, did you ever find out who put the frog in your bag?”',
      'I laughed, and then I remembered. I’d been new, I hadn’t known anyone, and I’d cried all the way home because of that frog. I was sure that the whole class was against me.',
      'I read the line aloud. It was quiet for a moment. Then Vĩnh, who’s been my best friend since that October, turned as red as a chilli. “I wanted to make you laugh,” he said. “It was the nicest thing I had.”',
      'I’ve decided to write another letter, for three years from now. It’s going to be about how wrong you can be.',
    ],
    choices: [
      {
        ask: 'How did Tâm feel about the frog in class 10?',
        right: 'hurt and alone',
        wrong: ['pleased', 'proud', 'bored'],
        why: 'Tâm “cried all the way home” và nghĩ cả lớp chống lại mình: tủi thân; không hề vui (pleased).',
      },
      {
        ask: 'Who put the frog in the bag?',
        right: 'Vĩnh',
        wrong: ['the teacher', 'Tâm’s younger self', 'somebody who was against Tâm'],
        why: 'Vĩnh đỏ mặt và nói “I wanted to make you laugh”; cậu có ý tốt nên không phải người chống lại (against) Tâm.',
      },
      {
        ask: 'What has Tâm learnt?',
        right: 'You can misunderstand what others mean.',
        wrong: [
          'Letters should always be long.',
          'Frogs make good presents.',
          'Teachers should read their pupils’ letters.',
        ],
        why: 'Thư tới viết về “how wrong you can be”: tưởng bị ghét mà thật ra bạn muốn làm quen; bài không khuyên tặng ếch (Frogs).',
      },
    ],
    statements: [
      {
        says: 'Tâm’s letter was full of advice.',
        truth: false,
        why: 'Bài viết “my letter had only one line”: chỉ một dòng, không có lời khuyên.',
      },
      {
        says: 'Vĩnh and Tâm became friends after the story with the frog.',
        truth: true,
        why: 'Ếch xuất hiện lúc Tâm còn mới, chưa quen ai; Vĩnh là bạn thân “since that October”.',
      },
      {
        says: 'The teacher had read all the letters before yesterday.',
        truth: false,
        why: 'Cô nói “I won’t read it” và khóa thư trong hộp: cô không đọc.',
      },
    ],
    gaps: [
      {
        text: 'The letters were kept in a biscuit ___.',
        right: 'tin',
        wrong: ['bag', 'packet', 'drawer'],
        why: 'Bài viết “in a biscuit tin”: hộp bánh quy; bag là nơi có con ếch.',
      },
      {
        text: 'The letters lay there for about three ___.',
        right: 'years',
        wrong: ['months', 'weeks', 'days'],
        why: 'Cô bảo viết cho mình “in three years”: ba năm, không phải ba tháng (months).',
      },
    ],
  },
  {
    id: 'c12-r-no-left-no-right',
    topic: 'communication',
    ease: 3,
    title: 'An ant south of your foot',
    about: 'Bài viết về một ngôn ngữ chỉ hướng theo phương trời.',
    paragraphs: [
      '“There’s an ant on your left leg.” In most languages, that’s a simple sentence. In Guugu Yimithirr, spoken in the far north-east of Australia, people traditionally say something quite different: there’s an ant on your northern leg, or on your southern one, if you happen to be facing another way.',
      'The language uses the directions of the compass for almost everything, even indoors and at table. To speak it properly, you must know at every moment where north is. Children begin to learn this when they’re very small. Researchers took adult speakers along winding roads or into rooms without windows and asked them to point, and they were nearly always right.',
      'The habit even changes memory. One man told a story about a boat that turned over. When he told it again two years later, he was sitting the other way round, so his hands moved in the opposite direction. In his mind, the boat was still rolling from east to west.',
      'It’s the famous word “kangaroo” that English has borrowed from this language. Perhaps we should have borrowed the compass too.',
    ],
    choices: [
      {
        ask: 'What happens to the name of your northern leg if you turn round completely?',
        right: 'It becomes the southern leg.',
        wrong: ['It stays the northern leg.', 'It becomes the left leg.', 'It has no name any more.'],
        why: 'Chân gọi theo phương, quay hướng khác thì chân “northern” thành “southern”; tiếng này không nói trái (left) như tiếng khác.',
      },
      {
        ask: 'What did the researchers want to find out?',
        right: 'if the speakers always know the directions',
        wrong: [
          'if the speakers can draw maps',
          'if children like long walks',
          'if rooms without windows are unhealthy',
        ],
        why: 'Họ đưa người ta vào phòng không cửa sổ và “asked them to point”: xem có biết hướng không; vẽ bản đồ (maps) thì không có.',
      },
      {
        ask: 'Why did the man’s hands move differently the second time?',
        right: 'He was facing another direction.',
        wrong: ['He had forgotten the story.', 'The boat had turned over twice.', 'He was speaking another language.'],
        why: 'Lần sau ông “sitting the other way round” nên tay đổi chiều để vẫn chỉ từ đông sang tây; ông không quên (forgotten) chuyện.',
      },
    ],
    statements: [
      {
        says: 'People only use the compass words outdoors.',
        truth: false,
        why: 'Bài viết “even indoors and at table”: trong nhà cũng dùng.',
      },
      {
        says: 'An English word comes from this language.',
        truth: true,
        why: 'Bài viết tiếng Anh mượn từ “kangaroo” của tiếng này.',
      },
      {
        says: 'The man’s stories disagreed about the direction of the boat.',
        truth: false,
        why: 'Bài viết “the boat was still rolling from east to west”: cả hai lần cùng một hướng.',
      },
    ],
    gaps: [
      {
        text: 'To speak the language well, you must always know where ___ is.',
        right: 'north',
        wrong: ['home', 'Australia', 'water'],
        why: 'Bài viết “you must know at every moment where north is”; home không được nhắc tới.',
      },
      {
        text: 'The man told his story again two ___ later.',
        right: 'years',
        wrong: ['days', 'weeks', 'hours'],
        why: 'Bài viết “When he told it again two years later”: hai năm, không phải hai ngày (days).',
      },
    ],
  },
]
