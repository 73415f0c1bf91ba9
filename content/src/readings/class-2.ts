/** Readings of class 2: short sentences about home, school and play. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c2-r-hi-i-am-kate',
    topic: 'people',
    ease: 1,
    title: 'Hi, I am Kate',
    about: 'Kate giới thiệu về mình và một người bạn.',
    paragraphs: [
      'Hi! My name is Kate and I am seven. I have brown hair and green eyes. I like pink.',
      'My friend is Mai. She is seven, too. She has long black hair. Mai likes blue. We like the park. I can ride a bike and Mai can run!',
    ],
    choices: [
      {
        ask: 'What colour does Mai like?',
        right: 'blue',
        wrong: ['pink', 'green', 'brown'],
        why: 'Bài có câu “Mai likes blue”: Mai thích màu xanh dương; pink (hồng) là màu Kate thích.',
      },
      {
        ask: 'Who has long black hair?',
        right: 'Mai',
        wrong: ['Kate', 'Kate’s mum', 'Mai’s sister'],
        why: 'Kate viết về Mai “She has long black hair”; tóc của Kate màu nâu (brown).',
      },
      {
        ask: 'What do Kate and Mai like?',
        right: 'the park',
        wrong: ['pink', 'blue', 'the zoo'],
        why: 'Kate viết “We like the park”: cả hai thích công viên; màu hồng (pink) chỉ Kate thích.',
      },
    ],
    statements: [
      { says: 'Kate has green eyes.', truth: true, why: 'Kate viết “I have brown hair and green eyes”: mắt xanh lá.' },
      {
        says: 'Kate likes blue.',
        truth: false,
        why: 'Kate viết “I like pink”: Kate thích màu hồng; blue là màu Mai thích.',
      },
      {
        says: 'The two girls like the park.',
        truth: true,
        why: 'Kate viết “We like the park”: cả hai bạn thích công viên.',
      },
    ],
    gaps: [
      {
        text: 'Kate can ___ a bike.',
        right: 'ride',
        wrong: ['run', 'fly', 'read'],
        why: 'Kate viết “I can ride a bike”: đi xe đạp; run (chạy) là việc của Mai.',
      },
      {
        text: 'Kate’s hair is ___.',
        right: 'brown',
        wrong: ['black', 'yellow', 'green'],
        why: 'Kate viết “I have brown hair”: tóc nâu; tóc đen (black) là của Mai.',
      },
    ],
  },
  {
    id: 'c2-r-my-pet-duck',
    topic: 'animals',
    ease: 1,
    title: 'My pet duck',
    about: 'Nam kể về con vịt của mình.',
    paragraphs: [
      'I am Nam. I have a pet duck. Her name is Bíp. She is white and her beak is orange. She is not in the house. She has a box in the garden.',
      'In the morning she swims with my frog! The frog is small and green. Bíp likes rice, but the frog likes flies.',
    ],
    choices: [
      {
        ask: 'What does Bíp like?',
        right: 'rice',
        wrong: ['flies', 'fish', 'milk'],
        why: 'Bài có câu “Bíp likes rice”: vịt thích cơm; flies (ruồi) là món của con ếch.',
      },
      {
        ask: 'What is orange?',
        right: 'Bíp’s beak',
        wrong: ['Bíp’s box', 'the frog', 'the garden'],
        why: 'Bài có “her beak is orange”: mỏ của vịt màu cam; con ếch (the frog) màu xanh lá.',
      },
      {
        ask: 'Who swims with Bíp?',
        right: 'Nam’s frog',
        wrong: ['Nam', 'Nam’s fish', 'a white duck'],
        why: 'Bài có câu “she swims with my frog!”: ếch của Nam; vịt trắng (a white duck) chính là Bíp.',
      },
    ],
    statements: [
      { says: 'Bíp is in the house.', truth: false, why: 'Nam viết “She is not in the house”: Bíp ở trong vườn.' },
      { says: 'The frog is small.', truth: true, why: 'Nam viết “The frog is small and green”: ếch nhỏ.' },
      {
        says: 'Bíp swims in the morning.',
        truth: true,
        why: 'Nam viết “In the morning she swims with my frog!”: Bíp bơi buổi sáng.',
      },
    ],
    gaps: [
      {
        text: 'Bíp’s box is in the ___.',
        right: 'garden',
        wrong: ['kitchen', 'park', 'school'],
        why: 'Nam viết “She has a box in the garden”: hộp ở vườn, không phải trong bếp (kitchen).',
      },
      {
        text: 'Bíp is a ___ duck.',
        right: 'white',
        wrong: ['green', 'orange', 'black'],
        why: 'Nam viết “She is white”: vịt trắng; green (xanh lá) là con ếch.',
      },
    ],
  },
  {
    id: 'c2-r-in-our-garden',
    topic: 'nature',
    ease: 2,
    title: 'In our garden',
    about: 'Hoa tả khu vườn của nhà mình.',
    paragraphs: [
      'I am Hoa. Look at our garden! My mother likes flowers. She has ten red flowers and six yellow flowers. My father likes trees. We have two apple trees and one orange tree.',
      'A little bird is in the orange tree. My cat is looking at the bird, but the cat can’t fly!',
    ],
    choices: [
      {
        ask: 'Who likes trees?',
        right: 'Hoa’s father',
        wrong: ['Hoa’s mother', 'Hoa’s cat', 'Hoa’s brother'],
        why: 'Bài có câu “My father likes trees”: bố thích cây; mẹ (mother) thích hoa.',
      },
      {
        ask: 'How many trees are in the garden?',
        right: 'three',
        wrong: ['one', 'two', 'six'],
        why: 'Hai cây táo (two apple trees) thêm một cây cam (one orange tree) là ba (three); two chỉ là cây táo.',
      },
      {
        ask: 'The bird is fine. Why?',
        right: 'The cat can’t fly.',
        wrong: ['The bird is big.', 'The cat is sad.', 'The cat is in a tree.'],
        why: 'Chim ở trên cây và bài có “the cat can’t fly!”: mèo không bắt được; chim mới ở trên cây, không phải mèo.',
      },
    ],
    statements: [
      {
        says: 'The mother has ten red flowers.',
        truth: true,
        why: 'Bài có câu “She has ten red flowers”: mẹ có mười hoa đỏ.',
      },
      {
        says: 'The bird is in an apple tree.',
        truth: false,
        why: 'Bài có câu “A little bird is in the orange tree”: chim ở cây cam, không phải cây táo.',
      },
      {
        says: 'The family has one orange tree.',
        truth: true,
        why: 'Bài có “one orange tree”: nhà Hoa có một cây cam.',
      },
    ],
    gaps: [
      {
        text: 'Mother has six ___ flowers.',
        right: 'yellow',
        wrong: ['red', 'white', 'pink'],
        why: 'Bài có “six yellow flowers”: sáu hoa vàng; hoa đỏ (red) thì có mười bông.',
      },
      {
        text: 'The ___ is looking at the bird.',
        right: 'cat',
        wrong: ['dog', 'frog', 'duck'],
        why: 'Bài có câu “My cat is looking at the bird”: con mèo nhìn chim, không phải con chó (dog).',
      },
    ],
  },
  {
    id: 'c2-r-a-picture-of-a-house',
    topic: 'house',
    ease: 1,
    title: 'A picture of a house',
    about: 'Minh tả ngôi nhà bạn ấy vẽ.',
    paragraphs: [
      'I am Minh. This is my picture. I can draw a house! The house is blue. It has a brown door. A dog is sleeping on the floor. My mother is in the kitchen. My father is sitting on a chair. He is reading a book.',
      'And me? I am in the garden with my big sister.',
    ],
    choices: [
      {
        ask: 'What colour is the door?',
        right: 'brown',
        wrong: ['blue', 'green', 'red'],
        why: 'Bài có câu “It has a brown door”: cửa màu nâu; blue (xanh dương) là màu ngôi nhà.',
      },
      {
        ask: 'Who is reading a book?',
        right: 'the father',
        wrong: ['the mother', 'the sister', 'Minh'],
        why: 'Bài có “My father is sitting on a chair. He is reading a book”; mẹ (the mother) ở trong bếp.',
      },
      {
        ask: 'How many people are in the picture?',
        right: 'four',
        wrong: ['two', 'three', 'five'],
        why: 'Trong tranh có mẹ, bố, Minh và chị: bốn người (four); con chó không phải là người nên không phải five.',
      },
    ],
    statements: [
      {
        says: 'The dog is sleeping on a chair.',
        truth: false,
        why: 'Bài có câu “A dog is sleeping on the floor”: chó ngủ trên sàn; bố mới ngồi ghế (chair).',
      },
      {
        says: 'The mother is in the kitchen.',
        truth: true,
        why: 'Bài có câu “My mother is in the kitchen”: mẹ ở trong bếp.',
      },
      {
        says: 'Minh’s sister is in the garden.',
        truth: true,
        why: 'Bài có câu “I am in the garden with my big sister”: chị ở vườn với Minh.',
      },
    ],
    gaps: [
      {
        text: 'The house is ___.',
        right: 'blue',
        wrong: ['brown', 'white', 'yellow'],
        why: 'Bài có câu “The house is blue”: nhà màu xanh dương; brown (nâu) là màu cửa.',
      },
      {
        text: 'The dog is sleeping on the ___.',
        right: 'floor',
        wrong: ['bed', 'chair', 'table'],
        why: 'Bài có câu “A dog is sleeping on the floor”: chó ngủ trên sàn, không phải trên ghế (chair).',
      },
    ],
  },
  {
    id: 'c2-r-welcome-to-our-zoo',
    topic: 'places',
    ease: 2,
    title: 'Our zoo',
    about: 'Bảng thông báo ở một vườn thú nhỏ.',
    paragraphs: [
      'Good morning, boys and girls! This is our zoo.',
      'You can see lions, monkeys and horses. Look at the lions, but please do not open the door! The monkeys like you, but no bananas, please. They have food. You can ride the small brown horse. Have a nice day!',
    ],
    choices: [
      {
        ask: 'What can you do at the zoo?',
        right: 'ride a horse',
        wrong: ['open the lions’ door', 'play with the lions', 'ride a monkey'],
        why: 'Bảng viết “You can ride the small brown horse”; mở cửa chuồng sư tử (open the lions’ door) thì không được.',
      },
      {
        ask: 'What can you see at this zoo?',
        right: 'lions, monkeys and horses',
        wrong: ['lions, cows and horses', 'monkeys, birds and lions', 'dogs, monkeys and horses'],
        why: 'Bảng viết “You can see lions, monkeys and horses”; bò (cows), chim và chó thì bảng không nói tới.',
      },
      {
        ask: 'No bananas for the monkeys. Why?',
        right: 'They have food.',
        wrong: ['They sleep.', 'They are small.', 'They like horses.'],
        why: 'Sau “no bananas, please” là “They have food”: khỉ đã có thức ăn; bài không nói khỉ ngủ (sleep).',
      },
    ],
    statements: [
      {
        says: 'You can ride a lion.',
        truth: false,
        why: 'Bảng chỉ cho cưỡi “the small brown horse”; với sư tử thì chỉ nhìn (look).',
      },
      { says: 'The zoo has monkeys.', truth: true, why: 'Bảng viết “You can see lions, monkeys and horses”: có khỉ.' },
      {
        says: 'The horse to ride is big.',
        truth: false,
        why: 'Bảng viết “the small brown horse”: con ngựa nhỏ, không to (big).',
      },
    ],
    gaps: [
      {
        text: 'The monkeys have ___.',
        right: 'food',
        wrong: ['toys', 'hats', 'beds'],
        why: 'Bảng viết về khỉ “They have food”: khỉ có thức ăn; bài không nói tới đồ chơi (toys).',
      },
      {
        text: 'The horse is small and ___.',
        right: 'brown',
        wrong: ['black', 'white', 'grey'],
        why: 'Bảng viết “the small brown horse”: ngựa nâu, không phải ngựa trắng (white).',
      },
    ],
  },
  {
    id: 'c2-r-good-night',
    topic: 'daily-life',
    ease: 2,
    title: 'My evening',
    about: 'Linh kể về buổi tối ở nhà.',
    paragraphs: [
      'I am Linh. It is evening. I am in the house with my family. My mother and I are reading a book. My father is singing to the baby. My brother is playing a game on the floor.',
      'At night, the baby sleeps in my mother’s room. I sleep in my little bed. The cat sleeps on my brother’s bag!',
    ],
    choices: [
      {
        ask: 'Who is reading with Linh?',
        right: 'her mother',
        wrong: ['her father', 'her brother', 'the baby'],
        why: 'Linh viết “My mother and I are reading a book”: mẹ đọc cùng Linh; bố (father) thì hát.',
      },
      {
        ask: 'What is the brother doing?',
        right: 'He is playing a game.',
        wrong: ['He is reading a book.', 'He is singing.', 'He is sleeping on a bag.'],
        why: 'Bài có câu “My brother is playing a game on the floor”; ngủ trên cặp (on a bag) là con mèo.',
      },
      {
        ask: 'Who is singing?',
        right: 'the father',
        wrong: ['the mother', 'the baby', 'Linh'],
        why: 'Bài có câu “My father is singing to the baby”: bố hát cho em bé nghe, không phải em bé (the baby) hát.',
      },
    ],
    statements: [
      {
        says: 'The cat sleeps on a bag.',
        truth: true,
        why: 'Bài có câu “The cat sleeps on my brother’s bag!”: mèo ngủ trên cặp.',
      },
      { says: 'Linh has a big bed.', truth: false, why: 'Linh viết “my little bed”: giường nhỏ, không to (big).' },
      {
        says: 'The baby sleeps with Linh.',
        truth: false,
        why: 'Bài có “the baby sleeps in my mother’s room”: em bé ngủ ở phòng mẹ, không ngủ với Linh.',
      },
    ],
    gaps: [
      {
        text: 'Father is singing to the ___.',
        right: 'baby',
        wrong: ['cat', 'brother', 'girl'],
        why: 'Bài có câu “My father is singing to the baby”: hát cho em bé, không phải cho mèo (cat).',
      },
      {
        text: 'Linh’s brother is playing a game on the ___.',
        right: 'floor',
        wrong: ['bed', 'chair', 'table'],
        why: 'Bài có câu “My brother is playing a game on the floor”: chơi trên sàn, không phải trên giường (bed).',
      },
    ],
  },
  {
    id: 'c2-r-fruit-in-a-box',
    topic: 'food',
    ease: 2,
    title: 'Fruit for my friends',
    about: 'Anna chuẩn bị trái cây mời bạn.',
    paragraphs: [
      'I am Anna. My friends are in my house this morning. I have fruit for my friends: four apples, two bananas and some grapes.',
      'Ben likes apples. Lan likes grapes. Phong does not like fruit. He likes cake! I have one little cake. It is for Phong. And I have orange juice for you, too!',
    ],
    choices: [
      {
        ask: 'What does Phong like?',
        right: 'cake',
        wrong: ['apples', 'grapes', 'bananas'],
        why: 'Bài có câu “He likes cake!” về Phong; táo (apples) là món Ben thích.',
      },
      {
        ask: 'What can Anna’s friends drink?',
        right: 'orange juice',
        wrong: ['apple juice', 'milk', 'water'],
        why: 'Anna viết “I have orange juice”: nước cam; apple juice là nước táo, bài không có.',
      },
      {
        ask: 'How many apples and bananas has Anna got?',
        right: 'six',
        wrong: ['two', 'four', 'eight'],
        why: 'Bốn quả táo (four) thêm hai quả chuối (two) là sáu (six); four chỉ là táo.',
      },
    ],
    statements: [
      { says: 'Lan likes grapes.', truth: true, why: 'Bài có câu “Lan likes grapes”: Lan thích nho.' },
      { says: 'The cake is big.', truth: false, why: 'Anna viết “one little cake”: cái bánh nhỏ, không to (big).' },
      {
        says: 'Anna’s friends are at school.',
        truth: false,
        why: 'Anna viết “My friends are in my house”: các bạn ở nhà Anna, không ở trường.',
      },
    ],
    gaps: [
      {
        text: 'Ben likes ___.',
        right: 'apples',
        wrong: ['grapes', 'cakes', 'bananas'],
        why: 'Bài có câu “Ben likes apples”: Ben thích táo; nho (grapes) là món Lan thích.',
      },
      {
        text: 'Anna has two ___.',
        right: 'bananas',
        wrong: ['apples', 'grapes', 'cakes'],
        why: 'Anna viết “two bananas”: hai quả chuối; táo (apples) thì có bốn quả.',
      },
    ],
  },
  {
    id: 'c2-r-a-letter-from-tom',
    topic: 'communication',
    ease: 3,
    title: 'A letter from Tom',
    about: 'Tom viết thư cho bạn Quân.',
    paragraphs: [
      'Hi Quân,',
      'How are you? I am fine, but I am sad. My house is new and I have no friends here. My room is big, but I can’t play football in my room! My brother says: “Run and jump with me!” But he is two.',
      'My mum says you can visit my house. Can you?',
      'Tom',
    ],
    choices: [
      {
        ask: 'How old is Tom’s brother?',
        right: 'two',
        wrong: ['six', 'seven', 'ten'],
        why: 'Tom viết về em “he is two”: em hai tuổi; bài không nói số tuổi nào khác như seven.',
      },
      {
        ask: 'Tom is sad. Why?',
        right: 'He has no friends here.',
        wrong: ['He has a small room.', 'He has an old house.', 'He can’t see his brother.'],
        why: 'Tom viết “I have no friends here” nên buồn; phòng của Tom to (big), không phải a small room.',
      },
      {
        ask: 'Tom wants to see a friend. Who?',
        right: 'Quân',
        wrong: ['Tom’s mum', 'Tom’s brother', 'Minh'],
        why: 'Thư gửi “Hi Quân” và hỏi “you can visit my house. Can you?”: Tom muốn gặp Quân, không phải em trai.',
      },
    ],
    statements: [
      { says: 'Tom’s house is old.', truth: false, why: 'Tom viết “My house is new”: nhà mới, không cũ (old).' },
      {
        says: 'Tom can’t play football in his room.',
        truth: true,
        why: 'Tom viết “I can’t play football in my room!”: không chơi bóng trong phòng được.',
      },
      { says: 'Tom’s room is big.', truth: true, why: 'Tom viết “My room is big”: phòng to.' },
    ],
    gaps: [
      {
        text: 'Tom’s brother says: “Run and ___ with me!”',
        right: 'jump',
        wrong: ['sing', 'swim', 'read'],
        why: 'Tom viết “Run and jump with me!”: chạy và nhảy, không phải bơi (swim).',
      },
      {
        text: 'Tom has a new ___.',
        right: 'house',
        wrong: ['bike', 'friend', 'ball'],
        why: 'Tom viết “My house is new”: nhà mới; bạn mới (friend) thì chưa có.',
      },
    ],
  },
  {
    id: 'c2-r-the-red-cap',
    topic: 'clothes',
    ease: 3,
    title: 'Ben’s red cap',
    about: 'Chuyện chiếc mũ đỏ của Ben.',
    paragraphs: [
      'Ben has a new red cap. It is on his head in the park. Oh no! A big dog runs to Ben. Now the dog has the cap! Ben runs and runs.',
      '“Stop!” says a man. The dog is his dog, Bo. “Bo, sit!” Bo sits. “Here is your cap, Ben.”',
      'Ben is happy.',
    ],
    choices: [
      {
        ask: 'Who is Bo?',
        right: 'the big dog',
        wrong: ['the man', 'Ben’s brother', 'the small dog'],
        why: 'Người đàn ông gọi “Bo, sit!” và Bo chính là con chó to (a big dog); nó không nhỏ (small).',
      },
      {
        ask: 'Where is Ben?',
        right: 'in the park',
        wrong: ['at school', 'in his house', 'at the zoo'],
        why: 'Bài có câu “It is on his head in the park”: Ben ở công viên, không ở vườn thú (zoo).',
      },
      {
        ask: 'Which title is best?',
        right: 'Ben’s cap and the dog',
        wrong: ['Ben’s new dog', 'The man’s red cap', 'Ben’s big bike'],
        why: 'Bài kể con chó lấy mũ của Ben; chó là của chú kia, không phải chó mới của Ben (Ben’s new dog).',
      },
    ],
    statements: [
      { says: 'The cap is old.', truth: false, why: 'Bài có câu “Ben has a new red cap”: mũ mới, không cũ (old).' },
      { says: 'Bo is the man’s dog.', truth: true, why: 'Bài có câu “The dog is his dog, Bo”: chó Bo là của chú.' },
      { says: 'The dog sits.', truth: true, why: 'Chú nói “Bo, sit!” và “Bo sits”: con chó ngồi xuống.' },
    ],
    gaps: [
      {
        text: 'The cap is ___ and new.',
        right: 'red',
        wrong: ['blue', 'black', 'white'],
        why: 'Bài có “a new red cap”: mũ đỏ mới, không phải mũ đen (black).',
      },
      {
        text: 'The dog is not small. It is ___.',
        right: 'big',
        wrong: ['old', 'red', 'sad'],
        why: 'Bài có “A big dog”: chó to, trái với small (nhỏ); old (già) không trái với nhỏ.',
      },
    ],
  },
  {
    id: 'c2-r-how-old-are-we',
    topic: 'numbers',
    ease: 3,
    title: 'How old are we?',
    about: 'Mai đố tuổi người nhà và bạn bè.',
    paragraphs: [
      'I am Mai. I am eight. My brother Nam is ten. My sister is a baby. She is one! My cat is two.',
      'My friend Kate has a big brother, John. Ten and eight: this is John’s age! Kate is nine. Her dog is four. How old are you?',
    ],
    choices: [
      {
        ask: 'How old is Mai’s sister?',
        right: 'one',
        wrong: ['two', 'four', 'eight'],
        why: 'Mai viết về em gái “She is one!”: em một tuổi; two (hai) là tuổi của mèo.',
      },
      {
        ask: 'How old is John?',
        right: 'eighteen',
        wrong: ['eight', 'ten', 'twelve'],
        why: 'Tuổi của John là “Ten and eight”: mười thêm tám là mười tám (eighteen); ten mới chỉ là mười.',
      },
      {
        ask: 'Who is two?',
        right: 'the cat',
        wrong: ['the dog', 'Kate', 'the baby'],
        why: 'Mai viết “My cat is two”: mèo hai tuổi; em bé (the baby) một tuổi, con chó bốn tuổi.',
      },
    ],
    statements: [
      {
        says: 'Nam is eight.',
        truth: false,
        why: 'Mai viết “My brother Nam is ten”: Nam mười tuổi; tám tuổi (eight) là Mai.',
      },
      { says: 'Kate has a dog.', truth: true, why: 'Mai viết về Kate “Her dog is four”: Kate có một con chó.' },
      {
        says: 'John is Kate’s brother.',
        truth: true,
        why: 'Bài có câu “My friend Kate has a big brother, John”: John là anh của Kate.',
      },
    ],
    gaps: [
      {
        text: 'Kate is ___.',
        right: 'nine',
        wrong: ['ten', 'eight', 'two'],
        why: 'Bài có câu “Kate is nine”: Kate chín tuổi; mười tuổi (ten) là Nam.',
      },
      {
        text: 'Mai has a ___.',
        right: 'cat',
        wrong: ['dog', 'duck', 'fish'],
        why: 'Mai viết “my cat”: Mai có mèo; con chó (dog) là của Kate.',
      },
    ],
  },
  {
    id: 'c2-r-my-mum-is-a-doctor',
    topic: 'work',
    ease: 1,
    title: 'My mum and my dad',
    about: 'Lan kể về công việc của bố mẹ.',
    paragraphs: [
      'I am Lan. My mum is a doctor. She is good to children. She has a white coat and a red pen. She says: “Open your mouth, please!”',
      'My dad is a teacher. He likes books and pictures. He reads in the evening. I can draw a doctor and a teacher. I love Mum and Dad!',
    ],
    choices: [
      {
        ask: 'Who is a teacher?',
        right: 'Lan’s dad',
        wrong: ['Lan’s mum', 'Lan', 'Lan’s grandpa'],
        why: 'Bài có câu “My dad is a teacher”: bố là giáo viên; mẹ (mum) là bác sĩ.',
      },
      {
        ask: 'What has Mum got?',
        right: 'a red pen',
        wrong: ['a white pen', 'a red coat', 'a black hat'],
        why: 'Bài có “a white coat and a red pen”: bút đỏ, áo trắng; không phải áo đỏ (a red coat).',
      },
      {
        ask: 'What can Lan draw?',
        right: 'a doctor and a teacher',
        wrong: ['a coat and a pen', 'a mouth', 'a book and a door'],
        why: 'Lan viết “I can draw a doctor and a teacher”: vẽ bác sĩ và giáo viên; áo và bút (a coat and a pen) là của mẹ.',
      },
    ],
    statements: [
      { says: 'Lan’s dad likes books.', truth: true, why: 'Bài có câu “He likes books and pictures”: bố thích sách.' },
      {
        says: 'Dad reads in the morning.',
        truth: false,
        why: 'Bài có câu “He reads in the evening”: bố đọc buổi tối, không phải buổi sáng.',
      },
      { says: 'Mum’s coat is white.', truth: true, why: 'Bài có “a white coat”: áo của mẹ màu trắng.' },
    ],
    gaps: [
      {
        text: 'Mum says: “Open your ___, please!”',
        right: 'mouth',
        wrong: ['eyes', 'bag', 'hand'],
        why: 'Mẹ là bác sĩ và nói “Open your mouth, please!”: há miệng, không phải mở mắt (eyes).',
      },
      {
        text: 'Lan’s mum is a ___.',
        right: 'doctor',
        wrong: ['teacher', 'nurse', 'farmer'],
        why: 'Bài có câu “My mum is a doctor”: mẹ là bác sĩ; teacher là bố.',
      },
    ],
  },
  {
    id: 'c2-r-it-can-fly',
    topic: 'transport',
    ease: 3,
    title: 'What can fly?',
    about: 'Một câu đố về một phương tiện.',
    paragraphs: [
      'I am big and white. I can fly in the sky, but I am not a bird. I have two long arms. I have no eyes, no ears and no nose. I have many chairs.',
      'A man sits in my head. You sit on a chair. “Look! The houses are small!” you say. What am I?',
    ],
    choices: [
      {
        ask: 'What is it?',
        right: 'a plane',
        wrong: ['a bird', 'a bus', 'a kite'],
        why: 'Vật bay trên trời, có nhiều ghế (chairs) cho người ngồi là máy bay; chim thì bài nói “I am not a bird”.',
      },
      {
        ask: 'What is long?',
        right: 'the arms',
        wrong: ['the head', 'the ears', 'the nose'],
        why: 'Bài có câu “I have two long arms”: hai cánh tay dài; tai (ears) thì không có.',
      },
      {
        ask: 'The houses are small. Why?',
        right: 'You are in the sky.',
        wrong: ['You are on the floor.', 'You are small, too.', 'The houses are toys.'],
        why: 'Máy bay bay trên trời (in the sky), nhìn xuống nên nhà thấy nhỏ; không phải vì em ở dưới sàn (on the floor).',
      },
    ],
    statements: [
      {
        says: 'It has eyes and ears.',
        truth: false,
        why: 'Bài có câu “I have no eyes, no ears and no nose”: nó không có mắt và tai.',
      },
      { says: 'It can fly.', truth: true, why: 'Bài có câu “I can fly in the sky”: nó bay được.' },
      {
        says: 'A man sits in its head.',
        truth: true,
        why: 'Bài có câu “A man sits in my head”: có một người ngồi ở phía đầu.',
      },
    ],
    gaps: [
      {
        text: 'You can sit on a ___ in it.',
        right: 'chair',
        wrong: ['bed', 'table', 'box'],
        why: 'Bài có câu “You sit on a chair”: ngồi trên ghế, không phải trên giường (bed).',
      },
      {
        text: 'It is big and ___.',
        right: 'white',
        wrong: ['black', 'red', 'green'],
        why: 'Câu đầu là “I am big and white”: to và màu trắng, không phải đen (black).',
      },
    ],
  },
  {
    id: 'c2-r-a-game-with-your-body',
    topic: 'body',
    ease: 3,
    title: 'A game with your body',
    about: 'Các bạn chơi một trò chơi vận động.',
    paragraphs: [
      'This is a good game. I play it with Nam and Mai. Nam is the teacher. “Hand on your nose!” says Nam. I put one hand on my nose. “Two hands on your knees!” OK!',
      '“Head on your legs!” Oh no! I can’t, but Mai can. Now Mai is the teacher.',
    ],
    choices: [
      {
        ask: 'Who is the teacher now?',
        right: 'Mai',
        wrong: ['Nam', 'Miss Lan', 'Mai’s friend'],
        why: 'Câu cuối là “Now Mai is the teacher”: bây giờ Mai làm cô giáo; Nam chỉ làm thầy lúc đầu.',
      },
      {
        ask: 'What is on the nose in the game?',
        right: 'one hand',
        wrong: ['two hands', 'one knee', 'the head'],
        why: 'Bài có câu “I put one hand on my nose”: một tay; hai tay (two hands) thì đặt lên đầu gối.',
      },
      {
        ask: 'Mai is the teacher. Why?',
        right: 'She can put her head on her legs.',
        wrong: ['She can put her hand on her nose.', 'She has a new game.', 'She is Nam’s sister.'],
        why: 'Bạn kia nói “I can’t, but Mai can” sau câu “Head on your legs!”; tay lên mũi (hand on her nose) thì ai cũng làm được.',
      },
    ],
    statements: [
      {
        says: 'Two hands go on the nose.',
        truth: false,
        why: 'Bài có câu “I put one hand on my nose”: một tay lên mũi; hai tay (two hands) lên đầu gối.',
      },
      {
        says: 'The hands go on the ears.',
        truth: false,
        why: 'Bài có “Two hands on your knees!”: hai tay lên đầu gối, không phải lên tai (ears).',
      },
      {
        says: 'Mai can put her head on her legs.',
        truth: true,
        why: 'Sau “Head on your legs!” bạn nhỏ nói “I can’t, but Mai can”: Mai làm được.',
      },
    ],
    gaps: [
      {
        text: 'Nam says: “Two hands on your ___!”',
        right: 'knees',
        wrong: ['ears', 'eyes', 'arms'],
        why: 'Nam nói “Two hands on your knees!”: tay lên đầu gối, không phải lên mắt (eyes).',
      },
      {
        text: 'Nam says: “___ on your legs!”',
        right: 'Head',
        wrong: ['Hand', 'Nose', 'Arm'],
        why: 'Bài có câu “Head on your legs!”: đầu lên chân; tay (hand) thì đặt lên mũi và đầu gối.',
      },
    ],
  },
  {
    id: 'c2-r-my-toys-and-games',
    topic: 'hobbies',
    ease: 1,
    title: 'My kite and my plane',
    about: 'Phong kể về đồ chơi và sở thích.',
    paragraphs: [
      'I am Phong. I have two toys: a kite and a plane. My kite is big and green. It can fly in the sky. My plane is small and grey. It can’t fly!',
      'I like the park. My sister flies the kite. I run with the plane. We are happy.',
    ],
    choices: [
      {
        ask: 'What colour is the plane?',
        right: 'grey',
        wrong: ['green', 'blue', 'white'],
        why: 'Bài có câu “My plane is small and grey”: máy bay màu xám; green (xanh lá) là màu diều.',
      },
      {
        ask: 'Who flies the kite?',
        right: 'Phong’s sister',
        wrong: ['Phong', 'Phong’s brother', 'Phong’s father'],
        why: 'Bài có câu “My sister flies the kite”: chị thả diều; Phong thì chạy với máy bay.',
      },
      {
        ask: 'What does Phong do in the park?',
        right: 'He runs with the plane.',
        wrong: ['He flies the kite.', 'He flies the plane.', 'He runs with the kite.'],
        why: 'Phong viết “I run with the plane”: chạy với máy bay; thả diều (flies the kite) là chị của Phong.',
      },
    ],
    statements: [
      { says: 'The kite is big.', truth: true, why: 'Bài có câu “My kite is big and green”: diều to.' },
      {
        says: 'The plane is big.',
        truth: false,
        why: 'Bài có câu “My plane is small and grey”: máy bay nhỏ; to (big) là diều.',
      },
      { says: 'Phong likes the park.', truth: true, why: 'Phong viết “I like the park”: Phong thích công viên.' },
    ],
    gaps: [
      {
        text: 'Phong’s ___ can fly in the sky.',
        right: 'kite',
        wrong: ['plane', 'ball', 'bike'],
        why: 'Bài có câu “It can fly in the sky” về cái diều; máy bay (plane) thì “can’t fly”.',
      },
      {
        text: 'Phong has ___ toys.',
        right: 'two',
        wrong: ['three', 'four', 'ten'],
        why: 'Phong viết “I have two toys: a kite and a plane”: hai đồ chơi, không phải ba (three).',
      },
    ],
  },
  {
    id: 'c2-r-my-school-morning',
    topic: 'school',
    ease: 1,
    title: 'Good morning, school!',
    about: 'Quân kể về một buổi sáng ở trường.',
    paragraphs: [
      'I am Quân. It is morning. I go to school with my friend Tom. We walk. We sit on our chairs. Miss Hoa says, “Good morning! Open your books, please.”',
      'I like numbers. Tom likes pictures. Miss Hoa reads a book to us. It is a book about a mouse and a big cake!',
    ],
    choices: [
      {
        ask: 'Who likes pictures?',
        right: 'Tom',
        wrong: ['Quân', 'Miss Hoa', 'the mouse'],
        why: 'Bài có câu “Tom likes pictures”: Tom thích tranh; Quân thích số (numbers).',
      },
      {
        ask: 'How do Quân and Tom go to school?',
        right: 'They walk.',
        wrong: ['They run.', 'They ride bikes.', 'They go on a bus.'],
        why: 'Bài có “I go to school with my friend Tom. We walk”: hai bạn đi bộ, không đi xe đạp (ride bikes).',
      },
      {
        ask: 'What is in Miss Hoa’s book?',
        right: 'a mouse and a cake',
        wrong: ['a cat and a cake', 'a mouse and a car', 'a boy and a chair'],
        why: 'Bài có câu “It is a book about a mouse and a big cake!”: chuột và bánh, không phải mèo (a cat).',
      },
    ],
    statements: [
      { says: 'Tom is Quân’s friend.', truth: true, why: 'Quân viết “my friend Tom”: Tom là bạn của Quân.' },
      {
        says: 'Miss Hoa sings.',
        truth: false,
        why: 'Bài có câu “Miss Hoa reads a book to us”: cô đọc sách, không hát (sing).',
      },
      { says: 'Quân likes numbers.', truth: true, why: 'Quân viết “I like numbers”: Quân thích số.' },
    ],
    gaps: [
      {
        text: 'Miss Hoa says: “Open your ___, please.”',
        right: 'books',
        wrong: ['bags', 'doors', 'boxes'],
        why: 'Cô nói “Open your books, please”: mở sách, không phải mở cặp (bags).',
      },
      {
        text: 'The cake in the book is ___.',
        right: 'big',
        wrong: ['small', 'old', 'cold'],
        why: 'Bài có “a mouse and a big cake”: bánh to, không nhỏ (small).',
      },
    ],
  },
  {
    id: 'c2-r-sun-and-ice-cream',
    topic: 'weather',
    ease: 2,
    title: 'Hot in the park',
    about: 'Peter kể một ngày nắng ở công viên.',
    paragraphs: [
      'I am Peter. It is hot and sunny. We are in the park. I am with Nam, Anna and my dog. We have no hats, but the tree is big. We are sitting under the tree and drinking water.',
      'A man has ice cream. Three boys are going to him. But we have water and my dog is happy!',
    ],
    choices: [
      {
        ask: 'Who has ice cream?',
        right: 'a man',
        wrong: ['Anna', 'Nam', 'Peter'],
        why: 'Bài có câu “A man has ice cream”: một chú có kem; Peter và các bạn thì uống nước.',
      },
      {
        ask: 'What is Peter drinking?',
        right: 'water',
        wrong: ['milk', 'tea', 'orange juice'],
        why: 'Bài có câu “We are sitting under the tree and drinking water”: Peter uống nước; nước cam (orange juice) thì không có.',
      },
      {
        ask: 'Who is sitting under the tree with Peter?',
        right: 'Nam, Anna and the dog',
        wrong: ['Nam, Anna and the man', 'Anna and three boys', 'three boys and the dog'],
        why: 'Peter viết “I am with Nam, Anna and my dog” và “We are sitting under the tree”; chú bán kem (the man) không ngồi cùng.',
      },
    ],
    statements: [
      { says: 'Peter has a hat.', truth: false, why: 'Peter viết “We have no hats”: các bạn không có mũ.' },
      {
        says: 'Three boys are going to the man.',
        truth: true,
        why: 'Bài có câu “Three boys are going to him”: ba bạn trai đến chỗ chú bán kem.',
      },
      { says: 'Peter’s dog is sad.', truth: false, why: 'Câu cuối là “my dog is happy!”: chó vui, không buồn (sad).' },
    ],
    gaps: [
      {
        text: 'Peter is in the park with Nam, Anna and his ___.',
        right: 'dog',
        wrong: ['cat', 'dad', 'sister'],
        why: 'Peter viết “I am with Nam, Anna and my dog”: đi cùng chó, không có chị (sister).',
      },
      {
        text: 'It is hot and ___.',
        right: 'sunny',
        wrong: ['cold', 'rainy', 'windy'],
        why: 'Bài có câu “It is hot and sunny”: trời nắng, không mưa (rainy).',
      },
    ],
  },
  {
    id: 'c2-r-we-can-sing',
    topic: 'music',
    ease: 2,
    title: 'We can sing',
    about: 'Lucy kể về nhóm hát ở trường.',
    paragraphs: [
      'I am Lucy. I sing with three friends at school: Mai, Linh and Tom. We sing about animals. Mai is the duck, Tom is the lion and Linh is the bird.',
      'And me? I am the cow! I say “Moo!” Our teacher is happy. She says, “You are good!” We love it.',
    ],
    choices: [
      {
        ask: 'Who is the lion?',
        right: 'Tom',
        wrong: ['Mai', 'Linh', 'Lucy'],
        why: 'Bài có “Tom is the lion”: Tom là sư tử; Mai là con vịt (the duck).',
      },
      {
        ask: 'How many children sing?',
        right: 'four',
        wrong: ['two', 'three', 'five'],
        why: 'Lucy hát với ba bạn (three friends), thêm Lucy là bốn (four); three là chưa đếm Lucy.',
      },
      {
        ask: 'What does the teacher say?',
        right: 'You are good!',
        wrong: ['Moo!', 'You are sad!', 'Sit, please!'],
        why: 'Cô giáo nói “You are good!”: cô khen các bạn; “Moo!” là Lucy nói.',
      },
    ],
    statements: [
      { says: 'Linh is the bird.', truth: true, why: 'Bài có “Linh is the bird”: Linh là con chim.' },
      {
        says: 'Lucy is the duck.',
        truth: false,
        why: 'Lucy viết “I am the cow!”: Lucy là con bò; con vịt (duck) là Mai.',
      },
      { says: 'The teacher is happy.', truth: true, why: 'Bài có câu “Our teacher is happy”: cô giáo vui.' },
    ],
    gaps: [
      {
        text: 'Lucy is the ___.',
        right: 'cow',
        wrong: ['duck', 'lion', 'bird'],
        why: 'Lucy viết “I am the cow!”: bò; vịt (duck) là Mai.',
      },
      {
        text: 'The friends sing about ___.',
        right: 'animals',
        wrong: ['colours', 'numbers', 'flowers'],
        why: 'Lucy viết “We sing about animals”: hát về con vật, không phải về hoa (flowers).',
      },
    ],
  },
  {
    id: 'c2-r-the-horse-and-the-duck',
    topic: 'qualities',
    ease: 3,
    title: 'The horse and the duck',
    about: 'Ngựa và vịt trò chuyện bên sông.',
    paragraphs: [
      'A big horse says to a little duck: “I am big and I can run. Can you run with me?”',
      '“No, I can’t,” says the duck. “But I can swim. Can you swim to that red flower?”',
      'The horse looks at the cold water. “No, I can’t,” it says. “You are little, but you are good!”',
    ],
    choices: [
      {
        ask: 'What is the duck like?',
        right: 'little and good',
        wrong: ['big and good', 'big and red', 'little and sad'],
        why: 'Ngựa nói với vịt “You are little, but you are good!”: vịt nhỏ mà giỏi; to (big) là ngựa.',
      },
      {
        ask: 'What is cold?',
        right: 'the water',
        wrong: ['the horse', 'the duck', 'the flower'],
        why: 'Bài có câu “The horse looks at the cold water”: nước lạnh; bông hoa (the flower) thì màu đỏ.',
      },
      {
        ask: 'The duck can do it. The horse can’t. What is it?',
        right: 'swim to the red flower',
        wrong: ['run with the duck', 'look at the water', 'sing to the flower'],
        why: 'Vịt nói “I can swim”, ngựa nhìn nước và nói “No, I can’t”: đó là bơi tới bông hoa; chạy (run) thì ngựa làm được.',
      },
    ],
    statements: [
      { says: 'The duck is big.', truth: false, why: 'Bài có “a little duck”: vịt nhỏ; to (big) là ngựa.' },
      { says: 'The flower is red.', truth: true, why: 'Vịt nói “that red flower”: bông hoa màu đỏ.' },
      {
        says: 'The horse can’t swim to the flower.',
        truth: true,
        why: 'Vịt hỏi ngựa có bơi tới bông hoa được không, ngựa đáp “No, I can’t”.',
      },
    ],
    gaps: [
      {
        text: 'The horse looks at the ___ water.',
        right: 'cold',
        wrong: ['hot', 'red', 'old'],
        why: 'Bài có câu “The horse looks at the cold water”: nước lạnh, không nóng (hot).',
      },
      {
        text: 'The ___ says: “I am big and I can run.”',
        right: 'horse',
        wrong: ['duck', 'lion', 'dog'],
        why: 'Câu đầu có “A big horse says to a little duck”: ngựa nói; vịt (duck) thì nhỏ.',
      },
    ],
  },
]
