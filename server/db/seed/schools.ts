import { sql } from 'kysely'
import { type Db, inTransaction } from '../../src/db/database.ts'
import { schools } from './school.ts'

/** Schools that were invented, by the code of their ward or commune. Their ids follow their order: a new one comes last. */
const invented: readonly (readonly [
  districtId: number,
  schools: readonly (readonly [name: string, schoolTypeId: number])[],
])[] = [
  // Hải Phòng: Ngô Quyền, Lê Chân, Hồng Bàng
  [
    11329,
    [
      ['Trường Mầm non Hoa Phượng', 0],
      ['Trường Tiểu học Bến Cảng', 1],
    ],
  ],
  [
    11383,
    [
      ['Trường Tiểu học Sao Biển', 1],
      ['Trường THCS Cánh Buồm', 2],
    ],
  ],
  [11311, [['Trường Mầm non Hải Âu', 0]]],
  // Hà Nội: Ba Đình, Cầu Giấy, Sóc Sơn
  [
    4,
    [
      ['Trường Tiểu học Hoa Sữa', 1],
      ['Trường THCS Hồ Gươm Xanh', 2],
    ],
  ],
  [
    166,
    [
      ['Trường Mầm non Mây Trắng', 0],
      ['Trường Tiểu học Cầu Vồng', 1],
      ['Trường THCS Cầu Vồng', 2],
      ['Trường THPT Cầu Vồng', 3],
    ],
  ],
  [376, [['Trường Tiểu học Núi Đôi', 1]]],
  // Thành phố Hồ Chí Minh: Sài Gòn, Gia Định, Côn Đảo
  [
    26740,
    [
      ['Trường Tiểu học Bông Sen', 1],
      ['Trường THPT Bông Sen', 3],
    ],
  ],
  [
    26944,
    [
      ['Trường Mầm non Nắng Mai', 0],
      ['Trường THCS Nắng Mai', 2],
    ],
  ],
  [26732, [['Trường Tiểu học Đảo Xa', 1]]],
  // Đà Nẵng: Hải Châu; Huế: Thuận Hóa; Cần Thơ: Ninh Kiều; Khánh Hòa: Nha Trang
  [
    20242,
    [
      ['Trường Tiểu học Sóng Hàn', 1],
      ['Trường THCS Sóng Hàn', 2],
    ],
  ],
  [19789, [['Trường Tiểu học Sông Hương', 1]]],
  [
    31135,
    [
      ['Trường Tiểu học Bến Nước', 1],
      ['Trường THPT Bến Nước', 3],
    ],
  ],
  [22366, [['Trường Tiểu học Biển Xanh', 1]]],
  // Đắk Lắk: Buôn Ma Thuột; Tuyên Quang: Đồng Văn
  [
    24133,
    [
      ['Trường Tiểu học Hoa Cà Phê', 1],
      ['Trường THCS Hoa Cà Phê', 2],
    ],
  ],
  [721, [['Trường PTDTBT Tiểu học Hoa Tam Giác Mạch', 1]]],
]

/** Their ids begin here: those of the demo school's people are below. */
const firstId = 101

const rows = [
  ...schools,
  ...invented
    .flatMap(([districtId, there]) => there.map(([name, schoolTypeId]) => ({ name, schoolTypeId, districtId })))
    .map((school, at) => ({ id: firstId + at, ...school })),
]

/**
 * Puts the schools of the demo school into their wards, and invents others around them. Idempotent: what is there stays as it
 * was left. A start with nothing to do costs one statement. The units must be laid out.
 */
export const seedSchools = async (db: Db, now: Date): Promise<void> => {
  const { rows: there } = await sql<{ id: number }>`
    select id from schools where district_id is not null and id = any(${rows.map(({ id }) => id)})`.execute(db)
  if (there.length === rows.length) return
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('schools')
      .values(
        rows.map(({ id, name, schoolTypeId, districtId }) => ({
          id,
          name,
          school_type_id: schoolTypeId,
          district_id: districtId,
          created_at: now,
        })),
      )
      // an older demo school has some of them, in no ward
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ district_id: sql`excluded.district_id` })
          .where('schools.district_id', 'is', null),
      )
      .execute()
    await sql`select setval(pg_get_serial_sequence('schools', 'id'), (select max(id) from schools))`.execute(tx)
  })
}
