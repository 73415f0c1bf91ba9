/** Readings of class 10: family life, music, volunteering, inventions, equality, learning and green travel. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c10-r-family-meeting',
    topic: 'family',
    ease: 1,
    title: 'The Sunday meeting',
    about: 'Nhật kí của một bạn về buổi họp gia đình hằng tuần.',
    paragraphs: [
      'Sunday, 9 p.m. Since the beginning of the year, we’ve had a family meeting every Sunday after dinner. There are three rules: everyone says one good thing first, nobody interrupts, and the person who holds the wooden spoon is allowed to speak.',
      'At first, I thought it was silly. But tonight my brother Tí, who is only six, took the spoon and said, “The good thing is that Dad is home on Sundays. The bad thing is that he’s also at work on Sundays, in his phone.” It became very quiet.',
      'Dad asked for the spoon. He didn’t make excuses. He stood up, switched off his phone and put it into the fridge, between the eggs and the cabbage. Tí laughed until he fell off his chair.',
      'From now on, the phone spends every Sunday evening in the fridge. Mum has asked for one more rule: next week, somebody else should cook the dinner before the meeting. I’m holding the spoon now, so I suppose that’s me.',
    ],
    choices: [
      {
        ask: 'When may a person speak at the meeting?',
        right: 'when he or she has the spoon',
        wrong: ['when nobody else wants to', 'when it is the youngest one’s turn', 'when Mum gives permission'],
        why: 'Luật là “the person who holds the wooden spoon is allowed to speak”; không cần mẹ cho phép (permission).',
      },
      {
        ask: 'What was Tí’s problem?',
        right: 'Dad was busy with his phone at home.',
        wrong: [
          'Dad worked in the office on Sundays.',
          'Dad interrupted him at meetings.',
          'Dad put strange things into the fridge.',
        ],
        why: 'Tí nói bố ở nhà nhưng “also at work on Sundays, in his phone”: bố làm việc trên điện thoại, không phải ở cơ quan (office).',
      },
      {
        ask: 'What will the writer probably do next Sunday?',
        right: 'cook the dinner',
        wrong: ['keep the phone', 'lead the meeting', 'make another rule'],
        why: 'Mẹ muốn người khác nấu bữa tối, bạn đang cầm thìa nên “I suppose that’s me”; đặt thêm luật (rule) là ý của mẹ.',
      },
    ],
    statements: [
      {
        says: 'The meeting takes place after dinner.',
        truth: true,
        why: 'Bài viết họp “every Sunday after dinner”: sau bữa tối.',
      },
      {
        says: 'The writer liked the meetings from the start.',
        truth: false,
        why: 'Bạn viết “At first, I thought it was silly”: lúc đầu thấy ngớ ngẩn.',
      },
      {
        says: 'Dad tried to explain why he needed his phone.',
        truth: false,
        why: 'Bài viết “He didn’t make excuses”: bố không phân bua.',
      },
    ],
    gaps: [
      {
        text: 'Dad put his phone between the eggs and the ___.',
        right: 'cabbage',
        wrong: ['spoons', 'milk', 'carrots'],
        why: 'Bài viết “between the eggs and the cabbage”: cạnh bắp cải; spoons là chiếc thìa dùng khi họp.',
      },
      {
        text: 'Everyone begins with one ___ thing.',
        right: 'good',
        wrong: ['bad', 'new', 'funny'],
        why: 'Luật đầu tiên là “everyone says one good thing first”: điều tốt; điều dở (bad) nói sau.',
      },
    ],
  },
  {
    id: 'c10-r-helpers-wanted',
    topic: 'town',
    ease: 1,
    title: 'Library on wheels: helpers wanted',
    about: 'Một thông báo tìm tình nguyện viên cho thư viện lưu động.',
    paragraphs: [
      'From June to August, our yellow book bus will visit twelve villages that have no library. We are looking for eight volunteers aged fifteen to eighteen.',
      'What you will do: you will help children to find books, write down what they borrow, and read aloud to the little ones. Each volunteer travels on two days a week. The bus leaves the town library at 7.30 a.m. and returns by 5 p.m. Lunch is on us.',
      'What you need: patience, a clear voice and good shoes, since the bus can’t reach every village and we carry some boxes on foot. You don’t have to be a top student. Last year’s best reader was a boy who hated books until a five-year-old asked him to read the same story nine times.',
      'How to apply: send us a recording of three minutes in which you read a page from any children’s book. Please don’t send your school marks. The deadline is 10 May. All volunteers take part in a training day on 30 May.',
    ],
    choices: [
      {
        ask: 'What should someone send in order to apply?',
        right: 'a recording',
        wrong: ['a list of marks', 'a children’s book', 'a short story of their own'],
        why: 'Thông báo yêu cầu “send us a recording of three minutes”; điểm ở trường (marks) thì dặn đừng gửi.',
      },
      {
        ask: 'Why are good shoes necessary?',
        right: 'Some villages can only be reached on foot.',
        wrong: [
          'Volunteers walk to the town library.',
          'The bus has no seats for volunteers.',
          'There are games with the children.',
        ],
        why: 'Bài viết “the bus can’t reach every village and we carry some boxes on foot”: có nơi phải đi bộ; xe xuất phát từ thư viện thị trấn (town library) chứ không nói phải đi bộ tới đó.',
      },
      {
        ask: 'Why does the notice mention last year’s best reader?',
        right: 'to encourage people who are not keen readers',
        wrong: [
          'to warn people about boring stories',
          'to show how clever the volunteers are',
          'to say that nine stories must be read',
        ],
        why: 'Bạn ấy từng “hated books” mà vẫn đọc hay nhất: khích lệ cả người chưa thích đọc; chín (nine) là số lần đọc một truyện.',
      },
    ],
    statements: [
      {
        says: 'A volunteer of fourteen can take part.',
        truth: false,
        why: 'Thông báo tìm người “aged fifteen to eighteen”: mười bốn tuổi chưa đủ.',
      },
      {
        says: 'Volunteers don’t have to pay for their lunch.',
        truth: true,
        why: 'Bài viết “Lunch is on us”: bữa trưa do thư viện trả.',
      },
      {
        says: 'The training takes place before the bus starts its tour.',
        truth: true,
        why: 'Ngày tập huấn là “30 May”, còn xe đi “From June”: tập huấn trước.',
      },
    ],
    gaps: [
      {
        text: 'Each volunteer travels on two days a ___.',
        right: 'week',
        wrong: ['month', 'summer', 'year'],
        why: 'Thông báo ghi “on two days a week”: mỗi tuần hai ngày, không phải mỗi tháng (month).',
      },
      {
        text: 'The book bus is ___.',
        right: 'yellow',
        wrong: ['green', 'red', 'blue'],
        why: 'Bài mở đầu với “our yellow book bus”: xe màu vàng; các màu khác như green không có trong bài.',
      },
    ],
  },
  {
    id: 'c10-r-finland-email',
    topic: 'countries',
    ease: 1,
    title: 'An email from Finland',
    about: 'Một bạn Việt Nam kể về kì trao đổi học sinh ở Phần Lan.',
    paragraphs: [
      'Dear Grandpa, it’s three in the afternoon here, and outside it’s as dark as at night. In December, my Finnish town only gets about four hours of daylight. Everyone wears small reflectors on their coats, so when a car passes, the pavement glitters with children.',
      'School is different from what I’d imagined. We take off our shoes at the door and walk around in socks. Everybody calls the teachers by their first names, which still makes me blush. I had to prepare a meal last week, because cooking is a subject for boys and girls alike. I made spring rolls, and they asked me for the recipe.',
      'The strangest thing is the silence. On the bus, people leave a seat free between them if they can. In the beginning, I thought that nobody liked me. Then my host mother explained that silence is a kind of politeness here. Now I quite enjoy it, though I’m looking forward to our noisy kitchen. Love, Sơn',
    ],
    choices: [
      {
        ask: 'Why does the pavement “glitter with children”?',
        right: 'Their reflectors shine in the light of cars.',
        wrong: ['They carry torches to school.', 'The snow shines in the sun.', 'They wear socks with bright colours.'],
        why: 'Ai cũng đeo “small reflectors on their coats”, nên có xe qua là vỉa hè lấp lánh; tất (socks) chỉ đi trong trường.',
      },
      {
        ask: 'How did Sơn understand the people on the bus at first?',
        right: 'They disliked him.',
        wrong: ['They were very polite.', 'They were afraid of the dark.', 'They wanted to talk to him.'],
        why: 'Sơn viết “In the beginning, I thought that nobody liked me”; mẹ nuôi giải thích rồi bạn mới hiểu đó là lịch sự (polite).',
      },
      {
        ask: 'What still makes Sơn feel a little embarrassed?',
        right: 'calling teachers by their first names',
        wrong: ['walking around in socks', 'cooking with girls', 'sitting next to strangers'],
        why: 'Gọi thầy cô bằng tên “still makes me blush”: còn đỏ mặt; đi tất (socks) thì bạn chỉ kể là khác lạ.',
      },
    ],
    statements: [
      {
        says: 'In December, it is dark for most of the day in Sơn’s town.',
        truth: true,
        why: 'Thị trấn chỉ có “about four hours of daylight”: phần lớn thời gian là tối.',
      },
      {
        says: 'Only girls learn to cook at Sơn’s school.',
        truth: false,
        why: 'Sơn viết nấu ăn là môn “for boys and girls alike”: cả nam và nữ.',
      },
      {
        says: 'Sơn’s home in Viet Nam is quieter than the Finnish bus.',
        truth: false,
        why: 'Sơn mong về “our noisy kitchen”: nhà bạn ồn ào chứ không yên hơn.',
      },
    ],
    gaps: [
      {
        text: 'Sơn learnt about the meaning of silence from his host ___.',
        right: 'mother',
        wrong: ['father', 'teacher', 'brother'],
        why: 'Bài viết “my host mother explained that silence is a kind of politeness”; teacher không phải người giải thích.',
      },
      {
        text: 'Pupils take off their ___ at the school door.',
        right: 'shoes',
        wrong: ['coats', 'socks', 'gloves'],
        why: 'Sơn kể “We take off our shoes at the door”; socks thì vẫn đi trong trường.',
      },
    ],
  },
  {
    id: 'c10-r-stall-without-seller',
    topic: 'shopping',
    ease: 1,
    title: 'The stall without a seller',
    about: 'Chuyện về một quầy trái cây không có người bán.',
    paragraphs: [
      'On the road between my school and my home, there’s a fruit stall with no one behind it. On the table lie bananas, guavas and sometimes a jackfruit, each with a price on a leaf. Next to them stands a tin with a hole in the lid.',
      'The stall belongs to Mrs Ngân, who works in her garden all day and has no time to sit and wait. “Isn’t some of it stolen?” I asked her once. She showed me her notebook. In three years, the money had been short eleven times. But on twenty-six evenings, there was more in the tin than there should have been.',
      'One day, I wanted a guava but had no change. I took one and left a note with my name. The next day, I paid. Under my note, somebody had written: “That’s how I did it as well. Don’t worry.” It wasn’t Mrs Ngân’s handwriting.',
      'I still don’t know who it was. But since then, I’ve said hello to everybody on that road.',
    ],
    choices: [
      {
        ask: 'Why is there no seller at the stall?',
        right: 'The owner is busy in her garden.',
        wrong: [
          'The owner sells only on certain days.',
          'The owner doesn’t trust helpers.',
          'The owner is looking for a new place.',
        ],
        why: 'Cô Ngân “works in her garden all day and has no time to sit and wait”; bài không nói cô chỉ bán vài ngày (certain days).',
      },
      {
        ask: 'What does Mrs Ngân’s notebook show?',
        right: 'People more often paid too much than too little.',
        wrong: [
          'People never stole anything.',
          'The stall lost money every year.',
          'The fruit was sold on twenty-six evenings.',
        ],
        why: 'Thiếu tiền “eleven times” nhưng thừa tiền “on twenty-six evenings”: thừa nhiều hơn thiếu; đã có lần thiếu nên “never stole” không đúng.',
      },
      {
        ask: 'Why does the writer greet everybody on the road now?',
        right: 'Any of them might have written the message.',
        wrong: [
          'All of them are Mrs Ngân’s relatives.',
          'The writer wants to sell fruit to them.',
          'They all helped to pay for the guava.',
        ],
        why: 'Bạn “still don’t know who it was”, nên ai trên đường cũng có thể là người viết; không ai trả tiền ổi hộ (pay) bạn.',
      },
    ],
    statements: [
      {
        says: 'The prices are written on leaves.',
        truth: true,
        why: 'Bài viết trái cây “each with a price on a leaf”: giá ghi trên lá.',
      },
      {
        says: 'The writer never paid for the guava.',
        truth: false,
        why: 'Bài viết “The next day, I paid”: hôm sau bạn trả tiền.',
      },
      {
        says: 'Mrs Ngân wrote the answer under the note.',
        truth: false,
        why: 'Bài viết “It wasn’t Mrs Ngân’s handwriting”: không phải chữ cô Ngân.',
      },
    ],
    gaps: [
      {
        text: 'Customers put their money into a ___.',
        right: 'tin',
        wrong: ['bag', 'basket', 'drawer'],
        why: 'Bài viết “a tin with a hole in the lid” và tiền “in the tin”: hộp thiếc, không phải giỏ (basket).',
      },
      {
        text: 'The writer left a note because he or she had no ___.',
        right: 'change',
        wrong: ['time', 'pencil', 'appetite'],
        why: 'Bài viết “wanted a guava but had no change”: không có tiền lẻ; không có thời gian (time) là cô Ngân.',
      },
    ],
  },
  {
    id: 'c10-r-repair-blog',
    topic: 'house',
    ease: 1,
    title: 'Don’t throw it away yet',
    about: 'Bài viết trên mạng về một buổi sửa đồ miễn phí.',
    paragraphs: [
      'On the first Saturday of every month, our community hall turns into a repair café. You bring whatever is broken, and volunteers help you to mend it. The first café of this kind opened in Amsterdam in 2009, and there are now thousands around the world.',
      'Last Saturday, I carried our old fan there. “I can’t repair it for you,” said Mr Phúc, a retired electrician. “But I can stand beside you while you repair it.” He handed me a screwdriver. Inside, there was so much dust that the blades could hardly turn. We cleaned it, added a drop of oil, and it worked! The whole thing had cost nothing but an hour.',
      'At the next table, a boy was sewing the ear of a toy rabbit back on, and two sisters were gluing a teapot. Not everything could be saved: one toaster had to go. But we took the screws out of it first, because somebody will need them next month.',
    ],
    choices: [
      {
        ask: 'What was wrong with the fan?',
        right: 'It was full of dust.',
        wrong: ['It had lost its screws.', 'A blade was missing.', 'Somebody had put in too much oil.'],
        why: 'Bài viết “there was so much dust that the blades could hardly turn”: đầy bụi; ốc vít (screws) là của máy nướng bánh.',
      },
      {
        ask: 'What is special about Mr Phúc’s way of helping?',
        right: 'He lets people do the work themselves.',
        wrong: ['He repairs everything within an hour.', 'He only helps children.', 'He sells old parts cheaply.'],
        why: 'Chú nói “I can stand beside you while you repair it” rồi đưa tua vít: để người ta tự làm; một giờ (an hour) là thời gian sửa chiếc quạt ấy.',
      },
      {
        ask: 'What happened to the toaster?',
        right: 'Only its screws were kept.',
        wrong: ['It was repaired with glue.', 'It was sold at the café.', 'It was taken home by the writer.'],
        why: 'Máy nướng “had to go” nhưng họ tháo ốc vít ra trước; keo (glue) dùng cho ấm trà.',
      },
    ],
    statements: [
      {
        says: 'Repair cafés exist in many countries.',
        truth: true,
        why: 'Bài viết nay có “thousands around the world”: ở khắp thế giới.',
      },
      {
        says: 'The café takes place every Saturday.',
        truth: false,
        why: 'Bài viết “On the first Saturday of every month”: mỗi tháng một lần.',
      },
      {
        says: 'The writer paid for the oil.',
        truth: false,
        why: 'Bài viết việc sửa “had cost nothing but an hour”: không tốn tiền.',
      },
    ],
    gaps: [
      {
        text: 'Two sisters were repairing a ___.',
        right: 'teapot',
        wrong: ['toaster', 'rabbit', 'fan'],
        why: 'Bài viết “two sisters were gluing a teapot”: ấm trà; thỏ bông (rabbit) là của một bạn trai.',
      },
      {
        text: 'Mr Phúc used to be an ___.',
        right: 'electrician',
        wrong: ['engineer', 'accountant', 'artist'],
        why: 'Bài giới thiệu chú là “a retired electrician”: thợ điện đã nghỉ hưu; engineer không được nhắc tới.',
      },
    ],
  },
  {
    id: 'c10-r-wiper',
    topic: 'transport',
    ease: 2,
    title: 'An idea on a snowy day',
    about: 'Câu chuyện về một phát minh trên mọi chiếc ô tô.',
    paragraphs: [
      'One winter day at the beginning of the twentieth century, a visitor from the warm south of the United States was riding a tram through New York. Her name was Mary Anderson. It was snowing, and the driver could hardly see anything. He had to open the front window and lean out, so that both he and his passengers were freezing.',
      'The others complained. Anderson drew. Back home, she designed a rubber blade that moved across the glass when the driver pulled a handle inside. In 1903, she received a patent for her window wiper.',
      'When she offered it to a company, the answer was that it had no commercial value. Some people even feared that the moving blade would distract drivers. Yet as cars became faster and more common, nobody could do without wipers, and in 1917 another woman patented an electric one.',
      'Neither of them earned much from her idea. But every driver in the rain is using it.',
    ],
    choices: [
      {
        ask: 'Why were the passengers cold?',
        right: 'The front window had to be open.',
        wrong: ['The tram had no roof.', 'They had to clean the glass outside.', 'The tram couldn’t move in the snow.'],
        why: 'Tài xế phải “open the front window and lean out” nên ai cũng rét; tàu vẫn chạy nên “couldn’t move” sai.',
      },
      {
        ask: 'How did Anderson’s wiper work?',
        right: 'The driver moved it by hand.',
        wrong: ['It was moved by electricity.', 'The wind moved it.', 'A passenger moved it from outside.'],
        why: 'Lưỡi cao su chạy “when the driver pulled a handle inside”: dùng tay; chạy điện (electricity) là loại có sau, năm 1917.',
      },
      {
        ask: 'What does “The others complained. Anderson drew.” tell us about her?',
        right: 'She looked for a solution.',
        wrong: [
          'She wasn’t interested in the problem.',
          'She was a famous painter.',
          'She liked the snow in New York.',
        ],
        why: 'Người khác than phiền, còn bà vẽ rồi thiết kế cần gạt: bà tìm cách giải quyết; bà rất quan tâm nên “wasn’t interested” sai.',
      },
    ],
    statements: [
      {
        says: 'Anderson lived in New York.',
        truth: false,
        why: 'Bà là “a visitor from the warm south”: khách từ miền nam, sau đó về nhà (Back home).',
      },
      {
        says: 'A company thought that nobody would buy wipers.',
        truth: true,
        why: 'Công ty đáp là nó “had no commercial value”: không bán được.',
      },
      {
        says: 'Anderson became rich because of her invention.',
        truth: false,
        why: 'Bài viết “Neither of them earned much from her idea”: không kiếm được nhiều.',
      },
    ],
    gaps: [
      {
        text: 'The blade of Anderson’s wiper was made of ___.',
        right: 'rubber',
        wrong: ['glass', 'wood', 'leather'],
        why: 'Bài viết “a rubber blade that moved across the glass”: lưỡi cao su; glass là tấm kính.',
      },
      {
        text: 'Some people thought that wipers would ___ drivers.',
        right: 'distract',
        wrong: ['freeze', 'protect', 'replace'],
        why: 'Bài viết người ta sợ lưỡi gạt “would distract drivers”: làm tài xế mất tập trung; protect thì trái ý.',
      },
    ],
  },
  {
    id: 'c10-r-ask-an-expert',
    topic: 'school',
    ease: 2,
    title: 'Why do I forget everything?',
    about: 'Một chuyên mục giải đáp về cách học.',
    paragraphs: [
      '“Dear Dr An, the night before a test, I read my notes five times until I know every word. The next morning, it’s all still there. A week later, it’s gone. Is something wrong with my memory? Worried in Hue.”',
      'Dear Worried, your memory is doing what it’s supposed to do. It throws away what it needs only once. If you want to keep something, you must show your brain that you’ll need it again.',
      'First, spread your work. Twenty minutes on three different days do more than one hour on one evening. Second, close the book. Reading a page again feels easy, and that feeling fools you. Write down everything you can remember, and only then check what’s missing. Those moments in which you have to search are the ones that make you stronger, just like the last metres of a run.',
      'Third, sleep. While you’re dreaming, your brain puts the day’s work into order. It can’t do so if you’re still reading your notes.',
    ],
    choices: [
      {
        ask: 'What is the writer of the letter worried about?',
        right: 'forgetting things after a week',
        wrong: ['failing tests the next morning', 'sleeping too much', 'having too many notes'],
        why: 'Bạn viết “A week later, it’s gone”: một tuần sau thì quên; sáng hôm sau (the next morning) vẫn còn nhớ.',
      },
      {
        ask: 'According to Dr An, what is wrong with reading a page again?',
        right: 'You think that you know more than you do.',
        wrong: [
          'It takes more time than writing.',
          'It makes you tired before a test.',
          'You notice too many mistakes.',
        ],
        why: 'Đọc lại thấy dễ, “and that feeling fools you”: tưởng là đã thuộc; Dr An không nói tốn thời gian hơn (more time).',
      },
      {
        ask: 'Why does Dr An mention “the last metres of a run”?',
        right: 'The hardest part helps you most.',
        wrong: [
          'Sport is good for the memory.',
          'You should learn as fast as possible.',
          'The end of a lesson is the most boring part.',
        ],
        why: 'Lúc phải cố nhớ “make you stronger, just like the last metres of a run”: phần khó nhất có ích nhất; đây là so sánh, không khuyên tập thể thao (sport).',
      },
    ],
    statements: [
      {
        says: 'Dr An thinks that the writer has a bad memory.',
        truth: false,
        why: 'Dr An đáp “your memory is doing what it’s supposed to do”: trí nhớ bình thường.',
      },
      {
        says: 'Three short sessions are better than one long one, according to Dr An.',
        truth: true,
        why: 'Bài viết hai mươi phút trong ba ngày “do more than one hour on one evening”: chia nhỏ tốt hơn.',
      },
      {
        says: 'You should check the book before you write anything down.',
        truth: false,
        why: 'Dr An khuyên viết ra trước “and only then check what’s missing”: viết xong mới mở sách.',
      },
    ],
    gaps: [
      {
        text: 'The brain puts things into order while you ___.',
        right: 'sleep',
        wrong: ['read', 'write', 'run'],
        why: 'Phần ba viết “sleep. While you’re dreaming, your brain puts the day’s work into order”; đang đọc (read) thì não không làm được.',
      },
      {
        text: 'Before a test, the writer of the letter reads the notes ___ times.',
        right: 'five',
        wrong: ['three', 'two', 'twenty'],
        why: 'Bạn viết “I read my notes five times”: năm lần; three là số ngày và twenty là số phút Dr An khuyên.',
      },
    ],
  },
  {
    id: 'c10-r-two-days-in-the-delta',
    topic: 'travel',
    ease: 2,
    title: 'Two slow days in the delta',
    about: 'Chương trình một chuyến du lịch xanh dành cho học sinh.',
    paragraphs: [
      'Day 1. We leave our bus at the harbour and change to rowing boats, because engines scare the storks. In the afternoon, you can choose: group A learns to weave baskets from water hyacinth, a plant that blocks the canals if nobody cuts it; group B helps Mr Sáu in his fish pond. Dinner is cooked from what the village has harvested that day, so please don’t ask for a menu.',
      'Day 2. We get up at 4.30 to see the storks leave their trees. Those who prefer to sleep may do so, but quietly. After breakfast, the groups swap. At noon, we cycle back to the harbour along the dyke (fourteen kilometres, completely flat).',
      'What to bring: a refillable bottle, long sleeves, a torch. What to leave at home: loudspeakers, plastic bags, perfume, which attracts mosquitoes and confuses bees. All families who host us receive the same amount, whether you sleep in a bed or a hammock. So please don’t compare!',
    ],
    choices: [
      {
        ask: 'Why do they use rowing boats?',
        right: 'to keep the birds calm',
        wrong: ['to save money', 'to train for a race', 'to cut plants in the canals'],
        why: 'Bài viết đổi sang thuyền chèo “because engines scare the storks”: để chim không sợ; cây trong kênh (plants) thì người ta cắt để đan giỏ.',
      },
      {
        ask: 'What will group A do on the second morning after breakfast?',
        right: 'work in a fish pond',
        wrong: ['weave baskets', 'harvest vegetables', 'cycle along the dyke'],
        why: 'Ngày đầu nhóm A đan giỏ, nhóm B làm ở ao cá; ngày hai “the groups swap” nên nhóm A ra ao; đạp xe (cycle) là lúc trưa.',
      },
      {
        ask: 'Why can’t guests choose their dinner?',
        right: 'It depends on what has been harvested.',
        wrong: [
          'There is only one cook.',
          'The families don’t like guests in the kitchen.',
          'Everyone has to eat what they caught.',
        ],
        why: 'Bữa tối nấu “from what the village has harvested that day”: có gì nấu nấy; khách không phải ăn thứ mình bắt được (caught).',
      },
    ],
    statements: [
      {
        says: 'Everybody has to get up at 4.30 on the second day.',
        truth: false,
        why: 'Bài viết “Those who prefer to sleep may do so”: ai muốn ngủ thì cứ ngủ.',
      },
      {
        says: 'Families with beds get more money than families with hammocks.',
        truth: false,
        why: 'Các gia đình nhận “the same amount, whether you sleep in a bed or a hammock”: bằng nhau.',
      },
      {
        says: 'There are no hills on the way back.',
        truth: true,
        why: 'Đường đạp xe “completely flat”: bằng phẳng hoàn toàn.',
      },
    ],
    gaps: [
      {
        text: 'They travel back to the harbour by ___.',
        right: 'bicycle',
        wrong: ['boat', 'bus', 'motorbike'],
        why: 'Bài viết “we cycle back to the harbour”: đi xe đạp; thuyền (boat) là lúc đi.',
      },
      {
        text: 'The baskets are made from a water ___.',
        right: 'plant',
        wrong: ['snake', 'bottle', 'bird'],
        why: 'Giỏ đan từ “water hyacinth, a plant that blocks the canals”: một loài cây nước; bottle là thứ cần mang theo.',
      },
    ],
  },
  {
    id: 'c10-r-goalball',
    topic: 'sports',
    ease: 2,
    title: 'Quiet, please: the match has started',
    about: 'Giới thiệu một môn thể thao mà khán giả phải im lặng.',
    paragraphs: [
      'At most matches, the fans shout as loudly as they can. At a goalball match, they would be asked to leave. The spectators stay silent while the ball is in play, because the players need their ears.',
      'Goalball was invented for people who can’t see. Two teams of three stand at the two ends of a court as long as a volleyball court. They throw a ball along the ground and try to get it into the goal of the other team, which is as wide as the whole court. Inside the ball there are bells. When the players hear it coming, they throw themselves to the floor and form a wall with their bodies.',
      'Every player wears a dark mask over the eyes, so it makes no difference whether somebody can see a little or nothing at all. Strings under tape mark the lines on the floor, and the players can feel them with their hands and feet.',
      'And when a goal is scored? Then, finally, the audience may scream.',
    ],
    choices: [
      {
        ask: 'Why must the spectators be quiet?',
        right: 'The players have to hear the ball.',
        wrong: ['The players are easily annoyed.', 'The bells are too loud.', 'The referee speaks to the players.'],
        why: 'Bóng có chuông và “the players need their ears”: phải nghe tiếng bóng; chuông (bells) không hề quá to.',
      },
      {
        ask: 'What are the masks for?',
        right: 'to make the game fair',
        wrong: ['to protect the eyes from light', 'to show who is in which team', 'to make the players look alike'],
        why: 'Ai cũng đeo nên “it makes no difference whether somebody can see a little or nothing at all”: để công bằng, không phải để che nắng (light).',
      },
      {
        ask: 'How do the players know where the lines are?',
        right: 'by touch',
        wrong: ['by sound', 'by counting steps', 'by asking a partner'],
        why: 'Dây dưới băng keo đánh dấu vạch và họ “can feel them with their hands and feet”: nhờ sờ chạm; âm thanh (sound) dùng để biết bóng ở đâu.',
      },
    ],
    statements: [
      {
        says: 'There are six players on the court altogether.',
        truth: true,
        why: 'Có “Two teams of three”: hai đội, mỗi đội ba người là sáu.',
      },
      {
        says: 'The players kick the ball with their feet.',
        truth: false,
        why: 'Bài viết “They throw a ball along the ground”: ném bóng, không đá.',
      },
      {
        says: 'The audience is never allowed to make any noise.',
        truth: false,
        why: 'Khi có bàn thắng, “the audience may scream”: lúc đó được hò hét.',
      },
    ],
    gaps: [
      {
        text: 'There are ___ inside the ball.',
        right: 'bells',
        wrong: ['stones', 'strings', 'coins'],
        why: 'Bài viết “Inside the ball there are bells”: chuông; strings là dây đánh dấu vạch.',
      },
      {
        text: 'The goal is as ___ as the whole court.',
        right: 'wide',
        wrong: ['long', 'high', 'deep'],
        why: 'Bài viết khung thành “as wide as the whole court”: rộng bằng sân; long dùng để so sân với sân bóng chuyền.',
      },
    ],
  },
  {
    id: 'c10-r-compost-guide',
    topic: 'daily-life',
    ease: 2,
    title: 'Feed your bucket',
    about: 'Hướng dẫn ủ rác bếp thành đất trồng cây.',
    paragraphs: [
      'Nearly half of what a kitchen throws away could become soil. All you need is a bucket with a lid, some dry leaves and about three months.',
      '1. Ask an adult to drill ten small holes into the sides of the bucket. Without air, the contents will rot and smell. 2. Cover the bottom with leaves. 3. Add fruit and vegetable peel, tea leaves and crushed eggshells. Don’t put in meat, fish or cooked rice, since they attract rats. 4. After each layer of kitchen waste, add a layer of leaves twice as thick. 5. Stir once a week. The mixture should feel like a sponge that has been squeezed: damp, but not dripping. If it’s too wet, add torn newspaper; if it’s too dry, sprinkle some water on it.',
      'Don’t be surprised if the bucket feels warm. That’s a good sign: billions of tiny living things are having lunch. When everything is dark brown and smells like a forest after rain, your plants can have theirs.',
    ],
    choices: [
      {
        ask: 'What should you do if the mixture drips?',
        right: 'add some paper',
        wrong: ['add some water', 'drill more holes', 'take out the leaves'],
        why: 'Quá ướt thì “add torn newspaper”: thêm giấy báo xé; thêm nước (water) là khi quá khô.',
      },
      {
        ask: 'Why does the bucket get warm?',
        right: 'Tiny creatures are at work in it.',
        wrong: ['It has been left in the sun.', 'The leaves are too dry.', 'It contains too much water.'],
        why: 'Bài viết “billions of tiny living things are having lunch”: vi sinh vật hoạt động; bài không bảo để ra nắng (the sun).',
      },
      {
        ask: 'What does “your plants can have theirs” mean?',
        right: 'You can give the new soil to your plants.',
        wrong: [
          'You should buy a bucket for each plant.',
          'You can water your plants at noon.',
          'You should put your plants into the bucket.',
        ],
        why: '“theirs” là bữa trưa (lunch) của cây: đất đã xong, đem bón cho cây; không phải mỗi cây một xô (bucket).',
      },
    ],
    statements: [
      {
        says: 'Fish is a good thing to put into the bucket.',
        truth: false,
        why: 'Bài dặn “Don’t put in meat, fish or cooked rice”: cá dễ dụ chuột tới.',
      },
      {
        says: 'The layers of leaves should be thicker than those of kitchen waste.',
        truth: true,
        why: 'Bước 4 ghi thêm lớp lá “twice as thick”: dày gấp đôi lớp rác bếp.',
      },
      {
        says: 'A smell of rain and forest means that something has gone wrong.',
        truth: false,
        why: 'Khi có mùi “like a forest after rain” là phân đã dùng được, không phải hỏng.',
      },
    ],
    gaps: [
      {
        text: 'The holes let ___ into the bucket.',
        right: 'air',
        wrong: ['rain', 'insects', 'light'],
        why: 'Bài viết “Without air, the contents will rot”: lỗ để không khí vào, không phải để mưa (rain) vào.',
      },
      {
        text: 'You should stir the mixture once a ___.',
        right: 'week',
        wrong: ['day', 'month', 'year'],
        why: 'Bước 5 ghi “Stir once a week”: mỗi tuần một lần; tháng (month) là đơn vị của thời gian ủ.',
      },
    ],
  },
  {
    id: 'c10-r-beehive-fence',
    topic: 'animals',
    ease: 3,
    title: 'Small guards for big neighbours',
    about: 'Cách nông dân châu Phi giữ voi tránh xa ruộng ngô.',
    paragraphs: [
      'A hungry elephant can eat a family’s whole field in one night. In several African countries, farmers used to stay awake and bang on pots to drive the animals away, which was dangerous for both sides. Then a researcher in Kenya, Lucy King, followed up what local people had long been saying: elephants keep away from trees with bees.',
      'An elephant’s skin is thick, but around the eyes and inside the trunk it’s sensitive. In an experiment, many elephant families ran off within a minute or so when they merely heard the sound of angry bees from a loudspeaker. They even gave a special rumble that warned other elephants.',
      'So the team designed a fence of beehives that hang between posts and are connected by a wire. If an elephant touches the wire, the hives swing, and the bees come out. Most elephants turn round before that.',
      'What’s more, the fence pays for itself: bees pollinate the crops, and the farmers sell the honey. It isn’t perfect: in dry years, bees leave some of the hives, and the fence protects the field less well. But on most nights, everyone can sleep.',
    ],
    choices: [
      {
        ask: 'Where did the idea for the fence come from?',
        right: 'from the knowledge of local people',
        wrong: ['from a farmer who sold honey', 'from a film about elephants', 'from an accident with a loudspeaker'],
        why: 'Lucy King theo đuổi điều “local people had long been saying”; loa (loudspeaker) là dụng cụ thí nghiệm về sau.',
      },
      {
        ask: 'What did the experiment show?',
        right: 'The sound of bees is enough to scare many elephants.',
        wrong: [
          'Elephants can’t hear bees from a distance.',
          'Bees become angry when they hear elephants.',
          'Elephants only fear bees that they can see.',
        ],
        why: 'Voi bỏ chạy khi “merely heard the sound of angry bees”: chỉ nghe tiếng đã sợ, không cần nhìn thấy (see).',
      },
      {
        ask: 'Which disadvantage of the fence does the text mention?',
        right: 'It works less well in dry years.',
        wrong: [
          'It is too expensive for farmers.',
          'It hurts the skin of the elephants.',
          'It keeps the farmers awake.',
        ],
        why: 'Bài viết “in dry years, bees leave some of the hives, and the fence protects the field less well”; hàng rào tự hoàn vốn (pays for itself) nên “too expensive” sai.',
      },
    ],
    statements: [
      {
        says: 'Every part of an elephant’s skin is insensitive.',
        truth: false,
        why: 'Da quanh mắt và trong vòi “it’s sensitive”: vẫn nhạy cảm.',
      },
      {
        says: 'Elephants can warn each other of bees.',
        truth: true,
        why: 'Voi phát ra “a special rumble that warned other elephants”: báo cho nhau.',
      },
      {
        says: 'Farmers benefit from the bees in two ways.',
        truth: true,
        why: 'Ong thụ phấn cho cây (pollinate the crops) và nông dân bán mật (sell the honey): hai lợi ích.',
      },
    ],
    gaps: [
      {
        text: 'The beehives are connected by a ___.',
        right: 'wire',
        wrong: ['post', 'pot', 'trunk'],
        why: 'Bài viết các tổ “are connected by a wire”: sợi dây thép; post là cọc để treo.',
      },
      {
        text: 'Farmers used to make a noise with ___.',
        right: 'pots',
        wrong: ['drums', 'bells', 'hives'],
        why: 'Bài viết nông dân “bang on pots to drive the animals away”: gõ nồi; drums không được nhắc tới.',
      },
    ],
  },
  {
    id: 'c10-r-seed-vault',
    topic: 'science',
    ease: 3,
    title: 'A safe full of seeds',
    about: 'Kho hạt giống trong núi băng ở gần Bắc Cực.',
    paragraphs: [
      'On a Norwegian island about 1,300 kilometres from the North Pole, a concrete door sticks out of a mountain. Behind it, a tunnel leads more than a hundred metres into the rock, to one of the coldest storerooms on Earth. Since 2008, seed banks from all over the world have been sending boxes there. They don’t contain gold or diamonds. They contain seeds.',
      'Why? There are many thousands of varieties of rice alone. One needs little water, another survives in salty soil, a third isn’t harmed by a certain insect. Nobody can tell which of them our grandchildren will need when the climate changes. Most countries have a seed bank of their own, but fires, floods or a simple power cut can destroy such a collection.',
      'The storeroom is kept at minus eighteen degrees. Even if the machines failed, the frozen mountain would keep the seeds cold for a long time. No one may open a box except those who sent it. So Norway owns the safe, but not what others have put into it.',
    ],
    choices: [
      {
        ask: 'Why should many varieties of a plant be kept?',
        right: 'We don’t know which ones will be useful in future.',
        wrong: [
          'They taste better when they are frozen.',
          'They can be sold to other countries for a high price.',
          'They are needed on the Norwegian island.',
        ],
        why: 'Bài viết “Nobody can tell which of them our grandchildren will need”: chưa biết giống nào sẽ cần; bài không nói bán giá cao (price).',
      },
      {
        ask: 'What is the advantage of the mountain?',
        right: 'It stays cold without electricity.',
        wrong: ['It is close to most countries.', 'It is full of diamonds.', 'It has good soil for plants.'],
        why: 'Nếu máy hỏng, “the frozen mountain would keep the seeds cold for a long time”: vẫn lạnh khi mất điện; kim cương (diamonds) thì không có.',
      },
      {
        ask: 'What does the last sentence mean?',
        right: 'The seeds belong to those who sent them.',
        wrong: [
          'Norway has already sold all of its own seeds.',
          'The storeroom is still empty.',
          'Anyone may take a grain from the boxes.',
        ],
        why: 'Chỉ bên gửi mới được mở hộp, nên hạt thuộc về bên gửi; “No one may open a box” khác hẳn với ai cũng lấy được (Anyone).',
      },
    ],
    statements: [
      {
        says: 'The storeroom is at the North Pole.',
        truth: false,
        why: 'Đảo cách “about 1,300 kilometres from the North Pole”: không nằm ngay tại Bắc Cực.',
      },
      {
        says: 'Many countries also have seed banks at home.',
        truth: true,
        why: 'Bài viết “Most countries have a seed bank of their own”: có kho ở nước mình.',
      },
      {
        says: 'Some kinds of rice can grow in salty soil.',
        truth: true,
        why: 'Bài viết có giống lúa “survives in salty soil”: sống được ở đất mặn.',
      },
    ],
    gaps: [
      {
        text: 'The door in the mountain is made of ___.',
        right: 'concrete',
        wrong: ['wood', 'gold', 'ice'],
        why: 'Bài viết “a concrete door sticks out of a mountain”: cửa bê tông; gold là thứ không có trong hộp.',
      },
      {
        text: 'The storeroom is kept at minus ___ degrees.',
        right: 'eighteen',
        wrong: ['eight', 'thirteen', 'eighty'],
        why: 'Bài viết “kept at minus eighteen degrees”: âm mười tám độ; eighty đọc gần giống nhưng là tám mươi.',
      },
    ],
  },
  {
    id: 'c10-r-landfill-orchestra',
    topic: 'music',
    ease: 3,
    title: 'A violin made of tins',
    about: 'Dàn nhạc thiếu niên ở Paraguay với những nhạc cụ khác thường.',
    paragraphs: [
      'When Mr Chávez, an environmental technician, began to give music lessons in a community near the capital of Paraguay, he soon had a problem: there were far more children than instruments. The place lies next to a huge landfill, where many parents worked as collectors, so Chávez asked one of them, the carpenter Nicolás Gómez, for help.',
      'Gómez had never built an instrument. He looked for materials among the rubbish and experimented. An oven tray and a fork became parts of a violin; an oil drum turned into a cello; a water pipe, buttons and spoon handles made a saxophone. To everybody’s astonishment, they sounded beautiful.',
      'There was another advantage. An ordinary violin would have been too valuable to take home, but nobody steals a fork. So the children could practise whenever they liked.',
      'The orchestra has since given concerts on several continents. In the concert halls, people first look twice at the instruments. And afterwards, hopefully, they think twice about what they throw away.',
    ],
    choices: [
      {
        ask: 'What was Chávez’s problem?',
        right: 'He didn’t have enough instruments.',
        wrong: [
          'He couldn’t find any pupils.',
          'The parents were against music.',
          'The landfill was too noisy for lessons.',
        ],
        why: 'Bài viết “there were far more children than instruments”: thiếu nhạc cụ; học trò thì quá đông nên “couldn’t find any pupils” sai.',
      },
      {
        ask: 'Why could the children take their instruments home?',
        right: 'The instruments weren’t worth stealing.',
        wrong: [
          'The instruments had been paid for by the town.',
          'There was no room for them in the school.',
          'The children had built them on their own.',
        ],
        why: 'Đàn thường quá quý để mang về, “but nobody steals a fork”: đàn này không ai lấy trộm; người làm đàn là bác Gómez, không phải các em (the children).',
      },
      {
        ask: 'What does the writer hope?',
        right: 'that people will waste less',
        wrong: [
          'that people will buy better violins',
          'that more carpenters will learn music',
          'that the concerts will be longer',
        ],
        why: 'Người viết mong khán giả “think twice about what they throw away”: bớt vứt bỏ; không phải mua đàn tốt hơn (better violins).',
      },
    ],
    statements: [
      {
        says: 'The instruments sounded better than people had expected.',
        truth: true,
        why: '“To everybody’s astonishment, they sounded beautiful”: ai cũng ngạc nhiên vì tiếng hay.',
      },
      {
        says: 'Gómez was an experienced violin maker.',
        truth: false,
        why: 'Bài viết “Gómez had never built an instrument”: chưa từng làm nhạc cụ.',
      },
      {
        says: 'The orchestra has only played in Paraguay.',
        truth: false,
        why: 'Dàn nhạc “has since given concerts on several continents”: diễn ở nhiều châu lục.',
      },
    ],
    gaps: [
      {
        text: 'Gómez worked as a ___.',
        right: 'carpenter',
        wrong: ['technician', 'musician', 'teacher'],
        why: 'Bài gọi ông là “the carpenter Nicolás Gómez”: thợ mộc; technician là nghề của Chávez.',
      },
      {
        text: 'The cello was made from an oil ___.',
        right: 'drum',
        wrong: ['pipe', 'tray', 'lamp'],
        why: 'Bài viết “an oil drum turned into a cello”: thùng dầu; pipe làm kèn saxophone, tray làm violin.',
      },
    ],
  },
  {
    id: 'c10-r-leap-day',
    topic: 'time',
    ease: 3,
    title: 'The day that comes every four years',
    about: 'Vì sao có năm nhuận và vì sao quy tắc lại rắc rối.',
    paragraphs: [
      'My cousin Dũng was born on 29 February. According to him, he has only had four birthdays so far, which doesn’t stop him from wanting a present every year.',
      'The reason for his trouble is in the sky. The Earth doesn’t need exactly 365 days to travel round the sun; it needs nearly six hours more. If we ignored those hours, the calendar would run ahead of the seasons: after a few centuries, spring flowers would open in a month that we call summer. In four years, the missing hours add up to almost one day, so we give February an extra one.',
      'Almost, but not quite. The extra time is about eleven minutes shorter than six hours, so a leap year every four years would be slightly too much. That’s why years that end in 00 aren’t leap years, unless they can be divided by 400. The year 2000 was one; 2100 won’t be.',
      'Dũng has already done the sums. “In 2100, I’ll be ninety-two,” he said, “and I’ll complain to the government.”',
    ],
    choices: [
      {
        ask: 'Why does February sometimes get an extra day?',
        right: 'A year is a little longer than 365 days.',
        wrong: [
          'The Earth sometimes travels more slowly.',
          'Summer is longer than the other seasons.',
          'Some months have too many days.',
        ],
        why: 'Trái Đất đi quanh Mặt Trời mất 365 ngày và “nearly six hours more”: năm dài hơn 365 ngày một chút; Trái Đất không đi chậm lại (more slowly).',
      },
      {
        ask: 'Which of these years is a leap year, according to the text?',
        right: '2400',
        wrong: ['2100', '2200', '2300'],
        why: 'Năm tận cùng 00 không nhuận “unless they can be divided by 400”: chỉ 2400 chia hết cho 400; 2100 bài đã nói là không.',
      },
      {
        ask: 'In which year was Dũng born?',
        right: '2008',
        wrong: ['2000', '2004', '2012'],
        why: 'Dũng nói “In 2100, I’ll be ninety-two”: 2100 trừ 92 là 2008; 2000 chỉ là ví dụ về năm nhuận.',
      },
    ],
    statements: [
      {
        says: 'Dũng wants a present only once every four years.',
        truth: false,
        why: 'Bài viết chuyện ấy “doesn’t stop him from wanting a present every year”: năm nào bạn cũng muốn có quà, không phải bốn năm (four years) mới một lần.',
      },
      {
        says: 'Without leap years, the calendar and the seasons would slowly move apart.',
        truth: true,
        why: 'Nếu bỏ các giờ ấy, “the calendar would run ahead of the seasons”: lịch và mùa lệch nhau dần.',
      },
      {
        says: 'The year 2000 had a 29 February.',
        truth: true,
        why: 'Bài viết “The year 2000 was one”: năm 2000 là năm nhuận nên có ngày 29 tháng Hai.',
      },
    ],
    gaps: [
      {
        text: 'The Earth travels round the ___.',
        right: 'sun',
        wrong: ['moon', 'stars', 'planets'],
        why: 'Bài viết Trái Đất “travel round the sun”: quanh Mặt Trời, không phải Mặt Trăng (moon).',
      },
      {
        text: 'Years that end in 00 aren’t leap years unless they can be divided by ___.',
        right: '400',
        wrong: ['4', '100', '365'],
        why: 'Bài viết “unless they can be divided by 400”; mọi năm tận cùng 00 đều chia hết cho 100 và 4 nên các số ấy không thể là điều kiện.',
      },
    ],
  },
  {
    id: 'c10-r-podcast-review',
    topic: 'media',
    ease: 3,
    title: 'A podcast without famous people',
    about: 'Bài nhận xét về chương trình phát thanh của một nhóm học sinh.',
    paragraphs: [
      'Most podcasts try to get celebrities in front of the microphone. “Next Door”, made by four pupils of our school, does the opposite. Each episode is about one person who lives within two hundred metres of the school gate.',
      'My favourite guest so far is Mrs Tình, who has sold sticky rice at the corner for thirty-one years. She can tell what kind of day a pupil is going to have by the way they count their money. “Those who drop it have a test,” she says. In another episode, the security guard recites poems that he writes on night duty. I’d walked past both of them a thousand times without a word.',
      'Technically, there’s room for improvement. In the second episode, the hosts laugh so much that you miss half of the story, and the wind spoils several minutes of the fourth. The music, on the other hand, composed by one of the four, couldn’t be better.',
      'When I’d heard all six episodes, I did what a good podcast should make you do: I took off my headphones and said good morning to Mrs Tình.',
    ],
    choices: [
      {
        ask: 'What is special about the guests of the podcast?',
        right: 'They are ordinary neighbours.',
        wrong: ['They are former pupils.', 'They are famous musicians.', 'They all work at night.'],
        why: 'Mỗi tập nói về một người sống “within two hundred metres of the school gate”, không phải người nổi tiếng; làm đêm (at night) chỉ có bác bảo vệ.',
      },
      {
        ask: 'What does Mrs Tình notice?',
        right: 'how nervous pupils are',
        wrong: ['how much money pupils have', 'which pupils are often late', 'which pupils write poems'],
        why: 'Cô nhìn cách đếm tiền: “Those who drop it have a test”, tức là các bạn đang hồi hộp; cô không để ý ai có nhiều tiền (how much money).',
      },
      {
        ask: 'Why does the writer speak to Mrs Tình in the end?',
        right: 'The podcast has made the writer interested in her.',
        wrong: [
          'The writer wants to interview her for a new episode.',
          'The writer has dropped some money.',
          'She asked the writer for an opinion.',
        ],
        why: 'Trước đây bạn đi qua “without a word”; nghe xong thì tháo tai nghe và chào cô: chương trình khiến bạn quan tâm, chứ không phải để phỏng vấn (interview).',
      },
    ],
    statements: [
      {
        says: 'The writer thinks that the music is excellent.',
        truth: true,
        why: 'Bài viết nhạc “couldn’t be better”: không thể hay hơn, tức là tuyệt vời.',
      },
      {
        says: 'The writer had often talked to the security guard before.',
        truth: false,
        why: 'Bạn viết đã đi qua cả hai người “a thousand times without a word”: chưa từng nói chuyện.',
      },
      {
        says: 'The sound is perfect in all six episodes.',
        truth: false,
        why: 'Bài chê “the wind spoils several minutes of the fourth”: tập bốn bị tiếng gió làm hỏng.',
      },
    ],
    gaps: [
      {
        text: 'The security guard writes ___.',
        right: 'poems',
        wrong: ['songs', 'reviews', 'letters'],
        why: 'Bài viết bác bảo vệ “recites poems that he writes on night duty”: làm thơ; songs dễ nhầm vì có nhạc do một bạn học sinh viết.',
      },
      {
        text: 'In the second episode, the hosts ___ too much.',
        right: 'laugh',
        wrong: ['whisper', 'eat', 'argue'],
        why: 'Bài viết “the hosts laugh so much that you miss half of the story”: cười quá nhiều; argue không có trong bài.',
      },
    ],
  },
]
