/** What the generic doors say of a field that is wrong; names come from the caller and are cut by the caller of these. */
export const crudTexts = {
  unknownField: (name: string) => `Không có trường ${name}`,
  unknownWriteField: 'Không có trường này',
  notFilterable: (name: string) => `Không lọc được theo ${name}`,
  badFilterValue: (name: string) => `Giá trị lọc của ${name} không hợp lệ`,
  filteredTwice: (name: string) => `${name} được lọc hai lần`,
  notSortable: (name: string) => `Không sắp xếp được theo ${name}`,
  nothingToSave: 'Không có gì để lưu',
} as const
