import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Health, safety, directions and the weather: should, comparing, the way to a place. */
export const paper3 = paper(5, '3', [
  oneChoice({
    ask: 'I have a toothache. – You ___ go to the dentist.',
    right: 'should',
    wrong: ['shouldn’t', 'can’t', 'are'],
    why: 'Đau răng thì nên đi nha sĩ: should + động từ nguyên mẫu. shouldn’t là không nên, can’t là không thể, are không đứng trước động từ nguyên mẫu.',
  }),
  rightForm({
    text: 'Da Nang is ___ (small) than Ho Chi Minh City.',
    blanks: ['smaller'],
    why: 'So sánh hơn của tính từ ngắn: small + -er: smaller than.',
  }),
  sentence('Turn left at the traffic lights.', {
    why: 'Turn left: rẽ trái; at the traffic lights: ở chỗ đèn giao thông.',
  }),
  oneChoice({
    ask: 'Don’t play with matches! – OK, I won’t. I may get a ___.',
    right: 'burn',
    wrong: ['bath', 'cold', 'map'],
    why: 'Nghịch diêm (matches) có thể bị bỏng: get a burn. get a cold (bị cảm) là do lạnh; bath (bồn tắm) và map (bản đồ) không liên quan đến lửa.',
  }),
  fillIn({
    text: 'What’s the matter with you? – I have a bad cold and a sore ___. I can’t speak.',
    blanks: ['throat'],
    why: 'a sore throat: đau họng.',
  }),
  matching(
    [
      ['spring', 'warm, with many flowers'],
      ['summer', 'hot and sunny'],
      ['autumn', 'cool, with yellow leaves'],
      ['winter', 'cold, sometimes with snow'],
    ],
    {
      why: 'Mùa xuân (spring) ấm, nhiều hoa; mùa hè (summer) nóng, nắng; mùa thu (autumn) mát, lá vàng; mùa đông (winter) lạnh, đôi khi có tuyết.',
    },
  ),
  oneChoice({
    task: 'listen',
    sound: 'bridge',
    right: 'bridge',
    wrong: ['bright', 'brick', 'breeze'],
    why: 'Em nghe được từ “bridge”: cây cầu. “brick” (viên gạch) cũng có “i” ngắn nhưng kết thúc bằng /k/; “bright” (sáng) đọc là “ai”; “breeze” (gió nhẹ) đọc “i” dài.',
  }),
  wordBank({
    text: 'Excuse me, where’s the post office? – Go ___. It’s on the ___, between the bank ___ the cinema.',
    blanks: ['straight ahead', 'corner', 'and'],
    beside: ['next', 'or'],
    why: 'Go straight ahead: đi thẳng; on the corner: ở góc đường; between ... and ...: giữa ... và ... next thiếu to, or (hoặc) không đi với between.',
  }),
  spelling('headache', 'chứng đau đầu', { why: 'headache: đau đầu, gồm head (đầu) và ache (đau).' }),
  oneChoice({
    ask: 'What will the weather be like tomorrow? – It ___ foggy.',
    right: 'will be',
    wrong: ['is', 'was', 'be'],
    why: 'tomorrow là tương lai: will + be. is là hiện tại, was là quá khứ; be đứng một mình thì thiếu will.',
  }),
])
