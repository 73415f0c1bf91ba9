/** Readings of class 1: first words and very short sentences. */
import type { Reading } from '../bank/piece.ts'

export const readings: readonly Reading[] = [
  {
    id: 'c1-r-i-am-tim',
    topic: 'people',
    ease: 1,
    title: 'I am Tim',
    about: 'Bạn Tim giới thiệu về mình.',
    paragraphs: [
      'Hi! My name is Tim. I am six. I am a boy. I have a sister. Her name is Lily. She is four.',
      'I like pizza. Lily likes ice cream. I like my blue kite. Lily likes her doll. Bye!',
    ],
    choices: [
      {
        ask: 'How old is Tim?',
        right: 'six',
        wrong: ['four', 'five', 'seven'],
        why: 'Tim viết “I am six”: Tim sáu tuổi; four (bốn) là tuổi của Lily.',
      },
      {
        ask: 'What is blue?',
        right: 'the kite',
        wrong: ['the pizza', 'the doll', 'the ice cream'],
        why: 'Tim viết “my blue kite”: cái diều màu xanh; búp bê (the doll) thì bài không nói màu.',
      },
      {
        ask: 'Who is Lily?',
        right: 'Tim’s sister',
        wrong: ['Tim’s mum', 'Tim’s friend', 'Tim’s doll'],
        why: 'Tim viết “I have a sister. Her name is Lily”: Lily là em gái của Tim, không phải bạn (friend) của Tim.',
      },
    ],
    statements: [
      { says: 'Tim is a boy.', truth: true, why: 'Tim viết “I am a boy”: Tim là con trai.' },
      {
        says: 'Lily is six.',
        truth: false,
        why: 'Tim viết về Lily “She is four”: Lily bốn tuổi, không phải sáu (six).',
      },
      { says: 'Lily likes ice cream.', truth: true, why: 'Trong bài có câu “Lily likes ice cream”: Lily thích kem.' },
    ],
    gaps: [
      {
        text: 'Lily likes her ___.',
        right: 'doll',
        wrong: ['kite', 'cat', 'hat'],
        why: 'Tim viết “Lily likes her doll”: Lily thích búp bê; cái diều (kite) là của Tim.',
      },
      {
        text: 'Tim’s kite is ___.',
        right: 'blue',
        wrong: ['red', 'green', 'yellow'],
        why: 'Tim viết “my blue kite”: diều màu xanh dương, không phải xanh lá (green).',
      },
    ],
  },
  {
    id: 'c1-r-my-family',
    topic: 'family',
    ease: 1,
    title: 'My family',
    about: 'Mai kể về gia đình của mình.',
    paragraphs: [
      'I am Mai. This is my family. My dad is a doctor. My mum is a teacher. I have a brother, Bin. He is two.',
      'My grandma is in the picture, too. She has a cat. The cat is on her knees. The cat is happy!',
    ],
    choices: [
      {
        ask: 'Who is a teacher?',
        right: 'Mai’s mum',
        wrong: ['Mai’s dad', 'Mai’s grandma', 'Mai'],
        why: 'Mai viết “My mum is a teacher”: mẹ là cô giáo; bố (Mai’s dad) là bác sĩ.',
      },
      {
        ask: 'How old is Bin?',
        right: 'two',
        wrong: ['one', 'five', 'ten'],
        why: 'Mai viết về Bin “He is two”: Bin hai tuổi, không phải một tuổi (one).',
      },
      {
        ask: 'What is on Grandma’s knees?',
        right: 'a cat',
        wrong: ['a baby', 'a picture', 'a dog'],
        why: 'Bài có câu “The cat is on her knees”: con mèo ở trên gối bà, không phải em bé (a baby).',
      },
    ],
    statements: [
      {
        says: 'Bin is a girl.',
        truth: false,
        why: 'Mai viết “I have a brother, Bin”: Bin là em trai, không phải con gái (girl).',
      },
      { says: 'Mai’s dad is a doctor.', truth: true, why: 'Mai viết “My dad is a doctor”: bố là bác sĩ.' },
      { says: 'The cat is sad.', truth: false, why: 'Cuối bài có câu “The cat is happy!”: mèo vui, không buồn (sad).' },
    ],
    gaps: [
      {
        text: 'Mai’s ___ has a cat.',
        right: 'grandma',
        wrong: ['mum', 'dad', 'brother'],
        why: 'Mai viết về bà “She has a cat”: bà có mèo; mẹ (mum) thì là cô giáo.',
      },
      {
        text: 'Mai’s dad is a ___.',
        right: 'doctor',
        wrong: ['teacher', 'nurse', 'farmer'],
        why: 'Mai viết “My dad is a doctor”: bố là bác sĩ; teacher (cô giáo) là mẹ.',
      },
    ],
  },
  {
    id: 'c1-r-my-rabbit',
    topic: 'animals',
    ease: 1,
    title: 'My rabbit',
    about: 'Anna kể về con thỏ của mình.',
    paragraphs: [
      'I am Anna. I have a rabbit. Its name is Snow. Snow is white and small. It has two long ears and a pink nose.',
      'Snow can jump and run. It can eat an apple. Snow has a little green house in my garden.',
    ],
    choices: [
      {
        ask: 'What colour is Snow?',
        right: 'white',
        wrong: ['pink', 'green', 'black'],
        why: 'Bài có câu “Snow is white and small”: thỏ màu trắng; pink (hồng) là màu mũi.',
      },
      {
        ask: 'What is long?',
        right: 'the rabbit’s ears',
        wrong: ['the rabbit’s nose', 'the green house', 'the apple'],
        why: 'Bài có “two long ears”: đôi tai dài; mũi (nose) thì màu hồng.',
      },
      {
        ask: 'What is green?',
        right: 'Snow’s house',
        wrong: ['Snow’s nose', 'Snow’s ears', 'Snow’s legs'],
        why: 'Bài có câu “Snow has a little green house”: nhà của thỏ màu xanh; mũi (nose) màu hồng.',
      },
    ],
    statements: [
      { says: 'Snow is big.', truth: false, why: 'Bài có câu “Snow is white and small”: thỏ nhỏ, không to (big).' },
      { says: 'Snow can run.', truth: true, why: 'Bài có câu “Snow can jump and run”: thỏ biết chạy.' },
      { says: 'Snow has a pink nose.', truth: true, why: 'Bài có “a pink nose”: thỏ có mũi màu hồng.' },
    ],
    gaps: [
      {
        text: 'Snow has two long ___.',
        right: 'ears',
        wrong: ['eyes', 'hands', 'arms'],
        why: 'Bài có “two long ears”: hai tai dài; mắt (eyes) thì bài không nói là dài.',
      },
      {
        text: 'Snow’s house is in the ___.',
        right: 'garden',
        wrong: ['kitchen', 'park', 'school'],
        why: 'Bài có “a little green house in my garden”: nhà thỏ ở trong vườn, không ở công viên (park).',
      },
    ],
  },
  {
    id: 'c1-r-look-in-my-bag',
    topic: 'classroom',
    ease: 1,
    title: 'Look in my bag',
    about: 'Nam kể những thứ có trong cặp.',
    paragraphs: [
      'My name is Nam. This is my schoolbag. It is big and blue. In my bag I have three books, two pens and a red pencil.',
      'I have a banana, too. I like bananas! My friend Ben has an apple in his bag. His bag is green.',
    ],
    choices: [
      {
        ask: 'How many pens has Nam got?',
        right: 'two',
        wrong: ['three', 'one', 'four'],
        why: 'Nam viết “three books, two pens”: hai cái bút; three (ba) là số sách.',
      },
      {
        ask: 'What fruit is in the green bag?',
        right: 'an apple',
        wrong: ['a banana', 'an orange', 'a grape'],
        why: 'Cặp xanh lá là của Ben và Ben có “an apple in his bag”; chuối (a banana) ở trong cặp của Nam.',
      },
      {
        ask: 'What is red?',
        right: 'the pencil',
        wrong: ['Nam’s bag', 'Ben’s bag', 'the banana'],
        why: 'Nam viết “a red pencil”: bút chì màu đỏ; cặp của Nam (Nam’s bag) màu xanh dương.',
      },
    ],
    statements: [
      { says: 'Nam’s bag is blue.', truth: true, why: 'Nam viết về cặp “It is big and blue”: cặp màu xanh dương.' },
      { says: 'Nam has three books.', truth: true, why: 'Nam viết “I have three books”: Nam có ba quyển sách.' },
      {
        says: 'Ben’s bag is blue.',
        truth: false,
        why: 'Nam viết về Ben “His bag is green”: cặp của Ben màu xanh lá; blue là cặp của Nam.',
      },
    ],
    gaps: [
      {
        text: 'Nam has one red ___.',
        right: 'pencil',
        wrong: ['pen', 'book', 'bag'],
        why: 'Nam viết “a red pencil”: một bút chì đỏ; bút mực (pen) thì có hai cái.',
      },
      {
        text: '___ has a green bag.',
        right: 'Ben',
        wrong: ['Nam', 'Mai', 'Tom'],
        why: 'Nam viết về bạn Ben “His bag is green”; cặp của Nam màu xanh dương (blue).',
      },
    ],
  },
  {
    id: 'c1-r-a-note-from-mum',
    topic: 'food',
    ease: 2,
    title: 'A note from Mum',
    about: 'Mẹ để lại lời nhắn cho Lan và Minh.',
    paragraphs: [
      'Hi Lan! Hi Minh!',
      'I am in the garden with Grandma. Lan, the pizza on the table is for you. Minh, the chicken is for you. You can drink milk or water. The small fish is not for you. It is for the cat! The ice cream is for Dad.',
      'Love, Mum',
    ],
    choices: [
      {
        ask: 'Who is in the garden with Mum?',
        right: 'Grandma',
        wrong: ['Dad', 'Lan', 'the cat'],
        why: 'Mẹ viết “I am in the garden with Grandma”: mẹ ở vườn với bà, không phải với bố (Dad).',
      },
      {
        ask: 'What is for Minh?',
        right: 'the chicken',
        wrong: ['the pizza', 'the fish', 'the ice cream'],
        why: 'Mẹ viết “Minh, the chicken is for you”: thịt gà cho Minh; bánh pizza là của Lan.',
      },
      {
        ask: 'Who has the fish?',
        right: 'the cat',
        wrong: ['Lan', 'Dad', 'Minh'],
        why: 'Mẹ viết về con cá “It is for the cat!”; với Lan và Minh thì “not for you”.',
      },
    ],
    statements: [
      {
        says: 'The ice cream is for Lan.',
        truth: false,
        why: 'Mẹ viết “The ice cream is for Dad”: kem là của bố, không phải của Lan.',
      },
      { says: 'The pizza is on the table.', truth: true, why: 'Mẹ viết “the pizza on the table”: bánh ở trên bàn.' },
      { says: 'Lan can drink milk.', truth: true, why: 'Mẹ viết “You can drink milk or water”: Lan uống sữa được.' },
    ],
    gaps: [
      {
        text: 'The ___ is for Lan.',
        right: 'pizza',
        wrong: ['chicken', 'fish', 'ice cream'],
        why: 'Mẹ viết “Lan, the pizza on the table is for you”; thịt gà (chicken) là của Minh.',
      },
      {
        text: 'The fish is ___.',
        right: 'small',
        wrong: ['big', 'long', 'red'],
        why: 'Mẹ viết “The small fish”: con cá nhỏ, không to (big).',
      },
    ],
  },
  {
    id: 'c1-r-who-am-i',
    topic: 'animals',
    ease: 3,
    title: 'Who am I?',
    about: 'Một câu đố về con vật.',
    paragraphs: [
      'I am an animal. I am brown. I have a long tail and two big eyes. My nose is small. I like fruit. I can eat ten bananas!',
      'My house is not big. It is not small. My house is a tree! I have four brothers. Look! I can jump. Who am I?',
    ],
    choices: [
      {
        ask: 'What is the animal?',
        right: 'a monkey',
        wrong: ['a bird', 'a rabbit', 'a dog'],
        why: 'Con vật màu nâu, đuôi dài, thích chuối, sống trên cây là con khỉ; chim (a bird) có mỏ chứ không có cái mũi nhỏ (nose).',
      },
      {
        ask: 'What is big?',
        right: 'the eyes',
        wrong: ['the nose', 'the house', 'the ears'],
        why: 'Bài có “two big eyes”: mắt to; còn mũi (the nose) thì “small”.',
      },
      {
        ask: 'What is the animal’s house?',
        right: 'a tree',
        wrong: ['a box', 'a bed', 'a big house'],
        why: 'Bài có câu “My house is a tree!”: nhà là cái cây; bài nói “My house is not big” nên không phải a big house.',
      },
    ],
    statements: [
      { says: 'The animal can jump.', truth: true, why: 'Bài có câu “I can jump”: con vật biết nhảy.' },
      {
        says: 'The animal is yellow.',
        truth: false,
        why: 'Bài có câu “I am brown”: con vật màu nâu, không phải màu vàng (yellow).',
      },
      { says: 'The animal likes fruit.', truth: true, why: 'Bài có câu “I like fruit”: con vật thích trái cây.' },
    ],
    gaps: [
      {
        text: 'The animal’s nose is ___.',
        right: 'small',
        wrong: ['big', 'long', 'red'],
        why: 'Bài có câu “My nose is small”: mũi nhỏ; to (big) là đôi mắt.',
      },
      {
        text: 'The animal has four ___.',
        right: 'brothers',
        wrong: ['sisters', 'houses', 'bananas'],
        why: 'Bài có câu “I have four brothers”: bốn anh em trai, không phải chị em gái (sisters).',
      },
    ],
  },
  {
    id: 'c1-r-grandpas-house',
    topic: 'house',
    ease: 2,
    title: 'Grandpa’s house',
    about: 'Lucy tả ngôi nhà của ông.',
    paragraphs: [
      'I am Lucy. This is my grandpa’s house. It is old and yellow. The door is red. The kitchen is big. I like the kitchen!',
      'Grandpa has a dog. The dog sleeps on Grandpa’s chair! Grandpa sits on the bed. He reads a book to me and the dog.',
    ],
    choices: [
      {
        ask: 'What colour is the door?',
        right: 'red',
        wrong: ['yellow', 'green', 'white'],
        why: 'Bài có câu “The door is red”: cửa màu đỏ; yellow (vàng) là màu ngôi nhà.',
      },
      {
        ask: 'Who sleeps on the chair?',
        right: 'the dog',
        wrong: ['Grandpa', 'Lucy', 'the cat'],
        why: 'Bài có câu “The dog sleeps on Grandpa’s chair!”; ông (Grandpa) thì ngồi trên giường.',
      },
      {
        ask: 'Who can listen to the book?',
        right: 'the girl and the dog',
        wrong: ['Grandpa and Grandma', 'the dog and the cat', 'the girl and Mum'],
        why: 'Bài có câu “He reads a book to me and the dog”: bạn nhỏ và con chó nghe; trong bài không có mẹ (Mum).',
      },
    ],
    statements: [
      { says: 'The house is new.', truth: false, why: 'Bài có câu “It is old and yellow”: nhà cũ, không mới (new).' },
      {
        says: 'The kitchen is small.',
        truth: false,
        why: 'Bài có câu “The kitchen is big”: bếp to, không nhỏ (small).',
      },
      { says: 'Grandpa can read.', truth: true, why: 'Bài có câu “He reads a book”: ông biết đọc sách.' },
    ],
    gaps: [
      {
        text: 'Grandpa sits on the ___.',
        right: 'bed',
        wrong: ['chair', 'floor', 'desk'],
        why: 'Bài có câu “Grandpa sits on the bed”; ghế (chair) thì con chó nằm ngủ.',
      },
      {
        text: 'The house is old and ___.',
        right: 'yellow',
        wrong: ['red', 'blue', 'green'],
        why: 'Bài có câu “It is old and yellow”: nhà màu vàng; red (đỏ) là màu cửa.',
      },
    ],
  },
  {
    id: 'c1-r-a-face-on-paper',
    topic: 'body',
    ease: 2,
    title: 'A face on paper',
    about: 'Phong tả khuôn mặt bạn ấy vẽ.',
    paragraphs: [
      'I am Phong. I can draw. This is a face on my paper. It has three eyes! One eye is red. Two eyes are blue. The nose is long. The mouth is big. The hair is green.',
      'My sister says: “Is it Dad?” No, it is not Dad!',
    ],
    choices: [
      {
        ask: 'How many eyes are on the face?',
        right: 'three',
        wrong: ['one', 'two', 'four'],
        why: 'Phong viết “It has three eyes!”: ba mắt; two (hai) là số mắt màu xanh.',
      },
      {
        ask: 'What is green?',
        right: 'the hair',
        wrong: ['the nose', 'the mouth', 'the eyes'],
        why: 'Bài có câu “The hair is green”: tóc màu xanh lá; mắt (the eyes) thì đỏ và xanh dương.',
      },
      {
        ask: 'Who can draw?',
        right: 'Phong',
        wrong: ['Phong’s dad', 'Phong’s mum', 'Phong’s sister'],
        why: 'Phong viết “I can draw”: Phong biết vẽ; chị (Phong’s sister) chỉ hỏi “Is it Dad?”.',
      },
    ],
    statements: [
      {
        says: 'Three eyes are blue.',
        truth: false,
        why: 'Bài có câu “Two eyes are blue”: hai mắt màu xanh; mắt thứ ba màu đỏ (red).',
      },
      { says: 'The face has a big mouth.', truth: true, why: 'Bài có câu “The mouth is big”: miệng to.' },
      { says: 'It is Dad’s face.', truth: false, why: 'Phong viết “No, it is not Dad!”: đó không phải là bố.' },
    ],
    gaps: [
      {
        text: 'One eye is ___.',
        right: 'red',
        wrong: ['blue', 'green', 'yellow'],
        why: 'Bài có câu “One eye is red”: một mắt đỏ; blue là hai mắt còn lại.',
      },
      {
        text: 'The nose is ___.',
        right: 'long',
        wrong: ['small', 'green', 'red'],
        why: 'Bài có câu “The nose is long”: mũi dài; green là màu tóc.',
      },
    ],
  },
  {
    id: 'c1-r-my-toy-box',
    topic: 'hobbies',
    ease: 2,
    title: 'My toy box',
    about: 'Linh kể về hộp đồ chơi.',
    paragraphs: [
      'This is my toy box. It is pink. Open it and look! I have two dolls, a ball and four cars. The ball is orange. The dolls are May and Kay.',
      'My kite is not in the box. It is on my bed. I can fly my kite in the morning.',
    ],
    choices: [
      {
        ask: 'Who is May?',
        right: 'a doll',
        wrong: ['a girl', 'a dog', 'a sister'],
        why: 'Bài có câu “The dolls are May and Kay”: May là búp bê, không phải bé gái (a girl).',
      },
      {
        ask: 'How many toys are in the box?',
        right: 'seven',
        wrong: ['four', 'six', 'eight'],
        why: 'Hai búp bê, một quả bóng và bốn ô tô: 2 + 1 + 4 = 7 (seven); cái diều không ở trong hộp nên không phải eight.',
      },
      {
        ask: 'What is on the bed?',
        right: 'a kite',
        wrong: ['a doll', 'a ball', 'a car'],
        why: 'Bài có câu “My kite is not in the box. It is on my bed”; búp bê (a doll) thì ở trong hộp.',
      },
    ],
    statements: [
      { says: 'The box is pink.', truth: true, why: 'Bài có câu “It is pink” về chiếc hộp: hộp màu hồng.' },
      {
        says: 'The kite is in the box.',
        truth: false,
        why: 'Bài có câu “My kite is not in the box”: diều ở trên giường.',
      },
      { says: 'The ball is orange.', truth: true, why: 'Bài có câu “The ball is orange”: bóng màu cam.' },
    ],
    gaps: [
      {
        text: 'I have four ___.',
        right: 'cars',
        wrong: ['dolls', 'balls', 'kites'],
        why: 'Bài có “four cars”: bốn ô tô; búp bê (dolls) thì có hai con.',
      },
      {
        text: 'The box is ___.',
        right: 'pink',
        wrong: ['orange', 'blue', 'red'],
        why: 'Bài có câu “It is pink”: hộp màu hồng; orange (cam) là màu quả bóng.',
      },
    ],
  },
  {
    id: 'c1-r-colour-the-picture',
    topic: 'arts',
    ease: 3,
    title: 'Colour the picture',
    about: 'Cô giáo hướng dẫn tô màu một bức tranh.',
    paragraphs: [
      'Look at the picture. It has a tree, a house, a bird and a car. Colour the tree green. Colour the house yellow, but the door is red. Colour the bird blue. The car is for you! What colour do you like? Say the colour. OK! Now write your name.',
    ],
    choices: [
      {
        ask: 'What is blue?',
        right: 'the bird',
        wrong: ['the tree', 'the house', 'the door'],
        why: 'Bài bảo “Colour the bird blue”: con chim màu xanh dương; cái cây (the tree) màu xanh lá.',
      },
      {
        ask: 'What colours are the house and the door?',
        right: 'yellow and red',
        wrong: ['green and blue', 'red and green', 'blue and yellow'],
        why: 'Bài bảo “Colour the house yellow” và “the door is red”: nhà vàng, cửa đỏ; green và blue là cây và chim.',
      },
      {
        ask: 'What can be pink, green or orange?',
        right: 'the car',
        wrong: ['the bird', 'the tree', 'the door'],
        why: 'Bài nói “The car is for you! What colour do you like?”: ô tô màu nào cũng được; còn cái cây (the tree) phải tô xanh lá.',
      },
    ],
    statements: [
      {
        says: 'The door is yellow.',
        truth: false,
        why: 'Bài có “the door is red”: cửa màu đỏ; yellow (vàng) là màu ngôi nhà.',
      },
      { says: 'The tree is green.', truth: true, why: 'Bài bảo “Colour the tree green”: cây màu xanh lá.' },
      {
        says: 'The picture has a bird.',
        truth: true,
        why: 'Bài có câu “It has a tree, a house, a bird and a car”: tranh có con chim.',
      },
    ],
    gaps: [
      {
        text: 'The house is ___.',
        right: 'yellow',
        wrong: ['red', 'green', 'blue'],
        why: 'Bài bảo “Colour the house yellow”: nhà màu vàng; red (đỏ) là màu cửa.',
      },
      {
        text: 'Write your ___.',
        right: 'name',
        wrong: ['number', 'school', 'colour'],
        why: 'Bài bảo “Now write your name”: viết tên; còn màu (colour) thì chỉ nói to lên.',
      },
    ],
  },
  {
    id: 'c1-r-to-grandma',
    topic: 'communication',
    ease: 3,
    title: 'To Grandma',
    about: 'Minh viết thiệp gửi bà.',
    paragraphs: [
      'Hi Grandma,',
      'How are you? I am fine. I am seven now! I have a new bike. It is red. My dad has an old bike. It is black. My sister Hoa has a doll. She can sing to the doll. This picture is for you. It is your cat!',
      'Love, Minh',
    ],
    choices: [
      {
        ask: 'What is new?',
        right: 'Minh’s bike',
        wrong: ['Dad’s bike', 'Hoa’s doll', 'Grandma’s cat'],
        why: 'Minh viết “I have a new bike”: xe của Minh mới; xe của bố (Dad’s bike) thì cũ.',
      },
      {
        ask: 'What is the picture of?',
        right: 'Grandma’s cat',
        wrong: ['Hoa’s doll', 'Minh’s bike', 'Dad’s bike'],
        why: 'Minh viết “This picture is for you. It is your cat!”: tranh vẽ mèo của bà, không phải búp bê (Hoa’s doll).',
      },
      {
        ask: 'What is black?',
        right: 'the old bike',
        wrong: ['the new bike', 'the doll', 'the picture'],
        why: 'Xe cũ của bố “is black”; chiếc xe mới (the new bike) của Minh màu đỏ.',
      },
    ],
    statements: [
      { says: 'Minh is seven.', truth: true, why: 'Minh viết “I am seven now!”: Minh bảy tuổi.' },
      {
        says: 'Hoa is Minh’s mum.',
        truth: false,
        why: 'Minh viết “My sister Hoa”: Hoa là chị hoặc em gái của Minh, không phải mẹ (mum).',
      },
      {
        says: 'Minh’s bike is black.',
        truth: false,
        why: 'Minh viết “It is red” về xe của mình; black (đen) là xe của bố.',
      },
    ],
    gaps: [
      {
        text: 'Minh’s bike is ___.',
        right: 'red',
        wrong: ['black', 'blue', 'white'],
        why: 'Minh viết “I have a new bike. It is red”; black là màu xe của bố.',
      },
      {
        text: 'Hoa can ___ to the doll.',
        right: 'sing',
        wrong: ['read', 'jump', 'fly'],
        why: 'Minh viết “She can sing to the doll”: Hoa hát cho búp bê, không phải đọc (read).',
      },
    ],
  },
  {
    id: 'c1-r-in-the-park',
    topic: 'sports',
    ease: 2,
    title: 'In the park',
    about: 'Tom kể về các bạn chơi ở công viên.',
    paragraphs: [
      'I am in the park with my friends. Nam has a ball. He can play football. Mai can run. Anna can ride her bike.',
      'And me? I am Tom. I have a kite. My little dog can see the kite. It jumps and jumps! My dog can’t fly.',
    ],
    choices: [
      {
        ask: 'What can Anna ride?',
        right: 'a bike',
        wrong: ['a horse', 'a bus', 'a dog'],
        why: 'Bài có câu “Anna can ride her bike”: Anna đi xe đạp, không phải cưỡi ngựa (a horse).',
      },
      {
        ask: 'Who has a kite?',
        right: 'Tom',
        wrong: ['Nam', 'Mai', 'Anna'],
        why: 'Bài có câu “I am Tom. I have a kite”: diều của Tom; Nam thì có quả bóng (a ball).',
      },
      {
        ask: 'The dog jumps and jumps. Why?',
        right: 'It can see the kite.',
        wrong: ['It can see the ball.', 'It can see the bike.', 'It can see a bird.'],
        why: 'Bài có câu “My little dog can see the kite. It jumps and jumps!”: chó thấy diều nên nhảy, không phải thấy bóng (the ball).',
      },
    ],
    statements: [
      { says: 'Tom’s dog is big.', truth: false, why: 'Tom viết “My little dog”: con chó nhỏ, không to (big).' },
      {
        says: 'Nam can play football.',
        truth: true,
        why: 'Bài có câu “He can play football” nói về Nam: Nam biết đá bóng.',
      },
      { says: 'The dog can fly.', truth: false, why: 'Cuối bài có câu “My dog can’t fly”: chó không biết bay.' },
    ],
    gaps: [
      {
        text: 'Nam has a ___.',
        right: 'ball',
        wrong: ['kite', 'dog', 'bike'],
        why: 'Bài có câu “Nam has a ball”; diều (kite) là của Tom.',
      },
      {
        text: 'The dog is ___.',
        right: 'Tom’s',
        wrong: ['Nam’s', 'Mai’s', 'Anna’s'],
        why: 'Người viết là Tom: “I am Tom”, “My little dog”: chó của Tom, không phải của Nam (Nam’s).',
      },
    ],
  },
  {
    id: 'c1-r-three-hats',
    topic: 'clothes',
    ease: 3,
    title: 'Three hats',
    about: 'Chuyện ba chiếc mũ của ba bạn nhỏ.',
    paragraphs: [
      'Ben, Hoa and Lucy have three hats: a red hat, a blue hat and a white hat. The hats are on the table.',
      '“The red hat is not my hat,” says Ben. “The white hat is not my hat.”',
      '“My hat is white,” says Hoa.',
      '“And I am Lucy. I have a hat, too. It is nice and big!”',
    ],
    choices: [
      {
        ask: 'What colour is Ben’s hat?',
        right: 'blue',
        wrong: ['red', 'white', 'black'],
        why: 'Ben nói mũ đỏ (red) và mũ trắng (white) không phải của mình, vậy mũ của Ben là mũ xanh (blue).',
      },
      {
        ask: 'What colour is Lucy’s hat?',
        right: 'red',
        wrong: ['blue', 'white', 'green'],
        why: 'Mũ trắng của Hoa, mũ xanh (blue) của Ben, vậy mũ đỏ (red) là của Lucy.',
      },
      {
        ask: 'What is on the table?',
        right: 'three hats',
        wrong: ['two hats', 'three bags', 'two bags'],
        why: 'Bài có câu “three hats” và “The hats are on the table”: ba chiếc mũ, không phải hai (two hats).',
      },
    ],
    statements: [
      { says: 'Hoa’s hat is white.', truth: true, why: 'Hoa nói “My hat is white”: mũ của Hoa màu trắng.' },
      {
        says: 'Ben’s hat is red.',
        truth: false,
        why: 'Ben nói “The red hat is not my hat”: mũ đỏ không phải của Ben.',
      },
      { says: 'Lucy has a big hat.', truth: true, why: 'Lucy nói về mũ của mình “It is nice and big!”: mũ to.' },
    ],
    gaps: [
      {
        text: 'The hats are on the ___.',
        right: 'table',
        wrong: ['bed', 'chair', 'box'],
        why: 'Bài có câu “The hats are on the table”: mũ ở trên bàn, không ở trên giường (bed).',
      },
      {
        text: 'The white hat is ___ hat.',
        right: 'Hoa’s',
        wrong: ['Ben’s', 'Lucy’s', 'Mum’s'],
        why: 'Hoa nói “My hat is white”; Ben thì nói mũ trắng “is not my hat”.',
      },
    ],
  },
  {
    id: 'c1-r-cars-and-bikes',
    topic: 'transport',
    ease: 2,
    title: 'We go to school',
    about: 'Các bạn nhỏ đến trường bằng gì.',
    paragraphs: [
      'Good morning! We go to school. Mai is in a blue car with her mum. Peter is on a big yellow bus. Linh has a small red bike.',
      'And Quân? He has no car and no bike. His house is near the school. He can walk with his dad.',
    ],
    choices: [
      {
        ask: 'What colour is the car?',
        right: 'blue',
        wrong: ['yellow', 'red', 'green'],
        why: 'Bài có “Mai is in a blue car”: ô tô màu xanh; yellow (vàng) là màu xe buýt.',
      },
      {
        ask: 'Who is on the bus?',
        right: 'Peter',
        wrong: ['Mai', 'Linh', 'Quân'],
        why: 'Bài có câu “Peter is on a big yellow bus”; Mai thì ngồi ô tô với mẹ.',
      },
      {
        ask: 'Why can Quân walk to school?',
        right: 'His house is near.',
        wrong: ['His bike is old.', 'His bus is big.', 'His car is red.'],
        why: 'Bài có câu “His house is near the school”: nhà Quân gần trường; Quân không có xe đạp (bike) nào.',
      },
    ],
    statements: [
      {
        says: 'Linh’s bike is big.',
        truth: false,
        why: 'Bài có câu “Linh has a small red bike”: xe đạp nhỏ, không to (big).',
      },
      { says: 'Mai is with her mum.', truth: true, why: 'Bài có “Mai is in a blue car with her mum”: Mai đi với mẹ.' },
      { says: 'Quân has a bike.', truth: false, why: 'Bài có câu “He has no car and no bike”: Quân không có xe đạp.' },
    ],
    gaps: [
      {
        text: 'Quân can walk with his ___.',
        right: 'dad',
        wrong: ['mum', 'sister', 'friend'],
        why: 'Bài có câu “He can walk with his dad”: Quân đi với bố; đi với mẹ (mum) là Mai.',
      },
      {
        text: 'Linh has a red ___.',
        right: 'bike',
        wrong: ['car', 'bus', 'bag'],
        why: 'Bài có câu “Linh has a small red bike”: xe đạp; ô tô (car) màu xanh là của mẹ Mai.',
      },
    ],
  },
  {
    id: 'c1-r-happy-and-sad',
    topic: 'feelings',
    ease: 1,
    title: 'Happy and sad',
    about: 'Hoa kể điều làm mình vui, buồn.',
    paragraphs: [
      'My name is Hoa. I play and sing with my friends. I am happy! I play with my dog, Bim, too. He runs to me!',
      'I am sad in bed. I can’t play. But Mum sits on my bed and reads to me. I am happy!',
    ],
    choices: [
      {
        ask: 'Who is Bim?',
        right: 'Hoa’s dog',
        wrong: ['Hoa’s friend', 'Hoa’s brother', 'Hoa’s cat'],
        why: 'Hoa viết “my dog, Bim”: Bim là con chó của Hoa, không phải con mèo (cat).',
      },
      {
        ask: 'Who reads to Hoa?',
        right: 'her mum',
        wrong: ['her dad', 'her friend', 'her sister'],
        why: 'Bài có câu “Mum sits on my bed and reads to me”: mẹ đọc sách, không phải bố (dad).',
      },
      {
        ask: 'Hoa is sad in bed. Why?',
        right: 'She can’t play.',
        wrong: ['She can’t see Mum.', 'She can’t read.', 'She can’t sing.'],
        why: 'Hoa viết “I am sad in bed. I can’t play”: vì không chơi được; mẹ vẫn ngồi bên giường nên không phải “She can’t see Mum”.',
      },
    ],
    statements: [
      {
        says: 'Hoa plays with her friends and she is sad.',
        truth: false,
        why: 'Hoa viết “I play and sing with my friends. I am happy!”: chơi với bạn Hoa vui, không buồn (sad).',
      },
      { says: 'Bim can run.', truth: true, why: 'Hoa viết về Bim “He runs to me!”: Bim biết chạy.' },
      {
        says: 'Mum sits on Hoa’s bed.',
        truth: true,
        why: 'Bài có câu “Mum sits on my bed”: mẹ ngồi trên giường của Hoa.',
      },
    ],
    gaps: [
      {
        text: 'Hoa and her friends play and ___.',
        right: 'sing',
        wrong: ['sleep', 'swim', 'draw'],
        why: 'Hoa viết “I play and sing with my friends”: các bạn chơi và hát, không phải vẽ (draw).',
      },
      {
        text: 'Hoa has a ___.',
        right: 'dog',
        wrong: ['cat', 'bird', 'rabbit'],
        why: 'Hoa viết “my dog, Bim”: Hoa có chó, không phải mèo (cat).',
      },
    ],
  },
  {
    id: 'c1-r-the-bird-and-the-fish',
    topic: 'nature',
    ease: 3,
    title: 'The bird and the fish',
    about: 'Chim và cá nói chuyện với nhau.',
    paragraphs: [
      'A red bird is on a tree. It looks into the water. It sees a little blue fish.',
      '“I can fly,” says the bird. “I can see the sky!”',
      '“I can swim,” says the fish. “I can see the sky in the water!”',
      'The bird can sing. The fish listens. The bird has a friend now.',
    ],
    choices: [
      {
        ask: 'What colour is the fish?',
        right: 'blue',
        wrong: ['red', 'green', 'yellow'],
        why: 'Bài có “a little blue fish”: cá màu xanh; red (đỏ) là màu của chim.',
      },
      {
        ask: 'What can the fish do?',
        right: 'It can swim.',
        wrong: ['It can fly.', 'It can sing.', 'It can read.'],
        why: 'Cá nói “I can swim”: cá biết bơi; bay (fly) và hát (sing) là chim.',
      },
      {
        ask: 'Who is the bird’s friend?',
        right: 'the fish',
        wrong: ['the tree', 'the sky', 'the water'],
        why: 'Chim hát, cá nghe và “The bird has a friend now”: bạn của chim là cá; the tree chỉ là chỗ chim đậu.',
      },
    ],
    statements: [
      { says: 'The bird is on a tree.', truth: true, why: 'Câu đầu là “A red bird is on a tree”: chim ở trên cây.' },
      { says: 'The fish is big.', truth: false, why: 'Bài có “a little blue fish”: cá nhỏ, không to (big).' },
      {
        says: 'The fish can see the sky.',
        truth: true,
        why: 'Cá nói “I can see the sky in the water!”: cá thấy bầu trời trong nước.',
      },
    ],
    gaps: [
      {
        text: 'The red animal is a ___.',
        right: 'bird',
        wrong: ['fish', 'frog', 'cat'],
        why: 'Bài có “A red bird”: con vật màu đỏ là chim; cá (fish) màu xanh.',
      },
      {
        text: 'The bird can ___. The fish listens.',
        right: 'sing',
        wrong: ['read', 'swim', 'draw'],
        why: 'Bài có câu “The bird can sing. The fish listens”: chim hát cho cá nghe; biết bơi (swim) là cá.',
      },
    ],
  },
  {
    id: 'c1-r-at-school',
    topic: 'school',
    ease: 1,
    title: 'My school',
    about: 'Peter kể về trường của mình.',
    paragraphs: [
      'I am Peter. This is my school. It is big and white. My teacher is Miss Lan. She is nice.',
      '“Good morning!” says Miss Lan. “Sit, please. Open your book. Look at the picture. Listen to me.”',
      'It is a picture of a lion. I like lions! I like my school.',
    ],
    choices: [
      {
        ask: 'What colour is the school?',
        right: 'white',
        wrong: ['yellow', 'red', 'blue'],
        why: 'Peter viết “It is big and white”: trường màu trắng, không phải màu vàng (yellow).',
      },
      {
        ask: 'Who is Miss Lan?',
        right: 'Peter’s teacher',
        wrong: ['Peter’s mum', 'Peter’s sister', 'Peter’s grandma'],
        why: 'Peter viết “My teacher is Miss Lan”: cô Lan là cô giáo, không phải mẹ (mum) của Peter.',
      },
      {
        ask: 'What can Peter see in his book?',
        right: 'a lion',
        wrong: ['a teacher', 'a school', 'a monkey'],
        why: 'Cô bảo mở sách xem tranh và “It is a picture of a lion”: Peter thấy sư tử, không phải con khỉ (a monkey).',
      },
    ],
    statements: [
      {
        says: 'The school is small.',
        truth: false,
        why: 'Peter viết về trường “It is big and white”: trường to, không nhỏ (small).',
      },
      { says: 'Miss Lan is nice.', truth: true, why: 'Peter viết về cô Lan “She is nice”: cô dễ mến.' },
      { says: 'Peter likes lions.', truth: true, why: 'Peter viết “I like lions!”: Peter thích sư tử.' },
    ],
    gaps: [
      {
        text: '“Open your ___,” says Miss Lan.',
        right: 'book',
        wrong: ['bag', 'box', 'door'],
        why: 'Cô Lan nói “Open your book”: mở sách, không phải mở cặp (bag).',
      },
      {
        text: 'It is a picture of a ___.',
        right: 'lion',
        wrong: ['school', 'teacher', 'bird'],
        why: 'Bài có câu “It is a picture of a lion”: tranh sư tử, không phải con chim (bird).',
      },
    ],
  },
  {
    id: 'c1-r-mother-duck',
    topic: 'numbers',
    ease: 3,
    title: 'Mother duck',
    about: 'Mẹ vịt đếm đàn con.',
    paragraphs: [
      'Mother Duck has six babies. “One, two, three, four, five,” she says. “Five babies? No! I have six!”',
      'Four babies are in the water. One baby is in the garden. It sees a flower. One baby is … on Mother Duck’s head!',
      '“Mum, I can see you!” it says. Mother Duck is happy.',
    ],
    choices: [
      {
        ask: 'How many babies has Mother Duck got?',
        right: 'six',
        wrong: ['five', 'four', 'one'],
        why: 'Bài có câu “Mother Duck has six babies”: sáu con; five là số mẹ vịt đếm thiếu.',
      },
      {
        ask: 'How many babies are in the garden?',
        right: 'one',
        wrong: ['two', 'four', 'five'],
        why: 'Bài có câu “One baby is in the garden”: một con; four (bốn) là số vịt con ở dưới nước.',
      },
      {
        ask: 'Mother Duck can’t see one baby. Why?',
        right: 'It is on her head.',
        wrong: ['It is in the water.', 'It is in the house.', 'It is in a tree.'],
        why: 'Một con ở “on Mother Duck’s head”: ở trên đầu mẹ nên mẹ không thấy; bốn con khác mới ở dưới nước (in the water).',
      },
    ],
    statements: [
      {
        says: 'Four babies are in the water.',
        truth: true,
        why: 'Bài có câu “Four babies are in the water”: bốn con ở dưới nước.',
      },
      {
        says: 'Two babies are in the garden.',
        truth: false,
        why: 'Bài có câu “One baby is in the garden”: chỉ một con, không phải hai (two).',
      },
      {
        says: 'Mother Duck is sad.',
        truth: false,
        why: 'Câu cuối là “Mother Duck is happy”: mẹ vịt vui, không buồn (sad).',
      },
    ],
    gaps: [
      {
        text: 'The baby in the garden sees a ___.',
        right: 'flower',
        wrong: ['bird', 'tree', 'cat'],
        why: 'Bài có câu “It sees a flower”: vịt con thấy bông hoa, không phải con chim (bird).',
      },
      {
        text: '___ babies are in the water.',
        right: 'Four',
        wrong: ['Two', 'Five', 'Six'],
        why: 'Bài có câu “Four babies are in the water”; six (sáu) là số cả đàn.',
      },
    ],
  },
  {
    id: 'c1-r-a-hot-morning',
    topic: 'weather',
    ease: 1,
    title: 'A hot morning',
    about: 'Ben kể một buổi sáng nắng nóng.',
    paragraphs: [
      'It is a hot and sunny morning. I am in the garden with my sister, Anna. I have a hat. Anna has a hat, too.',
      'Mum has ice cream. “Two for you, Ben, and two for Anna!” she says. Thank you, Mum! I like hot mornings.',
    ],
    choices: [
      {
        ask: 'Where are Ben and Anna?',
        right: 'in the garden',
        wrong: ['in the kitchen', 'at school', 'in the park'],
        why: 'Ben viết “I am in the garden with my sister, Anna”: hai bạn ở trong vườn, không ở công viên (in the park).',
      },
      {
        ask: 'Who is Anna?',
        right: 'Ben’s sister',
        wrong: ['Ben’s mum', 'Ben’s friend', 'Ben’s dog'],
        why: 'Ben viết “my sister, Anna”: Anna là chị em gái của Ben, không phải mẹ (mum).',
      },
      {
        ask: 'How many ice creams has Mum got for Ben and Anna?',
        right: 'four',
        wrong: ['one', 'two', 'three'],
        why: 'Mẹ nói “Two for you, Ben, and two for Anna!”: hai thêm hai là bốn (four); two chỉ là phần của một bạn.',
      },
    ],
    statements: [
      { says: 'It is morning.', truth: true, why: 'Bài có “a hot and sunny morning”: lúc này là buổi sáng.' },
      { says: 'Anna has no hat.', truth: false, why: 'Bài có câu “Anna has a hat, too”: Anna cũng có mũ.' },
      {
        says: 'Ben likes hot mornings.',
        truth: true,
        why: 'Câu cuối là “I like hot mornings”: Ben thích buổi sáng nóng.',
      },
    ],
    gaps: [
      {
        text: 'It is hot and ___.',
        right: 'sunny',
        wrong: ['rainy', 'cold', 'windy'],
        why: 'Bài có “a hot and sunny morning”: trời nắng, không mưa (rainy).',
      },
      {
        text: '___ has ice cream for Ben and Anna.',
        right: 'Mum',
        wrong: ['Dad', 'Grandma', 'Grandpa'],
        why: 'Bài có câu “Mum has ice cream”: mẹ có kem, không phải bố (Dad).',
      },
    ],
  },
]
